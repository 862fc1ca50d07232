import Foundation

/// The extents of a row of parts, most of them only estimated: where each part begins, and which
/// part is at a distance.
///
/// Only parts whose extent differs from the estimate take room, so a list of any length costs
/// nothing to make. Sums are kept in a binary indexed tree (Fenwick 1994) of differences from the
/// estimate.
struct ExtentList {
  /// How many parts there are.
  let count: Int
  /// The extent of parts that were not told otherwise, in points.
  let estimate: CGFloat
  private var extents: [Int: CGFloat] = [:]
  private var measured: Set<Int> = []
  /// The tree's nodes, numbered from 1; node `n` sums up the `n & -n` parts that end with part `n -
  /// 1`.
  private var differences: [Int: CGFloat] = [:]

  /// A list of parts of an estimated extent.
  init(count: Int, estimate: CGFloat) {
    self.count = count
    self.estimate = estimate
  }

  /// The extent of a part.
  subscript(index: Int) -> CGFloat { extents[index] ?? estimate }

  /// Whether a part's extent is more than an estimate.
  func isMeasured(_ index: Int) -> Bool { measured.contains(index) }

  /// The extents of all parts together.
  ///
  /// - Complexity: O(log count).
  var total: CGFloat { offset(of: count) }

  /// Gives a part its extent.
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

  /// Lets a part be measured again; its extent stays until then.
  mutating func forget(_ index: Int) {
    measured.remove(index)
  }

  /// The distance from the beginning of the first part to that of a part.
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

  /// The last part that begins at or before a distance, or the first one.
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

  /// The list after parts have come, gone and moved.
  ///
  /// - Parameters:
  ///   - newCount: How many parts there are then.
  ///   - newIndex: Where a part of this list is then; nil if it is gone.
  /// - Returns: The list, in which what is known about parts that stay is still known.
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
