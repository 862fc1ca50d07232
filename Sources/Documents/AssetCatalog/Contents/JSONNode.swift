/// A JSON value and the line, which Foundation's decoder does not report.
struct JSONNode: Hashable, Sendable {
  enum Value: Hashable, Sendable {
    case null
    case boolean(Bool)
    case number(Double)
    case string(String)
    case array([JSONNode])
    case object([String: JSONNode])
  }

  let value: Value
  let line: Int

  subscript(name: String) -> JSONNode? {
    guard case .object(let members) = value else { return nil }
    return members[name]
  }

  var elements: [JSONNode] {
    guard case .array(let elements) = value else { return [] }
    return elements
  }

  var string: String? {
    guard case .string(let text) = value else { return nil }
    return text
  }

  /// The number, including numbers in strings.
  var number: Double? {
    switch value {
    case .number(let number): number
    case .string(let text): Double(text)
    default: nil
    }
  }

  var isTrue: Bool { value == .boolean(true) }
}
