/// The passes that run just now; an update may run inside a layout.
struct RunningPasses: OptionSet {
  let rawValue: UInt8

  static let update = RunningPasses(rawValue: 1)
  static let layout = RunningPasses(rawValue: 2)
}

/// How much passes have done, for tests and recorders.
struct PassCounts {
  /// How often `layoutSubviews` ran.
  var layouts = 0
  /// How often the engine solved.
  var solves = 0
}
