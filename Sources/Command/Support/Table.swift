/// Columns of text.
enum Table {
  /// Sets pairs in two columns.
  ///
  /// - Parameters:
  ///   - rows: Left and right column.
  ///   - indent: Spaces before each line.
  /// - Returns: The lines, without a last line break.
  static func aligned(_ rows: [(String, String)], indent: Int) -> String {
    let width = rows.map(\.0.count).max() ?? 0
    let margin = String(repeating: " ", count: indent)
    return rows.map { left, right in
      margin + left + String(repeating: " ", count: width - left.count + 2) + right
    }.joined(separator: "\n")
  }
}
