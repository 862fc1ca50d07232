import CConstraintSolver
import ConstraintSolver

/// A solver of the C library, with all that its calls remember.
struct SolverState: ~Copyable {
  var solver = Solver()
  var variables: IdentityTable
  var constraints: IdentityTable
  var changes = ChangeLog()
  /// The weight of each constraint, by number.
  var weights: [Double] = []
  /// Whether each constraint is required, by number.
  var isRequired: [Bool] = []
  var witness = Witness()
  /// Whether each variable was ever in a required constraint, by number.
  var isBound: [Bool] = []
  /// The conflicts that the last `csl_solve` reports.
  var conflicts: [NamedConflict] = []
  /// The conflicts of solves by other calls, for the next `csl_solve`.
  var newConflicts: [NamedConflict] = []
  var refusal: [csl_constraint] = []
  /// Whether something changed since the last solve.
  var isChanged = false
  /// A call's terms, reused to save allocations.
  var terms: [Term] = []

  init(serial: UInt64) {
    variables = IdentityTable(serial: serial &* 2)
    constraints = IdentityTable(serial: serial &* 2 &+ 1)
  }

  /// Solves if something changed.
  mutating func settle() {
    guard isChanged else { return }
    solve()
    changes.absorb(solver)
    witness.restart()
  }

  /// Solves, and notes the conflicts.
  mutating func solve() {
    solver.solve()
    isChanged = false
    for conflict in solver.conflicts { newConflicts.append(named(conflict)) }
  }

  func named(_ conflict: Conflict) -> NamedConflict {
    var members: [csl_constraint] = []
    for member in conflict.constraints { members.append(constraints.identity(of: member.raw)) }
    return NamedConflict(
      members: members, relaxed: constraints.identity(of: conflict.relaxed.raw))
  }

  mutating func addVariable(_ kind: VariableKind) -> csl_variable {
    let number = solver.makeVariable(kind).raw
    changes.take(number)
    witness.take(number)
    if Int(number) < isBound.count {
      // An extent has a required bound.
      isBound[Int(number)] = kind == .extent
    } else {
      isBound.append(kind == .extent)
    }
    return variables.take(number)
  }
}

/// A conflict with the caller's identities.
struct NamedConflict {
  var members: [csl_constraint]
  var relaxed: csl_constraint
}
