/// A line of Swift code before it is broken and indented.
indirect enum SourceLine {
  /// A statement or declaration of any length.
  case statement(String)
  /// A header that ends in `{`, an indented body, and `}`.
  case block(String, [SourceLine])
  /// The header of an `if`, the body, and the body of the `else`.
  case branches(String, [SourceLine], [SourceLine])
  /// A statement that ends in an opening bracket, an element a line, and the closing bracket.
  case list(String, [String], closing: String)
  /// An array and the call after it, with as many elements in a line as fit.
  case words(String, [String], closing: String)
  case comment(String)
  case blank
}

extension [SourceLine] {
  static func statements(_ texts: [String]) -> [SourceLine] { texts.map { .statement($0) } }

  /// A loop that makes the statements for each view, or the statements themselves for a single
  /// view.
  static func loop(
    _ variable: String, over names: [String], _ members: [String]
  ) -> [SourceLine] {
    guard names.count > 1, !members.isEmpty else {
      return names.flatMap { name in members.map { .statement("\(name).\($0)") } }
    }
    let header = "for \(variable) in [\(names.joined(separator: ", "))]"
    let body = members.map { "\(variable).\($0)" }
    let line = "\(header) { \(body[0]) }"
    // Method bodies have four columns.
    if body.count == 1, line.count + 4 <= SourcePrinter.width { return [.statement(line)] }
    return [.block(header, .statements(body))]
  }

  /// Joins groups with blank lines.
  static func separated(_ groups: [[SourceLine]]) -> [SourceLine] {
    Array(groups.filter { !$0.isEmpty }.joined(separator: [.blank]))
  }
}
