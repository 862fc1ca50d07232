import CConstraintSolver
import ConstraintSolver

/// A solver of the C library, with all that its calls remember.
///
/// Methods are mutating also if they change nothing: then they have the address of the state, and
/// the compiler does not copy it.
struct SolverState: ~Copyable {
  var solver = Solver()
  var variables: IdentityTable
  var constraints: IdentityTable
  var changes = ChangeLog()
  /// The weights by constraint, up to the last that is not 1.
  private var weights = FlatArray<Double>()
  var witness = Witness()
  /// The conflicts that the last `csl_solve` reports.
  var conflicts: [NamedConflict] = []
  /// The conflicts of solves by other calls, for the next `csl_solve`.
  var newConflicts: [NamedConflict] = []
  var refusal: [csl_constraint] = []
  /// Whether something changed since the last solve.
  var isChanged = false
  /// A call's terms, reused to save allocations.
  var terms = FlatArray<Term>()
  private var arena = MemoryArena()

  init(serial: UInt64) {
    variables = IdentityTable(serial: serial &* 2)
    constraints = IdentityTable(serial: serial &* 2 &+ 1)
  }

  /// Allocates the arrays together, for a dialog at first.
  mutating func begin() {
    solver.reserve(variables: 16, constraints: 32)
    begin(variables: 16, constraints: 32)
    if arena.open() { begin(variables: 16, constraints: 32) }
  }

  /// Allocates the arrays in an open arena, or sums their sizes for a closed arena.
  private mutating func begin(variables count: Int, constraints rows: Int) {
    variables.begin(in: &arena, capacity: count)
    constraints.begin(in: &arena, capacity: rows)
    changes.begin(in: &arena, variables: count)
    witness.begin(in: &arena, variables: count, constraints: rows)
    terms.begin(in: &arena, capacity: 16)
  }

  /// Solves if something changed.
  mutating func settle() {
    guard isChanged else { return }
    solve()
    absorbChanges()
  }

  /// Solves, and notes the conflicts.
  mutating func solve() {
    solver.solve()
    isChanged = false
    noteConflicts()
  }

  mutating func noteConflicts() {
    for index in solver.conflicts.indices {
      let conflict = solver.conflicts[index]
      newConflicts.append(named(conflict))
    }
  }

  /// Notes the changes of the last solve.
  /// - Complexity: O(number of changes).
  mutating func absorbChanges() {
    witness.restart()
    note(&solver, in: &changes)
    changes.shorten(in: &solver)
  }

  mutating func named(_ conflict: Conflict) -> NamedConflict {
    var members: [csl_constraint] = []
    for member in conflict.constraints { members.append(constraints.identity(of: member.raw)) }
    return NamedConflict(
      members: members, relaxed: constraints.identity(of: conflict.relaxed.raw))
  }

  mutating func addVariable(_ kind: VariableKind) -> csl_variable {
    let number = solver.makeVariable(kind).raw
    changes.takeVariable(number)
    witness.takeVariable(number, isExtent: kind == .extent)
    return variables.take(number)
  }

  mutating func weight(of id: ConstraintID) -> Double {
    Int(id.raw) < weights.count ? weights[Int(id.raw)] : 1
  }

  mutating func setWeight(_ weight: Double, of id: ConstraintID) {
    guard weight != 1 || Int(id.raw) < weights.count else { return }
    weights.set(weight, at: Int(id.raw), filling: 1)
  }
}

private func note(_ solver: inout Solver, in changes: inout ChangeLog) {
  solver.withChanges { changed, _ in changes.note(changed) }
}

/// A conflict with the caller's identities.
struct NamedConflict {
  var members: [csl_constraint]
  var relaxed: csl_constraint
}
