extension LogRepair {
  /// Names of characters on web pages; the ampersand's is last, so that nothing is unescaped twice.
  private static let entities: [(name: String, character: String)] = [
    ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&nbsp;", " "),
    ("&ldquo;", "“"), ("&rdquo;", "”"), ("&lsquo;", "‘"), ("&rsquo;", "’"), ("&hellip;", "…"),
    ("&ndash;", "–"), ("&mdash;", "—"), ("&minus;", "−"), ("&ge;", "≥"), ("&le;", "≤"),
    ("&amp;", "&"),
  ]

  /// The line with the characters that a web page's names and numbers stand for.
  static func withoutEntities(_ line: Substring) -> Substring {
    guard line.contains(";") else { return line }
    var line = line
    if line.holds("&#") { line = withoutNumbers(line) }
    for (name, character) in entities where line.holds(name) {
      line = Substring(line.exchanging(name, for: character))
    }
    return line
  }

  /// The line with the characters of `&#8217;` and `&#x2019;`.
  private static func withoutNumbers(_ line: Substring) -> Substring {
    var scanner = ByteScanner(line)
    while !scanner.isAtEnd {
      guard scanner.isAt("&"), scanner.isAt("#", 1) else {
        scanner.copy()
        continue
      }
      let isHexadecimal = scanner.isAt("x", 2)
      let (start, radix, most) = isHexadecimal ? (3, UInt32(16), 6) : (2, 10, 7)
      let count = scanner.count(from: start, atMost: most) { ($0.digit ?? radix) < radix }
      if count > 0, scanner.isAt(";", start + count),
        let value = scanner.number(from: start, digits: count, radix: radix),
        let scalar = Unicode.Scalar(value)
      {
        scanner.write(String(Character(scalar)).keepingLine)
        scanner.skip(start + count + 1)
      } else {
        scanner.copy()
      }
    }
    return Substring(scanner.text)
  }

  /// The line without what nobody sees: colors of a terminal and other control characters, soft
  /// hyphens, marks of direction.
  static func withoutUnseen(_ line: Substring) -> Substring {
    var scalars = String.UnicodeScalarView()
    var isInSequence = false
    for scalar in line.unicodeScalars {
      if isInSequence {
        // A sequence ends with its first letter.
        isInSequence = !scalar.properties.isAlphabetic
      } else if scalar == "\u{1B}" {
        isInSequence = true
      } else {
        switch scalar.value {
        case 0..<0x09, 0x0A..<0x20, 0x7F..<0xA0: break
        case 0xAD, 0x200B, 0x200E, 0x200F, 0x202A...0x202E, 0x2060, 0x2066...0x2069, 0xFEFF: break
        default: scalars.append(scalar)
        }
      }
    }
    return Substring(String(scalars))
  }

  /// The line with `\u003C` turned into `<`: careful writers of JSON hide a page's own marks so.
  static func withoutUnicodeEscapes(_ line: Substring) -> Substring {
    guard line.holds("\\u00") else { return line }
    var scanner = ByteScanner(line)
    while !scanner.isAtEnd {
      let backslashes = scanner.count(from: 0) { $0 == UInt8(ascii: "\\") }
      if backslashes > 0, scanner.isAt("u", backslashes),
        let value = scanner.number(from: backslashes + 1, digits: 4, radix: 16),
        (0x20..<0x7F).contains(value)
      {
        scanner.write(UInt8(value))
        scanner.skip(backslashes + 5)
      } else {
        scanner.copy(max(1, backslashes))
      }
    }
    return Substring(scanner.text)
  }

  /// A view's text as it is shown, in one line: lists write `\U2019` and `\n` (F2.10).
  ///
  /// - Returns: `nil` for an empty text.
  static func readable(_ text: Substring) -> String? {
    guard text.contains("\\") else { return text.isEmpty ? nil : String(text) }
    var scanner = ByteScanner(text.exchanging("\\n", for: " "))
    while !scanner.isAtEnd {
      // One after another, since two may be the halves of a character.
      var units: [UInt16] = []
      var length = 0
      while let unit = codeUnit(scanner, at: length) {
        units.append(unit.value)
        length = unit.end
      }
      if units.isEmpty {
        scanner.copy(max(1, scanner.count(from: 0) { $0 == UInt8(ascii: "\\") }))
      } else {
        scanner.write(String(decoding: units, as: UTF16.self).keepingLine)
        scanner.skip(length)
      }
    }
    return scanner.text
  }

  /// The unit of UTF-16 that backslashes, a `U` and four digits stand for.
  private static func codeUnit(
    _ scanner: ByteScanner, at start: Int
  ) -> (value: UInt16, end: Int)? {
    let backslashes = scanner.count(from: start) { $0 == UInt8(ascii: "\\") }
    let digits = start + backslashes + 1
    guard backslashes > 0, scanner.isAt("U", digits - 1),
      let value = scanner.number(from: digits, digits: 4, radix: 16)
    else { return nil }
    return (UInt16(value), digits + 4)
  }

  /// The lines of a log in an address of the web, `%3CNSLayoutConstraint%3A0x…`.
  static func linesOfAddress(_ line: Substring) -> [Substring] {
    let hasPluses = !line.holds("%20") && !line.contains(" ")
    let plain = hasPluses ? Substring(line.exchanging("+", for: " ")) : line
    guard let decoded = withoutPercentSigns(plain) else { return [line] }
    return decoded.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .map { Substring($0) }
  }

  /// The text of which an address has bytes as `%3C`; nil where it is none (RFC 3986, section 2.1).
  private static func withoutPercentSigns(_ text: Substring) -> String? {
    var scanner = ByteScanner(text)
    while !scanner.isAtEnd {
      guard scanner.isAt("%") else {
        scanner.copy()
        continue
      }
      guard let value = scanner.number(from: 1, digits: 2, radix: 16) else { return nil }
      scanner.write(UInt8(value))
      scanner.skip(3)
    }
    return scanner.validText
  }

  /// A mail's text as it was written, if this one is quoted-printable (RFC 2045, section 6.7).
  static func decodedMail(_ text: String) -> String {
    guard isMail(text) else { return text }
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "=") else {
        bytes.append(byte)
        continue
      }
      let end = rest.prefix { $0 == UInt8(ascii: "\r") || $0 == UInt8(ascii: " ") }.count
      if rest.dropFirst(end).first == UInt8(ascii: "\n") {
        rest = rest.dropFirst(end + 1)
      } else if let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Whether `=` was written as `=3D`, or long lines were broken by a `=` at their end.
  private static func isMail(_ text: String) -> Bool {
    if text.holds("=3D") { return true }
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"))
    return lines.count { $0.count == 76 && $0.last == UInt8(ascii: "=") } > 1
  }
}

extension String {
  /// What numbers of an escape stand for, with a space in place of each control character and line
  /// break: a line stays one, whatever its escapes say, and no terminal obeys it.
  fileprivate var keepingLine: String {
    let scalars = unicodeScalars.map { scalar -> Unicode.Scalar in
      switch scalar.value {
      case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029: " "
      default: scalar
      }
    }
    return String(String.UnicodeScalarView(scalars))
  }
}
