import Foundation
import Testing

@testable import DocumentDiff

@Suite("Merge conflicts in documents")
struct MergeConflictTests {
  @Test("a conflict is split into the two sides, and the common base is left out")
  func sides() throws {
    let text = """
      one
      <<<<<<< HEAD
      ours
      ||||||| base
      base
      =======
      theirs
      >>>>>>> topic
      last
      """
    let conflict = try #require(MergeConflict(Data(text.utf8)))
    #expect(String(decoding: conflict.ours, as: UTF8.self) == "one\nours\nlast")
    #expect(String(decoding: conflict.theirs, as: UTF8.self) == "one\ntheirs\nlast")
    #expect(conflict.line == 2)
    #expect(conflict.count == 1)
  }

  @Test(
    "markers that do not match are ignored",
    arguments: [
      "plain", "<<<<<<< HEAD\nours\n=======\ntheirs", "=======\n>>>>>>> topic",
    ])
  func noConflict(_ text: String) {
    #expect(MergeConflict(Data(text.utf8)) == nil)
  }
}
