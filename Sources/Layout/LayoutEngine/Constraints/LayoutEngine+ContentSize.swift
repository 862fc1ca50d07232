public import ConstraintSolver

/// An item's content size on an axis, and the priorities to keep to it (F1.14).
public struct ContentSize: Equatable, Sendable {
  /// The natural extent, in points, 0 or more.
  public var extent: Double
  /// The priority of not growing beyond it.
  public var hugging: Priority
  /// The priority of not shrinking below it.
  public var compression: Priority
  /// The time of the last change of the hugging priority: a number that grows with each change, 0
  /// for never (F1.22).
  package var huggingStamp: UInt64 = 0
  /// The time of the last change of the compression resistance: a number that grows with each
  /// change, 0 for never (F1.23).
  package var compressionStamp: UInt64 = 0
  /// Whether the pair is added again once the layout is known, as for wrapped text (F1.40).
  package var isRenewed = false

  /// Makes a content size whose priorities have never been changed.
  public init(_ extent: Double, hugging: Priority, compression: Priority) {
    self.extent = extent
    self.hugging = hugging
    self.compression = compression
  }

  package init(
    _ extent: Double, hugging: Priority, compression: Priority, huggingStamp: UInt64,
    compressionStamp: UInt64
  ) {
    self.init(extent, hugging: hugging, compression: compression)
    self.huggingStamp = huggingStamp
    self.compressionStamp = compressionStamp
  }
}

/// The constraints that represent a content size on an axis.
public struct ContentConstraints: Equatable, Sendable {
  /// The constraint `extent <= natural`.
  public let hugging: ConstraintID
  /// The constraint `extent >= natural`.
  public let compression: ConstraintID
}

extension LayoutEngine {
  /// Adds or changes an item's pair of constraints, `extent <= natural @ hugging` and
  /// `extent >= natural @ compression`.
  ///
  /// Other required constraints silently break a required pair (F2.31).
  ///
  /// - Throws: `SolverError` when the extent is not finite; nothing has changed then.
  /// - Complexity: O(1) apart from the solver's work.
  @discardableResult
  public mutating func setContentSize(
    _ size: ContentSize, of item: ItemID, _ axis: Axis
  ) throws(SolverError) -> ContentConstraints {
    if items[item].installation == 0 {
      installations += 1
      items[item].installation = installations
    }
    let installation = items[item].installation
    if size.huggingStamp != 0 || size.compressionStamp != 0 || size.isRenewed {
      items[item].hasOwnTies = true
    }
    // The order of yielding among equals: a pair added into a tie stays violated (F1.40); then the
    // pair whose priority was set last. Otherwise the oldest stretches (F1.22), and the newest
    // shrinks (F1.23).
    let stretch =
      size.isRenewed
      ? TieBreak.renewed(installation)
      : TieBreak.raised(at: size.huggingStamp, otherwise: installation)
    let shrink = TieBreak.raised(at: size.compressionStamp, otherwise: -installation)
    if let content = items[item][axis].content {
      try setConstant(size.extent, of: content.hugging)
      try setConstant(size.extent, of: content.compression)
      if items[item].hasOwnTies {
        solver.setTieBreak(stretch, of: content.hugging)
        solver.setTieBreak(shrink, of: content.compression)
      }
      solver.setPriority(size.hugging.yielding, of: content.hugging)
      solver.setPriority(size.compression.yielding, of: content.compression)
      return content
    }
    let extent = items[item][axis].extent
    let content = ContentConstraints(
      hugging: try addBound(
        .lessThanOrEqual, size.extent, on: extent, priority: size.hugging.yielding, tie: stretch),
      compression: try addBound(
        .greaterThanOrEqual, size.extent, on: extent, priority: size.compression.yielding,
        tie: shrink))
    items[item][axis].content = content
    return content
  }

  /// Changes only the natural extent, as when a text changes; does nothing if no content size is
  /// set.
  ///
  /// - Throws: `SolverError` when the extent is not finite; nothing has changed then.
  package mutating func setContentExtent(
    _ extent: Double, of item: ItemID, _ axis: Axis
  ) throws(SolverError) {
    guard let content = items[item][axis].content else { return }
    try setConstant(extent, of: content.hugging)
    try setConstant(extent, of: content.compression)
  }

  /// Removes an item's content size on an axis, if any.
  ///
  /// - Complexity: O(1) apart from the solver's work.
  public mutating func removeContentSize(of item: ItemID, _ axis: Axis) {
    guard let content = items[item][axis].content else { return }
    solver.remove(content.hugging)
    solver.remove(content.compression)
    items[item][axis].content = nil
  }

  /// Returns the constraints that represent an item's content size on an axis, or nil.
  package func contentConstraints(of item: ItemID, _ axis: Axis) -> ContentConstraints? {
    items[item][axis].content
  }

  private mutating func addBound(
    _ relation: Relation, _ bound: Double, on extent: VariableID, priority: Priority, tie: TieBreak
  ) throws(SolverError) -> ConstraintID {
    scratch.removeAll()
    scratch.append(Term(extent))
    return try addScratch(
      ConstraintProperties(relation, bound, priority: priority), offset: 0, tie: tie)
  }
}

extension Priority {
  /// The priority of broken required constraints: they still pull, above everything optional
  /// (F2.30).
  static let broken = Priority(Float(1000).nextDown) ?? .required

  /// The content size's priority in the solver.
  ///
  /// A required content size loses against other required constraints, but no conflict results. It
  /// also loses against broken constraints, and beats all optional constraints (F2.31).
  fileprivate var yielding: Priority {
    min(self, Priority(Priority.broken.rawValue.nextDown) ?? self)
  }
}

extension TieBreak {
  /// The rank among equals: pairs whose priority was set come before all others, the latest first.
  fileprivate static func raised(at stamp: UInt64, otherwise order: Int64) -> TieBreak {
    stamp == 0 ? .rank(order) : .rank(Int64.min / 2 - Int64(stamp))
  }

  /// The rank for pairs that are added again after everything else: before all others, the latest
  /// first.
  fileprivate static func renewed(_ installation: Int64) -> TieBreak {
    .rank(Int64.min / 4 * 3 - installation)
  }
}
