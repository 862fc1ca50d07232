public import ConstraintSolver

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
  var freeItems = ContiguousArray<ItemID>()
  /// What few items have.
  var details = ContiguousArray<ItemDetails>()
  var freeDetails = ContiguousArray<Int32>()
  /// What each solver variable stands for.
  var owners = FlatArray<VariableOwner>()
  /// The constraints whose left-hand side holds something beside its variables.
  var shifted: [ConstraintID: ShiftedConstant] = [:]
  /// The constraints whose offset follows the baselines or the scroll position of an item.
  var dependents: [ItemID: [Dependent]] = [:]
  /// The items that a constraint follows, for those that follow any.
  var followed: [ConstraintID: [ItemID]] = [:]
  /// The constraints between something horizontal and something vertical.
  var crossings: Set<ConstraintID> = []
  /// The items that the last solve changed, and what it changed of each item.
  var changed = ContiguousArray<ItemID>()
  var changes = FlatArray<ItemChange>()
  /// The terms of a constraint on its way to the solver.
  var scratch = FlatArray<Term>()
  /// How many items have had a content size.
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

  /// How inequalities choose where they leave a range open, from the next ``solve()`` on; what is
  /// decided by then and still optimal stays.
  ///
  /// - Complexity: O(1).
  public var tiePolicy: TiePolicy {
    get { solver.tiePolicy }
    set { solver.tiePolicy = newValue }
  }

  /// How many items are alive.
  ///
  /// - Complexity: O(1).
  public var itemCount: Int {
    items.count - freeItems.count
  }
}

/// A constant whose constraint holds an offset too; the solver is given `constant - offset`.
struct ShiftedConstant {
  /// What the constraint was given, in points.
  var constant: Double
  /// What its left-hand side holds beside its variables, in points.
  var offset: Double
}

/// What an offset follows: something of an item that changes without any constraint.
enum OffsetSource: UInt8 {
  case firstBaseline, lastBaseline, shiftX, shiftY
}

/// A constraint whose offset follows something of an item.
struct Dependent {
  var constraint: ConstraintID
  var source: OffsetSource
  /// The change of the offset when the source grows by one point.
  var coefficient: Double
}
