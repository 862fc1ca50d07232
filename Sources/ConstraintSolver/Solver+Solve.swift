extension Solver {
  /// Brings every value up to date with the changes since the last call.
  ///
  /// Required constraints that cannot hold together are reported in ``conflicts``, one member of
  /// each set is relaxed, and the rest is solved.
  ///
  /// The steps are those of <doc:Algorithm>.
  /// - Complexity: Proportional to what depends on the changes; linear in the constraints for a
  ///   first solve of the systems that layouts make.
  public mutating func solve() {
    solveCount &+= 1
    tableau.stepsOfSolve = 0
    tableau.primalStepsOfSolve = 0
    tableau.standingRounds = 0
    tableau.tieRounds = 0
    tableau.costNoise = costTolerance
    relaxations.filterWork = 0
    journal.moved.removeAll()
    journal.followedDirections.removeAll()
    if !conflicts.isEmpty { conflicts.removeAll() }
    // Step 1: constants that change again and again follow directions that are known.
    switch changes.additions.isEmpty && !changes.updates.isEmpty ? followDirections() : .unknown {
    case .done:
      solvesSinceRefresh += 1
      return
    case .unsettled: break
    case .unknown:
      catchUp()
      directions.active.removeAll()
      // Step 2: what was removed or changed. Step 3: what was added.
      applyChanges()
      addPending()
    }
    reoptimize()
    // Step 7: extents below 0 get their rule. Step 8: ties. Step 9: what is not needed any more.
    // Step 10: the errors are taken anew, from time to time.
    while enforceBounds() || resolveTies() || collectDead() || refreshIfDue() { reoptimize() }
    solvesSinceRefresh += 1
    recycle()
    reportChanges()
  }

  /// Brings the tableau to an optimum and the values up to date: steps 4 to 6.
  /// - Complexity: What the steps of the simplex cost, and what depends on what has changed.
  private mutating func reoptimize() {
    // Step 4: the optimum. Step 5: of required constraints in conflict, one is relaxed.
    optimize()
    retryRelaxed()
    // Step 6: the values.
    propagate()
  }

  /// Makes changes and solves, or leaves everything exactly as it was.
  /// - Parameter changes: The changes to try.
  /// - Throws: What `changes` throws, or ``SolverError/unsatisfiable(_:)`` with the first
  ///   conflicting set; the solver is then as it was before the call, bit for bit.
  /// - Complexity: O(size of the solver) for the copy, and what the changes cost.
  public mutating func transaction(
    _ changes: (inout Solver) throws(SolverError) -> Void
  ) throws(SolverError) {
    var trial = copy()
    try changes(&trial)
    trial.solve()
    guard trial.conflicts.isEmpty else { throw .unsatisfiable(trial.conflicts[0].constraints) }
    self = trial
  }

  /// A second solver in the same state, with the same identities.
  /// - Returns: The copy; the two do not share anything that changes.
  /// - Complexity: O(size of the solver).
  public func copy() -> Solver {
    var twin = Solver()
    twin.capacity = capacity
    twin.relaxationPolicy = relaxationPolicy
    twin.tiePolicy = tiePolicy
    twin.conflicts = conflicts
    twin.journal = journal.copy()
    twin.variables = variables.copy()
    twin.constraints = constraints.copy()
    twin.definitions = definitions.copy()
    twin.tableau = tableau.copy()
    twin.directions = directions.copy()
    twin.solvesSinceRefresh = solvesSinceRefresh
    twin.refreshed = refreshed
    twin.changes = changes.copy()
    twin.relaxations.active = relaxations.active
    twin.solveCount = solveCount
    twin.recycling.departing = recycling.departing.copy()
    return twin
  }
}
