import Foundation

/// The extents of consecutive parts, most of them estimated, with their offsets.
///
/// Only parts that differ from the estimate use memory, in a binary indexed tree (Fenwick 1994).
struct ExtentList {
  let count: Int
  let estimate: CGFloat
  private var extents: [Int: CGFloat] = [:]
  private var measured: Set<Int> = []
  /// The tree's nodes from 1; node `n` sums the `n & -n` parts that end with part `n - 1`.
  private var differences: [Int: CGFloat] = [:]

  init(count: Int, estimate: CGFloat) {
    self.count = count
    self.estimate = estimate
  }

  subscript(index: Int) -> CGFloat { extents[index] ?? estimate }

  func isMeasured(_ index: Int) -> Bool { measured.contains(index) }

  /// The sum of all extents, in O(log count).
  var total: CGFloat { offset(of: count) }

  /// Sets a part's extent, in O(log count).
  mutating func set(_ extent: CGFloat, at index: Int, isMeasured: Bool = true) {
    if isMeasured { measured.insert(index) } else { measured.remove(index) }
    let change = extent - self[index]
    extents[index] = extent
    guard change != 0 else { return }
    var node = index + 1
    while node <= count {
      differences[node, default: 0] += change
      node += node & -node
    }
  }

  mutating func forget(_ index: Int) {
    measured.remove(index)
  }

  /// Returns the distance to a part's start, in O(log count).
  func offset(of index: Int) -> CGFloat {
    var sum = CGFloat(index) * estimate
    var node = index
    while node > 0 {
      sum += differences[node] ?? 0
      node -= node & -node
    }
    return sum
  }

  /// Returns the last part that begins at or before a distance, or the first part.
  func index(at distance: CGFloat) -> Int {
    var position = 0
    var rest = distance
    var step = 1
    while step * 2 <= count { step *= 2 }
    while step > 0 {
      let next = position + step
      if next <= count {
        let sum = CGFloat(step) * estimate + (differences[next] ?? 0)
        if sum <= rest {
          position = next
          rest -= sum
        }
      }
      step /= 2
    }
    return max(0, min(position, count - 1))
  }

  /// Returns the list after insertions, deletions and moves; remaining parts keep their extents.
  func rearranged(newCount: Int, _ newIndex: (Int) -> Int?) -> ExtentList {
    var list = ExtentList(count: newCount, estimate: estimate)
    for (index, extent) in extents {
      guard let new = newIndex(index) else { continue }
      list.set(extent, at: new, isMeasured: measured.contains(index))
    }
    return list
  }
}
