import LayoutEngine

/// Items whose content is text of several lines: its height follows its width (F6.20).
struct WrappedContents {
  /// The width that the height was last measured for, in points, by item; nil before the first
  /// time.
  private var measuredWidths: [UInt32: Double?] = [:]

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
  mutating func insert(_ item: ItemID) { measuredWidths[item.raw] = .some(nil) }

  mutating func remove(_ item: ItemID) {
    if !measuredWidths.isEmpty { measuredWidths[item.raw] = nil }
  }

  /// Notes the width that an item's height is measured for.
  mutating func setMeasuredWidth(_ width: Double, of item: ItemID) {
    measuredWidths[item.raw] = .some(width)
  }
}
