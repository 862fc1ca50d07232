import Foundation
import Testing

@Suite("The glossary")
struct GlossaryTests {
  /// A line for each retired word: the word, a colon, the replacement.
  private static let retiredWords = "Scripts/retired-words.txt"

  /// The table rows, column by column; leaves out the head.
  private static func rows() throws -> [[String]] {
    let page = try Repository.text("Documentation/Glossary.md")
    let rows = page.split(separator: "\n").filter { $0.hasPrefix("| ") }.map { line in
      line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }
    return Array(rows.dropFirst())
  }

  /// Sources, tests and pages, except the glossary, the change log and old results.
  private static let files = Result {
    try FactBook.citingFiles.get().filter { file in
      ![
        "Documentation/Glossary.md", "CHANGELOG.md", "Tests/DocumentationTests/GlossaryTests.swift",
      ].contains(file.path) && !file.path.hasPrefix("Benchmarks/results/")
    }
  }

  @Test("terms are in alphabetical order and unique, with a meaning and a source")
  func form() throws {
    let rows = try Self.rows()
    #expect(!rows.isEmpty)
    for row in rows {
      #expect(row.count == 3 && row.allSatisfy { !$0.isEmpty }, "\(row)")
    }
    let terms = rows.map { $0[0].lowercased().replacingOccurrences(of: "-", with: " ") }
    #expect(Set(terms).count == terms.count)
    for (term, next) in zip(terms, terms.dropFirst()) where next < term {
      Issue.record("\(next) is listed after \(term)")
    }
  }

  @Test("every term is used")
  func use() throws {
    let texts = try Self.files.get().filter { !$0.path.hasPrefix("Tests/") }.map {
      $0.text.lowercased() as NSString
    }
    for row in try Self.rows() {
      // `dual simplex`, `dualSimplex` or `dual-simplex`; the end may be inflected.
      let words = row[0].lowercased().split { " -".contains($0) }.joined(
        separator: "[\\s-]?(///? )?")
      let expression = try NSRegularExpression(pattern: words)
      let isUsed = texts.contains {
        expression.firstMatch(in: $0 as String, range: NSRange(location: 0, length: $0.length))
          != nil
      }
      #expect(isUsed, "\(row[0]) is not used anywhere")
    }
  }

  @Test("papers that the table names are listed in full")
  func sources() throws {
    let papers = try Repository.text("Documentation/Facts/Papers.md")
    for row in try Self.rows() {
      for match in row[2].matches(of: #/([A-Z][^;(]* (?:19|20)\d\d)/#) {
        #expect(papers.contains("- \(match.output.1). "), "\(match.output.1)")
      }
    }
  }

  @Test("retired words are not used")
  func retired() throws {
    let words = try Repository.text(Self.retiredWords).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }.map { String($0.prefix { $0 != ":" }) }
    #expect(!words.isEmpty)
    let patterns = words.map { word in
      // A separate word or a part of a name: `ray`, `Rays`, `rayCount`, `findRays`; not `array`.
      let rest = word.dropFirst().replacingOccurrences(of: " ", with: "\\s+(?:///? )?")
      let (small, large) = (word.prefix(1), word.prefix(1).uppercased())
      return "(?<![A-Za-z])[\(small)\(large)]\(rest)(?:e?s)?(?![a-z])"
        + "|(?<=[a-z])\(large)\(rest)(?:e?s)?(?![a-z])"
    }
    let expression = try NSRegularExpression(pattern: patterns.joined(separator: "|"))
    for (path, text) in try Self.files.get() {
      let string = text as NSString
      let whole = NSRange(location: 0, length: string.length)
      for match in expression.matches(in: text, range: whole) {
        let before = string.substring(to: match.range.location)
        let line = before.count { $0 == "\n" } + 1
        let word = string.substring(with: match.range)
        Issue.record("\(path):\(line): \(word) is a retired word; see \(Self.retiredWords)")
      }
    }
  }
}
