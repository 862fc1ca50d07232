/// A level of the strict hierarchy: the bit pattern of a positive `Float` orders like the number
/// itself.
typealias Level = UInt32

extension Priority {
  /// The level at which constraints of this priority are weighed.
  @inline(__always) var level: Level { rawValue.bitPattern }
}

/// The level of required constraints.
let requiredLevel: Level = Priority.required.level

/// A quantity of the tableau: the error variable `sum - constant` of a constraint, or a free
/// variable, one that nothing defines.
///
/// A basic column is written as a sum over non-basic ones (its row). A non-basic one stands at
/// 0, or where it is kept when it has no weights. Its penalty is `left * |value|` below 0 and
/// `right * value` above, at one level.
struct TableauColumn: BitwiseCopyable {
  /// The current value.
  var value: Double = 0
  /// What the tolerance is multiplied by: an error is measured in its own constraint's unit.
  var scale = Float(1)
  /// The terms of a basic column.
  var terms = List()
  /// The rows in which a non-basic column occurs.
  var entries = List()
  /// The reduced cost of a non-basic column, strongest level first.
  var cost = List()
  /// The constraint whose error this is; null for a free variable.
  var constraint = ConstraintIndex.null
  /// The free variable that this is; null for an error.
  var variable = VariableIndex.null
  /// The definition whose value depends directly on this column, if there is one.
  var definition = DefinitionIndex.null
  /// Where the penalty counts.
  var level: Level = requiredLevel
  /// The weight below 0: 0 or 1.
  var left: Int8 = 0
  /// The weight above 0: 0 or 1.
  var right: Int8 = 0
  /// The side on which a basic column is counted: its slope is `-left`, 0 or `right` for -1, 0
  /// and 1.
  var side: Int8 = 0
  var isBasic = false
  /// Waits in the queue of columns that stand on the other side than they are counted on.
  var isInInfeasibleQueue = false
  /// Waits in the queue of columns whose reduced cost has changed.
  var isInPricingQueue = false
  /// Waits to be asked whether it leaves a tie open.
  var mayTie = false
  /// The error of a constraint that was removed: it goes when it becomes basic.
  var isDead = false
  /// While ties are resolved: where the column may go.
  var tie: TieDirections = []
  /// While ties are resolved: already in the group at hand.
  var isGrouped = false
  /// Had very many terms when it was settled last.
  var wasDense = false
  /// Freed and to be given out again.
  var isFree = false

  /// The error of a constraint.
  init(errorOf constraint: ConstraintIndex) { self.constraint = constraint }

  /// A variable that nothing defines.
  init(free variable: VariableIndex) { self.variable = variable }

  /// A column that is not in use.
  static var unused: TableauColumn {
    var column = TableauColumn(errorOf: .null)
    column.isFree = true
    return column
  }

  /// Values this near to 0 count as 0.
  @inline(__always) var tolerance: Double { defaultTolerance * Double(scale) }

  @inline(__always) var hasWeight: Bool { left | right != 0 }

  @inline(__always) var slope: Double {
    side > 0 ? Double(right) : side < 0 ? -Double(left) : 0
  }

  /// The side, or where the value stands if it is counted on none: that side has no weight then.
  @inline(__always) var standingSide: Int8 {
    side != 0 ? side : value > tolerance ? 1 : value < -tolerance ? -1 : 0
  }

  /// How far the value may go at `rate` before the slope grows, and by how much; nil if that never
  /// happens.
  @inline(__always)
  func breakpoint(at rate: Double) -> (distance: Double, weight: Int8)? {
    let standing = standingSide
    if standing == 0 {
      let weight = rate > 0 ? right : left
      return weight == 0 ? nil : (0, weight)
    }
    guard left | right != 0, (standing > 0) != (rate > 0) else { return nil }
    // From a side that is counted, both weights are met; from one that is not, only that beyond.
    return (max(0, -value / rate), left + right)
  }

  /// Whether the value costs something.
  @inline(__always) var isViolated: Bool {
    value > tolerance ? right != 0 : value < -tolerance ? left != 0 : false
  }

  /// Whether the value stands on another side than the one it is counted on.
  @inline(__always) var isPrimalInfeasible: Bool {
    guard hasWeight else { return false }
    if value > tolerance { return side <= 0 && (side < 0 ? left | right : right) != 0 }
    if value < -tolerance { return side >= 0 && (side > 0 ? left | right : left) != 0 }
    return false
  }
}

/// Half a hundred-millionth of a point: nothing that can be seen, well above rounding.
let defaultTolerance = 1e-8
/// A sum is exact to this part of what is summed: some units in the last place.
let roundingUnit = 4e-15
/// Reduced costs this small are 0.
let costTolerance = 1e-9
/// What moves by less than this where the rest moves by 1, or costs less, stands still, or costs
/// nothing, where the state is asked about.
///
/// Rounding in the rows may grow to some thousand-millionths before they are made anew; nothing
/// that constraints say of views comes near to it.
let moveTolerance = 1e-7
/// A coefficient this much smaller than what it was summed from is 0.
let dropTolerance = 1e-11

/// An addend of a row.
struct RowTerm: BitwiseCopyable {
  var column: ColumnIndex
  /// Where the entry for this term stands in the column's list.
  var link: Int32
  var coefficient: Double
}

/// An occurrence of a non-basic column.
struct ColumnEntry: BitwiseCopyable {
  var row: ColumnIndex
  /// Where the term stands in the row's list.
  var link: Int32
}

/// One level's part of a reduced cost.
struct CostEntry: BitwiseCopyable {
  var level: Level
  var amount: Double
}
