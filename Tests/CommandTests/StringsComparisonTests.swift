import Foundation
import TestSupport
import Testing

@testable import Command

@Suite("Comparisons of strings")
@MainActor
struct StringsComparisonTests {
  private let folder = TemporaryFolder()
  private let strings: String

  init() throws {
    let example = TestFiles.repository.appendingPathComponent("Examples/Trip")
    for name in ["Base.lproj/Trip.storyboard", "de.lproj/Trip.strings", "fr.lproj/Trip.strings"] {
      let file = example.appendingPathComponent(name)
      try folder.write("App/\(name)", String(contentsOf: file, encoding: .utf8))
    }
    strings = try folder.read("App/de.lproj/Trip.strings")
  }

  private static let title = "\"Trp-lb-001.text\" = \"Deine Reise\";"

  private func edited(_ title: String) -> String {
    strings.replacing(Self.title, with: "\"Trp-lb-001.text\" = \"\(title)\";")
  }

  @Test("two files of strings are compared by the layout of their document")
  func files() throws {
    let new = folder.path("App/de.lproj/Trip.strings")
    let old = try folder.write("Old.strings", edited("Reise"))
    let call = Call("diff", "--no-faults", old, new)
    #expect(call.code == .findings, "\(call.errors)")
    #expect(call.output.contains("Old.strings → "), "\(call.output)")
    #expect(call.output.contains("text in de \"Reise\" → \"Deine Reise\""), "\(call.output)")
    #expect(call.output.contains(": 1 change, "), "\(call.output)")
    #expect(Call("diff", new, new).code == .success)
    #expect(Call("diff", old, old).errors.contains("no document for"))
    let wrong = try folder.write("Wrong.strings", Self.title + "\n\"b\" = ")
    #expect(Call("diff", wrong, new).errors.contains("Wrong.strings:2:7: "))
  }

  @Test("folders whose strings differ are compared")
  func folders() throws {
    for name in ["Base.lproj/Trip.storyboard", "de.lproj/Trip.strings", "fr.lproj/Trip.strings"] {
      try folder.write("Copy/\(name)", folder.read("App/\(name)"))
    }
    #expect(Call("diff", folder.path("App"), folder.path("Copy")).code == .success)
    try folder.write("Copy/de.lproj/Trip.strings", edited("Reise"))
    let call = Call("diff", "--no-faults", folder.path("App"), folder.path("Copy"))
    #expect(call.output.contains("text in de \"Deine Reise\" → \"Reise\""), "\(call.output)")
  }

  @Test("strings of git revisions are compared, in the index and the working tree too")
  func revisions() throws {
    let git = GitProcess(folder: folder.path)
    func commit() throws {
      _ = try git.text(["add", "-A"])
      _ = try git.text(["commit", "-q", "-m", "strings"])
    }
    _ = try git.text(["init", "-q", "."])
    _ = try git.text(["config", "user.email", "test@example.org"])
    _ = try git.text(["config", "user.name", "Test"])
    try commit()
    try folder.write("App/de.lproj/Trip.strings", edited("Reise"))
    try commit()
    func output(_ arguments: String...) -> String {
      let call = Call(["diff", "--no-faults"] + arguments + [folder.path])
      return call.output + call.errors
    }
    let change = "text in de \"Deine Reise\" → \"Reise\""
    #expect(output("--git", "HEAD~1..HEAD").contains(change))
    #expect(output("--git", "HEAD~1").contains(change))
    #expect(output("--git", "HEAD").contains("no document differs"))
    try folder.write("App/de.lproj/Trip.strings", edited("Wir reisen"))
    #expect(output("--git", "HEAD").contains("text in de \"Reise\" → \"Wir reisen\""))
    #expect(output("--staged").contains("no document differs"))
    _ = try git.text(["add", "-A"])
    #expect(output("--staged").contains("text in de \"Reise\" → \"Wir reisen\""))
    try commit()
    // Each revision has its strings, not the strings in the working tree.
    let path = "App/Base.lproj/Trip.storyboard"
    try folder.write(path, folder.read(path).replacing("Save", with: "Keep"))
    try commit()
    try folder.write("App/de.lproj/Trip.strings", edited("Nochmals"))
    let languages = output("--git", "HEAD~1..HEAD", "--languages", "de")
    #expect(languages.contains("Keep") && !languages.contains("in de"), "\(languages)")
    _ = try git.text(["checkout", "-q", "."])
    // A new language shows the document's texts before.
    try folder.write("App/it.lproj/Trip.strings", edited("Viaggio"))
    #expect(output("--git", "HEAD").contains("text in it the document's → \"Viaggio\""))
  }
}
