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
    case .comment(let comment):
      let words = comment.split(separator: " ").map(String.init)
      for part in Self.wrapped(words, first: "// ", depth) { write(part, indent) }
    case .statement(let statement):
      for part in BrokenStatement(statement, indent: depth * 2).lines { text += part + "\n" }
    case .block(let header, let body):
      // A closure's header ends in the parameters.
      let opening = header.hasSuffix(" in") ? header : header + " {"
      if header.hasPrefix("final class"), indent.count + opening.count > Self.width {
        printClass(header, indent)
      } else {
        let parts = BrokenStatement(opening, indent: depth * 2).lines
        for part in parts { text += part + "\n" }
      }
      print(body, depth: depth + 1)
      write("}", indent)
    case .branches(let header, let body, let other):
      write("\(header) {", indent)
      print(body, depth: depth + 1)
      write("} else {", indent)
      print(other, depth: depth + 1)
      write("}", indent)
    case .words(let opening, let words, let closing):
      let line = opening + words.joined(separator: ", ") + closing
      guard indent.count + line.count > Self.width else { return write(line, indent) }
      write(opening, indent)
      for part in Self.wrapped(words.map { "\($0)," }, first: "", depth + 1) {
        write(part, indent + "  ")
      }
      write(closing, indent)
    case .list(let opening, let elements, let closing):
      if elements.count == 1 {
        let line = opening + elements[0] + closing
        if indent.count + line.count <= Self.width { return write(line, indent) }
      }
      for part in BrokenStatement(opening, indent: depth * 2).lines { text += part + "\n" }
      let comma = elements.count > 1 ? "," : ""
      for element in elements { print(.statement(element + comma), depth: depth + 1) }
      write(closing, indent)
    }
  }

  private mutating func write(_ line: String, _ indent: String) { text += indent + line + "\n" }

  /// A class with more protocols than a line takes.
  private mutating func printClass(_ header: String, _ indent: String) {
    let parents = header.split(separator: ", ")
    var line = ""
    for (index, parent) in parents.enumerated() {
      let word = parent + (index == parents.count - 1 ? "" : ",")
      if !line.isEmpty, line.count + word.count + 1 > Self.width {
        write(line, "")
        line = indent + "  " + word
      } else {
        line += line.isEmpty ? indent + word : " " + word
      }
    }
    write(line, "")
    write("{", indent)
  }

  /// Words in lines that begin with `first`.
  private static func wrapped(_ words: [String], first: String, _ depth: Int) -> [String] {
    var lines: [String] = []
    for word in words {
      if let last = lines.last, last.count + word.count + 1 + depth * 2 <= width {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(first + word)
      }
    }
    return lines
  }
}
