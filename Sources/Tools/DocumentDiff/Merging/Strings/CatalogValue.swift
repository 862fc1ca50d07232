import InterfaceBuilder

/// A JSON value whose texts and numbers are kept as written, with members in their order.
indirect enum CatalogValue: Equatable {
  /// The members by key, with the quotes of the key.
  case object([Member])
  case array([CatalogValue])
  /// A text, number or word.
  case leaf(String)

  struct Member: Equatable {
    var key: String
    var value: CatalogValue
  }

  subscript(key: String) -> CatalogValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }

  /// The layout of JSON text.
  struct Style {
    var separator: String
    var indent: String
    /// Whether an empty object takes three lines, as in Xcode.
    var hasTallEmpties: Bool
    var ending: String

    /// Xcode's layout first.
    static let all: [Style] = [" : ", ": "].flatMap { separator in
      ["  ", "    ", "\t"].flatMap { indent in
        [true, false].flatMap { hasTallEmpties in
          ["", "\n"].map { ending in
            Style(
              separator: separator, indent: indent, hasTallEmpties: hasTallEmpties, ending: ending)
          }
        }
      }
    }
  }

  /// The value as JSON text.
  func text(_ style: Style) -> String {
    var text = ""
    write(style, depth: 0, into: &text)
    return text + style.ending
  }

  private func write(_ style: Style, depth: Int, into text: inout String) {
    let inner = String(repeating: style.indent, count: depth + 1)
    let outer = String(repeating: style.indent, count: depth)
    switch self {
    case .leaf(let word): text += word
    case .object(let members) where members.isEmpty:
      text += style.hasTallEmpties ? "{\n\n\(outer)}" : "{}"
    case .object(let members):
      text += "{\n"
      for (index, member) in members.enumerated() {
        text += inner + member.key + style.separator
        member.value.write(style, depth: depth + 1, into: &text)
        text += index + 1 < members.count ? ",\n" : "\n"
      }
      text += outer + "}"
    case .array(let values) where values.isEmpty:
      text += style.hasTallEmpties ? "[\n\n\(outer)]" : "[]"
    case .array(let values):
      text += "[\n"
      for (index, value) in values.enumerated() {
        text += inner
        value.write(style, depth: depth + 1, into: &text)
        text += index + 1 < values.count ? ",\n" : "\n"
      }
      text += outer + "]"
    }
  }
}

/// Parses JSON into values that keep their text.
struct CatalogParser {
  private let text: [UInt8]
  private var position = 0

  /// The maximum depth; catalogs have ten levels.
  private static let depthLimit = 64

  init(_ text: [UInt8]) { self.text = text }

  /// Returns the value; nil for text that is not JSON.
  static func parse(_ text: [UInt8]) -> CatalogValue? {
    var parser = CatalogParser(text)
    guard let value = parser.value(depth: 0) else { return nil }
    parser.skipSpace()
    return parser.position == text.count ? value : nil
  }

  private var current: UInt8? { position < text.count ? text[position] : nil }

  private mutating func skipSpace() {
    while let byte = current, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      position += 1
    }
  }

  private mutating func take(_ mark: Character) -> Bool {
    skipSpace()
    guard current == mark.asciiValue else { return false }
    position += 1
    return true
  }

  private mutating func value(depth: Int) -> CatalogValue? {
    guard depth < Self.depthLimit else { return nil }
    if take("{") { return object(depth: depth) }
    if take("[") { return array(depth: depth) }
    if current == UInt8(ascii: "\"") { return string().map { .leaf($0) } }
    let start = position
    while let byte = current, byte > 0x20, !",]}".utf8.contains(byte) { position += 1 }
    guard position > start else { return nil }
    return .leaf(String(decoding: text[start..<position], as: UTF8.self))
  }

  private mutating func object(depth: Int) -> CatalogValue? {
    var members: [CatalogValue.Member] = []
    if take("}") { return .object([]) }
    repeat {
      skipSpace()
      guard let key = string(), take(":") else { return nil }
      skipSpace()
      guard let value = value(depth: depth + 1) else { return nil }
      members.append(CatalogValue.Member(key: key, value: value))
    } while take(",")
    return take("}") ? .object(members) : nil
  }

  private mutating func array(depth: Int) -> CatalogValue? {
    var values: [CatalogValue] = []
    if take("]") { return .array([]) }
    repeat {
      skipSpace()
      guard let value = value(depth: depth + 1) else { return nil }
      values.append(value)
    } while take(",")
    return take("]") ? .array(values) : nil
  }

  /// Reads a text with the quotes.
  private mutating func string() -> String? {
    guard current == UInt8(ascii: "\"") else { return nil }
    let start = position
    position += 1
    while let byte = current {
      position += byte == UInt8(ascii: "\\") ? 2 : 1
      if byte == UInt8(ascii: "\"") {
        return String(decoding: text[start..<position], as: UTF8.self)
      }
    }
    return nil
  }
}
