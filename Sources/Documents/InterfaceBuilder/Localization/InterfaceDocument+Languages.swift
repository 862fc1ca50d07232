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
  /// Layouts in languages also show the copies of the document, which `check` reads as documents.
  package func languages(_ words: [String], withCopies: Bool = false) -> [String] {
    var known = contents.languages.translated
    let copies = withCopies ? contents.languages.copies : [:]
    if !copies.isEmpty { known = Set(known).union(copies.keys).sorted() }
    if words.contains("all") { return known }
    var chosen: [String] = []
    for word in words {
      let names =
        word == "long"
        ? known.filter { name in LanguageTag(name).map { Self.long.contains($0.language) } ?? false
        }
        : [LanguageTag(word)?.name ?? word]
      for name in names
      where !chosen.contains(name)
        && (contents.hasTexts(name) || withCopies && contents.languages.copy(for: name) != nil)
      {
        chosen.append(name)
      }
    }
    return chosen
  }

  /// The copy of the document that a user of the language sees; nil if there is none.
  package func copy(in language: String?) -> InterfaceDocument? { contents.copy(in: language) }

  /// The languages that find nearly all texts that are too long in some language.
  private static let long: Set<String> = ["fr", "de", "pt", "es", "it", "ru", "tr", "ja"]

  /// Returns the state of the texts in a language.
  package func translation(to language: String, isPad: Bool = false) -> DocumentTranslation {
    DocumentTranslation(contents, language, isPad: isPad)
  }
}

extension DocumentContents {
  fileprivate func copy(in language: String?) -> InterfaceDocument? {
    guard let path = language.flatMap({ languages.copy(for: $0) }) else { return nil }
    return derived.value(["copy", path]) {
      try? InterfaceDocument(contentsOf: URL(fileURLWithPath: path))
    }
  }

  fileprivate func hasTexts(_ language: String) -> Bool {
    guard let source = languages.source(for: language) else { return false }
    return source != .document || languages.isCopy
  }
}

extension InterfaceScene {
  /// The scene in the copy of the document for the language; nil if there is none.
  package func copy(in language: String?) -> InterfaceScene? {
    contents.copy(in: language)?.scenes.first { $0.id == id }
  }

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
