internal import Foundation

/// The document's strings in another language, in `de.lproj/Main.strings` next to the document or
/// in `mul.lproj/Main.xcstrings`.
///
/// A key is an object's identifier and a property: `"aBc-12-xyz.text" = "Hallo";`.
struct DocumentStrings: Sendable {
  let table: [String: String]
  /// The file; nil for a copy of the document in the language.
  let path: String?
  /// The faults of the file that was read in part.
  var faults: [StringsFile.Fault] = []
  /// The places of keys in a `.strings` file.
  private(set) var locations: [String: SourceLocation] = [:]

  /// The reason that strings are missing.
  enum Fault: Error {
    case missing
    case refused(path: String, reason: String)
    case malformed(path: String, [StringsFile.Fault])
  }

  /// Reads the texts for a user of the language; a phone and a pad may have different texts.
  init(locale: String, isPad: Bool, of languages: DocumentLanguages) throws(Fault) {
    var texts: [String: String]
    switch languages.source(for: locale) {
    case nil: throw .missing
    case .document: (texts, path) = ([:], nil)
    case .strings(let path):
      let file = StringsFile(try languages.texts.data(at: path))
      guard !file.entries.isEmpty || file.faults.isEmpty else {
        throw .malformed(path: path, file.faults)
      }
      (texts, self.path, faults) = (file.table, path, file.faults)
      locations = Dictionary(
        file.entries.compactMap { entry in entry.location.map { (entry.key, $0) } },
        uniquingKeysWith: { $1 })
    case .catalog(let path, let language):
      let catalog = try StringSources.shared.catalog(at: path, languages.texts)
      (texts, self.path) = (catalog.table(language, isPad: isPad), path)
    }
    languages.texts.apply(locale, to: &texts)
    table = texts
  }

  static func data(at path: String) throws(Fault) -> Data {
    do {
      return try Data(contentsOf: URL(fileURLWithPath: path), limit: StringsFile.sizeLimit)
    } catch let error as FileRefusal {
      throw .refused(path: path, reason: error.reason)
    } catch {
      throw .refused(path: path, reason: error.localizedDescription)
    }
  }

  subscript(object: String, property: String) -> String? { table["\(object).\(property)"] }
}
