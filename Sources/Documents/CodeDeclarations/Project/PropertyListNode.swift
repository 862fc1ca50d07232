/// A property list in the old format with braces, as in an Xcode project.
enum PropertyListNode: Hashable, Sendable {
  case text(String)
  case list([PropertyListNode])
  case table([String: PropertyListNode])

  /// Returns the contents; nil for malformed text.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  init?(_ bytes: [UInt8]) {
    var reader = PropertyListReader(bytes)
    guard let node = reader.node(depth: 0) else { return nil }
    self = node
  }

  subscript(key: String) -> PropertyListNode? {
    guard case .table(let table) = self else { return nil }
    return table[key]
  }

  var string: String? {
    guard case .text(let text) = self else { return nil }
    return text
  }

  /// The texts of the list; empty for other nodes.
  var strings: [String] {
    guard case .list(let items) = self else { return [] }
    return items.compactMap(\.string)
  }
}

private struct PropertyListReader {
  let bytes: [UInt8]
  var next = 0

  /// Deeper lists are malformed; Xcode writes some five levels.
  static let depthLimit = 64

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func node(depth: Int) -> PropertyListNode? {
    skipSpace()
    guard depth < Self.depthLimit, next < bytes.count else { return nil }
    switch bytes[next] {
    case UInt8(ascii: "{"): return table(depth)
    case UInt8(ascii: "("): return list(depth)
    default: return text().map { .text($0) }
    }
  }

  private mutating func skipSpace() {
    while next < bytes.count {
      if bytes[next] <= 0x20 {
        next += 1
      } else if bytes[next] == UInt8(ascii: "/"), next + 1 < bytes.count,
        bytes[next + 1] == UInt8(ascii: "*")
      {
        next += 2
        while next < bytes.count,
          !(bytes[next] == UInt8(ascii: "/") && bytes[next - 1] == UInt8(ascii: "*"))
        { next += 1 }
        next = min(next + 1, bytes.count)
      } else if bytes[next] == UInt8(ascii: "/"), next + 1 < bytes.count,
        bytes[next + 1] == UInt8(ascii: "/")
      {
        while next < bytes.count, bytes[next] != UInt8(ascii: "\n") { next += 1 }
      } else {
        return
      }
    }
  }

  private mutating func skips(_ byte: Unicode.Scalar) -> Bool {
    skipSpace()
    guard next < bytes.count, bytes[next] == UInt8(ascii: byte) else { return false }
    next += 1
    return true
  }

  private mutating func table(_ depth: Int) -> PropertyListNode? {
    next += 1
    var table: [String: PropertyListNode] = [:]
    while !skips("}") {
      guard let key = text(), skips("="), let value = node(depth: depth + 1), skips(";") else {
        return nil
      }
      table[key] = value
    }
    return .table(table)
  }

  private mutating func list(_ depth: Int) -> PropertyListNode? {
    next += 1
    var items: [PropertyListNode] = []
    while !skips(")") {
      guard let item = node(depth: depth + 1) else { return nil }
      items.append(item)
      guard skips(",") || next < bytes.count && bytes[next] == UInt8(ascii: ")") else {
        return nil
      }
    }
    return .list(items)
  }

  private mutating func text() -> String? {
    skipSpace()
    guard next < bytes.count else { return nil }
    let quote = bytes[next]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return bareText() }
    next += 1
    var characters: [UInt8] = []
    while next < bytes.count, bytes[next] != quote {
      if bytes[next] == UInt8(ascii: "\\"), next + 1 < bytes.count {
        next += 1
        characters.append(bytes[next] == UInt8(ascii: "n") ? UInt8(ascii: "\n") : bytes[next])
      } else {
        characters.append(bytes[next])
      }
      next += 1
    }
    guard next < bytes.count else { return nil }
    next += 1
    return String(decoding: characters, as: UTF8.self)
  }

  private mutating func bareText() -> String? {
    let start = next
    while next < bytes.count, Self.isBare(bytes[next]) { next += 1 }
    return next > start ? String(decoding: bytes[start..<next], as: UTF8.self) : nil
  }

  private static func isBare(_ byte: UInt8) -> Bool {
    switch byte {
    case ...0x20, UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "("), UInt8(ascii: ")"),
      UInt8(ascii: ";"), UInt8(ascii: ","), UInt8(ascii: "="), UInt8(ascii: "\""):
      false
    default: true
    }
  }
}
