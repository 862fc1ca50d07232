import Foundation
import TestSupport
import Testing

@testable import Command

@Suite("Languages of commands")
@MainActor
struct LanguageOptionTests {
  private static let example =
    TestFiles.repository.appendingPathComponent("Examples/Trip/Base.lproj/Trip.storyboard").path

  @Test("check finds the long texts of the example, and ends with a table of languages")
  func check() {
    let call = Call("check", "--languages", "all", Self.example)
    #expect(call.code == .findings)
    #expect(call.output.contains("the text of Save (Trp-bt-001) is truncated in de: de \"Änd"))
    #expect(call.output.contains("overlaps Reminder (Trp-lb-003)"))
    #expect(call.output.contains("Base  ar  de  fr\nTrip.storyboard  2     0   2   1\n"))
    let french = Call("check", "--languages", "fr", "--only", "truncated-text", Self.example)
    #expect(french.output.contains("in fr: fr ") && !french.output.contains("in de"))
    #expect(Call("check", "--languages", "x1", Self.example).code == .usage)
    #expect(Call("check", "--languages", "de", "--sizes", Self.example).code == .usage)
  }

  @Test("an option replaces the setting that it excludes")
  func exclusion() throws {
    let folder = TemporaryFolder()
    let languages = try folder.write("a.yml", "languages: all\n")
    let sizes = ["--widths", "400", "--heights", "800"]
    let swept = Call(["check", "-c", languages, Self.example] + sizes)
    #expect(swept.code != .usage && !swept.output.contains("Base  ar"))
    #expect(Call(["check", "--languages", "de", Self.example] + sizes).code == .usage)
  }

  @Test("settings have languages, and JSON has no table")
  func settings() throws {
    let folder = TemporaryFolder()
    let settings = try folder.write("s.yml", "languages: [de]\n")
    let call = Call("check", "-c", settings, "-f", "json", Self.example)
    #expect(call.output.contains("\"translations\":[{") && call.output.hasSuffix("]}\n"))
    let wrong = try folder.write("w.yml", "languages: [de, \"1\"]\n")
    #expect(Call("check", "-c", wrong, Self.example).code == .badInput)
  }

  @Test("frames prints tables for the document's texts and for each language")
  func frames() {
    let call = Call("frames", "--languages", "de,ar", Self.example)
    let heads = call.output.split(separator: "\n").filter { $0.hasSuffix(":") }
    #expect(heads.map { $0.contains("right-to-left") } == [false, false, true])
  }

  @Test("frames and render show the copy of the document for each language")
  func layoutsOfCopies() throws {
    let folder = TemporaryFolder()
    let text = try String(contentsOfFile: Self.example, encoding: .utf8)
    let base = try folder.write("Base.lproj/A.storyboard", text)
    for (language, title) in [("de", "Teilen und verschicken"), ("fr", "Partager")] {
      try folder.write(
        "\(language).lproj/A.storyboard",
        text.replacing("title=\"Share trip\"", with: "title=\"\(title)\""))
    }
    try folder.write("it.lproj/A.strings", "\"Trp-bt-001.normalTitle\" = \"Salva\";\n")
    func heads(_ options: String...) -> [Substring] {
      Call(["frames"] + options).output.split(separator: "\n").filter { $0.hasSuffix(":") }
    }
    let all = heads("--languages", "all", base)
    let paths = ["Base.lproj", "de.lproj", "fr.lproj", "Base.lproj"]
    #expect(all.count == 4 && zip(all, paths).allSatisfy { $0.contains("\($1)/A.storyboard, ") })
    #expect(heads("--languages", "de-AT", base).last?.contains("/de.lproj/") == true)
    // A copy does not show other copies.
    let german = folder.path("de.lproj/A.storyboard")
    #expect(heads("--languages", "all", german).allSatisfy { $0.contains("/de.lproj/") })

    func picture(_ options: String..., of document: String) throws -> Data {
      let file = "\(options.joined()).png"
      let call = Call(["render"] + options + [document, "-o", folder.path(file)])
      #expect(call.code == .success && !call.errors.contains("no .strings for"))
      return try folder.data(file)
    }
    #expect(
      try picture("--locale", "de", of: base) == picture("--locale", "de", of: german))
    let sheet = try picture("--languages", "de", of: base)
    try folder.write("de.lproj/A.storyboard", text)
    #expect(try picture("--languages", "de", of: base) != sheet)
  }

  @Test("a finding in all copies is listed once")
  func copies() throws {
    let folder = TemporaryFolder()
    let text = try String(contentsOfFile: Self.example, encoding: .utf8)
    let long = text.replacing("title=\"Share trip\"", with: "title=\"Share the whole trip\"")
    for language in ["en", "de", "it"] { try folder.write("\(language).lproj/A.storyboard", long) }
    let call = Call("check", "--languages", "all", "--only", "truncated-text", folder.path)
    #expect(
      call.output.split(separator: "\n").filter { $0.contains("[truncated-text]") }.count == 1)
    #expect(call.output.contains("en.lproj/A.storyboard:"))
    #expect(call.output.contains("Base  de  en  it\n"))
  }

  @Test("a finding in a single copy has the path of the copy, and a baseline knows all copies")
  func ownFindings() throws {
    let folder = TemporaryFolder()
    let text = try String(contentsOfFile: Self.example, encoding: .utf8)
    let long = text.replacing("title=\"Share trip\"", with: "title=\"Share the whole trip\"")
    for language in ["en", "de", "it"] {
      try folder.write("\(language).lproj/A.storyboard", language == "en" ? text : long)
    }
    let options = ["check", "--languages", "all", "--only", "truncated-text"]
    let call = Call(options + [folder.path])
    let lines = call.output.split(separator: "\n").filter { $0.contains("[truncated-text]") }
    #expect(lines.count == 1 && lines[0].contains("/de.lproj/A.storyboard:"))
    #expect(call.output.contains("Base  de  en  it\nA.storyboard  0     1   0   1\n"))

    let baseline = folder.path("known.json")
    #expect(Call(options + ["--write-baseline", baseline, folder.path]).code == .success)
    let known = Call(options + ["--baseline", baseline, folder.path])
    #expect(known.code == .success && !known.output.contains("Base"))
    for path in ["de.lproj/A.storyboard", "it.lproj"] {
      let part = Call(options + ["--baseline", baseline, folder.path(path)])
      #expect(part.code == .success, "\(part.output)")
    }
  }

  @Test("check notes a language in which no document has texts")
  func unknownLanguages() throws {
    let call = Call("check", "--languages", "de,nl,sv", Self.example)
    #expect(call.errors.contains("no document has texts in nl, sv"))
    #expect(!Call("check", "--languages", "all", Self.example).errors.contains("no document has"))
    let folder = TemporaryFolder()
    let none = Call("check", "--languages", "all", try folder.write("a.xib", Documents.box))
    #expect(none.errors.contains("no document has texts in other languages"))
  }

  @Test("git merges strings by key")
  func merge() throws {
    let folder = TemporaryFolder()
    let lines = ["\"a.text\" = \"A\";", "\"b.text\" = \"B\";", ""]
    func write(_ name: String, _ a: String, _ b: String) throws -> String {
      try folder.write(
        "\(name).strings",
        lines.joined(separator: "\n").replacing("\"A\"", with: "\"\(a)\"")
          .replacing("\"B\"", with: "\"\(b)\""))
    }
    let files = [
      try write("base", "A", "B"), try write("ours", "1", "B"), try write("t", "A", "2"),
    ]
    let call = Call(["merge"] + files)
    #expect(call.code == .success)
    #expect(call.output == "\"a.text\" = \"1\";\n\"b.text\" = \"2\";\n")
    let other = try write("other", "3", "B")
    let conflict = Call("merge", files[0], files[1], other)
    #expect(conflict.code == .findings && conflict.errors.contains("[a.text]"))
  }
}
