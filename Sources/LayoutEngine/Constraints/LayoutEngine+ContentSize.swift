public import ConstraintSolver

/// What an item wants of its extent on one axis because of its content (F1.14).
public struct ContentSize: Equatable, Sendable {
  /// The natural extent, in points, 0 or more.
  public var extent: Double
  /// How strongly it refuses to grow.
  public var hugging: Priority
  /// How strongly it refuses to shrink.
  public var compression: Priority
  /// When the hugging was last set to another value: a stamp that grows, 0 when never (F1.22).
  public var huggingStamp: UInt64
  /// When the compression resistance was last set to another value: a stamp that grows, 0 when
  /// never (F1.23).
  public var compressionStamp: UInt64

  /// Describes a content size.
  public init(
    _ extent: Double, hugging: Priority, compression: Priority, huggingStamp: UInt64 = 0,
    compressionStamp: UInt64 = 0
  ) {
    self.extent = extent
    self.hugging = hugging
    self.compression = compression
    self.huggingStamp = huggingStamp
    self.compressionStamp = compressionStamp
  }
}

extension LayoutEngine {
  /// Installs or changes the pair `extent <= natural @ hugging`, `extent >= natural @ compression`
  /// of an item.
  ///
  /// A required one gives way like a user's constraint; UIKit's gives way silently (F2.31).
  ///
  /// - Parameters:
  ///   - size: The natural extent and its priorities.
  ///   - item: A live item.
  ///   - axis: The axis.
  /// - Returns: The two constraints.
  /// - Throws: `SolverError` when the extent is not finite; nothing has changed then.
  /// - Complexity: O(1) apart from the solver's work.
  @discardableResult
  public mutating func setContentSize(
    _ size: ContentSize, of item: ItemID, _ axis: Axis
  ) throws(SolverError) -> (hugging: ConstraintID, compression: ConstraintID) {
    let index = Int(item.raw)
    if items[index].installation == 0 {
      installations += 1
      items[index].installation = installations
    }
    let installation = items[index].installation
    if size.huggingStamp != 0 || size.compressionStamp != 0 { items[index].isRaised = true }
    // Who yields among equals: the latest raised; else the oldest to stretch (F1.22), the newest to
    // shrink (F1.23).
    let stretch = TieBreak.raised(at: size.huggingStamp, otherwise: installation)
    let shrink = TieBreak.raised(at: size.compressionStamp, otherwise: -installation)
    if let (hug, compress) = items[index].contentConstraints(axis) {
      try setConstant(size.extent, of: hug)
      try setConstant(size.extent, of: compress)
      if items[index].isRaised {
        solver.setTieBreak(stretch, of: hug)
        solver.setTieBreak(shrink, of: compress)
      }
      solver.setPriority(size.hugging, of: hug)
      solver.setPriority(size.compression, of: compress)
      return (hug, compress)
    }
    let extent = items[index].extent(axis)
    let less = try addContent(extent, .lessThanOrEqual, size.extent, size.hugging, stretch)
    let more = try addContent(extent, .greaterThanOrEqual, size.extent, size.compression, shrink)
    if axis == .horizontal {
      items[index].content.0 = less.raw
      items[index].content.1 = more.raw
    } else {
      items[index].content.2 = less.raw
      items[index].content.3 = more.raw
    }
    return (less, more)
  }

  /// Changes the natural extent alone, as when a text changes.
  ///
  /// - Parameters:
  ///   - extent: The natural extent, in points.
  ///   - item: A live item with a content size on the axis.
  ///   - axis: The axis.
  /// - Throws: `SolverError` when the extent is not finite; nothing has changed then.
  public mutating func setContentExtent(
    _ extent: Double, of item: ItemID, _ axis: Axis
  ) throws(SolverError) {
    guard let (hug, compress) = items[Int(item.raw)].contentConstraints(axis) else { return }
    try setConstant(extent, of: hug)
    try setConstant(extent, of: compress)
  }

  /// Removes an item's content size on an axis; does nothing where there is none.
  ///
  /// - Parameters:
  ///   - item: A live item.
  ///   - axis: The axis.
  public mutating func removeContentSize(of item: ItemID, _ axis: Axis) {
    guard let (hug, compress) = items[Int(item.raw)].contentConstraints(axis) else { return }
    solver.remove(hug)
    solver.remove(compress)
    if axis == .horizontal {
      items[Int(item.raw)].content.0 = ItemRecord.none
      items[Int(item.raw)].content.1 = ItemRecord.none
    } else {
      items[Int(item.raw)].content.2 = ItemRecord.none
      items[Int(item.raw)].content.3 = ItemRecord.none
    }
  }

  /// The hugging and the compression constraint of an item on an axis; nil where its content has no
  /// size.
  public func contentConstraints(
    of item: ItemID, _ axis: Axis
  ) -> (hugging: ConstraintID, compression: ConstraintID)? {
    items[Int(item.raw)].contentConstraints(axis)
  }

  private mutating func addContent(
    _ extent: VariableID, _ relation: Relation, _ constant: Double, _ priority: Priority,
    _ tie: TieBreak
  ) throws(SolverError) -> ConstraintID {
    scratch.removeAll()
    scratch.append(Term(extent))
    return try addScratch(
      ConstraintTraits(relation, constant, priority: priority), offset: 0, tie)
  }
}

extension ItemRecord {
  fileprivate func contentConstraints(
    _ axis: Axis
  ) -> (hugging: ConstraintID, compression: ConstraintID)? {
    let (hug, compress) =
      axis == .horizontal ? (content.0, content.1) : (content.2, content.3)
    guard hug != ItemRecord.none else { return nil }
    return (ConstraintID(raw: hug), ConstraintID(raw: compress))
  }
}

extension TieBreak {
  /// The rank among equals: raised ones before all others, the latest first.
  fileprivate static func raised(at stamp: UInt64, otherwise order: Int64) -> TieBreak {
    stamp == 0 ? .rank(order) : .rank(Int64.min / 2 - Int64(stamp))
  }
}
