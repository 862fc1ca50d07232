extension String {
  /// The text on one line, with nothing in it that a terminal or a machine of CI obeys.
  ///
  /// Anyone may have chosen the names of files and of objects. Line breaks and other control
  /// characters are written as Swift writes them in literals, `\n` and `\u{1B}`; what would begin
  /// a command is broken up, as in ``obeyedByNoRunner``.
  ///
  /// - Complexity: O(*n*).
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

  /// The line with a backslash in what the machines of CI would take for a command: GitHub's runner
  /// obeys lines that begin with `::`, that of Azure `##[` and `##vso[` anywhere in a line.
  ///
  /// - Complexity: O(*n*).
  package var obeyedByNoRunner: String {
    var text = self
    if let start = text.firstIndex(where: { $0 != " " }), text[start...].hasPrefix("::") {
      text.insert("\\", at: start)
    }
    for command in ["##[", "##vso["] where text.contains(command) {
      text = text.replacing(command, with: "#\\" + command.dropFirst())
    }
    return text
  }

  /// A message as one sentence of a line: its line breaks become spaces, the rest is as in
  /// ``onOneLine``.
  package var messageOnOneLine: String {
    split(whereSeparator: \.isNewline).joined(separator: " ").onOneLine
  }
}

extension Unicode.Scalar {
  /// A line break or a control character as literals of Swift have it.
  package var inLiteral: String {
    switch self {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: "\\u{\(String(value, radix: 16, uppercase: true))}"
    }
  }

  /// Whether it is a control character (C0, C1 or delete), or one of Unicode's line breaks.
  fileprivate var endsLineOrControls: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029: true
    default: false
    }
  }
}
