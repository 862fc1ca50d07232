/// The tree of views, walked along handles, on the main actor.
extension WeakHandle {
  /// The nearest view around it or itself that is a window.
  ///
  /// - Complexity: O(*d*), *d* the distance from it; O(1) in a tree that never was in a window, so
  ///   that deep trees are built in linear time.
  var nearestWindow: WeakHandle? {
    var handle = self
    // Views of a window that was let go keep the mark, and are found by walking to be in none.
    guard !handle.traits.isDisjoint(with: [.isWindow, .mayBeInWindow]) else { return nil }
    while !handle.traits.contains(.isWindow) {
      guard let parent = handle.parent, parent.isAlive else { return nil }
      handle = parent
    }
    return handle
  }

  /// Whether it is that of a view or lies inside it.
  func isInside(_ outer: WeakHandle) -> Bool {
    var handle = self
    while handle != outer {
      guard let parent = handle.parent, parent.isAlive else { return false }
      handle = parent
    }
    return true
  }

  /// Whether it is that of a view or lies right inside it.
  @inline(__always)
  func isRightInside(_ outer: WeakHandle) -> Bool { self == outer || isParent(outer) }

  /// Whether another one is that of its superview, or of the view that owns it.
  @inline(__always)
  private func isParent(_ other: WeakHandle) -> Bool {
    guard let parent else { return false }
    return parent == other
  }

  /// That of the nearest view which contains both, each counting as inside itself; nil in different
  /// trees.
  ///
  /// - Complexity: O(*d*), *d* the distance of both from the root; O(1) for neighbours.
  @inline(__always)
  func commonAncestor(with other: WeakHandle) -> WeakHandle? {
    if self == other { return self }
    // Each slot is looked up once: most constraints are between a view and its superview, or
    // between neighbours.
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
      // The deeper one goes up; on one level both do in turn.
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
