/// Constraints on their way into the engine, in the order in which they came.
struct PendingConstraints {
  private enum Entry {
    case one(NSLayoutConstraint)
    /// The first so many places of the list that a view holds.
    case held(by: WeakHandle, Int)
  }

  private var entries: [Entry] = []
  /// How many constraints there are, at most.
  private(set) var count = 0

  var isEmpty: Bool { entries.isEmpty }

  mutating func append(_ constraint: NSLayoutConstraint) {
    entries.append(.one(constraint))
    count += 1
  }

  /// Adds those that a view holds now.
  @MainActor mutating func append(heldBy view: UIView) {
    let places = view.constraintList.placeCount
    guard places > 0 else { return }
    entries.append(.held(by: view.weakHandle, places))
    count += places
  }

  /// Calls `body` for each; it has to see for itself whether a constraint is still held.
  @MainActor func forEach(_ body: (NSLayoutConstraint) -> Void) {
    for entry in entries {
      switch entry {
      case .one(let constraint): body(constraint)
      case .held(let holder, let places):
        // A copy: `body` asks views for their content, and whoever answers may hold another one.
        let list = holder.view?.constraintList
        list?.forEach(inFirst: places, body)
      }
    }
  }
}

/// Views waiting for a pass, each once, by their distance from the root.
///
/// They are not kept alive: one that goes meanwhile is passed over.
@MainActor struct DepthQueue {
  private var levels: [[WeakHandle]] = []
  private(set) var count = 0
  private var lowest = 0

  mutating func insert(_ view: UIView) {
    let depth = Int(view.depth)
    while levels.count <= depth { levels.append([]) }
    levels[depth].append(view.weakHandle)
    count += 1
    lowest = min(lowest, depth)
  }

  /// Takes out a view that is nearest to the root.
  mutating func popShallowest() -> UIView? {
    while count > 0 {
      while levels[lowest].isEmpty { lowest += 1 }
      count -= 1
      if let view = levels[lowest].removeLast().view { return view }
    }
    return nil
  }

  /// Takes out all views, the farthest from the root first.
  mutating func removeAllDeepestFirst() -> [WeakHandle] {
    let all = levels.reversed().flatMap { $0 }
    levels.removeAll()
    count = 0
    lowest = 0
    return all
  }
}

/// Views whose solved frames are still to be copied out.
///
/// While they are few, each is known by name: a superview of thousands need not look at all of them
/// for the one that has moved.
struct StaleFrames {
  private var count = 0
  /// Those that have come since there was none.
  private var arrivals: [WeakHandle] = []
  private var areMany = false

  /// So many are worth less than looking at each subview.
  private static let limit = 16

  mutating func insert(_ handle: WeakHandle) {
    // Not as soon as the last is done: whoever goes through the names still has them.
    if count == 0 {
      arrivals.removeAll(keepingCapacity: true)
      areMany = false
    }
    count += 1
    if arrivals.count < Self.limit { arrivals.append(handle) } else { areMany = true }
  }

  /// Takes out one that was inserted.
  mutating func removeOne() { count -= 1 }

  /// All of them, perhaps with some that are done already; nil while they are many.
  var names: [WeakHandle]? { areMany ? nil : arrivals }
}
