import LayoutEngine

/// Items whose content is text of several lines: its size follows the width it is offered (F6.20).
struct WrappedContents {
  /// What is known of an item whose lines are narrower than the width it was offered.
  struct Lines {
    /// The natural width on one line, in points.
    var whole: Double
    /// The width of the widest line.
    var widest: Double
  }

  /// The width that the height was last measured for, in points, by item; nil before the first
  /// time.
  private var measuredWidths: [UInt32: Double?] = [:]

  private var lines: [UInt32: Lines] = [:]
  /// Items that are as wide as their lines, and not as what they were offered.
  private var hugged: Set<UInt32> = []

  var isEmpty: Bool { measuredWidths.isEmpty }

  func contains(_ item: ItemID) -> Bool { measuredWidths[item.raw] != nil }

  /// The width that an item's height was last measured for.
  func measuredWidth(of item: ItemID) -> Double? { measuredWidths[item.raw] ?? nil }

  /// Items that were not measured yet.
  private var unmeasured: [ItemID] {
    measuredWidths.filter { $0.value == nil }.map { ItemID(raw: $0.key) }
  }

  /// Those that a solve has moved since they were looked at last.
  private var moved: [ItemID] = []

  /// Notes those of a solve's items that are wrapped.
  mutating func noteMoved(_ items: ContiguousArray<ItemID>) {
    if isEmpty { return }
    for item in items where contains(item) { moved.append(item) }
  }

  /// Takes out the items whose height may have to be measured again: those that have moved, and
  /// those that were never measured.
  mutating func takeItemsToMeasure() -> [ItemID] {
    if isEmpty { return [] }
    let items = moved.filter(contains) + unmeasured
    moved.removeAll(keepingCapacity: true)
    return items
  }

  /// Notes an item whose height is to be measured anew.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - whole: The natural width on one line.
  mutating func insert(_ item: ItemID, whole: Double) {
    measuredWidths[item.raw] = .some(nil)
    lines[item.raw] = Lines(whole: whole, widest: whole)
  }

  mutating func remove(_ item: ItemID) {
    if measuredWidths.isEmpty { return }
    measuredWidths[item.raw] = nil
    lines[item.raw] = nil
  }

  /// The lines of an item.
  func lines(of item: ItemID) -> Lines? { lines[item.raw] }

  /// Notes how wide an item's widest line is.
  mutating func setWidest(_ width: Double, of item: ItemID) { lines[item.raw]?.widest = width }

  /// Whether an item's text stands in the same lines at another width; it does between the width of
  /// its lines and the one it was measured for.
  mutating func keepsLines(_ item: ItemID, at width: Double) -> Bool {
    guard let measured = measuredWidth(of: item) else { return false }
    guard let lines = lines[item.raw], lines.widest >= 0, lines.widest < measured,
      width < measured, width > lines.widest - 1e-3
    else { return width == measured }
    if lines.widest < lines.whole, width < lines.widest + 1 { hugged.insert(item.raw) }
    return true
  }

  /// Takes out the items that are as wide as their lines: before the next solve they are offered
  /// their whole width again, since there may be more room.
  mutating func takeHugged() -> [(item: ItemID, whole: Double)] {
    if hugged.isEmpty { return [] }
    let items = hugged.sorted()
    hugged.removeAll(keepingCapacity: true)
    return items.compactMap { raw in
      guard let whole = lines[raw]?.whole else { return nil }
      lines[raw] = Lines(whole: whole, widest: whole)
      measuredWidths[raw] = .some(nil)
      return (ItemID(raw: raw), whole)
    }
  }

  /// Notes the width that an item's height is measured for.
  mutating func setMeasuredWidth(_ width: Double, of item: ItemID) {
    measuredWidths[item.raw] = .some(width)
  }
}
