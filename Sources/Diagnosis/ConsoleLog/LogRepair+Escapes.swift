import Foundation

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
    if line.contains("&#") {
      line = Substring(
        line.replacing(/&#(?:x([0-9a-fA-F]{1,6})|([0-9]{1,7}));/) { match in
          let value =
            match.output.1.map { UInt32($0, radix: 16) } ?? match.output.2.map { UInt32($0) }
          return value?.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
            ?? String(match.output.0)
        })
    }
    for (name, character) in entities where line.contains(name) {
      line = Substring(line.replacingOccurrences(of: name, with: character))
    }
    return line
  }

  /// The line without what nobody sees: colors of a terminal, soft hyphens, marks of direction.
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
        case 0xAD, 0x200B, 0x200E, 0x200F, 0x202A...0x202E, 0x2060, 0x2066...0x2069, 0xFEFF: break
        default: scalars.append(scalar)
        }
      }
    }
    return Substring(String(scalars))
  }

  /// The line with `\u003C` turned into `<`: careful writers of JSON hide a page's own marks so.
  static func withoutUnicodeEscapes(_ line: Substring) -> Substring {
    guard line.contains("\\u00") else { return line }
    return Substring(
      line.replacing(/\\+u00([2-7][0-9a-fA-F])/) { match in
        UInt8(match.output.1, radix: 16).map { String(UnicodeScalar($0)) }
          ?? String(match.output.0)
      })
  }

  /// A view's text as it is shown, in one line: lists write `\U2019` and `\n` (F2.10).
  ///
  /// - Returns: `nil` for an empty text.
  static func readable(_ text: Substring) -> String? {
    guard text.contains("\\") else { return text.isEmpty ? nil : String(text) }
    let plain = text.replacing("\\n", with: " ")
    let decoded = plain.replacing(/(?:\\+U[0-9a-fA-F]{4})+/) { match in
      let units = match.output.split(separator: "\\").compactMap {
        UInt16($0.dropFirst(), radix: 16)
      }
      return String(decoding: units, as: UTF16.self)
    }
    return String(decoded)
  }

  /// The lines of a log in an address of the web, `%3CNSLayoutConstraint%3A0x…`.
  static func linesOfAddress(_ line: Substring) -> [Substring] {
    let hasPluses = !line.contains("%20") && !line.contains(" ")
    let plain = hasPluses ? line.replacing("+", with: " ") : line
    guard let decoded = plain.removingPercentEncoding else { return [line] }
    return decoded.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .map { Substring($0) }
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
    if text.contains("=3D") { return true }
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"))
    return lines.count { $0.count == 76 && $0.last == UInt8(ascii: "=") } > 1
  }
}
