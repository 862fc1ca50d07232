internal import Foundation
internal import Synchronization

/// The languages of the document, with the files of their texts.
///
/// `Main.storyboard` in `Base.lproj`, `en.lproj` or a plain folder has its texts in
/// `de.lproj/Main.strings` and `mul.lproj/Main.xcstrings` next to that folder. A document in
/// `de.lproj` may also be a copy of the whole document for German.
package struct DocumentLanguages: Sendable {
  enum Source: Hashable, Sendable {
    case strings(path: String)
    /// The texts for a language, as the catalog writes it.
    case catalog(path: String, language: String)
    /// The document itself is in the language.
    case document
  }

  /// The language of the folder with the document; nil for Base or a plain folder.
  package let own: LanguageTag?
  /// The document's languages by their usual names.
  let sources: [String: Source]
  /// Whether there is a document of the same name for each of several languages.
  package let isCopy: Bool
  /// The documents for other languages, by language; only the main document of the copies has them.
  let copies: [String: String]
  /// The path that all copies have in common: the folder of `.lproj` folders, and the name.
  package let group: String
  let texts: NearbyTexts

  private static let folderExtension = "lproj"

  /// Finds the files next to a document.
  package init(of path: String, _ texts: NearbyTexts = .onDisk) {
    self.texts = texts
    let document = URL(fileURLWithPath: path)
    let file = document.lastPathComponent
    let name = document.deletingPathExtension().lastPathComponent
    var home = document.deletingLastPathComponent()
    var folderName: String?
    if home.pathExtension == Self.folderExtension {
      folderName = home.deletingPathExtension().lastPathComponent
      home = home.deletingLastPathComponent()
    }
    own = folderName.flatMap { LanguageTag($0) }
    group = home.appendingPathComponent(file).path
    var sources: [String: Source] = [:]
    var copies: [String: String] = [:]
    var hasBase = false
    let manager = FileManager.default
    for entry in texts.languageFolders(in: home).sorted() {
      let word = String(entry.dropLast(Self.folderExtension.count + 1))
      let folder = home.appendingPathComponent(entry)
      if word == "mul" {
        let catalog = folder.appendingPathComponent("\(name).xcstrings").path
        for language in Self.languages(ofCatalog: catalog, texts) {
          guard let tag = LanguageTag(language) else { continue }
          sources[tag.name] = .catalog(path: catalog, language: language)
        }
        continue
      }
      guard let tag = LanguageTag(word) else {
        let base = folder.appendingPathComponent(file).path
        hasBase = hasBase || word.lowercased() == "base" && manager.fileExists(atPath: base)
        continue
      }
      let copy = folder.appendingPathComponent(file).path
      if manager.fileExists(atPath: copy) { copies[tag.name] = copy }
      let strings = folder.appendingPathComponent("\(name).strings").path
      if texts.exists(strings) { sources[tag.name] = .strings(path: strings) }
    }
    isCopy = own != nil && copies.count + (hasBase ? 1 : 0) > 1
    if let own, isCopy || sources[own.name] == nil { sources[own.name] = .document }
    // The texts of other languages belong to the document of the development language.
    let main = hasBase ? nil : copies["en"] == nil ? copies.keys.min() : "en"
    if let own, isCopy {
      sources = sources.filter { language, _ in
        language == own.name || own.name == main && copies[language] == nil
      }
    }
    let isMain = own.map { $0.name == main } ?? true
    if let own { copies[own.name] = nil }
    self.copies = isMain && texts.files == nil ? copies : [:]
    self.sources = sources
  }

  /// The names of all languages, in alphabetical order.
  package var names: [String] { sources.keys.sorted() }

  /// The languages that are checked next to the document's texts: languages with a file of texts,
  /// and the language of the copy.
  package var translated: [String] {
    names.filter { sources[$0] != .document || isCopy }
  }

  /// Returns the source of the texts for a user of the language; nil shows the document's texts.
  func source(for language: String) -> Source? {
    guard let tag = LanguageTag(language) else { return nil }
    for accepted in tag.accepted {
      if let source = sources[accepted.name] { return source }
    }
    return nil
  }

  /// Returns the path of the copy for a user of the language; nil if this document is shown.
  func copy(for language: String) -> String? {
    guard !copies.isEmpty, let tag = LanguageTag(language) else { return nil }
    for accepted in tag.accepted {
      if let copy = copies[accepted.name] { return copy }
      if sources[accepted.name] != nil { return nil }
    }
    return nil
  }

  private static func languages(ofCatalog path: String, _ texts: NearbyTexts) -> [String] {
    guard texts.exists(path), let catalog = try? StringSources.shared.catalog(at: path, texts)
    else { return [] }
    return catalog.languages.sorted()
  }
}

/// Files of texts, each read once until it changes.
final class StringSources: Sendable {
  static let shared = StringSources()

  private struct Known<Value: Sendable>: Sendable {
    let stamp: Date?
    /// The data in a version from git.
    let version: Data?
    let result: Result<Value, DocumentStrings.Fault>
  }

  private let catalogs = Mutex<[String: Known<StringCatalog>]>([:])

  /// Reads a catalog, which has the texts of all languages of the document.
  func catalog(
    at path: String, _ texts: NearbyTexts
  ) throws(DocumentStrings.Fault) -> StringCatalog {
    let url = URL(fileURLWithPath: path)
    let version = texts.files?[path]
    let stamp =
      version == nil ? (try? url.attributesBehindLinks())?[.modificationDate] as? Date : nil
    if let known = catalogs.withLock({ $0[path] }), known.stamp == stamp, known.version == version {
      return try known.result.get()
    }
    let result = Result { () throws(DocumentStrings.Fault) in
      let data = try texts.data(at: path)
      do throws(StringsFile.Fault) {
        return try StringCatalog(data)
      } catch {
        throw DocumentStrings.Fault.malformed(path: path, [error])
      }
    }
    catalogs.withLock { known in
      // Documents are checked in sequence.
      if known.count > 8 { known.removeAll() }
      known[path] = Known(stamp: stamp, version: version, result: result)
    }
    return try result.get()
  }
}
