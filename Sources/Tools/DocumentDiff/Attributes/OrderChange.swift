enum OrderChange {
  /// Returns a smallest set of objects whose removal leaves the others in the same order.
  ///
  /// If either of two may have moved, it is the first in `old`. O(*n* log *n*).
  static func moved(from old: [String], to new: [String]) -> Set<String> {
    let places = Dictionary(zip(new, new.indices), uniquingKeysWith: { first, _ in first })
    // Keeps a longest increasing subsequence: for each length the subsequence with the smallest end
    // (C. Schensted, "Longest increasing and decreasing subsequences", Canadian Journal of
    // Mathematics 13, 1961, 179-191).
    var ends: [Int] = []
    var former = [Int?](repeating: nil, count: old.count)
    let targets = old.map { places[$0] ?? 0 }
    for (index, target) in targets.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if targets[ends[middle]] < target { low = middle + 1 } else { high = middle }
      }
      if low > 0 { former[index] = ends[low - 1] }
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var moved = Set(old)
    var last = ends.last
    while let index = last {
      moved.remove(old[index])
      last = former[index]
    }
    return moved
  }
}
