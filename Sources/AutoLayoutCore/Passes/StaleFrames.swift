/// Views whose solved frames must be copied out.
///
/// A short list names each one, which spares a superview of thousands a scan for the one that
/// moved.
struct StaleFrames {
  private var count = 0
  /// The views inserted since the set was last empty.
  private var arrivals: [WeakHandle] = []
  private var areMany = false

  /// The length above which scanning the subviews is faster.
  private static let limit = 16

  mutating func insert(_ handle: WeakHandle) {
    // Reset only on insertion: a caller may still iterate over the names.
    if count == 0 {
      arrivals.removeAll(keepingCapacity: true)
      areMany = false
    }
    count += 1
    if areMany { return }
    if arrivals.count < Self.limit { arrivals.append(handle) } else { areMany = true }
  }

  mutating func removeOne() { count -= 1 }

  /// The views, possibly including finished ones; nil if there are too many.
  var names: [WeakHandle]? { areMany ? nil : arrivals }
}
