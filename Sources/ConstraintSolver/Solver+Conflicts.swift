extension Solver {
  /// Step 5: relaxes one member of the conflict that the row of a required column proves.
  ///
  /// The row says that the column cannot come back to its bound while the other required ones in
  /// the row keep theirs. Because the non-basic ones are independent of one another, each of them
  /// alone could let it: but for extents whose rule is not a row yet, the set is irreducible
  /// (Chinneck & Dravnieks 1991).
  /// - Complexity: O(*d* log *d*) for *d* constraints and definitions behind the row, and that of
  ///   ``irreducibleSubsystem(_:)``.
  mutating func breakConflict(at row: ColumnIndex) {
    let subsystem =
      isProbe ? infeasibleSubsystem(at: row) : irreducibleSubsystem(infeasibleSubsystem(at: row))
    // Extents alone cannot be in conflict: what the row says is rounding, and it stays as it is.
    guard let member = memberToRelax(subsystem) else { return }
    conflicts.append(
      Conflict(
        constraints: subsystem.filter { constraints[$0].origin == .caller }.map {
          $0.id
        },
        relaxed: member.id))
    for id in subsystem { constraints[traitsOf: id].conflictCount += 1 }
    relaxations.active.append(Relaxation(constraint: member, subsystem: subsystem))
    relax(member, blocking: row)
    if constraints.traits(of: member).conflictCount > 1 { scheduleRetries(freedBy: member) }
  }

  /// The constraints that take part in the proof, ordered by relaxation rank and then by the order
  /// of adding.
  /// - Complexity: O(*d* log *d*): *d* constraints and definitions behind the row.
  private mutating func infeasibleSubsystem(at row: ColumnIndex) -> [ConstraintIndex] {
    expansion.fit(variables: variables.count, columns: tableau.columns.count)
    var subsystem: [ConstraintIndex] = []
    let own = tableau.columns[row].constraint
    subsystem.append(own)
    spread(own, factor: 1)
    let list = tableau.columns[row].terms
    let smallest = max(costTolerance, tableau.smallestPivot(of: row))
    for position in list.positions {
      let term = tableau.rowTerms[list, position]
      let other = tableau.columns[term.column].constraint
      guard other.exists, abs(term.coefficient) >= smallest else { continue }
      subsystem.append(other)
      spread(other, factor: -term.coefficient)
    }
    // What remains must be cancelled by required definitions without a column of their own.
    while let rank = expansion.heap.pop() {
      let definition = definitions[rank]
      let coefficient = expansion.variableWork[definition.variable]
      expansion.variableWork[definition.variable] = 0
      expansion.isInHeap[definition.variable] = false
      guard definition.constraint.exists, abs(coefficient) > costTolerance else { continue }
      if !definition.column.exists { subsystem.append(definition.constraint) }
      for position in definition.others.positions {
        let term = constraints.terms[definition.others, position]
        pushVariable(term.variable, -coefficient * definition.inverse * term.coefficient)
      }
    }
    subsystem.sort { left, right in
      let (first, second) = (
        constraints.traits(of: left).relaxationRank, constraints.traits(of: right).relaxationRank
      )
      return (first, constraints[left].order) < (second, constraints[right].order)
    }
    return subsystem
  }

  /// Adds the terms of a constraint, times a factor, to the form that is being expanded.
  /// - Complexity: O(*t* log *n*): *t* terms, *n* variables that wait.
  private mutating func spread(_ id: ConstraintIndex, factor: Double) {
    let list = constraints[id].terms
    for position in list.positions {
      let term = constraints.terms[list, position]
      pushVariable(term.variable, term.coefficient * factor)
    }
  }

  /// The member with the lowest relaxation rank: of equals the first or the last, as
  /// ``relaxationPolicy`` says; nil if all are rules of extents.
  /// - Complexity: O(number of members).
  private mutating func memberToRelax(_ subsystem: [ConstraintIndex]) -> ConstraintIndex? {
    let members = subsystem.filter { constraints[$0].origin == .caller }
    guard let first = members.first, relaxationPolicy == .lastAdded else { return members.first }
    let rank = constraints.traits(of: first).relaxationRank
    return members.last { constraints.traits(of: $0).relaxationRank == rank }
  }

  /// Takes the weight from a constraint, and lets its error enter in place of the row that proves
  /// the conflict.
  /// - Complexity: That of ``makeErrorColumn(_:)``, and what a pivot costs.
  private mutating func relax(_ id: ConstraintIndex, blocking row: ColumnIndex) {
    constraints[id].marks.insert(.relaxed)
    if !constraints[id].column.exists { makeErrorColumn(id) }
    let index = constraints[id].column
    takeWeight(from: index)
    guard index != row else { return }
    let coefficient = tableau.coefficient(row: row, column: index)
    guard coefficient != 0, !tableau.isRounding(coefficient, in: row) else { return }
    let rises = tableau.columns[row].value < 0
    tableau.note(.conflictPivot, row: row, column: index)
    tableau.pivot(row: row, column: index, direction: (coefficient > 0) == rises ? 1 : -1)
    tableau.columns[index].side = 0
    tableau.queueRowForPricing(index)
  }

  // MARK: Trying again

  /// Marks the relaxed constraints that are in conflict with `id` to be tried again, because it has
  /// changed.
  /// - Complexity: O(sum of the sizes of all conflicts).
  mutating func releaseRelaxations(with id: ConstraintIndex) {
    var kept: [Relaxation] = []
    for relaxation in relaxations.active {
      guard relaxation.subsystem.contains(id) else {
        kept.append(relaxation)
        continue
      }
      forget(relaxation)
    }
    relaxations.active = kept
  }

  /// Has a relaxed constraint tried again, and the members of its conflict counted without it.
  /// - Complexity: O(size of the conflict).
  private mutating func forget(_ relaxation: Relaxation) {
    for member in relaxation.subsystem { constraints[traitsOf: member].conflictCount -= 1 }
    guard !constraints[relaxation.constraint].marks.contains(.awaitsRetry) else { return }
    constraints[relaxation.constraint].marks.insert(.awaitsRetry)
    relaxations.retries.append(relaxation.constraint)
  }

  /// A constraint that was just relaxed may have been what another one was in conflict with: that
  /// one is tried again, once a solve.
  /// - Complexity: O(sum of the sizes of all conflicts).
  private mutating func scheduleRetries(freedBy id: ConstraintIndex) {
    var kept: [Relaxation] = []
    for relaxation in relaxations.active {
      let other = relaxation.constraint
      if other != id && relaxation.subsystem.contains(id)
        && constraints.traits(of: other).retried != solveCount
      {
        forget(relaxation)
      } else {
        kept.append(relaxation)
      }
    }
    relaxations.active = kept
  }

  /// Gives relaxed constraints whose conflict has changed their weight back.
  /// - Complexity: What the steps of the simplex cost for each; O(1) if there is none.
  mutating func retryRelaxed() {
    while !relaxations.retries.isEmpty {
      var batch = FlatArray<ConstraintIndex>()
      swap(&batch, &relaxations.retries)
      for index in 0..<batch.count {
        let id = batch[index]
        guard constraints[id].marks.remove(.awaitsRetry) != nil else { continue }
        guard constraints[id].isRelaxed, !constraints[id].isDead else { continue }
        constraints[id].marks.remove(.relaxed)
        constraints[traitsOf: id].retried = solveCount
        restoreWeight(id)
        optimize()
      }
    }
  }
}

extension Solver {
  /// Step 5a: leaves out the members that are not needed because of extents that may not be
  /// negative.
  ///
  /// The proof of a conflict knows only the rules that were broken so far. If its members mention
  /// other extents, each is left out in turn, and stays out if the rest cannot hold without it
  /// either (a deletion filter, Chinneck & Dravnieks 1991).
  ///
  /// Of a set too large to be tried member by member, whole parts are left out; it stays a
  /// conflict, but it may keep members that are not needed.
  /// - Complexity: O(*m* log *m*) for *m* members if every extent's rule is in the set; else one
  ///   solve for each member, of large sets no more than ``deletionBudget`` and ``solveBudget``
  ///   allow.
  mutating func irreducibleSubsystem(_ subsystem: [ConstraintIndex]) -> [ConstraintIndex] {
    let bounds = subsystem.filter { constraints[$0].origin == .bound }
    let known = bounds.sorted()
    guard subsystem.contains(where: { mentionsOpenExtent($0, known) }) else { return subsystem }
    var members = subsystem.filter { constraints[$0].origin == .caller }
    var work = 0
    var length = members.count * members.count <= Self.deletionBudget ? 1 : members.count / 8
    while length > 0 {
      var end = members.count
      // From the last on, so that what would be relaxed first is kept longest.
      while end > 0 && members.count > 1 {
        let start = max(0, end - length)
        work += members.count
        if members.count > Self.alwaysTried {
          relaxations.filterWork += members.count
          guard work <= Self.deletionBudget, relaxations.filterWork <= Self.solveBudget else {
            return members + bounds
          }
        }
        let rest = Array(members[..<start] + members[end...])
        if !rest.isEmpty && !canHold(rest) { members = rest }
        end = start
      }
      length = length == 1 ? 0 : max(1, length / 8)
    }
    return members + bounds
  }

  /// How many members all the solves of one filter may have together.
  ///
  /// A set of 200 is tried member by member. A conflict of thousands would take minutes, and nobody
  /// reads it.
  private static var deletionBudget: Int { 40_000 }
  /// The same for all conflicts of one solve.
  private static var solveBudget: Int { 160_000 }
  /// Sets of so many members are always tried one by one: it costs no more than the rest.
  private static var alwaysTried: Int { 32 }

  /// Whether a member mentions an extent whose rule is not among those of the set, in order.
  /// - Complexity: O(*t* · log *b*): *t* terms, *b* rules.
  private mutating func mentionsOpenExtent(_ id: ConstraintIndex, _ bounds: [ConstraintIndex])
    -> Bool
  {
    let record = constraints[id]
    for position in record.terms.positions {
      let variable = variables[constraints.terms[record.terms, position].variable]
      if variable.kind == .extent && !Self.holds(variable.bound, in: bounds) { return true }
    }
    return false
  }

  /// Whether a list that is in order holds an index.
  private static func holds(_ index: ConstraintIndex, in list: [ConstraintIndex]) -> Bool {
    var (low, high) = (0, list.count)
    while low < high {
      let middle = (low + high) / 2
      if list[middle] < index { low = middle + 1 } else { high = middle }
    }
    return low < list.count && list[low] == index
  }

  /// Whether constraints can hold together as required ones, extents not being negative.
  /// - Complexity: A solve of the members alone.
  private mutating func canHold(_ members: [ConstraintIndex]) -> Bool {
    var probe = Solver()
    probe.isProbe = true
    var copies: [VariableIndex: VariableID] = [:]
    for id in members {
      let record = constraints[id]
      var expression: [Term] = []
      for position in record.terms.positions {
        let term = constraints.terms[record.terms, position]
        let copy = copies[term.variable] ?? probe.makeVariable(variables[term.variable].kind)
        copies[term.variable] = copy
        expression.append(Term(copy, term.coefficient))
      }
      probe.insert(expression.span, record.relation, to: record.applied)
    }
    probe.solve()
    return probe.conflicts.isEmpty
  }
}

/// A required constraint that is left out, and the irreducible infeasible subsystem that it was
/// in.
struct Relaxation {
  var constraint: ConstraintIndex
  var subsystem: [ConstraintIndex]
}

/// The required constraints that are relaxed.
struct Relaxations: ~Copyable {
  /// Those that are left out.
  var active: [Relaxation] = []
  /// Those that are to be tried again, because something in their conflict has changed.
  var retries = FlatArray<ConstraintIndex>()
  /// Constraints that have become required, and get their weight back when what is optimal without
  /// them is found.
  var raises = FlatArray<ConstraintIndex>()
  /// How many members the solves of deletion filters have had together, in this solve.
  var filterWork = 0

  init() {}
}
