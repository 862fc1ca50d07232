/// A binary heap of definitions (Williams 1964) that pops the highest rank first.
///
/// If the ranks are distinct and below a known limit, a large heap switches to a bit set, in which
/// the cost per rank does not depend on the count.
struct IndexHeap: ~Copyable {
  private var items = FlatArray<DefinitionIndex>()
  /// The ranks, counted down from the limit, while they are many.
  private var bits = IndexSet<DefinitionIndex>()
  private var limit: Int32 = 0

  init() {}

  /// Converts a rank to a number counted down from the limit, or back.
  @inline(__always)
  private func mirrored(_ rank: DefinitionIndex) -> DefinitionIndex {
    DefinitionIndex(raw: limit - rank.raw)
  }

  /// Announces that the ranks to come are distinct and below `limit`.
  @inline(__always)
  mutating func expectDistinct(below limit: Int) {
    // The members of the bit set are counted from the old limit.
    if bits.isEmpty { self.limit = Int32(limit) }
  }

  /// Adds a rank.
  /// - Complexity: O(log *n*) for *n* ranks; O(1) for many.
  @inline(__always)
  mutating func push(_ rank: DefinitionIndex) {
    guard bits.isEmpty else { return bits.insert(mirrored(rank)) }
    var child = items.count
    items.append(rank)
    while child > 0 {
      let parent = (child - 1) >> 1
      let above = items[parent]
      if above >= rank { break }
      items[child] = above
      child = parent
    }
    items[child] = rank
    if items.count > largestHeap && limit > 0 { moveIntoBits() }
  }

  /// Moves all ranks into the bit set.
  /// - Complexity: O(*n*) for *n* ranks, and for the words of bits below the limit.
  @inline(never)
  private mutating func moveIntoBits() {
    bits.reserve(Int(limit) + 1)
    while let rank = items.popLast() { bits.insert(mirrored(rank)) }
  }

  /// Removes and returns the highest rank, or nil.
  /// - Complexity: O(log *n*) for *n* ranks; amortized O(1) for many.
  @inline(__always)
  mutating func pop() -> DefinitionIndex? {
    if !bits.isEmpty { return bits.popFirst().map { mirrored($0) } }
    guard let last = items.popLast() else { return nil }
    let count = items.count
    guard count > 0 else { return last }
    let top = items[0]
    var hole = 0
    while true {
      var child = 2 * hole + 1
      if child >= count { break }
      if child + 1 < count && items[child + 1] > items[child] { child += 1 }
      let value = items[child]
      if value <= last { break }
      items[hole] = value
      hole = child
    }
    items[hole] = last
    return top
  }
}

/// The largest number of ranks kept as a heap.
private let largestHeap = 64
