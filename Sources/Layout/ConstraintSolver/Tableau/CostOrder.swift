/// Lists of amounts by level, strongest first, in lexicographic order: an amount at a level
/// outweighs any amounts at weaker levels.
extension FlatArray<CostEntry> {
  @inline(__always) var first: CostEntry? { count > 0 ? self[0] : nil }

  /// Whether there is an amount above 0 at `level` or stronger.
  func leads(at level: Level) -> Bool {
    guard count > 0 else { return false }
    return self[0].level >= level && self[0].amount > costTolerance
  }

  @inline(__always)
  mutating func scale(by factor: Double) {
    guard factor != 1 else { return }
    for index in 0..<count { self[index].amount *= factor }
  }

  /// The lexicographic order of two lists of levels.
  @inline(__always)
  func isLess(than other: borrowing FlatArray<CostEntry>) -> Bool {
    isLess(0..<count, than: other, 0..<other.count)
  }

  /// The lexicographic order of two ranges of lists of levels.
  func isLess(
    _ range: Range<Int>, than other: borrowing FlatArray<CostEntry>, _ otherRange: Range<Int>
  ) -> Bool {
    var left = range.lowerBound
    var right = otherRange.lowerBound
    while left < range.upperBound || right < otherRange.upperBound {
      let leftLevel: Level = left < range.upperBound ? self[left].level : 0
      let rightLevel: Level = right < otherRange.upperBound ? other[right].level : 0
      var difference = 0.0
      if leftLevel >= rightLevel {
        difference += self[left].amount
        left += 1
      }
      if rightLevel >= leftLevel {
        difference -= other[right].amount
        right += 1
      }
      if difference < -costTolerance { return true }
      if difference > costTolerance { return false }
    }
    return false
  }
}
