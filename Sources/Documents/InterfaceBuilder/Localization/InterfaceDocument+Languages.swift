internal import Foundation

extension InterfaceDocument {
  /// The languages that have texts for the document, and the files.
  package var translations: DocumentLanguages { contents.languages }

  /// The files of texts that the version has instead of the files on disk.
  package var nearbyTexts: NearbyTexts { contents.texts }

  /// Returns the texts in a language by key; empty if they cannot be read.
  package func texts(in language: String) -> [String: String] {
    (try? contents.strings(language))?.table ?? [:]
  }

  /// Returns the document's languages that the words name: `all`, `long` or names of languages.
  ///
  /// A name that the document lacks counts if the texts of another language take its place.
  package func languages(_ words: [String]) -> [String] {
    let known = contents.languages.translated
    if words.contains("all") { return known }
    var chosen: [String] = []
    for word in words {
      let names =
        word == "long"
        ? known.filter { name in LanguageTag(name).map { Self.long.contains($0.language) } ?? false
        }
        : [LanguageTag(word)?.name ?? word]
      for name in names where !chosen.contains(name) && contents.hasTexts(name) {
        chosen.append(name)
      }
    }
    return chosen
  }

  /// The languages that find nearly all texts that are too long in some language.
  private static let long: Set<String> = ["fr", "de", "pt", "es", "it", "ru", "tr", "ja"]

  /// Returns the state of the texts in a language.
  package func translation(to language: String, isPad: Bool = false) -> DocumentTranslation {
    DocumentTranslation(contents, language, isPad: isPad)
  }
}

extension DocumentContents {
  fileprivate func hasTexts(_ language: String) -> Bool {
    guard let source = languages.source(for: language) else { return false }
    return source != .document || languages.isCopy
  }
}

extension InterfaceScene {
  /// Returns the numbers of characters of each text in languages.
  package func translatedLengths(_ languages: [String]) -> [[(language: String, length: Int)]] {
    let tables = languages.compactMap { language in
      (try? contents.strings(language)).map { (language, $0.table) }
    }
    return contents.localizableTexts.texts.map { text in
      tables.compactMap { language, table in table[text.key].map { (language, $0.count) } }
    }
  }
}
