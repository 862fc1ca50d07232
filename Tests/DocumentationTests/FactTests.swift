import Foundation
import Testing

/// The facts in comments, compared with the pages that define them.
@Suite("Facts and citations")
struct FactTests {
  @Test("every citation has an entry, and names a fact or a range")
  func citations() throws {
    let known = Set(try FactBook().entries.map(\.number))
    var count = 0
    for (file, text) in try FactBook.citingFiles.get() where file != Self.thisFile {
      let cited = try FactNumber.citations(in: text)
      for number in cited.numbers.subtracting(known) {
        Issue.record("\(file) cites \(number), which Documentation/Facts does not hold")
      }
      for fault in cited.faults {
        Issue.record("\(file): \(fault) names no fact; cite it by the whole number")
      }
      count += cited.numbers.count
    }
    #expect(count > 0)
  }

  @Test("facts that a fact cites exist")
  func crossReferences() throws {
    let book = try FactBook()
    let known = Set(book.entries.map(\.number))
    for page in try Repository.entries(of: "Documentation/Facts", ending: ".md") {
      let cited = try FactNumber.citations(in: Repository.text(page)).numbers
      #expect(cited.isSubset(of: known), "\(page): \(cited.subtracting(known))")
    }
  }

  @Test("every entry has a unique number, a statement, a certainty and evidence")
  func entries() throws {
    var seen: Set<FactNumber> = []
    for entry in try FactBook().entries {
      let name = "\(entry.number) of \(entry.page)"
      #expect(seen.insert(entry.number).inserted, "\(name) is already used")
      #expect(!entry.statement.isEmpty, "\(name) has no statement")
      let folder = "Documentation/Facts"
      #expect(
        entry.page.hasPrefix("\(folder)/F\(entry.number.page)-"), "\(name) is on the wrong page")
      #expect(entry.evidence.count == 1, "\(name) needs one line such as '- Certain: evidence'")
      #expect(!entry.evidence.contains(""), "\(name) has no evidence")
    }
    #expect(!seen.isEmpty)
  }

  @Test("every fact is cited by a source or a test")
  func implementations() throws {
    var cited: Set<FactNumber> = []
    for (file, text) in try FactBook.citingFiles.get() where file.hasSuffix(".swift") {
      let folders = file.split(separator: "/")
      guard folders[0] == "Sources" || folders[0] == "Tests", folders[1] != "DocumentationTests"
      else { continue }
      cited.formUnion(try FactNumber.citations(in: text).numbers)
    }
    for entry in try FactBook().entries where !cited.contains(entry.number) {
      Issue.record("no source or test cites \(entry.number) of \(entry.page)")
    }
  }

  @Test("links between the pages are valid")
  func links() throws {
    let pages =
      try Repository.entries(of: "Documentation/Facts", ending: ".md")
      + ["Documentation/Glossary.md"]
    var count = 0
    for page in pages {
      let folder = page.split(separator: "/").dropLast().joined(separator: "/")
      for match in try Repository.text(page).matches(of: #/\]\(([^()#:]+)\)/#) {
        #expect(Repository.has("\(folder)/\(match.output.1)"), "\(page): \(match.output.1)")
        count += 1
      }
    }
    #expect(count > 0)
  }

  @Test("keys of the evidence are explained")
  func keys() throws {
    let legend = try Repository.text("Documentation/Facts/README.md")
    let keys = #/\b(AD|AV|ALJS|GS|HIG|IB[12]?|KEAN|LOG|OUI|RDR|S[0-4]|SO|UT|UYL|W\d\d|WOC|WTF)\b/#
    for entry in try FactBook().entries {
      for match in entry.evidence.flatMap({ $0.matches(of: keys) }) {
        #expect(legend.contains(match.output.1), "\(entry.number): \(match.output.1)?")
      }
    }
  }

  @Test("citations refer only to files of the repository")
  func outside() throws {
    // Assembled here to keep this file from matching itself.
    let words = [
      "SEMAN" + "TICS", "UIKIT" + "\\.md", "UIKIT" + " \\d", "\u{A7}", "corpus" + " notes",
    ]
    let expression = try NSRegularExpression(pattern: words.joined(separator: "|"))
    for (file, text) in try FactBook.citingFiles.get() where file != Self.thisFile {
      let whole = NSRange(location: 0, length: (text as NSString).length)
      for match in expression.matches(in: text, range: whole) {
        let word = (text as NSString).substring(with: match.range)
        Issue.record("\(file) cites \(word); cite a fact, or name the source in full")
      }
    }
  }

  @Test("papers that comments cite by author and year are listed in full")
  func papers() throws {
    let listed = Set(
      try Repository.text("Documentation/Facts/Papers.md").matches(
        of: #/(?m)^- ([A-Z][a-z]+)[^.\n]*? (\d{4})\. /#
      ).map { "\($0.output.1) \($0.output.2)" })
    #expect(!listed.isEmpty)
    // `(Bland 1977)`, `(Steele, Lea & Flood 2014)`, `(Chinneck et al. 1991)`
    let names = "([A-Z][a-z]+)((?:,? (?:& |and |et al\\.)?(?:[A-Z][a-z]+)?)*)"
    let pattern = "\\((?:[^()]*?[^A-Za-z])??\(names),? ((?:19|20)\\d\\d)\\)"
    let expression = try NSRegularExpression(pattern: pattern)
    var count = 0
    let files = try FactBook.citingFiles.get().filter { $0.path.hasSuffix(".swift") }
    // Only text that ends in a year is parsed; a citation may continue in the comment's next line.
    let year = try NSRegularExpression(pattern: "(?:19|20)\\d\\d\\)")
    for (file, source) in files where file != Self.thisFile {
      let length = (source as NSString).length
      guard year.firstMatch(in: source, range: NSRange(location: 0, length: length)) != nil else {
        continue
      }
      let text = source.replacingOccurrences(
        of: "\\s*\\n\\s*//+ ", with: " ", options: .regularExpression)
      let string = text as NSString
      let whole = NSRange(location: 0, length: string.length)
      for match in expression.matches(in: text, range: whole) {
        let name = string.substring(with: match.range(at: 1))
        let year = string.substring(with: match.range(at: 3))
        #expect(
          listed.contains("\(name) \(year)"),
          "\(file): \(string.substring(with: match.range)) is not in Documentation/Facts/Papers.md")
        count += 1
      }
    }
    #expect(count > 0)
  }

  private static let thisFile = "Tests/DocumentationTests/FactTests.swift"
}
