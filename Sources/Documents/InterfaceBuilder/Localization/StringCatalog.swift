package import Foundation

/// A string catalog (`.xcstrings`): the texts of all languages by key.
package struct StringCatalog: Sendable {
  package let sourceLanguage: String
  /// The entries by key.
  private let entries: [String: Entry]

  /// Reads a catalog.
  ///
  /// - Complexity: O(*n*) in the size of the data.
  package init(_ data: Data) throws(StringsFile.Fault) {
    do {
      let file = try JSONDecoder().decode(File.self, from: data)
      (sourceLanguage, entries) = (file.sourceLanguage ?? "en", file.strings)
    } catch let error as DecodingError {
      throw StringsFile.Fault(error, in: data)
    } catch {
      throw StringsFile.Fault(message: "the catalog cannot be read")
    }
  }

  /// The languages with translations, as written, apart from the source language.
  package var languages: Set<String> {
    var languages: Set<String> = []
    for entry in entries.values { languages.formUnion(entry.localizations.keys) }
    languages.remove(sourceLanguage)
    return languages
  }

  /// The texts of the language by key; a text that is still to be translated is left out.
  package func table(_ language: String, isPad: Bool) -> [String: String] {
    entries.compactMapValues { entry in
      entry.localizations[language]?.text(isPad: isPad)
    }
  }

  private struct File: Decodable {
    var sourceLanguage: String?
    var strings: [String: Entry]
  }

  private struct Entry: Decodable, Sendable {
    var localizations: [String: Localization]

    private enum Key: CodingKey {
      case localizations
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      localizations =
        try container.decodeIfPresent([String: Localization].self, forKey: .localizations) ?? [:]
    }
  }

  private struct Localization: Decodable, Sendable {
    struct Unit: Decodable, Sendable {
      var state: String?
      var value: String?
    }

    struct Variations: Decodable, Sendable {
      var plural: [String: Localization]?
      var device: [String: Localization]?
    }

    var stringUnit: Unit?
    var variations: Variations?

    /// The text on a device; of plurals, the longest.
    func text(isPad: Bool) -> String? {
      if let unit = stringUnit { return unit.state == "new" ? nil : unit.value }
      if let devices = variations?.device {
        let chosen = devices[isPad ? "ipad" : "iphone"] ?? devices["other"]
        return chosen?.text(isPad: isPad)
      }
      let forms = variations?.plural?.values.compactMap { $0.text(isPad: isPad) } ?? []
      return forms.max { ($0.count, $0) < ($1.count, $1) }
    }
  }
}

extension StringsFile.Fault {
  fileprivate init(_ error: DecodingError, in data: Data) {
    switch error {
    case .keyNotFound(let key, _):
      self.init(message: "the catalog has no '\(key.stringValue)'")
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      let path = context.codingPath.map(\.stringValue).joined(separator: " → ")
      self.init(message: "the catalog has a value of another type at \(path.onOneLine)")
    default: self.init(noJSON: data)
    }
  }

  /// A fault of data that is not JSON, with the place if Foundation names it.
  private init(noJSON data: Data) {
    var reason = "the data is not in the correct format"
    do {
      _ = try JSONSerialization.jsonObject(with: data)
    } catch {
      reason = (error as NSError).userInfo["NSDebugDescription"] as? String ?? reason
    }
    let position = reason.firstMatch(of: /around character (\d+)/).flatMap { Int($0.1) }
    let place = reason.firstMatch(of: /line (\d+), column (\d+)/).flatMap { match in
      Int(match.1).flatMap { line in Int(match.2).map { SourceLocation(line: line, column: $0) } }
    }
    self.init(
      message: "the catalog is not JSON: \(reason.onOneLine)",
      location: place ?? position.map { LinePlaces([UInt8](data)).location($0) })
  }
}
