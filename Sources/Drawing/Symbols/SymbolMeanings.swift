/// The drawing of each system symbol.
///
/// Apple's symbols may only be drawn on Apple's systems. Free drawings of equal meaning replace
/// them: an arrow for an arrow, a bin for a bin. Each row has Apple's name and the name of the
/// drawing.
enum SymbolMeanings {
  /// The name of the drawing for exactly this symbol, with an optional `@` and clockwise rotation
  /// in degrees; nil for none.
  static func drawing(for symbol: Substring) -> Substring? { rows[symbol] }

  static var names: [Substring] { rows.keys.sorted() }

  private static let rows: [Substring: Substring] = {
    var rows: [Substring: Substring] = [:]
    for line in SymbolDrawings.table {
      for symbol in line.symbols.split(separator: " ") {
        let end = symbol.firstIndex(of: "@") ?? symbol.endIndex
        rows[symbol[..<end]] = line.name + symbol[end...]
      }
    }
    return rows
  }()
}
