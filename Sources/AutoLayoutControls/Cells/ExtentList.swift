import Foundation

/// The extents of consecutive parts, most of them estimated, with their offsets.
///
/// Only parts whose extent differs from the estimate use memory, so creating a list of any length
/// is free. Sums are kept in a binary indexed tree (Fenwick 1994) of differences from the estimate.
struct ExtentList {
  let count: Int
  /// The default extent, in points.
  let estimate: CGFloat
  private var extents: [Int: CGFloat] = [:]
  private var measured: Set<Int> = []
  /// The tree's nodes, numbered from 1; node `n` is the sum of the `n & -n` parts that end with
  /// part `n - 1`.
  private var differences: [Int: CGFloat] = [:]

  init(count: Int, estimate: CGFloat) {
    self.count = count
    self.estimate = estimate
  }

  subscript(index: Int) -> CGFloat { extents[index] ?? estimate }

  /// Whether a part's extent is measured rather than estimated.
  func isMeasured(_ index: Int) -> Bool { measured.contains(index) }

  /// The sum of all extents.
  ///
  /// - Complexity: O(log count).
  var total: CGFloat { offset(of: count) }

  /// Sets the extent of a part.
  ///
  /// - Complexity: O(log count).
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

  /// Marks a part as unmeasured; its extent remains until it is measured again.
  mutating func forget(_ index: Int) {
    measured.remove(index)
  }

  /// Returns the distance from the start of the list to the start of a part.
  ///
  /// - Complexity: O(log count).
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
  ///
  /// - Complexity: O(log count).
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
  ///
  /// - Parameters:
  ///   - newCount: The new number of parts.
  ///   - newIndex: Maps an index of this list to the new list; nil for a deleted part.
  /// - Returns: The new list.
  /// - Complexity: O(k log newCount) for k parts whose extents are not the estimate.
  func rearranged(newCount: Int, _ newIndex: (Int) -> Int?) -> ExtentList {
    var list = ExtentList(count: newCount, estimate: estimate)
    for (index, extent) in extents {
      guard let new = newIndex(index) else { continue }
      list.set(extent, at: new, isMeasured: measured.contains(index))
    }
    return list
  }
}
