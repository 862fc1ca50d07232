/// Parses `"key" = "value";` with comments, escapes and keys that have no quotes.
///
/// After a fault it continues after the next semicolon or line, to collect all faults.
struct StringsParser {
  private let text: [UInt8]
  private let places: LinePlaces
  private var position = 0
  private(set) var entries: [StringsFile.Entry] = []
  private(set) var faults: [StringsFile.Fault] = []

  /// The maximum number of faults collected in a file.
  private static let faultLimit = 20

  init(_ text: [UInt8]) {
    self.text = text
    places = LinePlaces(text)
  }

  mutating func parse() {
    var isBraced = false
    while faults.count < Self.faultLimit {
      let start = position
      do throws(StringsFile.Fault) {
        try skipSpace()
        guard let byte = current else { break }
        if byte == UInt8(ascii: "{"), !isBraced, entries.isEmpty {
          (isBraced, position) = (true, position + 1)
          continue
        }
        if byte == UInt8(ascii: "}"), isBraced {
          (isBraced, position) = (false, position + 1)
          continue
        }
        try readEntry(from: start)
      } catch {
        faults.append(error)
        recover(from: start)
      }
    }
    if isBraced, faults.isEmpty { faults.append(fault("missing '}' at the end", text.count)) }
  }

  private var current: UInt8? { position < text.count ? text[position] : nil }

  private func fault(_ message: String, _ position: Int) -> StringsFile.Fault {
    StringsFile.Fault(message: message, location: places.location(position))
  }

  private mutating func readEntry(from start: Int) throws(StringsFile.Fault) {
    let place = position
    let key = try readString("a key")
    try skipSpace()
    var value = key
    var end = position
    if current == UInt8(ascii: "=") {
      position += 1
      try skipSpace()
      value = try readString("the value of '\(Self.short(key))'")
      end = position
      try skipSpace()
    } else if current != UInt8(ascii: ";") {
      throw fault("missing '=' after the key '\(Self.short(key))'", position)
    }
    if current == UInt8(ascii: ";") {
      position += 1
    } else {
      let missing = fault("missing ';' after the value of '\(Self.short(key))'", end)
      guard current == nil || current == UInt8(ascii: "\"") else { throw missing }
      // The next entry begins here.
      faults.append(missing)
      position = end
    }
    entries.append(
      StringsFile.Entry(
        key: key, value: value, location: places.location(place), bytes: start..<position))
  }

  /// Skips spaces and comments.
  private mutating func skipSpace() throws(StringsFile.Fault) {
    while let byte = current {
      switch byte {
      case 0x20, 0x09...0x0D: position += 1
      // Spaces beyond ASCII: no-break space, line and paragraph separator, byte order mark.
      case 0xC2 where next(1) == 0xA0: position += 2
      case 0xE2 where next(1) == 0x80 && (next(2) == 0xA8 || next(2) == 0xA9): position += 3
      case 0xEF where next(1) == 0xBB && next(2) == 0xBF: position += 3
      case UInt8(ascii: "/") where next(1) == UInt8(ascii: "/"):
        while let byte = current, byte != 0x0A, byte != 0x0D { position += 1 }
      case UInt8(ascii: "/") where next(1) == UInt8(ascii: "*"): try skipComment()
      default: return
      }
    }
  }

  private mutating func skipComment() throws(StringsFile.Fault) {
    let start = position
    position += 2
    while position + 1 < text.count {
      if text[position] == UInt8(ascii: "*"), text[position + 1] == UInt8(ascii: "/") {
        position += 2
        return
      }
      position += 1
    }
    position = text.count
    throw fault("the comment has no end '*/'", start)
  }

  private func next(_ distance: Int) -> UInt8? {
    position + distance < text.count ? text[position + distance] : nil
  }

  private mutating func readString(_ name: String) throws(StringsFile.Fault) -> String {
    guard let byte = current else { throw fault("expected \(name), but the file ends", position) }
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { return try readQuoted(byte) }
    if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "(") || byte == UInt8(ascii: "<") {
      throw fault("expected \(name) as text in quotes, not a list or data", position)
    }
    let start = position
    while let byte = current, Self.isPlain(byte) { position += 1 }
    // A slash may begin a comment.
    guard position > start else { throw fault("expected \(name) in quotes", position) }
    return String(decoding: text[start..<position], as: UTF8.self)
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."),
      UInt8(ascii: "-"), UInt8(ascii: "$"), UInt8(ascii: ":"), UInt8(ascii: "["),
      UInt8(ascii: "]"), UInt8(ascii: "%"), UInt8(ascii: "@"):
      true
    default: false
    }
  }

  private mutating func readQuoted(_ quote: UInt8) throws(StringsFile.Fault) -> String {
    let start = position
    position += 1
    // Escapes give UTF-16, in which two units may form a character.
    var units: [UInt16] = []
    var plain = position
    func plainUnits(_ range: Range<Int>) -> String.UTF16View {
      String(decoding: text[range], as: UTF8.self).utf16
    }
    while let byte = current {
      if byte == quote {
        units += plainUnits(plain..<position)
        position += 1
        return String(decoding: units, as: UTF16.self)
      }
      guard byte == UInt8(ascii: "\\") else {
        position += 1
        continue
      }
      units += plainUnits(plain..<position)
      position += 1
      try readEscape(into: &units)
      plain = position
    }
    throw fault("the text has no closing quote", start)
  }

  private mutating func readEscape(into units: inout [UInt16]) throws(StringsFile.Fault) {
    guard let byte = current else { throw fault("the file ends inside an escape", position) }
    let start = position - 1
    switch byte {
    case UInt8(ascii: "n"): units.append(0x0A)
    case UInt8(ascii: "r"): units.append(0x0D)
    case UInt8(ascii: "t"): units.append(0x09)
    case UInt8(ascii: "a"): units.append(0x07)
    case UInt8(ascii: "b"): units.append(0x08)
    case UInt8(ascii: "f"): units.append(0x0C)
    case UInt8(ascii: "v"): units.append(0x0B)
    case UInt8(ascii: "U"), UInt8(ascii: "u"):
      position += 1
      units.append(try digits(upTo: 4, radix: 16, start))
      return
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      units.append(try digits(upTo: 3, radix: 8, start))
      return
    case 0x80...:
      // Keeps a character of several bytes; the rest of it follows as plain text.
      return
    default: units.append(UInt16(byte))
    }
    position += 1
  }

  private mutating func digits(
    upTo count: Int, radix: Int, _ start: Int
  ) throws(StringsFile.Fault) -> UInt16 {
    var value = 0
    var read = 0
    while read < count, let byte = current,
      let digit = Character(Unicode.Scalar(byte)).hexDigitValue, digit < radix
    {
      value = value * radix + digit
      (read, position) = (read + 1, position + 1)
    }
    guard read > 0 else {
      throw fault("expected a hexadecimal number after '\\U', such as \\U00E4", start)
    }
    return UInt16(truncatingIfNeeded: value)
  }

  /// Continues after the next semicolon at the end of the line, or at the next line.
  private mutating func recover(from start: Int) {
    position = max(position, start + 1)
    while let byte = current {
      position += 1
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: ";") { return }
    }
  }

  private static func short(_ key: String) -> String {
    let line = key.onOneLine
    return line.count > 40 ? line.prefix(40) + "…" : line
  }
}
