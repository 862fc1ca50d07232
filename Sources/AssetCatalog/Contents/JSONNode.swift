/// A value of a JSON text and the line it stands on.
///
/// Foundation's reader tells no places, and a fault of a catalogue is to be found again.
struct JSONNode: Hashable, Sendable {
  /// What the value is.
  enum Value: Hashable, Sendable {
    case null
    case boolean(Bool)
    case number(Double)
    case string(String)
    case array([JSONNode])
    case object([String: JSONNode])
  }

  let value: Value
  /// The line the value begins on, from 1.
  let line: Int

  /// The member of a name; nil for values that are no objects.
  subscript(name: String) -> JSONNode? {
    guard case .object(let members) = value else { return nil }
    return members[name]
  }

  /// The elements; none for values that are no arrays.
  var elements: [JSONNode] {
    guard case .array(let elements) = value else { return [] }
    return elements
  }

  /// The text; nil for values that are none.
  var string: String? {
    guard case .string(let text) = value else { return nil }
    return text
  }

  /// The number, also one that is written as a string.
  var number: Double? {
    switch value {
    case .number(let number): number
    case .string(let text): Double(text)
    default: nil
    }
  }

  /// Whether the value is the word `true`.
  var isTrue: Bool { value == .boolean(true) }
}
