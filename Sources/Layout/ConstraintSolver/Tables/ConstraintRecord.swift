struct ConstraintRecord: BitwiseCopyable {
  /// A constraint's role in the system.
  enum State: BitwiseCopyable, Equatable {
    /// The number is not in use.
    case free
    /// Added, but not yet part of the solved system.
    case pending
    /// Added, and about to be solved for the variable of the term at a position, the subject.
    case assigned(subject: Int32)
    /// Solved for the first term's variable.
    case definition(DefinitionIndex)
    case row
    /// A required inequality that gets a row when a solution violates it.
    case limit
  }

  /// The reason that a constraint exists.
  enum Origin: UInt8 {
    case caller
    /// It keeps an extent from being negative.
    case bound
    /// It is a tie's objective, and has no weight.
    case objective
  }

  /// The terms; the defined variable's term comes first.
  var terms = List()
  /// The right-hand side that the values follow.
  var applied: Double
  /// The order of adding: later constraints have larger numbers.
  var order: UInt32
  var level: Level
  var column = ColumnIndex.null
  /// The position in the list of changes, if it is there; while it is assigned, the number of
  /// variables for which it waits.
  var change: Int32 = 0
  /// The tie's rank; `Int32.min` if it is in the traits.
  var tieRank: Int32 = 0
  // From here on, single bytes fill the gap after the state: the record takes 48.
  var state = State.pending
  var relation: Relation
  var tie = TieKind.none
  var origin = Origin.caller
  /// Whether the caller removed it; only the role inside the solver is left.
  var isDead = false
  /// Whether it is in the list of changes.
  var isChanged = false
  var marks: ConstraintMarks = []
  /// The order of breaking in conflicts; `Int8.min` if it is in the traits.
  var relaxationRank: Int8 = 0

  init(relation: Relation, constant: Double, level: Level, order: UInt32 = 0) {
    self.relation = relation
    applied = constant
    self.order = order
    self.level = level
  }

  /// The definition, or null.
  @inline(__always) var definition: DefinitionIndex {
    if case .definition(let index) = state { index } else { .null }
  }

  @inline(__always) var isPending: Bool {
    switch state {
    case .pending, .assigned: true
    case .free, .definition, .row, .limit: false
    }
  }

  @inline(__always) var isRequiredEquality: Bool { level == requiredLevel && relation == .equal }

  @inline(__always) var isRelaxed: Bool { marks.contains(.relaxed) }
  @inline(__always) var hasNewPriority: Bool { marks.contains(.newPriority) }

  /// The weight for errors below 0.
  @inline(__always) var left: Int8 {
    relation == .lessThanOrEqual || origin == .objective ? 0 : 1
  }
  /// The weight for errors above 0.
  @inline(__always) var right: Int8 {
    relation == .greaterThanOrEqual || origin == .objective ? 0 : 1
  }
}

/// A constraint's rare states.
struct ConstraintMarks: OptionSet, BitwiseCopyable {
  var rawValue: UInt8

  /// It has no influence, because it cannot hold with others.
  static let relaxed = ConstraintMarks(rawValue: 1)
  static let newPriority = ConstraintMarks(rawValue: 2)
  /// Relaxed, and about to be tried again.
  static let awaitsRetry = ConstraintMarks(rawValue: 4)
}

/// A constraint's rare properties, in a ``TraitTable``.
struct ConstraintTraits: BitwiseCopyable {
  /// The tie's rank, if the record has no room for it.
  var tieRank: Int64 = 0
  /// The order of breaking that the record has no room for.
  var relaxationRank: Int32 = 0
  /// The first of the ``ParametricDirection``s, or null.
  var direction = DirectionIndex.null
  /// The number of conflicts of relaxed constraints that include it.
  var conflictCount: Int32 = 0
  /// The ``Solver/solveCount`` of the last retry.
  var retried: UInt32 = 0
}

/// A ``TieBreak`` with no payload.
enum TieKind: UInt8 {
  case none, bound, nearestZero, rank
}

struct ConstraintTerm: BitwiseCopyable {
  var variable: VariableIndex
  /// The position of the use in the variable's list.
  var link: Int32
  var coefficient: Double
}
