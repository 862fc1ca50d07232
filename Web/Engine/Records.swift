import ConstraintSolver
import LayoutEngine

struct ItemRecord {
  let id: ItemID
  let parent: Int32
  let path: TreePath
  var childCount: Int32 = 0
  var isLive = true
  var margins = Margins()
  var name: [UInt8] = []
  var content = Content()
}

struct Content {
  /// The natural extents in points; nil for none.
  var width: Double?
  var height: Double?
  var hugging = AxisPriorities(value: 250)
  var compression = AxisPriorities(value: 750)
  var measuredWidth: Double?
  /// The text's natural width on a single line in points.
  var wholeWidth = 0.0
  /// Whether the content is as wide as the lines instead of the offered width.
  var isHugged = false
  var label: Int?
}

/// A priority for each axis; among equals the latest raised yields first (F1.22, F1.23).
struct AxisPriorities {
  var horizontal: Float
  var vertical: Float
  var horizontalStamp: UInt64 = 0
  var verticalStamp: UInt64 = 0

  init(value: Float) {
    horizontal = value
    vertical = value
  }

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
  var second: Int32 = -1
  var secondAttribute = Attribute.none
  var multiplier = 1.0
  var constant = 0.0
  var priority: Float = 1000

  var isMirrorable: Bool { firstAttribute.isDirectional || secondAttribute.isDirectional }

  func mentions(_ item: Int32) -> Bool { first == item || second == item }
}

struct ConstraintRecord {
  var equation: Equation
  var id: ConstraintID?
  var isBroken = false
}

enum ConstraintSource {
  case none
  case caller(Int32)
  case content(Int32, Axis, isHugging: Bool)
  case root

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
