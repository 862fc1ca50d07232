package import ConstraintSolver

/// The layout of one tree of items: rectangles found by a constraint solver.
///
/// An item is anything that has a rectangle (a view, a guide). Each has four variables (F1.1): `x`
/// and `y`, relative to its parent's alignment rectangle, and `width` and `height`. Because
/// positions are relative, moving a subtree changes two variables, and constraints inside it keep
/// their equations wherever the subtree stands.
///
/// The engine knows no views and no toolkit; ids go in, numbers come out. Changes are collected and
/// solved together by ``solve()``. A value has one owner; it may be used on any thread, by one at a
/// time.
@safe
public struct LayoutEngine: ~Copyable {
  /// Where the solver underneath stands.
  ///
  /// It is a large value: were it part of this one, reading anything of the engine would mean
  /// moving it.
  let solverPlace: UnsafeMutablePointer<Solver>
  /// The solver underneath.
  package var solver: Solver {
    @inline(__always) _read { yield unsafe solverPlace.pointee }
    @inline(__always) _modify { yield unsafe &solverPlace.pointee }
  }
  var items = FlatArray<ItemRecord>()
  /// The solved rectangle of each item, in points.
  var rects = FlatArray<LayoutRect>()
  var freeItems = ContiguousArray<UInt32>()
  /// What few items have.
  var details = ContiguousArray<ItemDetails>()
  var freeDetails = ContiguousArray<Int32>()
  /// The item and the slot (`item << 2 | slot`) of each solver variable.
  var owners = FlatArray<UInt32>()
  /// The constraints whose left-hand side holds something beside its variables.
  var shifted: [UInt32: ShiftedConstant] = [:]
  /// The constraints whose offset follows the baselines or the scroll position of an item.
  var dependents: [UInt32: [Dependent]] = [:]
  /// The items that a constraint follows, for those that follow any.
  var followed: [UInt32: [UInt32]] = [:]
  var changed = ContiguousArray<ItemID>()
  var changeMasks = FlatArray<UInt8>()
  var scratch = FlatArray<Term>()
  var installations: Int64 = 0

  /// Makes an engine without items.
  public init() {
    unsafe solverPlace = .allocate(capacity: 1)
    unsafe solverPlace.initialize(to: Solver())
  }

  deinit {
    unsafe solverPlace.deinitialize(count: 1)
    unsafe solverPlace.deallocate()
  }

  /// How many items are alive.
  public var itemCount: Int {
    items.count - freeItems.count
  }
}

/// What the engine keeps of an item.
struct ItemRecord {
  /// The parent's index, or -1 for a root.
  var parent: Int32
  /// The distance from the root.
  var depth: Int32
  /// The raw ids of `x`, `width`, `y` and `height`.
  var variables: (UInt32, UInt32, UInt32, UInt32)
  /// Where in ``LayoutEngine/details`` the item's stand; -1 for an item that has none.
  var details: Int32 = -1
  /// Raw ids of the hugging and compression constraints, x then y; `none` where there is none.
  var content = (ItemRecord.none, ItemRecord.none, ItemRecord.none, ItemRecord.none)
  /// The order in which the item's content sizes were first installed; 0 before.
  var installation: Int64 = 0
  /// Whether a priority of its content sizes was ever set to another value than the first.
  var isRaised = false

  static let none = UInt32.max

  /// The variable of a position.
  func position(_ axis: Axis) -> VariableID {
    VariableID(raw: axis == .horizontal ? variables.0 : variables.2)
  }

  /// The variable of an extent.
  func extent(_ axis: Axis) -> VariableID {
    VariableID(raw: axis == .horizontal ? variables.1 : variables.3)
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

/// A constant whose constraint holds an offset too; the solver is given `constant - offset`.
struct ShiftedConstant {
  /// What the constraint was given, in points.
  var constant: Double
  /// What its left-hand side holds beside its variables, in points.
  var offset: Double
}

/// A constraint whose offset follows something of an item.
struct Dependent {
  enum Source: UInt8 {
    case firstBaseline, lastBaseline, shiftX, shiftY
  }
  var constraint: ConstraintID
  var source: Source
  /// The change of the offset when the source grows by one point.
  var coefficient: Double
}
