struct Arguments: Sendable {
  /// The given options in order; the value is empty for options without one.
  var options: [(name: String, value: String)] = []
  var operands: [String] = []

  func has(_ name: String) -> Bool { options.contains { $0.name == name } }

  /// Returns the value of an option; the last one counts.
  func value(of name: String) -> String? { options.last { $0.name == name }?.value }

  func values(of name: String) -> [String] {
    options.filter { $0.name == name }.map(\.value)
  }
}

struct UsageError: Error, Hashable {
  /// A sentence without a final period.
  var message: String
}
