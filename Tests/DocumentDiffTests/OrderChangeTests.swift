import TestSupport
import Testing

@testable import DocumentDiff

@Suite("Objects moved in order")
struct OrderChangeTests {
  @Test("as few objects as possible are moved, and the others keep their order", arguments: 0..<200)
  func fewest(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let old = (0..<random.number(0...30)).map { "v\($0)" }
    var new = old
    if random.chance(50) {
      new.shuffle(using: &random)
    } else {
      for _ in 0..<3 where !new.isEmpty {
        let view = new.remove(at: random.number(0...(new.count - 1)))
        new.insert(view, at: random.number(0...new.count))
      }
    }
    let moved = OrderChange.moved(from: old, to: new)
    #expect(
      old.filter { !moved.contains($0) } == new.filter { !moved.contains($0) }, "seed \(seed)")
    #expect(moved.count == old.count - Self.longestCommon(old, new), "seed \(seed)")
  }

  /// The length of a longest common subsequence, by comparing all pairs.
  private static func longestCommon(_ old: [String], _ new: [String]) -> Int {
    var row = [Int](repeating: 0, count: new.count + 1)
    for one in old {
      var next = [0]
      for (column, other) in new.enumerated() {
        next.append(one == other ? row[column] + 1 : max(row[column + 1], next[column]))
      }
      row = next
    }
    return row[new.count]
  }

  @Test("if two objects changed places, the object that was first was moved")
  func swapped() {
    #expect(OrderChange.moved(from: ["a", "b"], to: ["b", "a"]) == ["a"])
    #expect(OrderChange.moved(from: ["a", "b", "c"], to: ["a", "c", "b"]) == ["b"])
    #expect(OrderChange.moved(from: ["a", "b"], to: ["a", "b"]).isEmpty)
  }
}
