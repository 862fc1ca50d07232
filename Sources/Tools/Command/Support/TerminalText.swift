import InterfaceBuilder

extension String {
  /// The text; control sequences are removed, except line breaks, tabs and this command's colors.
  ///
  /// Texts of documents may move the cursor, hide text or set the window title.
  var obeyedByNoTerminal: String {
    guard unicodeScalars.contains(where: \.isObeyed) else { return self }
    var text = ""
    var index = unicodeScalars.startIndex
    while index < unicodeScalars.endIndex {
      let rest = unicodeScalars[index...]
      if rest.first == "\u{1B}",
        let code = Self.colors.first(where: { rest.starts(with: $0.unicodeScalars) })
      {
        text += code
        unicodeScalars.formIndex(&index, offsetBy: code.unicodeScalars.count)
        continue
      }
      let scalar = unicodeScalars[index]
      unicodeScalars.formIndex(after: &index)
      if !scalar.isObeyed {
        text.unicodeScalars.append(scalar)
      } else if scalar != "\r" || rest.dropFirst().first != "\n" {
        // A line feed is enough where a carriage return precedes it.
        text += scalar.inLiteral
      }
    }
    return text
  }

  private static let colors = (["0"] + Terminal.Style.allCases.map(\.rawValue)).map {
    "\u{1B}[\($0)m"
  }
}

extension Unicode.Scalar {
  /// Whether a terminal interprets the character, except as a line break or tab.
  fileprivate var isObeyed: Bool {
    value < 0xA0 && (value < 0x20 && self != "\n" && self != "\t" || value >= 0x7F)
  }
}
