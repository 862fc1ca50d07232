/// A JSON value and its line.
///
/// Foundation's decoder has no locations, which messages about catalogs need.
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
  /// The first line of the value, from 1.
  let line: Int

  /// The member with a name; nil for other values than objects.
  subscript(name: String) -> JSONNode? {
    guard case .object(let members) = value else { return nil }
    return members[name]
  }

  /// The elements; empty for other values than arrays.
  var elements: [JSONNode] {
    guard case .array(let elements) = value else { return [] }
    return elements
  }

  /// The string; nil for other values.
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
