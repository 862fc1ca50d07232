/// Views whose solved frames must be copied out; a short list spares a scan of subviews.
struct StaleFrames {
  private var count = 0
  private var arrivals: [WeakHandle] = []
  private var areMany = false

  private static let limit = 16

  mutating func insert(_ handle: WeakHandle) {
    // Reset only on insertion: a caller may still iterate over the names.
    if count == 0 {
      arrivals.removeAll(keepingCapacity: true)
      arrivals.reserveCapacity(Self.limit)
      areMany = false
    }
    count += 1
    if areMany { return }
    if arrivals.count < Self.limit { arrivals.append(handle) } else { areMany = true }
  }

  mutating func removeOne() { count -= 1 }

  var names: [WeakHandle]? { areMany ? nil : arrivals }
}
