import ConstraintSolver

struct ItemRecord {
  /// The item in whose coordinates the position is measured; ``ItemID/outside`` for a root.
  var parent: ItemID
  /// The distance from the root.
  var depth: Int32
  /// The index in ``LayoutEngine/details``; -1 if the item has none.
  var details: Int32 = -1
  /// Whether the content sizes ever had tie-breaks other than the defaults.
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

  subscript(axis: Axis) -> AxisRecord {
    @inline(__always) get { axis == .horizontal ? horizontal : vertical }
    @inline(__always) set {
      if axis == .horizontal { horizontal = newValue } else { vertical = newValue }
    }
  }
}

struct AxisRecord {
  /// `x` or `y`.
  let position: VariableID
  /// `width` or `height`.
  let extent: VariableID
  /// The content size's constraints; ``none`` if the item has no content size.
  ///
  /// Two optionals would take twice the room, so ``none`` represents nil.
  private var hugging = none
  private var compression = none

  private static let none = ConstraintID(raw: .max)

  init(position: VariableID, extent: VariableID) {
    self.position = position
    self.extent = extent
  }

  /// The constraints of the content size, or nil.
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

/// Additional properties for an item that has text or scrolls.
struct ItemDetails {
  /// Whether the item's content is moved by the scroll position.
  var scrolls = false
  /// The scroll position in points: children appear this far left of and above their positions.
  var shiftX: Double = 0
  var shiftY: Double = 0
  var baselines = Baselines.edges
}

/// The item and the value of the item that a solver variable represents.
struct VariableOwner: Equatable, BitwiseCopyable {
  private let raw: UInt32

  private init(raw: UInt32) {
    self.raw = raw
  }

  /// The owner of free variables.
  static let nobody = VariableOwner(raw: .max)

  static func x(of item: ItemID) -> Self { Self(raw: item.raw << 2) }
  static func width(of item: ItemID) -> Self { Self(raw: item.raw << 2 | 1) }
  static func y(of item: ItemID) -> Self { Self(raw: item.raw << 2 | 2) }
  static func height(of item: ItemID) -> Self { Self(raw: item.raw << 2 | 3) }

  var item: ItemID { ItemID(raw: raw >> 2) }

  var value: ItemChange { ItemChange(rawValue: 1 << UInt8(raw & 3)) }
}

extension FlatArray {
  subscript(item: ItemID) -> Element {
    @inline(__always) get { self[Int(item.raw)] }
    @inline(__always) _modify { yield &self[Int(item.raw)] }
  }
}

extension FlatArray<ItemRecord> {
  /// Returns the nearest item that contains both, each counting as inside itself;
  /// ``ItemID/outside`` for items of different trees.
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
