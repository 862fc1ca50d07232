/// What the solver keeps for a constraint.
struct ConstraintRecord: BitwiseCopyable {
  /// Where a constraint stands.
  enum State: BitwiseCopyable, Equatable {
    /// The number is not in use.
    case free
    /// Added, but not yet part of the solved system.
    case pending
    /// Added, and going to be solved for the variable of the term at a position, its subject.
    case assigned(subject: Int32)
    /// Solved for the variable of its first term.
    case definition(DefinitionIndex)
    /// A row of the tableau, or a non-basic column.
    case row
  }

  /// Why a constraint exists.
  enum Origin: UInt8 {
    /// The caller added it.
    case caller
    /// It keeps an extent from being negative.
    case bound
    /// It is the objective of a tie, and has no weight.
    case objective
  }

  /// The terms; that of the defined variable comes first.
  var terms = List()
  /// The right-hand side that the values follow.
  var applied: Double
  /// When it was added: later ones have larger numbers.
  var order: UInt64
  var level: Level
  /// Its error in the tableau, if it has one there.
  var column = ColumnIndex.null
  /// Its place in the list of changes, while it is there.
  var change: Int32 = 0
  var relation: Relation
  var tie = TieKind.none
  var state = State.pending
  var origin = Origin.caller
  /// Removed by the caller; only its inner role is left.
  var isDead = false
  /// Waits in the list of changes.
  var isChanged = false
  var marks: ConstraintMarks = []

  init(relation: Relation, constant: Double, level: Level, order: UInt64 = 0) {
    self.relation = relation
    applied = constant
    self.order = order
    self.level = level
  }

  /// The definition that it is, if it is one.
  @inline(__always) var definition: DefinitionIndex {
    if case .definition(let index) = state { index } else { .null }
  }

  /// Whether it is not yet part of the solved system.
  @inline(__always) var isPending: Bool {
    switch state {
    case .pending, .assigned: true
    case .free, .definition, .row: false
    }
  }

  @inline(__always) var isRelaxed: Bool { marks.contains(.relaxed) }
  @inline(__always) var hasNewPriority: Bool { marks.contains(.newPriority) }

  /// The weight of an error below 0.
  @inline(__always) var left: Int8 {
    relation == .lessThanOrEqual || origin == .objective ? 0 : 1
  }
  /// The weight of an error above 0.
  @inline(__always) var right: Int8 {
    relation == .greaterThanOrEqual || origin == .objective ? 0 : 1
  }
}

/// What is seldom true of a constraint.
struct ConstraintMarks: OptionSet, BitwiseCopyable {
  var rawValue: UInt8

  /// Without influence, because it cannot hold with others.
  static let relaxed = ConstraintMarks(rawValue: 1)
  static let newPriority = ConstraintMarks(rawValue: 2)
  /// Relaxed, and to be tried again.
  static let awaitsRetry = ConstraintMarks(rawValue: 4)
}

/// What the solver seldom has to know about a constraint; kept from the first constraint on that is
/// not as usual.
struct ConstraintTraits: BitwiseCopyable {
  /// The payload of ``TieBreak/rank(_:)``.
  var tieRank: Int64 = 0
  var relaxationRank: Int32 = 0
  /// The first of its ``ParametricDirection``s, if it has any.
  var direction = DirectionIndex.null
  /// In how many conflicting sets of relaxed constraints it is.
  var conflictCount: Int32 = 0
  /// The ``Solver/solveCount`` at which it was tried again last.
  var retried: UInt32 = 0
}

/// A ``TieBreak`` without its payload.
enum TieKind: UInt8 {
  case none, bound, nearestZero, rank
}

/// An addend of a constraint.
struct ConstraintTerm: BitwiseCopyable {
  var variable: VariableIndex
  /// Where the use stands in the variable's list.
  var link: Int32
  var coefficient: Double
}
