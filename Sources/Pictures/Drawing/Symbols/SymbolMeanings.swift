/// The free drawing of equal meaning for each system symbol.
///
/// Apple's symbols may only be drawn on Apple's systems.
enum SymbolMeanings {
  /// The drawing for exactly this symbol, with an optional `@` and rotation in degrees.
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
