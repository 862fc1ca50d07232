import Foundation
import TestSupport
import Testing

@testable import Command

/// Merges in a real repository, by git with the installed driver.
@Suite("Merges in git")
@MainActor
struct GitMergeTests {
  private let folder = TemporaryFolder()
  private let git: GitProcess

  init() throws {
    git = GitProcess(folder: folder.path(""))
    _ = try git.text(["init", "-q", "-b", "main", "."])
    _ = try git.text(["config", "user.email", "test@example.org"])
    _ = try git.text(["config", "user.name", "Test"])
    let setup = Call("git-setup", "--command", BuiltCommand.program.path, folder.path(""))
    #expect(setup.code == .success, "\(setup.errors)")
    try commit(Documents.box, "base")
  }

  private func commit(_ text: String, _ message: String) throws {
    try folder.write("Box.xib", text)
    _ = try git.text(["add", "-A"])
    _ = try git.text(["commit", "-q", "-m", message])
  }

  /// Commits two versions on two branches, and returns the merge outcome.
  private func merge(_ ours: String, _ theirs: String) throws -> FinishedProcess {
    _ = try git.text(["checkout", "-q", "-b", "topic"])
    try commit(theirs, "theirs")
    _ = try git.text(["checkout", "-q", "main"])
    try commit(ours, "ours")
    return try git.call(["merge", "-q", "-m", "merged", "topic"])
  }

  private var file: String {
    get throws { try folder.read("Box.xib") }
  }

  private func edited(_ id: String, _ value: Int, _ text: String = Documents.box) -> String {
    text.replacing("constant=\"20\" id=\"\(id)\"", with: "constant=\"\(value)\" id=\"\(id)\"")
  }

  @Test("two branches with independent changes are merged")
  func clean() throws {
    let theirs = Documents.box.replacing("constant=\"50\"", with: "constant=\"60\"")
      .replacing("toolsVersion=\"22505\"", with: "toolsVersion=\"23094\"")
    let ours = edited("l", 28).replacing("toolsVersion=\"22505\"", with: "toolsVersion=\"22689\"")
    let outcome = try merge(ours, theirs)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try git.text(["status", "--porcelain"]).isEmpty)
    #expect(try file.contains("constant=\"28\" id=\"l\""))
    #expect(try file.contains("constant=\"60\" id=\"h\""))
    #expect(try file.contains("toolsVersion=\"23094\""))
  }

  @Test("a conflict leaves the path unmerged, and mergetool resolves it")
  func conflict() throws {
    let outcome = try merge(edited("l", 28), edited("l", 36))
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("[l.constant]"), "\(outcome.errors)")
    #expect(try git.text(["status", "--porcelain"]) == "UU Box.xib")
    // The file is valid and has ours.
    #expect(try file == edited("l", 28))
    let path = folder.path("")
    let list = try BuiltCommand.run(["mergetool", "--list"], in: path)
    #expect(list.status == 1)
    #expect(list.output.contains("ours 28"))
    let skipped = try BuiltCommand.run(["mergetool"], input: "s\n", in: path)
    #expect(skipped.status == 1)
    #expect(try git.text(["status", "--porcelain"]) == "UU Box.xib")
    let resolved = try BuiltCommand.run(["mergetool"], input: "?\nt\n", in: path)
    #expect(resolved.status == 0, "\(resolved.output)\(resolved.errors)")
    #expect(try file == edited("l", 36))
    #expect(try git.text(["status", "--porcelain"]) == "M  Box.xib")
    #expect(try BuiltCommand.run(["mergetool"], in: path).output == "no unmerged documents\n")
  }

  @Test("a conflict in strings leaves the path unmerged, and mergetool resolves it by key")
  func strings() throws {
    let texts = "\"a.text\" = \"A\";\n\"b.text\" = \"B\";\n"
    func write(_ a: String, _ b: String, _ message: String) throws {
      let text = texts.replacing("\"A\"", with: "\"\(a)\"").replacing("\"B\"", with: "\"\(b)\"")
      try folder.write("de.lproj/Box.strings", text)
      _ = try git.text(["add", "-A"])
      _ = try git.text(["commit", "-q", "-m", message])
    }
    try write("A", "B", "base")
    _ = try git.text(["checkout", "-q", "-b", "topic"])
    try write("2", "2", "theirs")
    _ = try git.text(["checkout", "-q", "main"])
    try write("1", "B", "ours")
    let outcome = try git.call(["merge", "-q", "-m", "merged", "topic"])
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("[a.text]"), "\(outcome.errors)")
    let path = folder.path("")
    #expect(try BuiltCommand.run(["mergetool", "--list"], in: path).output.contains("ours 1"))
    let page = try BuiltCommand.run(["mergetool", "--page", "de.lproj/Box.strings"], in: path)
    #expect(page.errors.contains("has no pictures"))
    let resolved = try BuiltCommand.run(["mergetool", "--pick", "theirs a.text"], in: path)
    #expect(resolved.status == 0, "\(resolved.output)\(resolved.errors)")
    #expect(
      try folder.read("de.lproj/Box.strings") == "\"a.text\" = \"2\";\n\"b.text\" = \"2\";\n")
    #expect(try git.text(["status", "--porcelain"]) == "M  de.lproj/Box.strings")
  }

  @Test("a document that was edited after the merge is saved")
  func copied() throws {
    _ = try merge(edited("l", 28), edited("l", 36))
    try folder.write("Box.xib", edited("l", 40))
    let call = try BuiltCommand.run(["mergetool", "--all", "theirs"], in: folder.path)
    #expect(call.status == 0)
    #expect(try file == edited("l", 36))
    let saved = try folder.read("Box.xib.orig")
    #expect(saved == edited("l", 40))
  }

  @Test("rebase, cherry-pick and stash use the driver")
  func others() throws {
    _ = try git.text(["checkout", "-q", "-b", "topic"])
    try commit(Documents.box.replacing("constant=\"50\"", with: "constant=\"60\""), "theirs")
    _ = try git.text(["checkout", "-q", "main"])
    try commit(edited("l", 28), "ours")
    #expect(try git.call(["cherry-pick", "topic"]).status == 0)
    #expect(try file == edited("l", 28).replacing("constant=\"50\"", with: "constant=\"60\""))
    _ = try git.text(["reset", "-q", "--hard", "HEAD~1"])
    _ = try git.text(["checkout", "-q", "topic"])
    #expect(try git.call(["rebase", "-q", "main"]).status == 0)
    #expect(try file.contains("constant=\"28\" id=\"l\""))
    try folder.write("Box.xib", try file.replacing("constant=\"60\"", with: "constant=\"70\""))
    _ = try git.text(["stash", "-q"])
    try commit(
      edited("l", 30, try file.replacing("constant=\"28\"", with: "constant=\"20\"")), "more")
    #expect(try git.call(["stash", "pop", "-q"]).status == 0)
    #expect(try file.contains("constant=\"70\""))
    #expect(try file.contains("constant=\"30\" id=\"l\""))
  }

  @Test("invalid documents are merged as lines by git")
  func invalid() throws {
    let outcome = try merge("first\nsecond\nthird\nfourth\n", "one\ntwo\n")
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("git merges the lines"), "\(outcome.errors)")
    #expect(try file.contains("<<<<<<< ours"))
    #expect(try git.text(["status", "--porcelain"]) == "UU Box.xib")
  }

  // MARK: - Outside git

  @Test("a merge of files writes the result and a report")
  func files() throws {
    let base = try folder.write("Base.xib", Documents.box)
    let ours = try folder.write("Ours.xib", edited("l", 28))
    let theirs = try folder.write("Theirs.xib", edited("l", 36))
    let result = folder.path("Result.xib")
    let call = Call("merge", base, ours, theirs, "-o", result)
    #expect(call.code == .findings)
    #expect(call.output.contains("[l.constant]"))
    #expect(try String(contentsOfFile: result, encoding: .utf8) == edited("l", 28))
    let json = Call("merge", base, ours, theirs, "-o", result, "--json")
    #expect(json.output.contains("\"id\":\"l.constant\""))
    let picked = Call("merge", base, ours, theirs, "-o", result, "--pick", "theirs", "l.constant")
    #expect(picked.code == .success)
    #expect(try String(contentsOfFile: result, encoding: .utf8) == edited("l", 36))
    #expect(Call("merge", base, ours, theirs).output == edited("l", 28))
    #expect(Call("merge", base, base, theirs).code == .success)
  }

  @Test("invalid calls and documents do not change the result")
  func refused() throws {
    let base = try folder.write("Base.xib", Documents.box)
    let ours = try folder.write("Ours.xib", edited("l", 28))
    let damaged = try folder.write("Damaged.xib", "<document")
    let result = try folder.write("Result.xib", "before")
    let call = Call("merge", base, ours, damaged, "-o", result)
    #expect(call.code == .badInput)
    #expect(call.errors.contains("Damaged.xib:1"))
    #expect(Call("merge", base, ours, folder.path("None.xib"), "-o", result).code == .unreadable)
    #expect(Call("merge", base, ours).code == .usage)
    #expect(Call("merge", base, ours, ours, "--json").code == .usage)
    #expect(Call("merge", base, ours, base, "-o", result, "--pick", "mine", "a").code == .usage)
    let unknown = Call("merge", base, ours, base, "-o", result, "--pick", "ours", "a.b")
    #expect(unknown.code == .usage)
    #expect(unknown.errors.contains("no conflict 'a.b'"))
    #expect(try String(contentsOfFile: result, encoding: .utf8) == "before")
  }
}
