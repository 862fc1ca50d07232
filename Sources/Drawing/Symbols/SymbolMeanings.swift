/// Which drawing stands for which symbol of the system.
///
/// Apple's symbols may be drawn on Apple's systems only. Free drawings of the same meaning stand
/// for them: an arrow for an arrow, a bin for a bin.
enum SymbolMeanings {
  /// The name of the drawing for a symbol, and after an `@` the degrees by which it is turned
  /// clockwise; nil where nothing stands for just this name.
  static func drawing(for symbol: Substring) -> Substring? { rows[symbol] }

  /// The names that have a drawing.
  static var names: [Substring] { rows.keys.sorted() }

  private static let rows: [Substring: Substring] = {
    let tables = [
      communication, people, arrows, signs, shapes, editing, text, things, media, timeAndWeather,
      places,
    ]
    var rows: [Substring: Substring] = [:]
    for row in tables.joined(separator: "\n").split(separator: "\n") {
      let words = row.split(separator: " ")
      if words.count == 2 { rows[words[0]] = words[1] }
    }
    return rows
  }()
}
