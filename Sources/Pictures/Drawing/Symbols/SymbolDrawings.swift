import CSymbolDrawings

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

  private static let rows = [Substring: Substring](
    uniqueKeysWithValues: table.map { ($0.name, $0.outlines) })

  /// The lines of `Sources/Pictures/CSymbolDrawings/Drawings.txt`: drawing, symbols, outlines.
  static let table: [(name: Substring, symbols: Substring, outlines: Substring)] = {
    var count = 0
    let start = unsafe symbol_drawings(&count)
    // Safe: `start` points to `count` bytes, which are part of the program.
    let text = unsafe String(
      decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
    // By bytes, since lines of characters take ten times as long to find.
    return text.utf8.split(separator: UInt8(ascii: "\n")).compactMap { line in
      let fields = line.split(separator: UInt8(ascii: "\t")).map { Substring($0) }
      return fields.count == 3 ? (fields[0], fields[1], fields[2]) : nil
    }
  }()
}
