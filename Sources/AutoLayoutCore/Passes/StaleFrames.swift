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
    if areMany { return }
    if arrivals.count < Self.limit { arrivals.append(handle) } else { areMany = true }
  }

  /// Takes out one that was inserted.
  mutating func removeOne() { count -= 1 }

  /// All of them, perhaps with some that are done already; nil while they are many.
  var names: [WeakHandle]? { areMany ? nil : arrivals }
}
