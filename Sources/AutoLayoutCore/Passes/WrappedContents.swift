import LayoutEngine

/// Items whose content is text of several lines: its size follows the width it is offered (F6.20).
struct WrappedContents {
  /// What is known of an item's lines.
  struct Lines {
    /// The natural width on one line, in points.
    let whole: Double
    /// The width of the widest line; `whole` until the lines are known.
    var widest: Double
    /// The width that the height was last measured for; nil before the first time.
    var measured: Double?

    /// Whether the lines are narrower than the text on one line.
    var isNarrowed: Bool { widest != whole }
  }

  private var lines: [UInt32: Lines] = [:]
  /// How many items have lines that are narrower than their text on one line.
  private var narrowedCount = 0
  /// Items that a solve has moved since they were looked at last, and those that were never
  /// measured.
  private var waiting: [ItemID] = []

  /// Whether some item is narrower than its text on one line.
  var hasNarrowed: Bool { narrowedCount > 0 }

  /// The width that an item's height was last measured for.
  func measuredWidth(of item: ItemID) -> Double? { lines[item.raw]?.measured }

  /// The lines of an item.
  func lines(of item: ItemID) -> Lines? { lines[item.raw] }

  /// Notes those of a solve's items that are wrapped.
  mutating func noteMoved(_ items: ContiguousArray<ItemID>) {
    if lines.isEmpty { return }
    for item in items where lines[item.raw] != nil { waiting.append(item) }
  }

  /// Takes out the items whose height may have to be measured again: those that have moved, and
  /// those that were never measured.
  mutating func takeItemsToMeasure() -> [ItemID] {
    if waiting.isEmpty { return [] }
    defer { waiting.removeAll(keepingCapacity: true) }
    return waiting.filter { lines[$0.raw] != nil }
  }

  /// Notes an item whose height is to be measured anew.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - whole: The natural width on one line.
  mutating func insert(_ item: ItemID, whole: Double) {
    if let old = lines.updateValue(Lines(whole: whole, widest: whole), forKey: item.raw) {
      count(old, -1)
    }
    waiting.append(item)
  }

  mutating func remove(_ item: ItemID) {
    if lines.isEmpty { return }
    if let old = lines.removeValue(forKey: item.raw) { count(old, -1) }
  }

  /// Notes the width that an item's height is measured for.
  mutating func setMeasuredWidth(_ width: Double, of item: ItemID) {
    lines[item.raw]?.measured = width
  }

  /// Notes how wide an item's widest line is.
  mutating func setWidest(_ width: Double, of item: ItemID) {
    guard var known = lines[item.raw] else { return }
    count(known, -1)
    known.widest = width
    count(known, 1)
    lines[item.raw] = known
  }

  private mutating func count(_ lines: Lines, _ change: Int) {
    if lines.isNarrowed { narrowedCount += change }
  }

  /// Whether an item's text stands in the same lines at another width; it does between the width of
  /// its lines and the one it was measured for.
  func keepsLines(_ item: ItemID, at width: Double) -> Bool {
    guard let lines = lines[item.raw], let measured = lines.measured else { return false }
    guard lines.widest >= 0, lines.widest < measured, width < measured,
      width > lines.widest - 1e-3
    else { return width == measured }
    return true
  }

  /// Takes out those of the items that are narrower than their text on one line, to be offered that
  /// width again and measured anew.
  ///
  /// - Parameter items: The items to look at; nil for all.
  /// - Returns: The items with that width, in the order of their ids.
  mutating func takeNarrowed(among items: [ItemID]?) -> [(item: ItemID, whole: Double)] {
    let looked = items?.map(\.raw) ?? Array(lines.keys)
    return looked.sorted().compactMap { raw in
      guard let known = lines[raw], known.isNarrowed else { return nil }
      insert(ItemID(raw: raw), whole: known.whole)
      return (ItemID(raw: raw), known.whole)
    }
  }
}
