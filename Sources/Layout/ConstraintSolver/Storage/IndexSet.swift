/// A set of indices with fast removal of the smallest index: a bit for each index, and a bit for
/// each word of bits.
struct IndexSet<Index: TableIndex>: ~Copyable {
  private var bits = FlatArray<UInt64>()
  private var summary = FlatArray<UInt64>()
  /// The first word of `summary` that may have a bit set.
  private var firstSummary = 0
  private(set) var isEmpty = true

  init() {}

  func copy() -> IndexSet {
    var twin = IndexSet()
    twin.bits = bits.copy()
    twin.summary = summary.copy()
    twin.firstSummary = firstSummary
    twin.isEmpty = isEmpty
    return twin
  }

  /// The number of members.
  /// - Complexity: O(largest number / 4096, and number of words with members).
  var count: Int {
    var count = 0
    for index in firstSummary..<summary.count {
      var rest = summary[index]
      while rest != 0 {
        count += bits[index << 6 | rest.trailingZeroBitCount].nonzeroBitCount
        rest &= rest &- 1
      }
    }
    return count
  }

  var footprint: Int { bits.footprint + summary.footprint }

  /// Reserves room for the numbers below `limit`.
  /// - Complexity: O(`limit` / 64) if the set grows.
  @inline(__always)
  mutating func reserve(_ limit: Int) {
    if limit >> 6 >= bits.count { grow(limit) }
  }

  @inline(never)
  private mutating func grow(_ limit: Int) {
    let words = limit / 64 + 1
    bits.grow(to: words, filling: 0)
    summary.grow(to: words / 64 + 1, filling: 0)
  }

  /// Adds a number below the reserved limit.
  @inline(__always)
  mutating func insert(_ index: Index) {
    let word = Int(index.raw) >> 6
    bits[word] |= 1 << UInt64(index.raw & 63)
    summary[word >> 6] |= 1 << UInt64(word & 63)
    if isEmpty || word >> 6 < firstSummary { firstSummary = word >> 6 }
    isEmpty = false
  }

  /// Removes all numbers from `index` on.
  /// - Complexity: O((largest number - `index`) / 64).
  mutating func remove(from index: Index) {
    var word = Int(index.raw) >> 6
    guard word < bits.count else { return }
    bits[word] &= (1 << UInt64(index.raw & 63)) &- 1
    word += 1
    while word < bits.count {
      bits[word] = 0
      word += 1
    }
  }

  /// Removes all numbers in the word of the smallest one; nil when the set is empty.
  /// - Returns: The word, and the number of the lowest bit.
  /// - Complexity: O(largest number / 4096), mostly O(1): the search begins where the last ended.
  @inline(__always)
  mutating func popFirstWord() -> (start: Int32, bits: UInt64)? {
    guard !isEmpty else { return nil }
    while firstSummary < summary.count {
      let top = summary[firstSummary]
      if top != 0 {
        let word = firstSummary << 6 | top.trailingZeroBitCount
        let taken = bits[word]
        bits[word] = 0
        summary[firstSummary] = top & (top &- 1)
        return (Int32(truncatingIfNeeded: word << 6), taken)
      }
      firstSummary += 1
    }
    isEmpty = true
    firstSummary = 0
    return nil
  }

  /// Removes and returns the word of bits that begins with `start`; 0 if it is empty.
  @inline(__always)
  mutating func takeWord(from start: Int32) -> UInt64 {
    let word = Int(start) >> 6
    let taken = bits[word]
    bits[word] = 0
    summary[word >> 6] &= ~(1 << UInt64(word & 63))
    return taken
  }

  /// The smallest number, or nil.
  /// - Complexity: O(largest number / 4096), mostly O(1).
  var first: Index? {
    guard !isEmpty else { return nil }
    for index in firstSummary..<summary.count where summary[index] != 0 {
      let word = index << 6 | summary[index].trailingZeroBitCount
      // A word that was taken as a whole may be empty.
      if bits[word] != 0 { return Index(word << 6 | bits[word].trailingZeroBitCount) }
    }
    return nil
  }

  /// Removes and returns the smallest number, or nil.
  /// - Complexity: O(largest number / 4096), mostly O(1): the search begins where the last ended.
  @inline(__always)
  mutating func popFirst() -> Index? {
    guard !isEmpty else { return nil }
    while firstSummary < summary.count {
      let top = summary[firstSummary]
      if top != 0 {
        let word = firstSummary << 6 | top.trailingZeroBitCount
        let low = bits[word]
        let bit = low.trailingZeroBitCount
        let rest = low & (low &- 1)
        bits[word] = rest
        if rest == 0 { summary[firstSummary] = top & (top &- 1) }
        return Index(word << 6 | bit)
      }
      firstSummary += 1
    }
    isEmpty = true
    firstSummary = 0
    return nil
  }
}
