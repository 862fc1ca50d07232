import InterfaceBuilder

extension String {
  /// The text without what a terminal obeys but line breaks, tabs and the colours of this command.
  ///
  /// Texts of documents, logs and settings may hold sequences that move the cursor, hide what
  /// follows or set the title of the window; they are written as Swift writes them in literals.
  ///
  /// - Complexity: O(*n*).
  var obeyedByNoTerminal: String {
    guard
      utf8.contains(where: { $0 < 0x20 && $0 != 0x0A && $0 != 0x09 || $0 == 0x7F })
        || unicodeScalars.contains(where: { (0x80..<0xA0).contains($0.value) })
    else { return self }
    var text = ""
    var rest = Substring(self).unicodeScalars
    while let scalar = rest.first {
      if let code = Self.colors.first(where: { rest.starts(with: $0.unicodeScalars) }) {
        text += code
        rest.removeFirst(code.unicodeScalars.count)
        continue
      }
      rest.removeFirst()
      // Lines of other systems end with both.
      if scalar == "\r", rest.first == "\n" { continue }
      text += scalar == "\n" || scalar == "\t" ? String(scalar) : String(scalar).onOneLine
    }
    return text
  }

  /// The codes of ``Terminal/Style`` and of what ends each.
  private static let colors = (["0"] + Terminal.Style.allCases.map(\.rawValue)).map {
    "\u{1B}[\($0)m"
  }
}
