import Foundation
import Testing

@testable import LayoutSnapshots

@Suite("Differences of texts")
struct DifferenceTests {
  @Test("differing lines have up to three lines of context")
  func context() {
    let old = (1...20).map { "line \($0)" }
    var new = old
    new[9] = "another"
    let difference = LineDifference(old.joined(separator: "\n"), new.joined(separator: "\n"))
    #expect(
      difference.unified() == [
        "  …", "  line 7", "  line 8", "  line 9", "- line 10", "+ another", "  line 11",
        "  line 12", "  line 13", "  …",
      ])
  }

  @Test("both texts can be restored from the marked lines", arguments: 0..<40)
  func whole(_ seed: Int) {
    func lines(_ start: Int) -> [String] {
      (0..<30).map { "\(($0 * start + seed * 7) % 11 % (seed % 5 + 2))" }
    }
    let (old, new) = (lines(3), lines(5))
    let marked = LineDifference(old.joined(separator: "\n"), new.joined(separator: "\n")).lines
    #expect(marked.filter { $0.mark != .added }.map { String($0.text) } == old)
    #expect(marked.filter { $0.mark != .removed }.map { String($0.text) } == new)
  }

  @Test("changed views are described with their changes")
  func movement() {
    let old = """
      UIView (0, 0, 100, 100)
        UILabel "one (1)" (10, 10, 50, 20)
        UIView (0, 50, 10, 10)
        UIView (0, 60, 10, 10)
      """
    let new = """
      UIView (0, 0, 100, 100)
        UILabel "one (1)" (18, 10, 50, 20.5)
        UIView (0, 50, 10, 10)
        UIView (0, 52.33, 10, 10)
      """
    #expect(
      FrameMovement.all(old, new) == [
        "UILabel \"one (1)\": moved 8 right; height 20 → 20.5", "UIView: moved 7.67 up",
      ])
    let message = SnapshotDifference.textMessage(old, new, withMovements: true).short
    #expect(message.hasPrefix("2 views differ in place or size\n  UILabel"))
    #expect(message.contains("\n+   UIView (0, 52.33, 10, 10)"))
  }

  @Test("line ends and a final line end are not a difference")
  func lineEnds() throws {
    #expect(try SnapshotDifference(Data("a\r\nb".utf8), Data("a\nb\n".utf8), .frames) == nil)
    #expect(try SnapshotDifference(Data("a\nb".utf8), Data("a\nc\n".utf8), .frames) != nil)
  }
}
