import Foundation

struct FactBook {
  struct Entry {
    var number: FactNumber
    var page: String
    var lines: [Substring]

    var statement: String {
      lines.prefix { Self.certainty(of: $0) == nil }.joined(separator: "\n")
        .trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// The evidence after each certainty; every valid entry has evidence.
    var evidence: [String] {
      lines.indices.compactMap { index in
        guard let certainty = Self.certainty(of: lines[index]) else { return nil }
        let continuation = lines[(index + 1)...].prefix { $0.hasPrefix("  ") }
        return ([lines[index].dropFirst(certainty.count)] + continuation).joined(separator: "\n")
      }
    }

    /// Returns the beginning of a line that states a certainty: `- Likely: ` of `- Likely: S0`.
    private static func certainty(of line: Substring) -> Substring? {
      line.prefixMatch(of: #/- (?:Certain|Likely|Inferred|Open): /#)?.output
    }
  }

  let entries: [Entry]

  init() throws {
    var entries: [Entry] = []
    for page in try Repository.entries(of: "Documentation/Facts", ending: ".md") {
      var entry: Entry?
      for line in try Repository.text(page).split(separator: "\n", omittingEmptySubsequences: false)
      {
        if line.hasPrefix("## ") {
          entry.map { entries.append($0) }
          entry = FactNumber(heading: line).map { Entry(number: $0, page: page, lines: []) }
        } else {
          entry?.lines.append(line)
        }
      }
      entry.map { entries.append($0) }
    }
    self.entries = entries
  }

  static let citingFiles = Result {
    let folders = ["Sources", "Tests", "Examples", "Benchmarks", "Scripts", "Documentation"]
    let endings = [".swift", ".md", ".py", ".sh", ".cpp"]
    var files = ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md", "Makefile"]
    for folder in folders {
      files += Repository.files(below: folder, endings: endings).filter {
        !$0.hasPrefix("Documentation/Facts/")
      }
    }
    return try files.map { (path: $0, text: try Repository.text($0)) }
  }
}

/// A fact's number: `F2.4` is the fourth fact on the second page.
struct FactNumber: Hashable, CustomStringConvertible {
  var page: Int
  var place: Int

  var description: String { "F\(page).\(place)" }

  init(page: Int, place: Int) {
    (self.page, self.place) = (page, place)
  }

  /// Parses a heading `## F2.4 …`.
  init?(heading: Substring) {
    guard let match = heading.prefixMatch(of: #/## F(\d+)\.(\d+) /#),
      let page = Int(match.output.1), let place = Int(match.output.2)
    else { return nil }
    self.init(page: page, place: place)
  }

  /// The cited numbers in a text, and invalid citations.
  ///
  /// Ranges (`F2.8 … F2.14`, `F1.11-F1.13`) include the numbers between. A page that has no fact,
  /// or a range across pages or backwards, is a fault. Names of files, `F2-Conflicts`, are not
  /// citations.
  static func citations(in text: String) throws -> (numbers: Set<FactNumber>, faults: [String]) {
    let pattern =
      "\\bF(\\d{1,2})(?:\\.(\\d+))?\\b(?!-[A-Z][a-z])"
      + "(?:\\s?(?:-|–|…|to)\\s?F(\\d+)\\.(\\d+))?"
    let expression = try NSRegularExpression(pattern: pattern)
    let string = text as NSString
    var numbers: Set<FactNumber> = []
    var faults: [String] = []
    let whole = NSRange(location: 0, length: string.length)
    for match in expression.matches(in: text, range: whole) {
      let groups = (1...4).map { group in
        let range = match.range(at: group)
        return range.location == NSNotFound ? nil : Int(string.substring(with: range))
      }
      guard let page = groups[0], let place = groups[1] else {
        faults.append(string.substring(with: match.range))
        continue
      }
      let lastPage = groups[2] ?? page
      let lastPlace = groups[3] ?? place
      if lastPage != page || lastPlace < place {
        faults.append(string.substring(with: match.range))
        continue
      }
      numbers.formUnion((place...lastPlace).map { FactNumber(page: page, place: $0) })
    }
    return (numbers, faults)
  }
}
