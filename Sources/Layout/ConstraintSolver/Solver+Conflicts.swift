extension Solver {
  /// Step 5: relaxes a member of the conflict that the row of a required column proves.
  ///
  /// The row proves that the column cannot return to the bound while the other required columns in
  /// the row keep theirs. Because the non-basic columns are independent, relaxing any of them would
  /// allow it. So the set is irreducible, except for extents whose rule is not a row yet (Chinneck
  /// & Dravnieks 1991).
  /// - Complexity: O(*d* log *d*) for *d* constraints and definitions in the row's expression, and
  ///   that of ``irreducibleSubsystem(_:)``.
  mutating func breakConflict(at row: ColumnIndex) {
    let subsystem =
      isProbe ? infeasibleSubsystem(at: row) : irreducibleSubsystem(infeasibleSubsystem(at: row))
    // Extents cannot be in conflict by themselves: the row contains only rounding, and stays.
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

  /// Returns the constraints in the proof, ordered by relaxation rank and then by the order of
  /// adding.
  /// - Complexity: O(*d* log *d*) for *d* constraints and definitions in the row's expression.
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
    // Required definitions that have no column must cancel the remainder.
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
        constraints.relaxationRank(of: left), constraints.relaxationRank(of: right)
      )
      return (first, constraints[left].order) < (second, constraints[right].order)
    }
    return subsystem
  }

  /// Adds a constraint's terms, times a factor, to the form that is being expanded.
  /// - Complexity: O(*t* log *n*): *t* terms, *n* variables that wait.
  private mutating func spread(_ id: ConstraintIndex, factor: Double) {
    let list = constraints[id].terms
    for position in list.positions {
      let term = constraints.terms[list, position]
      pushVariable(term.variable, term.coefficient * factor)
    }
  }

  /// Returns the member with the lowest relaxation rank, or nil if all are rules of extents.
  ///
  /// ``relaxationPolicy`` selects the first or the last of equal members.
  /// - Complexity: O(number of members).
  private mutating func memberToRelax(_ subsystem: [ConstraintIndex]) -> ConstraintIndex? {
    let members = subsystem.filter { constraints[$0].origin == .caller }
    guard let first = members.first, relaxationPolicy == .lastAdded else { return members.first }
    let rank = constraints.relaxationRank(of: first)
    return members.last { constraints.relaxationRank(of: $0) == rank }
  }

  /// Takes the weight from a constraint, and lets the error enter in place of the row that proves
  /// the conflict.
  /// - Complexity: That of ``makeErrorColumn(_:)``, and a pivot.
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

  /// Schedules a retry of the relaxed constraints in conflict with `id`, which has changed.
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

  /// Schedules a retry for a relaxed constraint, and updates the conflict counts of the members.
  /// - Complexity: O(size of the conflict).
  private mutating func forget(_ relaxation: Relaxation) {
    for member in relaxation.subsystem { constraints[traitsOf: member].conflictCount -= 1 }
    guard !constraints[relaxation.constraint].marks.contains(.awaitsRetry) else { return }
    constraints[relaxation.constraint].marks.insert(.awaitsRetry)
    relaxations.retries.append(relaxation.constraint)
  }

  /// Schedules a retry of relaxed constraints that conflicted with a newly relaxed constraint, at
  /// most once per solve each.
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

  /// Gives relaxed constraints their weight back if their conflict has changed.
  /// - Complexity: The cost of the simplex steps for each; O(1) if there are none.
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
  /// Step 5a: filters out the members that a conflict does not need because of extents that may not
  /// be negative.
  ///
  /// The proof of a conflict knows only the rules that were broken so far. If the members mention
  /// other extents, each member is left out tentatively, and stays out if the rest still cannot
  /// hold (a deletion filter, Chinneck & Dravnieks 1991).
  ///
  /// Large sets are filtered in parts instead of individually. The result is still a conflict, but
  /// may keep members that are not needed.
  /// - Complexity: O(*m* log *m*) for *m* members if every extent's rule is in the set; else a
  ///   solve for each member, for large sets limited by ``deletionBudget`` and ``solveBudget``.
  mutating func irreducibleSubsystem(_ subsystem: [ConstraintIndex]) -> [ConstraintIndex] {
    let bounds = subsystem.filter { constraints[$0].origin == .bound }
    let known = bounds.sorted()
    guard subsystem.contains(where: { mentionsOpenExtent($0, known) }) else { return subsystem }
    var members = subsystem.filter { constraints[$0].origin == .caller }
    var work = 0
    var length = members.count * members.count <= Self.deletionBudget ? 1 : members.count / 8
    while length > 0 {
      var end = members.count
      // From the last to the first, because the first members are relaxed first and are kept
      // longest.
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

  /// The limit for the sum of members over all solves in a filter.
  ///
  /// A set of 200 is filtered member by member. A conflict of thousands would take minutes, and is
  /// too long to read.
  private static var deletionBudget: Int { 40_000 }
  /// The limit for all conflicts in a solve together.
  private static var solveBudget: Int { 160_000 }
  /// The size up to which a set is always filtered member by member, because that costs little.
  private static var alwaysTried: Int { 32 }

  /// Whether a member mentions an extent whose rule is missing in the sorted list.
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

  /// Whether a sorted list contains an index.
  private static func holds(_ index: ConstraintIndex, in list: [ConstraintIndex]) -> Bool {
    var (low, high) = (0, list.count)
    while low < high {
      let middle = (low + high) / 2
      if list[middle] < index { low = middle + 1 } else { high = middle }
    }
    return low < list.count && list[low] == index
  }

  /// Whether constraints can all be required and hold together, with extents not negative.
  /// - Complexity: A solve of only the members.
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

/// A relaxed constraint, and the irreducible infeasible subsystem that it was in.
struct Relaxation {
  var constraint: ConstraintIndex
  var subsystem: [ConstraintIndex]
}

struct Relaxations: ~Copyable {
  var active: [Relaxation] = []
  /// The constraints to try again, because something in their conflict has changed.
  var retries = FlatArray<ConstraintIndex>()
  /// The constraints that became required; they get their weight back after the optimum without
  /// them is found.
  var raises = FlatArray<ConstraintIndex>()
  /// The sum of members over all solves of deletion filters, in this solve.
  var filterWork = 0

  init() {}
}
