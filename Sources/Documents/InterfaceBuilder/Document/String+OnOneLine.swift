extension String {
  /// The text on a single line, with no commands for terminals or CI machines.
  ///
  /// Names of files and objects are untrusted. Control characters are escaped as in Swift literals.
  package var onOneLine: String {
    var text = self
    if text.unicodeScalars.contains(where: \.endsLineOrControls) {
      text = text.unicodeScalars.reduce(into: "") { line, scalar in
        if scalar.endsLineOrControls {
          line += scalar.inLiteral
        } else {
          line.unicodeScalars.append(scalar)
        }
      }
    }
    return text.obeyedByNoRunner
  }

  /// The line with a backslash inside commands of CI runners, such as `::`, `##[` and `##vso[`.
  package var obeyedByNoRunner: String {
    var text = self
    if let start = text.firstIndex(where: { $0 != " " }), text[start...].hasPrefix("::") {
      text.insert("\\", at: start)
    }
    // Searching for a byte is much faster than searching for text, and mostly finds none.
    guard text.utf8.contains(UInt8(ascii: "#")) else { return text }
    for command in ["##[", "##vso["] where text.contains(command) {
      text = text.replacing(command, with: "#\\" + command.dropFirst())
    }
    return text
  }

  /// A message on a single line: line breaks become spaces, the rest is as in ``onOneLine``.
  package var messageOnOneLine: String {
    split(whereSeparator: \.isNewline).joined(separator: " ").onOneLine
  }
}

extension Unicode.Scalar {
  package var inLiteral: String {
    switch self {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: "\\u{\(String(value, radix: 16, uppercase: true))}"
    }
  }

  /// Whether it is a control character (C0, C1 or delete), or a Unicode line break.
  fileprivate var endsLineOrControls: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029: true
    default: false
    }
  }
}
