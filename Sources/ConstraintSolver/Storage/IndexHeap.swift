/// A binary heap of definitions (Williams 1964), from which that of the highest rank is taken
/// first.
///
/// Where each is in it once at most, and all are below a limit that is known, many of them go over
/// into a set of bits, where each costs the same however many there are.
struct IndexHeap: ~Copyable {
  private var items = FlatArray<DefinitionIndex>()
  /// The ranks, counted down from the limit, while there are many.
  private var bits = IndexSet<DefinitionIndex>()
  private var limit: Int32 = 0

  init() {}

  /// The rank counted down from the limit, or back from there.
  @inline(__always)
  private func mirrored(_ rank: DefinitionIndex) -> DefinitionIndex {
    DefinitionIndex(raw: limit - rank.raw)
  }

  /// Says that the ranks to come are below `limit` and different from one another.
  @inline(__always)
  mutating func expectDistinct(below limit: Int) {
    // What is in the set was counted from the old one.
    if bits.isEmpty { self.limit = Int32(limit) }
  }

  /// Adds a rank.
  /// - Complexity: O(log *n*) for *n* ranks; O(1) where they are many.
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

  /// Moves all ranks into the set of bits.
  /// - Complexity: O(*n*) for *n* ranks, and for the words of bits below the limit.
  @inline(never)
  private mutating func moveIntoBits() {
    bits.reserve(Int(limit) + 1)
    while let rank = items.popLast() { bits.insert(mirrored(rank)) }
  }

  /// Takes the highest rank; nil when there is none.
  /// - Complexity: O(log *n*) for *n* ranks; amortised O(1) where they are many.
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

/// More ranks than this are many.
private let largestHeap = 64
