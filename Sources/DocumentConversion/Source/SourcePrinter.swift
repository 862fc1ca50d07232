/// Prints lines in the default layout of `swift format`: two spaces, and at most 100 columns.
struct SourcePrinter {
  static let width = 100
  private(set) var text = ""

  init(_ lines: [SourceLine]) { print(lines, depth: 0) }

  private mutating func print(_ lines: [SourceLine], depth: Int) {
    for line in lines { print(line, depth: depth) }
  }

  private mutating func print(_ line: SourceLine, depth: Int) {
    let indent = String(repeating: "  ", count: depth)
    switch line {
    case .blank: text += "\n"
    case .comment(let comment): for part in Self.wrapped(comment, depth) { write(part, indent) }
    case .statement(let statement):
      for part in BrokenStatement(statement, indent: depth * 2).lines { text += part + "\n" }
    case .block(let header, let body):
      // The header of a closure ends in its parameters.
      let opening = header.hasSuffix(" in") ? header : header + " {"
      let parts = BrokenStatement(opening, indent: depth * 2).lines
      for part in parts { text += part + "\n" }
      print(body, depth: depth + 1)
      write("}", indent)
    case .list(let opening, let elements, let closing):
      for part in BrokenStatement(opening, indent: depth * 2).lines { text += part + "\n" }
      let comma = elements.count > 1 ? "," : ""
      for element in elements { print(.statement(element + comma), depth: depth + 1) }
      write(closing, indent)
    }
  }

  private mutating func write(_ line: String, _ indent: String) { text += indent + line + "\n" }

  /// A comment in lines of words.
  private static func wrapped(_ comment: String, _ depth: Int) -> [String] {
    var lines = ["//"]
    for word in comment.split(separator: " ") {
      let last = lines[lines.count - 1]
      if last != "//", last.count + word.count + 1 + depth * 2 > width {
        lines.append("//")
      }
      lines[lines.count - 1] += " " + word
    }
    return lines
  }
}
