/// The arguments of a subcommand, options apart from operands.
struct Arguments: Sendable {
  /// The options that were given, in their order; the value is empty for those without.
  var options: [(name: String, value: String)] = []
  /// The other arguments: files, mostly.
  var operands: [String] = []

  /// Whether an option was given.
  func has(_ name: String) -> Bool { options.contains { $0.name == name } }

  /// The value of an option; the last one counts when it was given twice.
  func value(of name: String) -> String? { options.last { $0.name == name }?.value }

  /// All values of an option that may be repeated.
  func values(of name: String) -> [String] {
    options.filter { $0.name == name }.map(\.value)
  }
}

/// Why a command line is invalid, for the person who typed it.
struct UsageError: Error, Hashable {
  /// One sentence without a full stop.
  var message: String
}
