import AutoLayout
import FuzzSupport
import LiveTrees
import TestSupport
import Testing

/// The short form of `make soak`.
@Suite("Edits of live trees")
@MainActor
struct LiveTreeTests {
  @Test("a tree that was edited at random is laid out as one that is built anew", arguments: 0..<6)
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

  @Test("a sequence of edits that leads to a difference is made short")
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
    // Stands for a difference: that there are at least three insertions.
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
