extension WeakHandle {
  /// The nearest window among the view and the ancestors.
  ///
  /// - Complexity: O(*d*), *d* the distance to it; O(1) in a tree that was never in a window.
  var nearestWindow: WeakHandle? {
    var handle = self
    // A deallocated window's views keep the flag; the walk finds that they have no window.
    guard !handle.traits.isDisjoint(with: [.isWindow, .mayBeInWindow]) else { return nil }
    while !handle.traits.contains(.isWindow) {
      guard let parent = handle.parent, parent.isAlive else { return nil }
      handle = parent
    }
    return handle
  }

  func isInside(_ outer: WeakHandle) -> Bool {
    var handle = self
    while handle != outer {
      guard let parent = handle.parent, parent.isAlive else { return false }
      handle = parent
    }
    return true
  }

  @inline(__always)
  func isRightInside(_ outer: WeakHandle) -> Bool { self == outer || isParent(outer) }

  @inline(__always)
  private func isParent(_ other: WeakHandle) -> Bool {
    guard let parent else { return false }
    return parent == other
  }

  /// The nearest view that contains both; nil in different trees.
  ///
  /// - Complexity: O(*d*), *d* the distance from the root; O(1) for neighbors.
  @inline(__always)
  func commonAncestor(with other: WeakHandle) -> WeakHandle? {
    if self == other { return self }
    // Look up each slot once: most constraints relate a view to the superview or a sibling.
    if let parent = other.parent {
      if parent == self { return self }
      if let own = self.parent {
        if own == other { return other }
        if own == parent { return own.isAlive ? own : nil }
      }
    } else if isParent(other) {
      return other
    }
    return distantCommonAncestor(with: other)
  }

  private func distantCommonAncestor(with other: WeakHandle) -> WeakHandle? {
    var (first, second) = (self, other)
    var (depth, otherDepth) = (distanceFromRoot, other.distanceFromRoot)
    while first != second {
      // The deeper handle moves up; on equal levels they alternate.
      if depth >= otherDepth {
        guard let parent = first.parent, parent.isAlive else { return nil }
        first = parent
        depth -= 1
      } else {
        guard let parent = second.parent, parent.isAlive else { return nil }
        second = parent
        otherDepth -= 1
      }
    }
    return first
  }

  private var distanceFromRoot: Int {
    var (distance, handle) = (0, self)
    while let parent = handle.parent, parent.isAlive {
      distance += 1
      handle = parent
    }
    return distance
  }
}
