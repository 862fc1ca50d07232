/// A hash table of measurements: open addressing, no removal but of everything.
///
/// Made for the case that counts, asking again for known text: one probe, no key to build, nothing
/// copied. What is looked at on the way stands in arrays of its own.
struct MeasurementTable {
  /// The greatest number of entries.
  let limit: Int

  /// Indices into the other arrays, −1 where a slot is free; a power of two in number, at most half
  /// of them taken.
  private var slots: ContiguousArray<Int32> = []
  private var digests: ContiguousArray<UInt64> = []
  private var bounds: ContiguousArray<TextBounds> = []
  private var texts: ContiguousArray<StyledText> = []
  private var measurements: ContiguousArray<TextMeasurement> = []

  init(limit: Int) {
    self.limit = limit
  }

  /// The number of entries.
  var count: Int { digests.count }

  /// Whether there is no room for another entry.
  var isFull: Bool { digests.count >= limit }

  /// What is known of a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - room: The room it was offered.
  ///   - digest: A hash of both.
  /// - Returns: Its measurement, if there is an entry.
  func measurement(
    of text: borrowing StyledText, in room: TextBounds, digest: UInt64
  ) -> TextMeasurement? {
    guard !slots.isEmpty else { return nil }
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: digest) & mask
    while slots[slot] >= 0 {
      let index = Int(slots[slot])
      if digests[index] == digest, bounds[index] == room, texts[index].isSame(as: text) {
        return measurements[index]
      }
      slot = (slot + 1) & mask
    }
    return nil
  }

  /// Adds what `measurement(of:in:digest:)` did not find.
  ///
  /// - Parameters:
  ///   - measurement: The measurement.
  ///   - text: The text.
  ///   - room: The room it was offered.
  ///   - digest: A hash of both.
  mutating func insert(
    _ measurement: TextMeasurement, of text: StyledText, in room: TextBounds, digest: UInt64
  ) {
    if (count + 1) * 2 > slots.count { grow() }
    digests.append(digest)
    bounds.append(room)
    texts.append(text)
    measurements.append(measurement)
    place(count - 1)
  }

  /// Removes every entry and gives the memory back.
  mutating func removeAll() { self = MeasurementTable(limit: limit) }

  private mutating func grow() {
    slots = ContiguousArray(repeating: -1, count: max(64, slots.count * 2))
    for index in digests.indices { place(index) }
  }

  private mutating func place(_ index: Int) {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: digests[index]) & mask
    while slots[slot] >= 0 { slot = (slot + 1) & mask }
    slots[slot] = Int32(index)
  }
}

extension StyledText {
  /// Equality that looks at the characters first and copies nothing.
  fileprivate func isSame(as other: borrowing StyledText) -> Bool {
    runs == other.runs && paragraph == other.paragraph
  }
}
