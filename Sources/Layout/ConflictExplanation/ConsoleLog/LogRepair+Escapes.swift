extension LogRepair {
  /// HTML entities; the ampersand is last, to avoid unescaping twice.
  private static let entities: [(name: String, character: String)] = [
    ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&nbsp;", " "),
    ("&ldquo;", "“"), ("&rdquo;", "”"), ("&lsquo;", "‘"), ("&rsquo;", "’"), ("&hellip;", "…"),
    ("&ndash;", "–"), ("&mdash;", "—"), ("&minus;", "−"), ("&ge;", "≥"), ("&le;", "≤"),
    ("&amp;", "&"),
  ]

  static func withoutEntities(_ line: Substring) -> Substring {
    guard line.contains(";") else { return line }
    var line = line
    if line.holds("&#") { line = withoutNumbers(line) }
    for (name, character) in entities where line.holds(name) {
      line = Substring(line.exchanging(name, for: character))
    }
    return line
  }

  /// Replaces numeric entities such as `&#8217;` and `&#x2019;`.
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

  /// Removes invisible characters: terminal colors, soft hyphens, direction marks.
  static func withoutUnseen(_ line: Substring) -> Substring {
    var scalars = String.UnicodeScalarView()
    var isInSequence = false
    for scalar in line.unicodeScalars {
      if isInSequence {
        // A sequence ends with the first letter.
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

  /// Replaces `\u003C` by `<`: some JSON encoders escape the special characters of HTML.
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

  /// Unescapes a view's text into one line: lists contain `\U2019` and `\n` (F2.10).
  static func readable(_ text: Substring) -> String? {
    guard text.contains("\\") else { return text.isEmpty ? nil : String(text) }
    var scanner = ByteScanner(text.exchanging("\\n", for: " "))
    while !scanner.isAtEnd {
      // Collects units, because two of them may form a surrogate pair.
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

  static func linesOfAddress(_ line: Substring) -> [Substring] {
    let hasPluses = !line.holds("%20") && !line.contains(" ")
    let plain = hasPluses ? Substring(line.exchanging("+", for: " ")) : line
    guard let decoded = withoutPercentSigns(plain) else { return [line] }
    return decoded.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .map { Substring($0) }
  }

  /// Decodes percent encoding; nil for invalid text (RFC 3986, section 2.1).
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

  /// Decodes mail text in quoted-printable encoding (RFC 2045, section 6.7).
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

  /// Whether the text contains `=3D` for `=`, or long lines broken by a final `=`.
  private static func isMail(_ text: String) -> Bool {
    if text.holds("=3D") { return true }
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"))
    return lines.count { $0.count == 76 && $0.last == UInt8(ascii: "=") } > 1
  }
}

extension String {
  /// The text with spaces instead of control characters and line breaks.
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
