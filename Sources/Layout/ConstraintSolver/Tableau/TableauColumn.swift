/// A level of the strict hierarchy: a positive `Float`'s bit pattern orders like the number itself.
typealias Level = UInt32

extension Priority {
  /// The level of constraints of this priority.
  @inline(__always) var level: Level { rawValue.bitPattern }
}

let requiredLevel: Level = Priority.required.level

/// A quantity of the tableau: a constraint's error variable `sum - constant`, or a free variable,
/// which nothing defines.
///
/// A basic column is a sum over non-basic columns (its row). A non-basic column is at 0, or at any
/// value if it has no weights. The penalty is `left * |value|` below 0 and `right * value` above,
/// at one level.
struct TableauColumn: BitwiseCopyable {
  var value: Double = 0
  /// The factor of the tolerance: an error is measured in the constraint's unit.
  var scale = Float(1)
  /// A basic column's terms.
  var terms = List()
  /// The rows in which a non-basic column occurs.
  var entries = List()
  /// A non-basic column's reduced cost, strongest level first.
  var cost = List()
  /// The constraint of this error, or below -1, a free column's variable.
  private let owner: Int32
  /// The definition whose value depends directly on this column, or null.
  var definition = DefinitionIndex.null
  /// The level of the penalty.
  var level: Level = requiredLevel
  /// The weight below 0: 0 or 1.
  var left: Int8 = 0
  /// The weight above 0: 0 or 1.
  var right: Int8 = 0
  /// The side on which a basic column is counted: the slope is `-left`, 0 or `right` for -1, 0 and
  /// 1.
  var side: Int8 = 0
  var isBasic = false
  var isInInfeasibleQueue = false
  var isInPricingQueue = false
  /// Whether the column is in the queue of tie candidates.
  var mayTie = false
  /// The rare states, in one byte: the record takes 56.
  private var marks: ColumnMarks = []

  /// The constraint of this error; null for a free variable.
  @inline(__always) var constraint: ConstraintIndex {
    owner >= 0 ? ConstraintIndex(raw: owner) : .null
  }

  /// A free column's variable; null for an error.
  @inline(__always) var variable: VariableIndex {
    owner < -1 ? VariableIndex(raw: -2 - owner) : .null
  }

  /// Whether this is a removed constraint's error, to be removed when it becomes basic.
  @inline(__always) var isDead: Bool {
    get { marks.contains(.dead) }
    set { marks.set(.dead, to: newValue) }
  }

  /// The directions in which the column may move while ties are resolved.
  @inline(__always) var tie: TieDirections {
    get { TieDirections(rawValue: marks.rawValue >> ColumnMarks.firstTieBit) }
    set {
      let others = marks.rawValue & (1 << ColumnMarks.firstTieBit - 1)
      marks = ColumnMarks(rawValue: others | newValue.rawValue << ColumnMarks.firstTieBit)
    }
  }

  /// Whether the column is in the current group while ties are resolved.
  @inline(__always) var isGrouped: Bool {
    get { marks.contains(.grouped) }
    set { marks.set(.grouped, to: newValue) }
  }

  /// Whether the row had very many terms when it was last settled.
  @inline(__always) var wasDense: Bool {
    get { marks.contains(.wasDense) }
    set { marks.set(.wasDense, to: newValue) }
  }

  /// Whether the column was removed and the number may be reused.
  @inline(__always) var isFree: Bool {
    get { marks.contains(.free) }
    set { marks.set(.free, to: newValue) }
  }

  init(errorOf constraint: ConstraintIndex) { owner = constraint.raw }

  init(free variable: VariableIndex) { owner = -2 - variable.raw }

  static var unused: TableauColumn {
    var column = TableauColumn(errorOf: .null)
    column.isFree = true
    return column
  }

  /// The limit below which values count as 0.
  @inline(__always) var tolerance: Double { defaultTolerance * Double(scale) }

  @inline(__always) var hasWeight: Bool { left | right != 0 }

  /// Whether it is non-basic at 0, and so far neither a row nor a cost depends on it.
  @inline(__always) var isUnusedError: Bool {
    !isBasic && value == 0 && hasWeight && entries.count == 0 && cost.count == 0
  }

  @inline(__always) var slope: Double {
    side > 0 ? Double(right) : side < 0 ? -Double(left) : 0
  }

  /// The side, or for a column counted on none, the value's side, which has no weight then.
  @inline(__always) var standingSide: Int8 {
    side != 0 ? side : value > tolerance ? 1 : value < -tolerance ? -1 : 0
  }

  /// Returns the distance that the value may move at `rate` before the slope grows, and the growth;
  /// nil if that never happens.
  @inline(__always)
  func breakpoint(at rate: Double) -> (distance: Double, weight: Int8)? {
    let standing = standingSide
    if standing == 0 {
      let weight = rate > 0 ? right : left
      return weight == 0 ? nil : (0, weight)
    }
    guard left | right != 0, (standing > 0) != (rate > 0) else { return nil }
    // A counted column meets both weights on the way through 0; another column meets only the
    // weight beyond.
    return (max(0, -value / rate), left + right)
  }

  /// Whether the value costs something.
  @inline(__always) var isViolated: Bool {
    value > tolerance ? right != 0 : value < -tolerance ? left != 0 : false
  }

  /// Whether the value is not on the side on which it is counted.
  @inline(__always) var isPrimalInfeasible: Bool {
    guard hasWeight else { return false }
    if value > tolerance { return side <= 0 && (side < 0 ? left | right : right) != 0 }
    if value < -tolerance { return side >= 0 && (side > 0 ? left | right : left) != 0 }
    return false
  }
}

/// A column's rare states; the two highest bits are the ``TieDirections``.
struct ColumnMarks: OptionSet, BitwiseCopyable {
  let rawValue: UInt8

  static let dead = ColumnMarks(rawValue: 1)
  static let grouped = ColumnMarks(rawValue: 2)
  static let wasDense = ColumnMarks(rawValue: 4)
  static let free = ColumnMarks(rawValue: 8)
  static var firstTieBit: UInt8 { 6 }

  @inline(__always)
  mutating func set(_ mark: ColumnMarks, to isOn: Bool) {
    if isOn { insert(mark) } else { remove(mark) }
  }
}

/// The default tolerance, a hundred-millionth of a point: invisible, and well above rounding.
let defaultTolerance = 1e-8
/// A sum's relative accuracy: some units in the addends' last place.
let roundingUnit = 4e-15
/// The tolerance below which reduced costs are 0.
let costTolerance = 1e-9
/// The tolerance of queries for movements relative to the largest movement, and for costs.
///
/// Rounding in the rows may grow to some thousand-millionths before they are rebuilt. Real
/// constraints between views never come near this limit.
let moveTolerance = 1e-7
/// The relative tolerance below which a coefficient, compared with the addends, is 0.
let dropTolerance = 1e-11

struct RowTerm: BitwiseCopyable {
  var column: ColumnIndex
  /// The position of the entry for this term in the column's list.
  var link: Int32
  var coefficient: Double
}

struct ColumnEntry: BitwiseCopyable {
  var row: ColumnIndex
  /// The position of the term in the row's list.
  var link: Int32
}

struct CostEntry: BitwiseCopyable {
  var level: Level
  var amount: Double
}
