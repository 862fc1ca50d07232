struct Arguments: Sendable {
  var options: [(name: String, value: String)] = []
  var operands: [String] = []

  func has(_ name: String) -> Bool { options.contains { $0.name == name } }

  func value(of name: String) -> String? { options.last { $0.name == name }?.value }

  func values(of name: String) -> [String] {
    options.filter { $0.name == name }.map(\.value)
  }
}

struct UsageError: Error, Hashable {
  var message: String
}
