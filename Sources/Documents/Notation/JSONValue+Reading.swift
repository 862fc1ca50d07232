package import Foundation

/// Reading JSON, with members in alphabetical order.
extension JSONValue: Decodable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let text = try? container.decode(String.self) {
      self = .string(text)
    } else if let members = try? container.decode([String: JSONValue].self) {
      self = .object(members.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
    } else if let values = try? container.decode([JSONValue].self) {
      self = .array(values)
    } else if let flag = try? container.decode(Bool.self) {
      self = .bool(flag)
    } else {
      self = .number(try container.decode(Double.self))
    }
  }

  /// Reads JSON text; nil for anything else.
  package init?(reading data: Data) {
    guard let value = try? JSONDecoder().decode(JSONValue.self, from: data) else { return nil }
    self = value
  }

  package subscript(name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.0 == name }?.1
  }

  package var string: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }

  package var double: Double? {
    guard case .number(let number) = self else { return nil }
    return number
  }

  package var integer: Int? { double.flatMap { Int(exactly: $0) } }

  package var flag: Bool? {
    guard case .bool(let flag) = self else { return nil }
    return flag
  }

  package var array: [JSONValue]? {
    guard case .array(let values) = self else { return nil }
    return values
  }
}
