/// A queue of distinct weak views that wait for a pass, ordered by depth.
@MainActor struct DepthQueue {
  private var levels: [[WeakHandle]] = []
  private(set) var count = 0
  private var lowest = 0

  mutating func insert(_ view: UIView) {
    let depth = Int(view.depth)
    while levels.count <= depth {
      // Most levels hold several views, and each step of growth costs an allocation.
      var level: [WeakHandle] = []
      level.reserveCapacity(8)
      levels.append(level)
    }
    levels[depth].append(view.weakHandle)
    count += 1
    lowest = min(lowest, depth)
  }

  mutating func popShallowest(inLayout number: UInt32?) -> UIView? {
    while count > 0 {
      while levels[lowest].isEmpty { lowest += 1 }
      count -= 1
      if let view = levels[lowest].removeLast().view(inLayout: number) { return view }
    }
    return nil
  }

  mutating func removeAllDeepestFirst() -> [WeakHandle] {
    var all: [WeakHandle] = []
    all.reserveCapacity(count)
    for level in levels.reversed() { all += level }
    levels.removeAll()
    count = 0
    lowest = 0
    return all
  }
}
