import ConstraintSolver
import LayoutEngine

/// An item in a system, known to JavaScript by its index.
struct ItemRecord {
  let id: ItemID
  /// The parent's index; -1 for the root.
  let parent: Int32
  /// The sibling positions on the path from the root.
  let path: [Int32]
  var childCount: Int32 = 0
  var isLive = true
  var margins = Margins()
  /// The name in Visual Format as UTF-8.
  var name: [UInt8] = []
  var content = Content()
}

/// The intrinsic content of an item on both axes.
struct Content {
  /// The natural extents in points; nil for none.
  var width: Double?
  var height: Double?
  var hugging = AxisPriorities(value: 250)
  var compression = AxisPriorities(value: 750)
  /// The width of the last height measurement in points; nil before the first.
  var measuredWidth: Double?
  /// The natural width of its text on one line in points; `width` is that of the widest line after
  /// a measurement.
  var wholeWidth = 0.0
  /// Whether it is as wide as its lines instead of the offered width.
  var isHugged = false
  /// The index of its text among the system's labels; nil for content with a given size.
  var label: Int?
}

/// A priority for each axis with the stamp of its last change: among equals the latest raised
/// yields first (F1.22, F1.23).
struct AxisPriorities {
  var horizontal: Float
  var vertical: Float
  var horizontalStamp: UInt64 = 0
  var verticalStamp: UInt64 = 0

  init(value: Float) {
    horizontal = value
    vertical = value
  }

  /// Sets both priorities; unchanged ones keep their stamp.
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
  /// -1 for a constraint on a single item.
  var second: Int32 = -1
  var secondAttribute = Attribute.none
  var multiplier = 1.0
  var constant = 0.0
  var priority: Float = 1000

  var isMirrorable: Bool { firstAttribute.isDirectional || secondAttribute.isDirectional }

  func mentions(_ item: Int32) -> Bool { first == item || second == item }
}

/// A constraint in a system, known to JavaScript by its index.
struct ConstraintRecord {
  var equation: Equation
  var id: ConstraintID?
  /// Whether it is a required constraint that was broken.
  var isBroken = false
}

/// The origin of an engine constraint.
enum ConstraintSource {
  case none
  /// A constraint added by the caller.
  case caller(Int32)
  /// The content hugging or compression resistance of an item.
  case content(Int32, Axis, isHugging: Bool)
  /// The position and size of the root.
  case root

  /// Two numbers for JavaScript: the kind, and the index of a constraint or an item.
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

struct ConflictRecord {
  let broken: ConstraintID
  let members: [ConstraintID]
}
