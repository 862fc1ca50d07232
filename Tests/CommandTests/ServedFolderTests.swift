import Foundation
import Testing

@testable import Command

@Suite("The folder that agents see")
@MainActor
struct ServedFolderTests {
  private func message(_ folder: ServedFolder, _ path: String) -> String {
    do throws(ToolFault) {
      return try folder.entry(path).name
    } catch {
      return error.message
    }
  }

  @Test("paths that lead out of the folder are refused, also through links")
  func confinement() throws {
    let folder = try AgentFolder()
    let files = FileManager.default
    try files.createSymbolicLink(atPath: "\(folder.path)/out", withDestinationPath: "/etc")
    try files.createSymbolicLink(atPath: "\(folder.path)/in", withDestinationPath: folder.path)
    try files.createSymbolicLink(
      atPath: "\(folder.path)/Other.xib", withDestinationPath: "/etc/passwd")
    let outside = [
      "..", "../x", "/etc/passwd", "out/passwd", "Other.xib", "in/../../x",
      folder.path + "x/Login.storyboard", "out",
    ]
    for path in outside {
      #expect(message(folder.folder, path).contains("is outside of the served folder"), "\(path)")
    }
    #expect(message(folder.folder, "a\0b").contains("null character"))
    let inside = [
      ("Login.storyboard", "Login.storyboard"), ("in/Login.storyboard", "Login.storyboard"),
      ("./in/../FeedCell.xib", "FeedCell.xib"), (folder.path, "."), (".", "."), ("", "."),
      ("\(folder.path)/Login.storyboard", "Login.storyboard"),
    ]
    for (path, name) in inside { #expect(message(folder.folder, path) == name) }
    // A link to a document outside is not listed.
    #expect(!folder.folder.documents.contains { $0.name == "Other.xib" })
  }

  @Test("a missing file names the documents that exist")
  func hints() throws {
    let folder = try AgentFolder()
    #expect(
      message(folder.folder, "Sources/Login.storyboard")
        == "no file 'Sources/Login.storyboard'; documents: Login.storyboard")
    #expect(message(folder.folder, "FedCell.xib").contains("did you mean 'FeedCell.xib'?"))
  }

  @Test("only the last 200 steps can be undone")
  func history() {
    var history = ChangeHistory()
    for step in 0..<ChangeHistory.stepLimit + 5 {
      history.add(FileChange("a", title: "\(step)", from: [], to: [1]))
      history.add(FileChange("b", title: "", from: [], to: [1]))
    }
    var titles: [String] = []
    while let change = history.last(of: "a") {
      titles.append(change.title)
      #expect(history.removeLast(of: "a") == ChangeHistory.stepLimit - titles.count)
    }
    #expect(titles.first == "204" && titles.last == "5" && titles.count == 200)
    #expect(history.last(of: "b") != nil)
  }

  @Test("a change applies only to the content that it was made for, and the inverse restores it")
  func changes() throws {
    let folder = try AgentFolder()
    for (old, new) in [
      ("", "a"), ("a", ""), ("aaa", "aa"), ("aa", "aaa"), ("abc", "axc"), ("same", "same"),
      ("xabcx", "xabcabcx"),
    ] {
      try folder.write("a.txt", old)
      let change = FileChange("a.txt", title: "", from: Array(old.utf8), to: Array(new.utf8))
      try change.apply(in: folder.folder)
      #expect(try folder.bytes("a.txt") == Data(new.utf8))
      if old != new {
        #expect(throws: ToolFault.self) { try change.apply(in: folder.folder) }
        #expect(try folder.bytes("a.txt") == Data(new.utf8))
      }
      try change.inverse.apply(in: folder.folder)
      #expect(try folder.bytes("a.txt") == Data(old.utf8))
    }
  }
}
