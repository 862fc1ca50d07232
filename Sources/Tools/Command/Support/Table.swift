import InterfaceBuilder

enum Table {
  /// Formats pairs in two columns; the last line has no break.
  static func aligned(_ rows: [(String, String)], indent: Int) -> String {
    let margin = String(repeating: " ", count: indent)
    return columns(rows.map { [$0.0, $0.1] }).split(
      separator: "\n", omittingEmptySubsequences: false
    )
    .map { margin + $0 }.joined(separator: "\n")
  }

  /// Formats rows in columns separated by two spaces; the last line has no break.
  static func columns(_ rows: [[String]], rightAligned: Set<Int> = []) -> String {
    let rows = rows.map { $0.map(\.onOneLine) }
    var widths: [Int] = []
    for row in rows {
      for (column, cell) in row.enumerated() {
        if column == widths.count { widths.append(0) }
        widths[column] = max(widths[column], cell.displayWidth)
      }
    }
    let lines = rows.map { row in
      let cells = row.enumerated().map { column, cell in
        let padding = String(repeating: " ", count: widths[column] - cell.displayWidth)
        return rightAligned.contains(column) ? padding + cell : cell + padding
      }
      let line = cells.joined(separator: "  ")
      return String(
        line.prefix(upTo: line.lastIndex { $0 != " " }.map(line.index(after:)) ?? line.startIndex))
    }
    return lines.joined(separator: "\n")
  }
}

extension String {
  var displayWidth: Int {
    reduce(0) { width, character in
      guard let scalar = character.unicodeScalars.first else { return width }
      return width + (String.wide.contains { $0.contains(scalar.value) } ? 2 : 1)
    }
  }

  /// The wide and fullwidth blocks of Unicode's Standard Annex 11, and the emoji.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
    0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F900...0x1F9FF,
    0x20000...0x3FFFD,
  ]
}
