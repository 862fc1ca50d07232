import Foundation
import TestSupport
import Testing

@testable import InterfaceBuilder

@Suite("Files of strings")
struct StringsFileTests {
  private func read(_ text: String) -> StringsFile { StringsFile(Data(text.utf8)) }

  private func faults(_ text: String) -> [String] {
    read(text).faults.map { fault in
      (fault.location.map { "\($0.line):\($0.column): " } ?? "") + fault.message
    }
  }

  @Test("comments, escapes, plain words and both quotes are read")
  func syntax() {
    let file = read(
      """
      /* Class = "UILabel"; text = "Hi"; */
      "a-b.text" = "H\\"i\\n\\U00e4\\Ud83d\\Ude00\\101 ü";
      // a comment; not an entry
      key.title = 'It';
      """)
    #expect(file.table["a-b.text"] == "H\"i\nä😀A ü")
    #expect(file.entries.first?.location == SourceLocation(line: 2, column: 1))
    #expect(read("{ a = b; c; }").table == ["a": "b", "c": "c"])
  }

  @Test("a fault has a line and a column, and the other entries are read")
  func malformed() {
    #expect(faults("\"ä\" = \"b\"\n\"c\" = \"d\";") == ["1:10: missing ';' after the value of 'ä'"])
    #expect(faults("\n\"a\" \"b\";") == ["2:5: missing '=' after the key 'a'"])
    #expect(faults("\"a\" = \"b;\n") == ["1:7: the text has no closing quote"])
    #expect(faults(" /* a") == ["1:2: the comment has no end '*/'"])
    #expect(
      faults("a = (b);") == ["1:5: expected the value of 'a' as text in quotes, not a list or data"]
    )
    #expect(read("\"a\" \"b\";\n\"c\" = \"d\";").table == ["c": "d"])
    let wrong = StringsFile(Data([0x22, 0x61, 0xC3, 0x28]))
    #expect(wrong.faults.first?.location == SourceLocation(line: 1, column: 3))
  }

  @Test(
    "UTF-16 with or without a mark is read, and the writer gives equal bytes",
    arguments: [false, true], [false, true])
  func utf16(_ isBigEndian: Bool, _ hasMark: Bool) throws {
    let text = "\"a\" = \"ü😀\";"
    let encoding: String.Encoding = isBigEndian ? .utf16BigEndian : .utf16LittleEndian
    let mark = hasMark ? Data(isBigEndian ? [0xFE, 0xFF] : [0xFF, 0xFE]) : Data()
    let data = mark + (try #require(text.data(using: encoding)))
    let file = StringsFile(data)
    #expect(file.table == ["a": "ü😀"])
    #expect(file.encoding.encode(file.text) == data)
  }

  @Test("a property list is read, as in built apps")
  func propertyList() throws {
    for format in [PropertyListSerialization.PropertyListFormat.binary, .xml] {
      let data = try PropertyListSerialization.data(
        fromPropertyList: ["a.text": "b"], format: format, options: 0)
      #expect(StringsFile(data).table == ["a.text": "b"])
    }
    #expect(StringsFile(Data("bplist00".utf8)).faults.count == 1)
  }

  private static let catalog = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "a.text": {"extractionState": "manual", "localizations": {
        "de": {"stringUnit": {"state": "translated", "value": "Hallo"}},
        "it": {"stringUnit": {"state": "new", "value": ""}},
        "fr": {"variations": {"device": {
          "ipad": {"stringUnit": {"state": "translated", "value": "tablette"}},
          "other": {"stringUnit": {"state": "translated", "value": "autre"}}}}},
        "ru": {"variations": {"plural": {
          "few": {"stringUnit": {"state": "translated", "value": "1"}},
          "many": {"stringUnit": {"state": "needs_review", "value": "mnogo"}}}}}}}}}
    """

  @Test("a catalog has states, and variations by device and number")
  func catalogTexts() throws {
    let catalog = try StringCatalog(Data(Self.catalog.utf8))
    #expect(catalog.languages == ["de", "fr", "it", "ru"])
    #expect(catalog.table("de", isPad: false) == ["a.text": "Hallo"])
    #expect(catalog.table("it", isPad: false) == [:])
    #expect(catalog.table("fr", isPad: true) == ["a.text": "tablette"])
    #expect(catalog.table("fr", isPad: false) == ["a.text": "autre"])
    #expect(catalog.table("ru", isPad: false) == ["a.text": "mnogo"])
  }

  @Test("a malformed catalog has a fault with the place")
  func malformedCatalog() {
    do {
      _ = try StringCatalog(Data("{\n \"strings\": {\n,}}".utf8))
      Issue.record("the catalog was read")
    } catch {
      #expect(error.location == SourceLocation(line: 3, column: 1))
    }
    #expect(throws: StringsFile.Fault.self) {
      try StringCatalog(Data("{\"strings\": {\"a\": {\"localizations\": 4}}}".utf8))
    }
  }

  @Test("10,000 damaged files give entries and faults with places")
  func damaged() throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    var generator = SeededGenerator(seed: seed)
    let strings = "/* c */ \"a.text\" = \"H\\\"i\\U00e4\";\n// x\nkey = 'v';\n"
    let wide = Data([0xFF, 0xFE]) + (strings.data(using: .utf16LittleEndian) ?? Data())
    let samples = [Array(strings.utf8), Array(Self.catalog.utf8), Array(wide)]
    let marks = Array("\"\\{}();=/*\n".utf8)
    for round in 0..<10_000 {
      var bytes = samples[round % samples.count]
      for _ in 0..<Int.random(in: 1...6, using: &generator) where !bytes.isEmpty {
        let place = Int.random(in: 0..<bytes.count, using: &generator)
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &generator)
        case 1: bytes.remove(at: place)
        case 2: bytes.insert(marks.randomElement(using: &generator) ?? 0, at: place)
        default: bytes.removeSubrange(place...)
        }
      }
      let file = StringsFile(Data(bytes))
      #expect(file.faults.allSatisfy { !$0.message.isEmpty }, "seed \(seed), round \(round)")
      for entry in file.entries {
        #expect(entry.bytes.upperBound <= file.text.count, "seed \(seed), round \(round)")
      }
      // Most damaged catalogs are not JSON; the others have tables.
      if let catalog = try? StringCatalog(Data(bytes)) {
        for language in catalog.languages { _ = catalog.table(language, isPad: false) }
      }
    }
  }

  @Test("users accept more general languages, and old names of languages")
  func languages() throws {
    func accepted(_ word: String) -> [String]? { LanguageTag(word)?.accepted.map(\.name) }
    #expect(accepted("pt_BR") == ["pt-BR", "pt"])
    #expect(accepted("zh-TW") == ["zh-TW", "zh-Hant-TW", "zh-Hant"])
    #expect(accepted("zh-Hans-CN")?.last == "zh")
    #expect(accepted("es-MX") == ["es-MX", "es-419", "es"])
    #expect(LanguageTag("German")?.name == "de" && LanguageTag("iw")?.name == "he")
    #expect(LanguageTag("no") == LanguageTag("nb"))
    #expect(LanguageTag("Base") == nil && LanguageTag("") == nil)
    for word in ["ar", "he", "fa-IR", "ur", "ckb", "az-Arab"] {
      #expect(LanguageTag(word)?.isRightToLeft == true)
    }
    #expect(LanguageTag("ur-Latn")?.isRightToLeft == false)
  }
}
