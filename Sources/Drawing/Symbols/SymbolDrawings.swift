/// The drawings of symbols: outlines in a box of 16 x 16 units, as SVG paths.
enum SymbolDrawings {
  static let side = 16.0

  static func outlines(_ name: Substring) -> [Outline]? {
    guard let row = rows[name] else { return nil }
    return row.split(separator: "|").map { part in
      part.first == "!"
        ? Outline(path: String(part.dropFirst()), isEvenOdd: true)
        : Outline(path: String(part), isEvenOdd: false)
    }
  }

  struct Outline: Hashable, Sendable {
    var path: String
    var isEvenOdd: Bool
  }

  private static let rows: [Substring: Substring] = {
    let tables = [a, b, c, dToG, hToM, nToQ, rToS, tToZ]
    var rows: [Substring: Substring] = [:]
    for row in tables.joined(separator: "\n").split(separator: "\n") {
      guard let blank = row.firstIndex(of: " ") else { continue }
      rows[row[..<blank]] = row[row.index(after: blank)...]
    }
    return rows
  }()
}
