struct JSONReader {
  struct Fault: Error, Hashable {
    let message: String
    let line: Int
  }

  /// The maximum nesting depth, which protects the stack.
  private static let deepest = 64

  private let bytes: [UInt8]
  private var position = 0
  private var line = 1

  private init(_ text: some Sequence<UInt8>) {
    bytes = Array(text)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  static func read(_ text: some Sequence<UInt8>) throws(Fault) -> JSONNode {
    var reader = JSONReader(text)
    let node = try reader.value(depth: 0)
    reader.skipSpace()
    guard reader.position == reader.bytes.count else {
      throw reader.fault("expected the end of the file after the value")
    }
    return node
  }

  private func fault(_ message: String) -> Fault { Fault(message: message, line: line) }

  private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipSpace() {
    while let byte = current, [0x20, 0x09, 0x0A, 0x0D].contains(byte) {
      if byte == 0x0A { line += 1 }
      position += 1
    }
  }

  private mutating func takes(_ mark: Character) -> Bool {
    skipSpace()
    guard current == mark.asciiValue else { return false }
    position += 1
    return true
  }

  private mutating func value(depth: Int) throws(Fault) -> JSONNode {
    guard depth < Self.deepest else { throw fault("values are nested too deeply") }
    skipSpace()
    let start = line
    if takes("{") { return JSONNode(value: try object(depth: depth), line: start) }
    if takes("[") { return JSONNode(value: try array(depth: depth), line: start) }
    if current == Character("\"").asciiValue {
      return JSONNode(value: .string(try string()), line: start)
    }
    return JSONNode(value: try word(), line: start)
  }

  private mutating func object(depth: Int) throws(Fault) -> JSONNode.Value {
    var members: [String: JSONNode] = [:]
    if takes("}") { return .object(members) }
    repeat {
      skipSpace()
      let name = try string()
      guard takes(":") else { throw fault("expected ':' after the name \"\(name)\"") }
      members[name] = try value(depth: depth + 1)
    } while takes(",")
    guard takes("}") else { throw fault("expected ',' or '}'") }
    return .object(members)
  }

  private mutating func array(depth: Int) throws(Fault) -> JSONNode.Value {
    var elements: [JSONNode] = []
    if takes("]") { return .array(elements) }
    repeat { elements.append(try value(depth: depth + 1)) } while takes(",")
    guard takes("]") else { throw fault("expected ',' or ']'") }
    return .array(elements)
  }

  private mutating func string() throws(Fault) -> String {
    guard takes("\"") else { throw fault("expected a string") }
    var text: [UInt8] = []
    while let byte = current {
      position += 1
      switch byte {
      case 0x22: return String(decoding: text, as: UTF8.self)
      case 0x0A: throw fault("a string does not end on its line")
      case 0x5C: text += try escaped()
      default: text.append(byte)
      }
    }
    throw fault("a string does not end")
  }

  private mutating func escaped() throws(Fault) -> [UInt8] {
    guard let byte = current else { throw fault("a string does not end") }
    position += 1
    switch byte {
    case 0x22, 0x5C, 0x2F: return [byte]
    case 0x62: return [0x08]
    case 0x66: return [0x0C]
    case 0x6E: return [0x0A]
    case 0x72: return [0x0D]
    case 0x74: return [0x09]
    case 0x75:
      var unit = try hexadecimal()
      if (0xD800..<0xDC00).contains(unit), bytes[position...].starts(with: [0x5C, 0x75]) {
        position += 2
        unit = 0x10000 + (unit - 0xD800) << 10 + (try hexadecimal() & 0x3FF)
      }
      return Array(String(Unicode.Scalar(unit).map(Character.init) ?? "\u{FFFD}").utf8)
    default: throw fault("unknown escape in a string")
    }
  }

  private mutating func hexadecimal() throws(Fault) -> UInt32 {
    let end = min(position + 4, bytes.count)
    let digits = String(decoding: bytes[position..<end], as: UTF8.self)
    guard digits.count == 4, let number = UInt32(digits, radix: 16) else {
      throw fault("expected four hexadecimal digits")
    }
    position = end
    return number
  }

  private mutating func word() throws(Fault) -> JSONNode.Value {
    let start = position
    while let byte = current, byte > 0x20, ![0x2C, 0x5D, 0x7D, 0x3A].contains(byte) {
      position += 1
    }
    let word = String(decoding: bytes[start..<position], as: UTF8.self)
    switch word {
    case "null": return .null
    case "true": return .boolean(true)
    case "false": return .boolean(false)
    default:
      guard let number = Double(word), number.isFinite else {
        throw fault(word.isEmpty ? "expected a value" : "unknown value '\(word)'")
      }
      return .number(number)
    }
  }
}
