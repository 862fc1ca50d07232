internal import InterfaceBuilder

/// The changes of texts in files of strings, in all languages that both versions have.
struct TextChanges {
  /// The languages whose texts changed, first the languages with the longest new texts.
  private(set) var languages: [String] = []
  private(set) var changes: [Change] = []

  /// The maximum number of languages in which the versions are laid out for changed texts.
  private static let layoutLimit = 8

  private struct Difference {
    var language: String
    var old: String?
    var new: String?
    /// How much longer the text is.
    var growth: Int { (new?.count ?? 0) - (old?.count ?? 0) }
  }

  init(_ collector: ChangeCollector) {
    let sides = [collector.old, collector.new]
    let documents = sides.map(\.document)
    // A version that has no files near it has unknown texts, not removed texts.
    let known = documents.map { Set($0.translations.translated) }
    let isVersioned = documents.contains { $0.nearbyTexts.files != nil }
    let names = (isVersioned ? known[0].union(known[1]) : known[0].intersection(known[1])).sorted()
    var differences: [String: [Difference]] = [:]
    var growths: [String: Int] = [:]
    for language in names {
      let tables = documents.map { $0.texts(in: language) }
      guard tables[0] != tables[1] else { continue }
      for key in Set(tables[0].keys).union(tables[1].keys) where tables[0][key] != tables[1][key] {
        guard Self.index(of: key, in: collector) != nil else { continue }
        let difference = Difference(
          language: language, old: tables[0][key], new: tables[1][key])
        differences[key, default: []].append(difference)
        growths[language] = max(growths[language] ?? .min, difference.growth)
      }
    }
    languages = growths.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
    languages = Array(languages.prefix(Self.layoutLimit))
    for key in differences.keys.sorted() {
      change(key, differences[key] ?? [], collector).map { changes.append($0) }
    }
  }

  private static func index(of key: String, in collector: ChangeCollector) -> (Int?, Int?)? {
    let id = String(key.prefix { $0 != "." })
    let index = (collector.old.table.byID[id], collector.new.table.byID[id])
    return index.0 == nil && index.1 == nil ? nil : index
  }

  private func change(
    _ key: String, _ differences: [Difference], _ collector: ChangeCollector
  ) -> Change? {
    guard let index = Self.index(of: key, in: collector),
      let worst = differences.max(by: { ($0.growth, $1.language) < ($1.growth, $0.language) })
    else { return nil }
    let parts = key.split(separator: ".", maxSplits: 1).map(String.init)
    let property = parts.count == 2 ? parts[1] : key
    var change = collector.draft(.content, .changed, index.0, index.1)
    let others = differences.count - 1
    change.property =
      "\(PropertyGroup.words(property)) in \(worst.language)"
      + (others > 0 ? " and \(others) more" : "")
    (change.old, change.new) = Self.words(worst)
    // Labels for VoiceOver have no place on the screen.
    change.affectsFrames = !property.hasPrefix("accessibility")
    change.edits = differences.map { difference in
      Change.Edit(
        object: parts[0], path: "", attribute: property, old: difference.old,
        new: difference.new, language: difference.language)
    }
    return change
  }

  private static func words(_ difference: Difference) -> (String?, String?) {
    guard let old = difference.old, let new = difference.new else {
      func quoted(_ text: String?) -> String? { text.map { "\"\($0.onOneLine)\"" } }
      return (
        quoted(difference.old) ?? "the document's", quoted(difference.new) ?? "the document's"
      )
    }
    return ValueWords.difference(old, new)
  }
}
