import ConstraintSolver
import LayoutEngine

/// An item as its system keeps it; JavaScript names it by its place in the list.
struct ItemRecord {
  let id: ItemID
  /// The place of the parent; -1 for the root.
  let parent: Int32
  /// The places among siblings on the way from the root.
  let path: [Int32]
  var childCount: Int32 = 0
  var isLive = true
  var margins = Margins()
  /// The name that Visual Format knows it by, as UTF-8.
  var name: [UInt8] = []
  var content = Content()
}

/// What an item's content wants, on both axes.
struct Content {
  /// The natural extents, in points; nil where there is none.
  var width: Double?
  var height: Double?
  var hugging = AxisPriorities(value: 250)
  var compression = AxisPriorities(value: 750)
  /// The width that the height was last measured for, in points; nil before the first time.
  var measuredWidth: Double?
  /// The natural width of its text on one line, in points; `width` is that of its widest line once
  /// it was measured.
  var wholeWidth = 0.0
  /// Whether it is as wide as its lines, and not as what it was offered.
  var isHugged = false
  /// The place of its text among the system's labels; nil for content of a given size.
  var label: Int?
}

/// A priority for each axis, and when each was last changed: the latest raised yields first among
/// equals (F1.22, F1.23).
struct AxisPriorities {
  var horizontal: Float
  var vertical: Float
  var horizontalStamp: UInt64 = 0
  var verticalStamp: UInt64 = 0

  init(value: Float) {
    horizontal = value
    vertical = value
  }

  /// Sets both priorities; what stays as it was keeps its stamp.
  mutating func set(_ newHorizontal: Float, _ newVertical: Float, stamp: UInt64) {
    if horizontal != newHorizontal { (horizontal, horizontalStamp) = (newHorizontal, stamp) }
    if vertical != newVertical { (vertical, verticalStamp) = (newVertical, stamp) }
  }
}

/// `first.attribute  relation  multiplier * second.attribute + constant  @ priority`.
struct Equation {
  var first: Int32
  var firstAttribute: Attribute
  var relation: Relation
  /// -1 where the constraint is on one item only.
  var second: Int32 = -1
  var secondAttribute = Attribute.none
  var multiplier = 1.0
  var constant = 0.0
  var priority: Float = 1000

  var isMirrorable: Bool { firstAttribute.isDirectional || secondAttribute.isDirectional }

  func mentions(_ item: Int32) -> Bool { first == item || second == item }
}

/// A constraint as its system keeps it; JavaScript names it by its place in the list.
struct ConstraintRecord {
  var equation: Equation
  /// What the engine knows it by; nil once it is removed.
  var id: ConstraintID?
  /// Whether it was required and could not hold.
  var isBroken = false
}

/// Where a constraint of the engine comes from.
enum ConstraintSource {
  case none
  /// One that was added by its caller.
  case caller(Int32)
  /// What keeps an item from growing or shrinking.
  case content(Int32, Axis, isHugging: Bool)
  /// What holds the root.
  case root

  /// Two numbers for JavaScript: the kind, and the place of a constraint or an item.
  var code: (kind: Int32, place: Int32) {
    switch self {
    case .none: (-1, -1)
    case .caller(let place): (0, place)
    case .content(let item, .horizontal, isHugging: true): (1, item)
    case .content(let item, .horizontal, isHugging: false): (2, item)
    case .content(let item, .vertical, isHugging: true): (3, item)
    case .content(let item, .vertical, isHugging: false): (4, item)
    case .root: (5, 0)
    }
  }
}

/// A set of required constraints that cannot hold together, and the one that was broken.
struct ConflictRecord {
  let broken: ConstraintID
  let members: [ConstraintID]
}
