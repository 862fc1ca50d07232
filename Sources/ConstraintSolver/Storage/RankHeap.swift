/// A heap of ranks from which the largest is taken first.
struct RankHeap: ~Copyable {
  private var items = FlatArray<Int32>()

  init() {}

  @inline(__always)
  mutating func push(_ rank: Int32) {
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
  }

  @inline(__always)
  mutating func pop() -> Int32? {
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
