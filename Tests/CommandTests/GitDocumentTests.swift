import Foundation
import TestSupport
import Testing

@testable import Command

@Suite("Documents in git")
@MainActor
struct GitDocumentTests {
  private let folder = TemporaryFolder()
  private let git: GitProcess

  init() throws {
    git = GitProcess(folder: folder.path(""))
    _ = try git.text(["init", "-q", "."])
    _ = try git.text(["config", "user.email", "test@example.org"])
    _ = try git.text(["config", "user.name", "Test"])
    try folder.write("Old.xib", Documents.box)
    try commit("first")
  }

  private func commit(_ message: String) throws {
    _ = try git.text(["add", "-A"])
    _ = try git.text(["commit", "-q", "-m", message])
  }

  private func edited(_ constant: Int) -> String {
    Documents.box.replacing("constant=\"20\" id=\"l\"", with: "constant=\"\(constant)\" id=\"l\"")
  }

  @Test("revisions, the index and the working tree are compared, renames followed")
  func revisions() throws {
    _ = try git.text(["mv", "Old.xib", "New.xib"])
    try folder.write("New.xib", edited(28))
    try commit("second")
    let root = folder.path("")
    let committed = Call("diff", "--git", "HEAD~1..HEAD", root)
    #expect(committed.output.contains("HEAD~1:Old.xib → HEAD:New.xib: 1 change"))
    #expect(committed.output.contains("constant 20 → 28"))
    #expect(Call("diff", "--git", "HEAD~1..HEAD", folder.path("New.xib")).code == .findings)
    #expect(Call("diff", "--git", "HEAD", root).output.contains("no document differs"))
    try folder.write("New.xib", edited(36))
    #expect(Call("diff", "--git", "HEAD", root).output.contains("constant 28 → 36"))
    #expect(Call("diff", "--staged", root).code == .success)
    _ = try git.text(["add", "-A"])
    #expect(Call("diff", "--staged", root).output.contains("constant 28 → 36"))
    _ = try git.text(["rm", "-q", "--cached", "New.xib"])
    #expect(Call("diff", "--staged", root).output.contains("document removed"))
  }

  @Test("documents that git does not track yet are compared, others are refused")
  func untracked() throws {
    try folder.write("Added.xib", Documents.box)
    try folder.write("Ignored.xib", Documents.box)
    try folder.write(".gitignore", "Ignored.xib\n")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("Link.xib"), withDestinationPath: "/etc/passwd")
    let call = Call("diff", "--git", "HEAD", folder.path(""))
    #expect(call.code == .findings)
    #expect(call.output.contains("Added.xib"))
    #expect(!call.output.contains("Ignored.xib") && !call.output.contains("Link.xib"))
    #expect(Call("diff", "--git", "HEAD..HEAD", folder.path("")).code == .success)
    #expect(Call("diff", "--staged", folder.path("")).code == .success)
    let missing = Call("diff", "--git", "HEAD", folder.path("Nowhere.xib"))
    #expect(missing.code == .unreadable)
    #expect(missing.errors.contains("no such file or folder 'Nowhere.xib'"))
    try FileManager.default.removeItem(atPath: folder.path("Old.xib"))
    #expect(Call("diff", "--git", "HEAD", folder.path("Old.xib")).code == .findings)
  }

  @Test("an unknown revision is reported with advice")
  func missing() {
    let call = Call("diff", "--git", "nowhere", folder.path(""))
    #expect(call.code == .usage)
    #expect(call.errors.contains("unknown revision 'nowhere'"))
    #expect(Call("diff", "--git", "--output=x", folder.path("")).code == .usage)
  }

  @Test(
    "git is set up, and the previous settings are restored",
    arguments: [nil, "", "*.txt text", "*.txt text\n"])
  func setup(_ attributes: String?) throws {
    if let attributes { try folder.write(".gitattributes", attributes) }
    let settings = try folder.read(".git/config")
    let set = Call("git-setup", "--command", "/bin/cat", folder.path(""))
    #expect(set.code == .success)
    #expect(set.output.contains("*.storyboard diff=autolayout"))
    let lines = try folder.read(".gitattributes")
    #expect(lines.hasPrefix(attributes ?? ""))
    #expect(try git.text(["check-attr", "diff", "Main.xib"]) == "Main.xib: diff: autolayout")
    #expect(try git.text(["config", "diff.autolayout.textconv"]) == "/bin/cat textconv")
    #expect(try git.text(["check-attr", "merge", "A.xib"]) == "A.xib: merge: autolayout")
    #expect(
      try git.text(["config", "merge.autolayout.driver"]).hasPrefix("/bin/cat merge %O %A %B"))
    #expect(Call("git-setup", "--command", "/bin/cat", folder.path("")).output.contains("already"))
    #expect(Call("git-setup", "--undo", folder.path("")).code == .success)
    let restored = try? folder.read(".gitattributes")
    #expect(restored == attributes)
    #expect(
      try folder.read(".git/config") == settings)
  }

  @Test("a document is printed in a stable order, and insignificant attributes are left out")
  func text() throws {
    let text = Call("textconv", folder.path("Old.xib")).output
    #expect(text.contains("    constraint height = 50"))
    #expect(text.contains("  constraint View #2.leading = leading + 20"))
    #expect(!text.contains("frame: (0, 0; 10 × 10)"))
    let saved = Documents.box.replacing("22505", with: "23094").replacing(
      "id=\"t\"", with: "id=\"q\"")
    let path = try folder.write("Saved.xib", saved)
    #expect(Call("textconv", path).output == text)
    let moved = try folder.write("Moved.xib", edited(28))
    #expect(Call("textconv", moved).output != text)
    let other = try folder.write("Other.xib", "no document")
    #expect(Call("textconv", other).output == "no document\n")
  }
}
