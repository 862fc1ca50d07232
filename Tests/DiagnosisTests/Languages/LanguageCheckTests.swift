import AutoLayout
import Foundation
import TestSupport
import Testing

@testable import Diagnosis
@testable import InterfaceBuilder

@Suite("Checks of languages")
@MainActor
struct LanguageCheckTests {
  private let folder = TemporaryFolder()

  /// A label of 60 points, a button below it, and a label of any width.
  private static let views = """
    <view contentMode="scaleToFill" id="root">
    <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
    <subviews>
    <label opaque="NO" text="Save" translatesAutoresizingMaskIntoConstraints="NO" id="sav-e0-000">
    <rect key="frame" x="20" y="30" width="60" height="21"/>
    <constraints><constraint firstAttribute="width" constant="60" id="sw"/></constraints>
    <fontDescription key="fontDescription" type="system" pointSize="17"/>
    </label>
    <button opaque="NO" buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" \
    id="can-ce-000">
    <rect key="frame" x="20" y="60" width="60" height="30"/>
    <state key="normal" title="Cancel %@"/>
    </button>
    </subviews>
    <constraints>
    \(Markup.pin("sav-e0-000", "leading", 20)) \(Markup.pin("sav-e0-000", "top", 30))
    \(Markup.pin("can-ce-000", "leading", 20)) \(Markup.pin("can-ce-000", "top", 60))
    </constraints>
    </view>
    """

  private static func settings(
    _ languages: [String] = ["all"], enabled rules: [String] = []
  ) -> CheckSettings {
    var settings = CheckSettings()
    settings.matrix.languages = languages
    for rule in rules { settings.severities[rule] = .note }
    return settings
  }

  private func document(_ strings: [String: String]) throws -> InterfaceDocument {
    let path = try folder.write("Base.lproj/Main.xib", Markup.nib(Self.views))
    for (language, text) in strings { try folder.write("\(language).lproj/Main.strings", text) }
    return try InterfaceDocument(contentsOf: URL(fileURLWithPath: path))
  }

  private func findings(
    _ strings: [String: String], _ settings: CheckSettings = settings()
  ) throws -> [Finding] {
    DocumentCheck(settings).findings(in: try document(strings)).findings
  }

  private static let save = "\"sav-e0-000.text\" = "

  /// A label with constraints in some size classes only.
  private static func varied(_ size: String) -> String {
    """
    <view contentMode="scaleToFill" id="root">
    <rect key="frame" x="0.0" y="0.0" width="600" height="600"/>
    <subviews>
    <label opaque="NO" text="Save" translatesAutoresizingMaskIntoConstraints="NO" id="sav-e0-000">
    <rect key="frame" x="20" y="30" width="60" height="21"/>
    <fontDescription key="fontDescription" type="system" pointSize="17"/>
    </label>
    </subviews>
    <constraints>
    \(Markup.pin("sav-e0-000", "leading", 20, id: "lead"))
    \(Markup.pin("sav-e0-000", "top", 30, id: "top"))
    \(Markup.pin("sav-e0-000", "trailing", -20, id: "trail"))
    </constraints>
    <variation key="default"><mask key="constraints">
    <exclude reference="lead"/><exclude reference="top"/><exclude reference="trail"/>
    </mask></variation>
    <variation key="\(size)"><mask key="constraints">
    <include reference="lead"/><include reference="top"/><include reference="trail"/>
    </mask></variation>
    </view>
    """
  }

  @Test(
    "a canvas of any size is checked on a device whose size classes install constraints",
    arguments: [
      ("heightClass=regular-widthClass=compact", "retina4_7", 335.0),
      ("widthClass=compact", "retina4_7", 335),
      ("heightClass=regular-widthClass=regular", "ipad9_7", 728), ("heightClass=compact", nil, nil),
    ])
  func variations(_ size: String, device: String?, width: Double?) throws {
    let path = try folder.write("Base.lproj/Main.xib", Markup.nib(Self.varied(size), device: nil))
    let long = Array(repeating: "Speichern", count: 12).joined(separator: " ")
    try folder.write("de.lproj/Main.strings", Self.save + "\"\(long)\";")
    let document = try InterfaceDocument(contentsOf: URL(fileURLWithPath: path))
    #expect(document.scenes[0].deviceOfVariations?.id == device)
    guard let width else { return }
    let found = DocumentCheck(Self.settings()).findings(in: document).findings
    let finding = try #require(found.first { $0.rule == "truncated-text" })
    #expect(finding.environments.map(\.deviceID) == [device])
    #expect(finding.translations.first?.given == width)
  }

  @Test("longer translations are truncated if the text itself may fit in an unknown font")
  func longerInUnknownFonts() throws {
    func found(width: Int) throws -> [Finding] {
      let views = Self.views
        .replacing("text=\"Save\"", with: "text=\"Save the changes\"")
        .replacing("constant=\"60\" id=\"sw\"", with: "constant=\"\(width)\" id=\"sw\"")
        .replacing(
          "type=\"system\" pointSize=\"17\"",
          with: "name=\"Unknown-Font\" family=\"Unknown\" pointSize=\"17\"")
      let path = try folder.write("Base.lproj/Main.xib", Markup.nib(views))
      try folder.write("de.lproj/Main.strings", Self.save + "\"Alle Änderungen sichern\";")
      try folder.write("fr.lproj/Main.strings", Self.save + "\"Save the changes\";")
      let document = try InterfaceDocument(contentsOf: URL(fileURLWithPath: path))
      return DocumentCheck(Self.settings()).findings(in: document).findings
        .filter { $0.rule == "truncated-text" && $0.view == "sav-e0-000" }
    }
    var width = 60
    while try found(width: width).contains(where: \.isOfDocument) { width += 1 }
    #expect(width > 60)
    #expect(try found(width: width).map { $0.translations.map(\.language) } == [["de"]])
  }

  @Test("texts that Xcode gave a new view are not read in any language")
  func leftoverTexts() throws {
    let views = Self.views.replacing("text=\"Save\"", with: "text=\"Title\"")
    for (text, count) in [("Label and more text", 1), ("Label", 0)] {
      let path = try folder.write(
        "Base.lproj/Main.xib",
        Markup.nib(views.replacing("constant=\"60\"", with: "constant=\"36\"")))
      try folder.write("de.lproj/Main.strings", Self.save + "\"\(text)\";")
      let document = try InterfaceDocument(contentsOf: URL(fileURLWithPath: path))
      let found = DocumentCheck(Self.settings()).findings(in: document).findings
      #expect(found.count { $0.rule == "truncated-text" } == count, "\(text)")
    }
  }

  @Test("a long text is a single finding for all languages, with the worst text and the need")
  func truncated() throws {
    let strings = [
      "de": Self.save + "\"Änderungen sichern\";", "fr": Self.save + "\"Enregistrer\";",
      "it": Self.save + "\"Salva\";", "ja": Self.save + "\"変更を保存する\";",
    ]
    #expect(try findings(strings, CheckSettings()).filter { $0.rule == "truncated-text" }.isEmpty)
    let found = try findings(strings).filter { $0.rule == "truncated-text" }
    let finding = try #require(found.first)
    #expect(found.count == 1)
    #expect(finding.translations.map(\.language) == ["de", "ja", "fr"])
    let start =
      "the text of Save (sav-e0-000) is truncated in de, ja and fr: de \"Änderungen sichern\" needs "
    #expect(finding.message.hasPrefix(start))
    #expect(finding.message.hasSuffix(" points and has 60"))
    #expect(finding.translations.first?.fittingCharacters.map { (4...8).contains($0) } == true)
    #expect(finding.fingerprint == "truncated-text|sav-e0-000|")
  }

  @Test("findings for the document's text keep their messages, with the languages")
  func ofDocument() throws {
    var views = Self.views.replacing("text=\"Save\"", with: "text=\"Save all of it now\"")
    views = Markup.nib(views)
    let path = try folder.write("Base.lproj/Main.xib", views)
    try folder.write("de.lproj/Main.strings", Self.save + "\"Änderungen sichern\";")
    let document = try InterfaceDocument(contentsOf: URL(fileURLWithPath: path))
    let found = DocumentCheck(Self.settings()).findings(in: document).findings
      .filter { $0.rule == "truncated-text" }
    #expect(found.count == 1)
    let message = try #require(found.first?.message)
    #expect(message.contains(" points wide and has 60; also in de: de \"Änderungen sichern\""))
    #expect(found.first?.environments.map(\.locale) == [nil, "de"])
  }

  @Test("a script with estimated widths is reported from a tenth too much, with about")
  func estimated() throws {
    let long = try findings(["ar": Self.save + "\"حفظ جميع التغييرات الآن في الملف\";"])
    let finding = try #require(long.first { $0.rule == "truncated-text" })
    #expect(finding.message.contains("needs about "))
    #expect(finding.translations.first?.isEstimated == true)
    #expect(finding.environment.layoutDirection == .rightToLeft)
  }

  @Test("missing and stale keys are notes, off by default, and a single finding for each document")
  func keys() throws {
    let strings = [
      "de": Self.save + "\"Ja\"; \"abc-de-fgh.text\" = \"x\";", "fr": Self.save + "\"Oui\";",
    ]
    let rules = ["missing-translation", "stale-translation"]
    #expect(try findings(strings).filter { rules.contains($0.rule) }.isEmpty)
    let found = try findings(strings, Self.settings(enabled: rules))
      .filter { rules.contains($0.rule) }
    #expect(found.map(\.rule).sorted() == rules)
    let stale = try #require(found.first { $0.rule == rules[1] })
    #expect(stale.message.contains("abc-de-fgh.text (de.lproj/Main.strings:1:"))
    #expect(stale.translations.map(\.language) == ["de"])
    let missing = try #require(found.first { $0.rule == rules[0] })
    #expect(missing.translations.map(\.language) == ["de", "fr"])
  }

  @Test("differing placeholders are a warning; faults in files are an error with the place")
  func faults() throws {
    let found = try findings([
      "de": "\"can-ce-000.normalTitle\" = \"Abbrechen %d\";",
      "fr": "\"can-ce-000.normalTitle\" = \"Annuler %@\";", "it": Self.save + "\"Ja\"",
    ])
    let mismatch = try #require(found.first { $0.rule == "format-mismatch" })
    #expect(mismatch.translations.map(\.language) == ["de"])
    #expect(mismatch.message.hasSuffix("in de: de \"Abbrechen %d\""))
    let malformed = try #require(found.first { $0.rule == "malformed-strings" })
    #expect(malformed.severity == .error)
    #expect(malformed.message.hasPrefix("it.lproj/Main.strings:1:25: missing ';'"))
  }

  /// A row with a text and a detail at its end, whose recorded frames fit the document's texts.
  private static let row = """
    <tableView contentMode="scaleToFill" dataMode="prototypes" style="plain" rowHeight="44" \
    id="tab-le-000">
    <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
    <prototypes>
    <tableViewCell contentMode="scaleToFill" textLabel="tex-t0-000" detailTextLabel="det-a0-000" \
    style="IBUITableViewCellStyleValue1" id="cel-l0-000">
    <rect key="frame" x="0.0" y="50" width="393" height="44"/>
    <tableViewCellContentView key="contentView" contentMode="center" tableViewCell="cel-l0-000" \
    id="con-t0-000">
    <rect key="frame" x="0.0" y="0.0" width="393" height="44"/>
    <subviews>
    <label opaque="NO" contentMode="left" text="Save" adjustsFontSizeToFit="NO" id="tex-t0-000">
    <rect key="frame" x="20" y="12" width="50" height="21"/>
    <fontDescription key="fontDescription" type="system" pointSize="17"/>
    </label>
    <label opaque="NO" contentMode="left" text="Now" adjustsFontSizeToFit="NO" id="det-a0-000">
    <rect key="frame" x="323" y="12" width="50" height="21"/>
    <fontDescription key="fontDescription" type="system" pointSize="17"/>
    </label>
    </subviews>
    </tableViewCellContentView>
    </tableViewCell>
    </prototypes>
    </tableView>
    """

  @Test("labels of rows in a style have the room of the row, not their recorded frames")
  func stockRows() throws {
    let path = try folder.write("Base.lproj/Row.xib", Markup.nib(Self.row))
    let long = "Das ist ein Text für die ganze Breite"
    for (language, text, detail) in [
      ("de", "Änderungen sichern", "sofort"), ("fr", long, "tout de suite"),
      ("it", long + long, ""),
    ] {
      try folder.write(
        "\(language).lproj/Row.strings",
        "\"tex-t0-000.text\" = \"\(text)\"; \"det-a0-000.text\" = \"\(detail)\";")
    }
    let document = try InterfaceDocument(contentsOf: URL(fileURLWithPath: path))
    let found = DocumentCheck(Self.settings()).findings(in: document).findings
      .filter { $0.rule == "truncated-text" }
    let languages = Dictionary(
      found.map { ($0.view ?? "", $0.translations.map(\.language)) }, uniquingKeysWith: +)
    #expect(languages == ["tex-t0-000": ["it"], "det-a0-000": ["fr"]])
  }

  @Test("JSON and SARIF keep the languages")
  func reports() throws {
    let document = try document(["de": Self.save + "\"Änderungen sichern\";"])
    let result = DocumentCheck(Self.settings()).findings(in: document)
    #expect(result.languages?.map(\.language) == ["de"])
    let report = FindingReport(documents: [result])
    for format in [FindingReport.Format.json, .sarif] {
      let text = try report.text(as: format)
      #expect(text.contains("\"needed\""))
      let again = try MergedReport([MergedReport.Part(Data(text.utf8))])
      #expect(try again.text(as: format, color: false).contains("\"needed\""))
    }
  }

  @Test("equal findings in copies for several languages are a single finding")
  func copies() throws {
    let views = Self.views.replacing("text=\"Save\"", with: "text=\"Save all of it now\"")
    var results: [String: DocumentFindings] = [:]
    for language in ["en", "de"] {
      let path = try folder.write("\(language).lproj/Main.xib", Markup.nib(views))
      let document = try InterfaceDocument(contentsOf: URL(fileURLWithPath: path))
      results[language] = DocumentCheck(Self.settings()).findings(in: document)
    }
    var merged = try #require(results["en"])
    let count = merged.findings.count
    let rest = merged.merge(try #require(results["de"]), ofCopyIn: "de")
    #expect(rest.findings.isEmpty)
    #expect(merged.findings.count == count)
    #expect(merged.findings.first?.translations.map(\.language) == ["de"])
  }

  @Test("a live scene that takes the texts of languages has the findings of fresh scenes")
  func liveScenes() throws {
    let words = ["a", "Speichern", "Enregistrer tout", "حفظ التغييرات", "変更", "x\\ny\\nz"]
    let names = ["ar", "de", "fa", "fr", "it", "ja", "pl", "ru"]
    let seed = UInt64.random(in: 0...UInt64.max)
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<10 {
      var strings: [String: String] = [:]
      for name in names {
        let (label, title) = (generator.pick(words), generator.pick(words))
        strings[name] = Self.save + "\"\(label)\"; \"can-ce-000.normalTitle\" = \"\(title)\";"
      }
      let document = try document(strings)
      func texts(_ languages: [String]) -> [String] {
        DocumentCheck(Self.settings(languages)).findings(in: document).findings.flatMap { finding in
          finding.translations.map {
            "\(finding.fingerprint) \($0.language) \($0.needed ?? 0) \($0.given ?? 0)"
          }
        }
      }
      let alone = names.flatMap { texts([$0]) }
      #expect(texts(names).sorted() == alone.sorted(), "seed \(seed)")
    }
  }
}
