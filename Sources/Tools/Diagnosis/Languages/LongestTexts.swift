import InterfaceBuilder

/// The languages that have the longest texts of the scene.
struct LongestTexts {
  /// The maximum number of languages; each direction has a language.
  private static let limit = 4

  let languages: [String]

  init(_ scene: InterfaceScene, _ languages: [String]) {
    var scores: [String: Int] = [:]
    for values in scene.translatedLengths(languages) {
      // The longest text counts most, so a language with many long texts comes first.
      let ranked = values.sorted { ($1.length, $0.language) < ($0.length, $1.language) }
      for (rank, value) in ranked.prefix(Self.limit).enumerated() {
        scores[value.language, default: 0] += Self.limit - rank
      }
    }
    let order = languages.enumerated().sorted {
      (scores[$1.element] ?? 0, $0.offset) < (scores[$0.element] ?? 0, $1.offset)
    }.map(\.element)
    var chosen = Array(order.prefix(Self.limit))
    func isRightToLeft(_ language: String) -> Bool {
      LanguageTag(language)?.isRightToLeft ?? false
    }
    if !chosen.contains(where: isRightToLeft), let other = order.first(where: isRightToLeft) {
      chosen[chosen.count - 1] = other
    }
    self.languages = chosen
  }
}
