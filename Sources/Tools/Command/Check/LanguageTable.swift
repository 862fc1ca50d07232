import Diagnosis
import Foundation

/// The number of findings of each document in each language.
struct LanguageTable {
  private struct Row {
    var path: String
    var own: Int
    var languages: [String: Int]
  }

  private var rows: [Row] = []
  /// The rows by the paths that copies in several languages share.
  private var places: [String: Int] = [:]
  private var missing: [String: Int] = [:]

  mutating func add(_ document: DocumentFindings) {
    guard let languages = document.languages, !languages.isEmpty else { return }
    for language in languages where language.missing > 0 {
      missing[language.language, default: 0] += language.missing
    }
    let key = document.path.pathOfCopies ?? document.path
    if let place = places[key] {
      for language in languages {
        rows[place].languages[language.language, default: 0] += language.findings
      }
      return
    }
    places[key] = rows.count
    rows.append(
      Row(
        path: document.path, own: document.findings.count { $0.isOfDocument },
        languages: Dictionary(
          languages.map { ($0.language, $0.findings) }, uniquingKeysWith: { first, _ in first })))
  }

  /// Whether no document has a finding.
  var isEmpty: Bool { rows.allSatisfy { $0.own == 0 && $0.languages.allSatisfy { $0.value == 0 } } }

  var hasNoLanguage: Bool { rows.allSatisfy(\.languages.isEmpty) }

  /// Returns the languages in which no document has texts.
  func unknown(of languages: [String]) -> [String] {
    let known = Set(rows.flatMap(\.languages.keys))
    return languages.filter { !known.contains($0) }
  }

  /// A line for each document, with a column for each language.
  var text: String {
    let languages = Set(rows.flatMap(\.languages.keys)).sorted()
    let names = Dictionary(grouping: rows.map(\.path), by: Self.name)
    let table = rows.map { row in
      let name = Self.name(row.path)
      return [names[name]?.count == 1 ? name : row.path, "\(row.own)"]
        + languages.map { language in row.languages[language].map(String.init) ?? "-" }
    }
    var text = Table.columns([["", "Base"] + languages] + table) + "\n(- has no strings"
    if !missing.isEmpty {
      let count = missing.values.reduce(0, +)
      let most = missing.max { ($0.value, $1.key) < ($1.value, $0.key) }
      text += "; \(count) text\(count == 1 ? "" : "s") without a key"
      if let most, missing.count > 1 { text += ", most in \(most.key): \(most.value)" }
    }
    return text + ")"
  }

  /// The name of the file, shown instead of the path if no other file has the name.
  private static func name(_ path: String) -> String {
    URL(fileURLWithPath: path).lastPathComponent
  }
}
