/// A hash table of measurements with open addressing; entries are only removed all at once.
///
/// Known text needs one probe, and no key is built or copied.
struct MeasurementTable {
  let limit: Int

  /// The indices into the other arrays, −1 for a free slot; a power of two, at most half used.
  private var slots: ContiguousArray<Int32> = []
  private var digests: ContiguousArray<UInt64> = []
  private var bounds: ContiguousArray<TextBounds> = []
  private var texts: ContiguousArray<StyledText> = []
  private var measurements: ContiguousArray<TextMeasurement> = []

  init(limit: Int) {
    self.limit = limit
  }

  var count: Int { digests.count }

  var isFull: Bool { digests.count >= limit }

  /// Finds a measurement.
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
  fileprivate func isSame(as other: borrowing StyledText) -> Bool {
    runs == other.runs && paragraph == other.paragraph
  }
}
