struct RunningPasses: OptionSet {
  let rawValue: UInt8

  static let update = RunningPasses(rawValue: 1)
  static let layout = RunningPasses(rawValue: 2)
  static let properties = RunningPasses(rawValue: 4)
}

struct PassCounts {
  var layouts = 0
  var solves = 0
}
