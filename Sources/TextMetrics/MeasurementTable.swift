/// A hash table of measurements: open addressing, no removal but of everything.
///
/// Made for the case that counts, asking again for known text: one probe, no key to build, nothing copied.
struct MeasurementTable {
  /// What is known of a text.
  struct Entry: Sendable {
    var digest: UInt64
    var text: StyledText
    var bounds: TextBounds
    var measurement: TextMeasurement
  }

  /// The greatest number of entries.
  let limit: Int

  /// Indices into `entries`, −1 where a slot is free; a power of two in number, at most half of them taken.
  private var slots: ContiguousArray<Int32> = []
  private var entries: ContiguousArray<Entry> = []

  init(limit: Int) {
    self.limit = limit
  }

  /// The number of entries.
  var count: Int { entries.count }

  /// Whether there is no room for another entry.
  var isFull: Bool { entries.count >= limit }

  /// The entry of a text, if there is one.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - bounds: The room it was offered.
  ///   - digest: A hash of both.
  /// - Returns: The entry.
  func entry(_ text: StyledText, _ bounds: TextBounds, digest: UInt64) -> Entry? {
    guard !slots.isEmpty else { return nil }
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: digest) & mask
    while slots[slot] >= 0 {
      let index = Int(slots[slot])
      if entries[index].digest == digest, entries[index].bounds == bounds,
        entries[index].text == text
      {
        return entries[index]
      }
      slot = (slot + 1) & mask
    }
    return nil
  }

  /// Adds an entry.
  ///
  /// - Parameter entry: What `entry(_:_:digest:)` did not find.
  mutating func insert(_ entry: Entry) {
    if (entries.count + 1) * 2 > slots.count { grow() }
    entries.append(entry)
    place(entries.count - 1)
  }

  /// Removes every entry and gives the memory back.
  mutating func removeAll() {
    slots = []
    entries = []
  }

  private mutating func grow() {
    slots = ContiguousArray(repeating: -1, count: max(64, slots.count * 2))
    for index in entries.indices { place(index) }
  }

  private mutating func place(_ index: Int) {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: entries[index].digest) & mask
    while slots[slot] >= 0 { slot = (slot + 1) & mask }
    slots[slot] = Int32(index)
  }
}
