import AutoLayout
import Foundation
import FuzzSupport
import LiveTrees
import TestSupport
import Testing

@Suite("Edits of live trees")
@MainActor
struct LiveTreeTests {
  @Test("a randomly edited tree has the same layout as a new tree", arguments: 0..<6)
  func sameAsBuiltAnew(_ part: UInt64) {
    let seed = FuzzingSeed.value &+ part
    let log = LayoutLog.replaceSink(nil)
    defer { LayoutLog.replaceSink(log) }
    var numbers = SeededGenerator(seed: seed)
    var tree = LiveTree(most: [10, 40, 120][Int(part % 3)])
    var edits: [TreeEdit] = []
    for _ in 0..<4 {
      var input = FuzzInput((0..<512).map { _ in UInt8(truncatingIfNeeded: numbers.next()) })
      while !input.isEmpty {
        guard let edit = tree.drawEdit(&input) else { continue }
        tree.apply(edit)
        edits.append(edit)
      }
      edits.append(.layOut)
      let difference = tree.difference()
      #expect(difference == nil, "seed \(seed), after \(edits.count) edits")
    }
    #expect(edits.count > 100, "the bytes must come to edits")
  }

  @Test("heights that depend on ambiguous widths are not compared, and neither is their ambiguity")
  func openWidths() {
    // Found by a fuzzer: two labels share the space in a row, in a way that depends on the previous
    // layout. Only a single label wraps, and the row's height decides whether another constraint is
    // broken.
    func node(_ id: Int, in parent: Int?, _ kind: TreeNode.Kind, _ text: String = "") -> TreeEdit {
      .insert(TreeNode(id: id, parent: parent, kind: kind, text: text), x: 37, y: 18)
    }
    func relation(
      _ id: Int, _ first: Int, _ attribute: NSLayoutConstraint.Attribute,
      _ relation: NSLayoutConstraint.Relation, _ second: Int, _ constant: CGFloat, _ priority: Float
    ) -> TreeEdit {
      .relate(
        TreeRelation(
          id: id, first: first, attribute: attribute, relation: relation, second: second,
          constant: constant, priority: priority))
    }
    var tree = LiveTree()
    for edit in [
      node(1, in: nil, .column), node(4, in: 1, .row), node(7, in: 4, .row),
      node(10, in: 1, .label, "word word word "),
      relation(13, 4, .height, .lessThanOrEqual, 10, 51, 250), node(17, in: 4, .label, "word "),
      node(20, in: 4, .row), .setText(view: 17, "longer longer longer "), .layOut,
      node(29, in: 20, .label, "word "), relation(32, 1, .trailing, .equal, 7, 100, 750),
    ] { tree.apply(edit) }
    withKnownIssue("the inner row is ambiguous only in the new tree") {
      #expect(tree.difference() == nil)
    }
  }

  @Test("trees found by a fuzzer have the same layout as new trees")
  func found() throws {
    // tied-through-rounding: a row blocked a move that it depended on only by a rounding error, and
    // an ambiguity was not reported. moved-by-rounding: a rounding error moved a row by a
    // thousand-millionth, which was reported as an ambiguity.
    let folder = TestFiles.repository.appendingPathComponent("Tests/Fixtures/trees")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(!files.isEmpty)
    let log = LayoutLog.replaceSink(nil)
    defer { LayoutLog.replaceSink(log) }
    for file in files {
      let bytes = try Data(contentsOf: folder.appendingPathComponent(file))
      let difference = LiveTree(editedBy: [UInt8](bytes)).difference()
      #expect(difference == nil, "\(file)")
    }
  }

  @Test("a sequence of edits that causes a difference is shortened")
  func reduction() {
    var numbers = SeededGenerator(seed: 1)
    var tree = LiveTree(most: 40)
    var edits: [TreeEdit] = []
    var input = FuzzInput((0..<1024).map { _ in UInt8(truncatingIfNeeded: numbers.next()) })
    while !input.isEmpty {
      guard let edit = tree.drawEdit(&input) else { continue }
      tree.apply(edit)
      edits.append(edit)
    }
    // A failure for the reducer: there are at least three insertions.
    func insertions(_ edits: [TreeEdit]) -> Int {
      edits.count { if case .insert = $0 { true } else { false } }
    }
    #expect(insertions(edits) > 3)
    var reduction = EditReduction { insertions($0) >= 3 }
    let short = reduction.shortened(edits)
    #expect(short.count == 3)
    #expect(insertions(short) == 3)
  }
}
