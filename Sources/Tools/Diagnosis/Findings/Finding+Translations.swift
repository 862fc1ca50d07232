import InterfaceBuilder

extension Finding {
  /// A language in which a finding holds.
  public struct Translation: Codable, Hashable, Sendable {
    /// The unit of `needed` and `given`.
    public enum Unit: String, Codable, Sendable {
      case points, lines
      /// Points, on the vertical axis.
      case pointsOfHeight
    }

    /// The language, such as `pt-BR`.
    public var language: String
    /// The text in the language; nil for a finding that is not about a text.
    public var text: String?
    /// The extent that the text needs, and the extent that it has.
    public var needed: Double?
    public var given: Double?
    public var unit: Unit?
    /// Whether the need is an estimate, as in scripts with unknown widths.
    public var isEstimated: Bool?

    public init(language: String) { self.language = language }

    init(language: String, _ need: TextNeed?) {
      self.language = language
      guard let need else { return }
      (text, unit) = (need.text, need.unit)
      (needed, given) = (need.needed, need.given)
      isEstimated = need.isEstimated ? true : nil
    }

    /// The needed extent relative to the given extent; 0 for a finding that is not about a text.
    var excess: Double {
      guard let needed, let given else { return 0 }
      return needed / max(given, 1)
    }

    /// The most characters of the text that fit, if its letters keep their mean width.
    package var fittingCharacters: Int? {
      guard let text, let needed, let given, unit == .points, needed > 0 else { return nil }
      return Int((Double(text.count) * given / needed).rounded(.down))
    }

    /// The text and its need, such as `"Sichern" needs 80 points and has 60`.
    var account: String? {
      guard let text else { return nil }
      guard let needed, let given, let unit else { return "\"\(Self.short(text))\"" }
      let about = isEstimated == true ? "about " : ""
      let (has, needs) = (Points.text(given), Points.text(needed))
      let extent =
        switch unit {
        case .points: "\(about)\(needs) points and has \(has)"
        case .pointsOfHeight: "\(about)\(needs) points of height and has \(has)"
        case .lines: "\(about)\(needs) lines and has \(has)"
        }
      return "\"\(Self.short(text))\" needs \(extent)"
    }

    private static func short(_ text: String) -> String {
      let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
      return line.count > 60 ? line.prefix(59) + "…" : line
    }
  }

  /// The languages with the problem, such as `de, fr, ru and 3 more`.
  package var languageList: String { Self.list(translations.map(\.language)) }

  /// The lengths to which texts must be shortened, such as `de to at most 11 characters`.
  package var shortenings: [String] {
    translations.compactMap { translation in
      translation.fittingCharacters.map {
        "\(translation.language) to at most \($0) character\($0 == 1 ? "" : "s")"
      }
    }
  }

  static func list(_ languages: [String]) -> String {
    let shown = languages.count > 4 ? 3 : languages.count
    let rest = languages.count - shown
    let first = languages.prefix(shown)
    if rest > 0 { return first.joined(separator: ", ") + " and \(rest) more" }
    guard let last = first.last, first.count > 1 else { return first.first ?? "" }
    return first.dropLast().joined(separator: ", ") + " and \(last)"
  }

  /// Returns the message with the languages; `isOfDocument` also holds for the document's own
  /// texts.
  func message(_ message: String, isOfDocument: Bool) -> String {
    guard let worst = translations.first else { return message }
    let languages = languageList
    guard let account = worst.account, worst.needed != nil,
      let subject = message.firstRange(of: ": it ")
    else {
      let also = isOfDocument ? "also " : ""
      let text = worst.account.map { ": \(worst.language) \($0)" } ?? ""
      return message.hasSuffix(".")
        ? "\(message) It \(also)occurs in \(languages)."
        : "\(message), \(also)in \(languages)\(text)"
    }
    let detail = "\(worst.language) \(account)"
    return isOfDocument
      ? "\(message); also in \(languages): \(detail)"
      : "\(message[..<subject.lowerBound]) in \(languages): \(detail)"
  }
}

/// The extent that a text needs and has.
struct TextNeed: Hashable {
  var text: String
  var isEstimated: Bool
  private(set) var unit: Finding.Translation.Unit?
  private(set) var needed: Double?
  private(set) var given: Double?

  init(text: String, isEstimated: Bool) { (self.text, self.isEstimated) = (text, isEstimated) }

  mutating func measure(_ unit: Finding.Translation.Unit, _ needed: Double, _ given: Double) {
    (self.unit, self.needed, self.given) = (unit, needed, given)
  }
}

/// A language of the document: its findings, and its texts that have no translation.
package struct LanguageSummary: Codable, Hashable, Sendable {
  package var language: String
  /// The number of findings that hold in the language.
  package var findings: Int
  /// The number of texts without a key.
  package var missing: Int
}

extension Finding {
  /// Whether it also holds for the document's own texts.
  package var isOfDocument: Bool {
    translations.isEmpty || environments.contains { $0.locale == nil }
  }

  /// Adds the languages of the same finding in a copy of the document.
  fileprivate mutating func merge(_ other: Finding, in language: String) {
    for environment in other.environments {
      var environment = environment
      environment.locale = environment.locale ?? language
      if !environments.contains(environment) { environments.append(environment) }
    }
    let added =
      other.translations.isEmpty ? [Translation(language: language)] : other.translations
    for translation in added
    where !translations.contains(where: { $0.language == translation.language }) {
      translations.append(translation)
    }
  }
}

extension DocumentFindings {
  /// Merges the findings that the copy for a language shares; returns the copy with
  /// the other findings.
  package mutating func merge(
    _ copy: DocumentFindings, ofCopyIn language: String
  ) -> DocumentFindings {
    var places: [String: [Int]] = [:]
    for (index, finding) in findings.enumerated() {
      places[finding.fingerprint, default: []].append(index)
    }
    var rest = copy
    rest.findings = copy.findings.compactMap { other in
      guard let place = places[other.fingerprint]?.first else {
        var own = other
        own.translations = []
        own.environments = []
        own.merge(other, in: language)
        return own
      }
      // Two findings of the view remain two findings.
      places[other.fingerprint]?.removeFirst()
      findings[place].merge(other, in: language)
      return nil
    }
    let known = languages ?? []
    if !known.contains(where: { $0.language == language }) {
      languages = known + [LanguageSummary(language: language, findings: 0, missing: 0)]
      languages?.sort { $0.language < $1.language }
    }
    rest.languages = [LanguageSummary(language: language, findings: 0, missing: 0)]
    countLanguages()
    rest.countLanguages()
    return rest
  }

  /// Counts the findings of each language again, after findings were added or removed.
  mutating func countLanguages() {
    guard let languages else { return }
    self.languages = LanguageSummary.all(
      languages.map(\.language), findings,
      missing: Dictionary(
        languages.map { ($0.language, $0.missing) }, uniquingKeysWith: { first, _ in first }))
  }
}

extension LanguageSummary {
  static func all(
    _ languages: [String], _ findings: [Finding], missing: [String: Int]
  ) -> [LanguageSummary] {
    var counts: [String: Int] = [:]
    for finding in findings {
      for translation in finding.translations { counts[translation.language, default: 0] += 1 }
    }
    return languages.map {
      LanguageSummary(language: $0, findings: counts[$0] ?? 0, missing: missing[$0] ?? 0)
    }
  }
}
