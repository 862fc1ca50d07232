import InterfaceBuilder

extension String {
  /// The text without what a terminal obeys but line breaks, tabs and the colours of this command.
  ///
  /// Texts of documents, logs and settings may hold sequences that move the cursor, hide what
  /// follows or set the title of the window; they are written as Swift writes them in literals.
  ///
  /// - Complexity: O(*n*).
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
        // Lines of other systems end with both; the line feed is enough.
        text += scalar.inLiteral
      }
    }
    return text
  }

  /// The codes of ``Terminal/Style`` and of what ends each.
  private static let colors = (["0"] + Terminal.Style.allCases.map(\.rawValue)).map {
    "\u{1B}[\($0)m"
  }
}

extension Unicode.Scalar {
  /// Whether a terminal does something else with it than show it, end a line or go to a tab.
  fileprivate var isObeyed: Bool {
    value < 0xA0 && (value < 0x20 && self != "\n" && self != "\t" || value >= 0x7F)
  }
}
