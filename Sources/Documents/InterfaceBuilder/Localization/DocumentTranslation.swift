internal import AssetCatalog
internal import Foundation

/// The texts of the document in a language, compared with the document.
package struct DocumentTranslation: Sendable {
  package struct Problem: Hashable, Sendable {
    package var path: String
    package var location: SourceLocation?
    package var message: String
  }

  package let language: String
  /// The faults of the file.
  package private(set) var problems: [Problem] = []
  /// The texts without a key.
  package private(set) var missing: [LocalizableTexts.Text] = []
  /// The texts whose translations have other placeholders, with the translation.
  package private(set) var mismatches: [(text: LocalizableTexts.Text, translation: String)] = []

  init(_ contents: DocumentContents, _ language: String, isPad: Bool) {
    self.language = language
    let strings: DocumentStrings
    do throws(DocumentStrings.Fault) {
      strings = try contents.strings(language, isPad: isPad)
    } catch {
      switch error {
      case .missing: break
      case .refused(let path, let reason): problems = [Problem(path: path, message: reason)]
      case .malformed(let path, let faults): problems = faults.map { Problem($0, in: path) }
      }
      return
    }
    guard let path = strings.path else { return }
    problems = strings.faults.map { Problem($0, in: path) }
    for text in contents.localizableTexts.texts {
      guard let translation = strings.table[text.key] else {
        missing.append(text)
        continue
      }
      if !FormatPlaceholders(text.value).agree(with: FormatPlaceholders(translation)) {
        mismatches.append((text, translation))
      }
    }
  }

  /// Returns the keys whose objects are gone from a document, in alphabetical order.
  package static func stale(_ language: String, in document: InterfaceDocument) -> [Problem] {
    let contents = document.contents
    guard let strings = try? contents.strings(language), let path = strings.path,
      let objects = contents.objectIdentifiers
    else { return [] }
    // A catalog keeps unused keys until a person removes them.
    return strings.table.keys.sorted().compactMap { key in
      guard let object = key.split(separator: ".").first.map(String.init),
        isIdentifier(object), !objects.contains(object)
      else { return nil }
      return Problem(path: path, location: strings.locations[key], message: key)
    }
  }

  /// Whether a word has the form of Interface Builder's identifiers, such as `aBc-12-xyz`.
  private static func isIdentifier(_ word: String) -> Bool {
    let parts = word.split(separator: "-", omittingEmptySubsequences: false)
    return parts.map(\.count) == [3, 2, 3] || Int(word) != nil
  }
}

extension DocumentTranslation.Problem {
  fileprivate init(_ fault: StringsFile.Fault, in path: String) {
    self.init(path: path, location: fault.location, message: fault.message)
  }

  /// The file with line and column, relative to the folder of the document's languages.
  package func place(from document: String) -> String {
    let home = URL(fileURLWithPath: document).deletingLastPathComponent()
    let root = home.pathExtension == "lproj" ? home.deletingLastPathComponent() : home
    let file = URL(fileURLWithPath: path).path
    let short = file.path(below: root.path) ?? file
    return location.map { "\(short):\($0.line):\($0.column)" } ?? short
  }
}

extension DocumentContents {
  /// The identifiers of all objects in the file; nil if the file cannot be read again.
  fileprivate var objectIdentifiers: Set<String>? {
    derived.value("objectIdentifiers") { readIdentifiers().map { [$0] } ?? [] }.first
  }

  private func readIdentifiers() -> Set<String>? {
    guard
      let data = try? Data(
        contentsOf: URL(fileURLWithPath: file), limit: InterfaceDocument.sizeLimit)
    else { return nil }
    var identifiers: Set<String> = []
    var rest = data[...]
    // Names of attributes such as "userid" only add identifiers that no key has.
    while let start = rest.firstRange(of: Data("id=\"".utf8))?.upperBound {
      rest = rest[start...]
      guard let end = rest.firstIndex(of: UInt8(ascii: "\"")) else { break }
      identifiers.insert(String(decoding: rest[..<end], as: UTF8.self))
      rest = rest[end...]
    }
    return identifiers
  }
}

/// The placeholders of the format, such as `%@` and `%1$ld`.
struct FormatPlaceholders {
  /// The types by position, from 1.
  private var types: [Int: Character] = [:]
  /// Whether no other text has the form of the placeholders.
  private var isDefinite = false

  init(_ text: String) {
    guard text.contains("%") else { return }
    var next = 1
    let pattern =
      /%(?:(\d+)\$)?[-+#0]*\d*(?:\.\d+)?(?:hh|h|ll|l|q|z|t|j|L)?([@dDiuUxXoOfFeEgGaAcCsSp%])/
    for match in text.matches(of: pattern) {
      guard let type = match.2.first, type != "%" else { continue }
      let position = match.1.flatMap { Int($0) } ?? next
      next = position + 1
      types[position] = Self.kind(type)
      isDefinite = isDefinite || type == "@" || match.1 != nil || match.0.count > 2
    }
  }

  private static func kind(_ type: Character) -> Character {
    switch type {
    case "d", "D", "i", "u", "U", "x", "X", "o", "O", "c", "C": "d"
    case "f", "F", "e", "E", "g", "G", "a", "A": "f"
    default: type
    }
  }

  /// Whether both have the same values to fill in; a lone percent sign is not a placeholder.
  func agree(with other: FormatPlaceholders) -> Bool {
    types == other.types || !isDefinite && !other.isDefinite
  }
}
