import LayoutEngine

/// Items with multiline text, whose size depends on the offered width (F6.20).
struct WrappedContents {
  struct Lines {
    let whole: Double
    var widest: Double
    var measured: Double?

    var isNarrowed: Bool { widest != whole }
  }

  private var lines: [UInt32: Lines] = [:]
  private var narrowedCount = 0
  private var waiting: [ItemID] = []

  var hasNarrowed: Bool { narrowedCount > 0 }

  func measuredWidth(of item: ItemID) -> Double? { lines[item.raw]?.measured }

  func lines(of item: ItemID) -> Lines? { lines[item.raw] }

  mutating func noteMoved(_ items: ContiguousArray<ItemID>) {
    if lines.isEmpty { return }
    for item in items where lines[item.raw] != nil { waiting.append(item) }
  }

  mutating func takeItemsToMeasure() -> [ItemID] {
    if waiting.isEmpty { return [] }
    defer { waiting.removeAll(keepingCapacity: true) }
    return waiting.filter { lines[$0.raw] != nil }
  }

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

  /// Whether text breaks into the same lines at `width` as at the measured width.
  func keepsLines(_ item: ItemID, at width: Double) -> Bool {
    guard let lines = lines[item.raw], let measured = lines.measured else { return false }
    // Text that is not wrapped keeps the lines at any larger width.
    if lines.whole >= 0, !lines.isNarrowed, min(measured, width) >= lines.whole { return true }
    guard lines.widest >= 0, lines.widest < measured, width < measured,
      width > lines.widest - 1e-3
    else { return width == measured }
    return true
  }

  /// Removes and returns the narrowed items, sorted by id, to measure them again.
  mutating func takeNarrowed(among items: [ItemID]?) -> [(item: ItemID, whole: Double)] {
    let looked = items?.map(\.raw) ?? Array(lines.keys)
    return looked.sorted().compactMap { raw in
      guard let known = lines[raw], known.isNarrowed else { return nil }
      insert(ItemID(raw: raw), whole: known.whole)
      return (ItemID(raw: raw), known.whole)
    }
  }
}
