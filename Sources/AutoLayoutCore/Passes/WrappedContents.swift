import LayoutEngine

/// Items with multiline text, whose size depends on the offered width (F6.20).
struct WrappedContents {
  struct Lines {
    /// The natural width on one line, in points.
    let whole: Double
    /// The width of the widest line; `whole` until the lines are known.
    var widest: Double
    /// The width that the height was last measured for; nil before that.
    var measured: Double?

    var isNarrowed: Bool { widest != whole }
  }

  private var lines: [UInt32: Lines] = [:]
  private var narrowedCount = 0
  /// The items that a solve has moved since the last measurement, and unmeasured ones.
  private var waiting: [ItemID] = []

  var hasNarrowed: Bool { narrowedCount > 0 }

  func measuredWidth(of item: ItemID) -> Double? { lines[item.raw]?.measured }

  func lines(of item: ItemID) -> Lines? { lines[item.raw] }

  /// Adds the wrapped items among the items moved by a solve.
  mutating func noteMoved(_ items: ContiguousArray<ItemID>) {
    if lines.isEmpty { return }
    for item in items where lines[item.raw] != nil { waiting.append(item) }
  }

  /// Removes and returns the items to measure: moved and unmeasured ones.
  mutating func takeItemsToMeasure() -> [ItemID] {
    if waiting.isEmpty { return [] }
    defer { waiting.removeAll(keepingCapacity: true) }
    return waiting.filter { lines[$0.raw] != nil }
  }

  /// Adds an item whose height must be measured again, with its natural width on one line.
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

  mutating func setMeasuredWidth(_ width: Double, of item: ItemID) {
    lines[item.raw]?.measured = width
  }

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

  /// Whether an item's text has equal lines at another width, between the width of its lines and
  /// the measured one.
  func keepsLines(_ item: ItemID, at width: Double) -> Bool {
    guard let lines = lines[item.raw], let measured = lines.measured else { return false }
    guard lines.widest >= 0, lines.widest < measured, width < measured,
      width > lines.widest - 1e-3
    else { return width == measured }
    return true
  }

  /// Removes and returns the narrowed items among some or, for nil, all, to offer them their
  /// single-line width and measure them again.
  ///
  /// They are sorted by id.
  mutating func takeNarrowed(among items: [ItemID]?) -> [(item: ItemID, whole: Double)] {
    let looked = items?.map(\.raw) ?? Array(lines.keys)
    return looked.sorted().compactMap { raw in
      guard let known = lines[raw], known.isNarrowed else { return nil }
      insert(ItemID(raw: raw), whole: known.whole)
      return (ItemID(raw: raw), known.whole)
    }
  }
}
