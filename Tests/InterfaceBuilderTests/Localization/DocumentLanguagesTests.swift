import Foundation
import TestSupport
import Testing

@testable import InterfaceBuilder

@Suite("Languages of documents")
struct DocumentLanguagesTests {
  private let folder = TemporaryFolder()

  private func write(_ path: String, _ text: String = "") throws -> String {
    try folder.write(path, text)
  }

  @Test("strings of Base are in folders next to it, and in a catalog")
  func base() throws {
    let document = try write("Base.lproj/Main.storyboard")
    _ = try write("de.lproj/Main.strings")
    _ = try write("zh_CN.lproj/Main.strings")
    _ = try write("fr.lproj/Other.strings")
    _ = try write("en.lproj/Main.strings")
    _ = try write(
      "mul.lproj/Main.xcstrings",
      """
      {"sourceLanguage": "en", "strings": {"a.text": {"localizations": {
        "en": {"stringUnit": {"value": "a"}}, "it": {"stringUnit": {"value": "b"}}}}}}
      """)
    let languages = DocumentLanguages(of: document)
    #expect(languages.translated == ["de", "en", "it", "zh-CN"])
    #expect(languages.source(for: "de-AT") == languages.sources["de"])
    #expect(languages.source(for: "pl") == nil)
  }

  @Test("a document for each language is a copy; strings belong to the development language")
  func copies() throws {
    let english = try write("en.lproj/Main.xib")
    let german = try write("de.lproj/Main.xib")
    _ = try write("fr.lproj/Main.strings")
    #expect(DocumentLanguages(of: english).translated == ["en", "fr"])
    #expect(DocumentLanguages(of: german).translated == ["de"])
    #expect(DocumentLanguages(of: english).group == DocumentLanguages(of: german).group)
  }

  @Test("strings next to an English document are translations")
  func english() throws {
    let document = try write("en.lproj/Main.xib")
    _ = try write("ar.lproj/Main.strings")
    #expect(DocumentLanguages(of: document).translated == ["ar"])
  }

  @Test("placeholders must agree; percent signs do not count")
  func placeholders() {
    func agree(_ a: String, _ b: String) -> Bool {
      FormatPlaceholders(a).agree(with: FormatPlaceholders(b))
    }
    #expect(agree("%@ of %d", "%1$@ von %2$ld"))
    #expect(agree("%@ of %d", "%2$d von %1$@"))
    #expect(!agree("%@ of %d", "%@"))
    #expect(!agree("%d", "%@"))
    #expect(agree("100 %", "100%") && agree("20% off", "20 % de rabais"))
    #expect(agree("50%%", "50 %%"))
  }
}
