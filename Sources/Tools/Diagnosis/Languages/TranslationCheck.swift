import InterfaceBuilder

/// Reports faults of files of strings, missing and stale keys, and differing placeholders.
@MainActor
struct TranslationCheck {
  static let rules = Rule.translationRules

  /// The maximum number of keys that a message lists.
  private static let listLimit = 3

  /// Adds the findings, each with its languages; returns the number of missing texts by language.
  func check(
    _ document: InterfaceDocument, _ languages: [String], into collector: inout FindingCollector
  ) -> [String: Int] {
    let states = languages.map { document.translation(to: $0) }
    for state in states {
      for problem in state.problems {
        let place = problem.place(from: document.file)
        collector.add(
          FindingCollector.Draft(
            rule: .malformedStrings, message: "\(place): \(problem.message)", distinction: place))
      }
      collector.language = state.language
      for (text, translation) in state.mismatches {
        var need = TextNeed(text: translation, isEstimated: false)
        need.text = translation
        collector.add(
          FindingCollector.Draft(
            rule: .formatMismatch, view: text.object, location: text.location,
            message: "the translation of \(Self.quoted(text.value)) has other placeholders",
            distinction: text.key, need: need))
      }
      collector.language = nil
    }
    addMissing(states, into: &collector)
    addStale(document, languages, into: &collector)
    return Dictionary(
      states.map { ($0.language, $0.missing.count) }, uniquingKeysWith: { first, _ in first })
  }

  private func addMissing(_ states: [DocumentTranslation], into collector: inout FindingCollector) {
    guard collector.isEnabled(.missingTranslation) else { return }
    let counts = states.filter { !$0.missing.isEmpty }
    guard let worst = counts.max(by: { $0.missing.count < $1.missing.count }) else { return }
    let texts = worst.missing.prefix(Self.listLimit).map { Self.quoted($0.value) }
    let rest = worst.missing.count - texts.count
    let list = texts.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
    for state in counts {
      collector.language = state.language
      collector.add(
        FindingCollector.Draft(
          rule: .missingTranslation,
          message: "texts have no translation: \(worst.language) lacks \(list)"))
    }
    collector.language = nil
  }

  private func addStale(
    _ document: InterfaceDocument, _ languages: [String], into collector: inout FindingCollector
  ) {
    guard collector.isEnabled(.staleTranslation) else { return }
    let stale = languages.map { ($0, DocumentTranslation.stale($0, in: document)) }
      .filter { !$0.1.isEmpty }
    guard let worst = stale.max(by: { $0.1.count < $1.1.count })?.1 else { return }
    let keys = worst.prefix(Self.listLimit).map {
      "\($0.message) (\($0.place(from: document.file)))"
    }
    let rest = worst.count - keys.count
    let list = keys.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
    for (language, _) in stale {
      collector.language = language
      collector.add(
        FindingCollector.Draft(
          rule: .staleTranslation, message: "keys name objects that are gone: \(list)"))
    }
    collector.language = nil
  }

  private static func quoted(_ text: String) -> String {
    let line = text.onOneLine
    return "\"\(line.count > 40 ? line.prefix(39) + "…" : line)\""
  }
}
