import ConstraintSolver

/// What the engine keeps of an item.
struct ItemRecord {
  /// The item whose coordinates its position is in; ``ItemID/outside`` for a root.
  var parent: ItemID
  /// The distance from the root.
  var depth: Int32
  /// Where in ``LayoutEngine/details`` the item's stand; -1 for an item that has none.
  var details: Int32 = -1
  /// Whether its content sizes ever stood elsewhere among equals than their order says.
  var hasOwnTies = false
  /// The order in which the item's content sizes were first installed; 0 before.
  var installation: Int64 = 0
  private var horizontal: AxisRecord
  private var vertical: AxisRecord

  init(parent: ItemID, depth: Int32, horizontal: AxisRecord, vertical: AxisRecord) {
    self.parent = parent
    self.depth = depth
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// What the engine keeps of the item along one axis.
  subscript(axis: Axis) -> AxisRecord {
    @inline(__always) get { axis == .horizontal ? horizontal : vertical }
    @inline(__always) set {
      if axis == .horizontal { horizontal = newValue } else { vertical = newValue }
    }
  }
}

/// What the engine keeps of an item along one axis.
struct AxisRecord {
  /// `x` or `y`.
  let position: VariableID
  /// `width` or `height`.
  let extent: VariableID
  /// The constraints of the content size; none where the content has no size.
  ///
  /// Two optionals would take twice the room: ``none`` stands for nil.
  private var hugging = none
  private var compression = none

  private static let none = ConstraintID(raw: .max)

  init(position: VariableID, extent: VariableID) {
    self.position = position
    self.extent = extent
  }

  /// The constraints of the content size; nil where the content has no size.
  var content: ContentConstraints? {
    get {
      hugging == Self.none
        ? nil : ContentConstraints(hugging: hugging, compression: compression)
    }
    set {
      hugging = newValue?.hugging ?? Self.none
      compression = newValue?.compression ?? Self.none
    }
  }
}

/// What the engine keeps of an item that has text or scrolls.
struct ItemDetails {
  /// Whether children are shown moved by the scroll position.
  var scrolls = false
  /// Scroll position: children are this much left of and above where their positions say, in
  /// points.
  var shiftX: Double = 0
  var shiftY: Double = 0
  var baselines = Baselines.bottom
}

/// The item and the value of it that a solver variable stands for.
struct VariableOwner: Equatable, BitwiseCopyable {
  private let raw: UInt32

  private init(raw: UInt32) {
    self.raw = raw
  }

  /// Nobody: the variable is free.
  static let nobody = VariableOwner(raw: .max)

  static func x(of item: ItemID) -> Self { Self(raw: item.raw << 2) }
  static func width(of item: ItemID) -> Self { Self(raw: item.raw << 2 | 1) }
  static func y(of item: ItemID) -> Self { Self(raw: item.raw << 2 | 2) }
  static func height(of item: ItemID) -> Self { Self(raw: item.raw << 2 | 3) }

  var item: ItemID { ItemID(raw: raw >> 2) }

  /// Which of the item's values it is.
  var value: ItemChange { ItemChange(rawValue: 1 << UInt8(raw & 3)) }
}

extension FlatArray {
  /// The element that a table holds of an item.
  subscript(item: ItemID) -> Element {
    @inline(__always) get { self[Int(item.raw)] }
    @inline(__always) _modify { yield &self[Int(item.raw)] }
  }
}

extension FlatArray<ItemRecord> {
  /// The nearest item that contains both, each counting as inside itself; ``ItemID/outside`` for
  /// items of different trees.
  ///
  /// - Complexity: O(depth between the items).
  func commonAncestor(_ first: ItemID, _ second: ItemID) -> ItemID {
    var a = first
    var b = second
    while a != b {
      if self[a].depth >= self[b].depth { a = self[a].parent } else { b = self[b].parent }
      if a == .outside || b == .outside { return .outside }
    }
    return a
  }
}
