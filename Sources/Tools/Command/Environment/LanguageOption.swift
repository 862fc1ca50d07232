import Diagnosis
import InterfaceBuilder

/// The option `--languages`, which adds the languages of each document to an environment.
enum LanguageOption {
  static let name = "languages"
  static let words = "all, long (the languages with long words), or a list such as de,ar,pt-BR"

  /// Returns the option of the command that does something next to the document's own texts.
  static func specification(_ verb: String) -> OptionSpecification {
    OptionSpecification(
      name, value: "LIST",
      summary: "Languages to \(verb) in addition to the document's texts: \(words).", isList: true)
  }
}

extension Arguments {
  /// Returns the given languages, or words for several; nil if the option is missing.
  func languages() throws(UsageError) -> [String]? {
    guard let words = try list(LanguageOption.name) else { return nil }
    var known: [String] = []
    for word in words {
      guard let name = CheckMatrix.language(word) else {
        throw UsageError(
          message: "invalid value '\(word.onOneLine)' for --\(LanguageOption.name); expected "
            + LanguageOption.words)
      }
      if !known.contains(name) { known.append(name) }
    }
    return known
  }
}
