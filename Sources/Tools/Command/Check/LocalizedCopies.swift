import Diagnosis
import Foundation
import InterfaceBuilder

/// Merges the findings that copies for several languages share.
///
/// The answer for a copy waits until all copies of the document are checked; other answers are
/// complete at once.
struct LocalizedCopies {
  /// The number of the last copy for each number of the file; files without copies are missing.
  private var lastCopies: [Int: Int] = [:]
  /// The number of the first copy for each number.
  private var firstCopies: [Int: Int] = [:]
  private var languages: [Int: String] = [:]
  private var waiting: [Int: CheckAnswer] = [:]

  init(_ files: [InputFile]) {
    var groups: [String: [(number: Int, language: LanguageTag?)]] = [:]
    for (number, file) in files.enumerated() {
      let url = URL(fileURLWithPath: file.name)
      guard let group = url.path.pathOfCopies else { continue }
      let folder = url.deletingLastPathComponent()
      let word = folder.deletingPathExtension().lastPathComponent
      groups[group, default: []].append((number, LanguageTag(word)))
    }
    for copies in groups.values where copies.count > 1 {
      let main =
        copies.first { $0.language == nil } ?? copies.first { $0.language?.name == "en" }
        ?? copies[0]
      let last = copies.map(\.number).max() ?? main.number
      for copy in copies {
        lastCopies[copy.number] = last
        firstCopies[copy.number] = main.number
        languages[copy.number] = copy.language?.name
      }
    }
  }

  /// Adds an answer, and returns the answers that are complete.
  mutating func add(_ answer: CheckAnswer, from number: Int) -> [CheckAnswer] {
    guard let last = lastCopies[number] else { return [answer] }
    waiting[number] = answer
    guard last == number, let main = firstCopies[number] else { return [] }
    let copies = firstCopies.filter { $0.value == main }.keys.sorted()
    var answers = copies.compactMap { copy in waiting[copy].map { (copy, $0) } }
    for copy in copies { waiting[copy] = nil }
    guard let index = answers.firstIndex(where: { $0.0 == main }),
      answers[index].1.findings.problem == nil
    else { return answers.map(\.1) }
    var merged = [answers.remove(at: index).1]
    for (copy, answer) in answers where answer.findings.problem == nil {
      guard let language = languages[copy] else { continue }
      var rest = answer
      for place in merged.indices {
        rest.findings = merged[place].findings.merge(rest.findings, ofCopyIn: language)
      }
      if !rest.findings.findings.isEmpty { merged.append(rest) }
    }
    return merged + answers.map(\.1).filter { $0.findings.problem != nil }
  }

  /// The answers that still wait, if a file is missing from the answers.
  var rest: [CheckAnswer] { waiting.keys.sorted().compactMap { waiting[$0] } }
}
