internal import Foundation

/// A language as folders and settings name it, such as `pt-BR`, `zh_Hans_CN` or `German`.
package struct LanguageTag: Hashable, Sendable {
  package let language: String
  package let script: String?
  package let region: String?

  /// Parses a tag; nil if it is not a language.
  package init?(_ word: String) {
    let known = Self.oldNames[word.lowercased()] ?? word
    let parts = known.replacing("_", with: "-").split(separator: "-")
    guard let first = parts.first, (2...3).contains(first.count), first.allSatisfy(\.isASCIILetter)
    else { return nil }
    language = Self.aliases[first.lowercased()] ?? first.lowercased()
    let others = parts.dropFirst()
    script = others.first { $0.count == 4 && $0.allSatisfy(\.isASCIILetter) }.map {
      $0.prefix(1).uppercased() + $0.dropFirst().lowercased()
    }
    region = others.first {
      $0.count == 2 && $0.allSatisfy(\.isASCIILetter) || $0.count == 3 && $0.allSatisfy(\.isNumber)
    }?.uppercased()
  }

  private init(_ language: String, _ script: String?, _ region: String?) {
    (self.language, self.script, self.region) = (language, script, region)
  }

  /// The usual form, such as `zh-Hant-TW`.
  package var name: String { [language, script, region].compactMap(\.self).joined(separator: "-") }

  /// The tags that a user of the language accepts, the best first.
  ///
  /// A document that has none of them shows the texts of its development language.
  var accepted: [LanguageTag] {
    var tags: [LanguageTag] = []
    let script = script ?? impliedScript
    func add(_ tag: LanguageTag) { if !tags.contains(tag) { tags.append(tag) } }
    add(self)
    add(LanguageTag(language, script, region))
    if script != nil { add(LanguageTag(language, script, nil)) }
    if region != nil { add(LanguageTag(language, nil, region)) }
    if language == "es", let region, Self.latinAmerica.contains(region) {
      add(LanguageTag("es", nil, "419"))
    }
    // Chinese in the other script does not replace it.
    if impliedScript == nil || script == "Hans" { add(LanguageTag(language, nil, nil)) }
    return tags
  }

  private var impliedScript: String? {
    guard language == "zh" else { return nil }
    return region.map { ["TW", "HK", "MO"].contains($0) } == true ? "Hant" : "Hans"
  }

  package var isRightToLeft: Bool {
    if let script { return script == "Arab" || script == "Hebr" }
    return Self.rightToLeft.contains(language)
  }

  private static let rightToLeft: Set<String> = [
    "ar", "he", "fa", "ur", "ckb", "ps", "sd", "ug", "yi", "dv",
  ]

  /// Codes that were replaced.
  private static let aliases = ["iw": "he", "in": "id", "no": "nb", "tl": "fil", "ji": "yi"]

  /// Names of folders before there were codes.
  private static let oldNames = [
    "english": "en", "german": "de", "french": "fr", "japanese": "ja", "spanish": "es",
    "italian": "it", "dutch": "nl",
  ]

  private static let latinAmerica: Set<String> = [
    "AR", "BO", "CL", "CO", "CR", "CU", "DO", "EC", "GT", "HN", "MX", "NI", "PA", "PE", "PR", "PY",
    "SV", "US", "UY", "VE",
  ]
}

extension Character {
  fileprivate var isASCIILetter: Bool { isASCII && isLetter }
}
