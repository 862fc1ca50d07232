extension Solver {
  /// Updates every value to the changes since the last call.
  ///
  /// Required constraints that cannot hold together are reported in ``conflicts``, a member of each
  /// set is relaxed, and the rest is solved.
  ///
  /// <doc:Algorithm> describes the steps.
  /// - Complexity: Proportional to the dependents of the changes; linear in the constraints for a
  ///   first solve of typical layout systems.
  public mutating func solve() {
    beginSolve()
    // Step 1: constants that change repeatedly follow known directions.
    switch changes.additions.isEmpty && !changes.updates.isEmpty ? followDirections() : .unknown {
    case .done:
      solvesSinceRefresh += 1
      return
    case .unsettled: break
    case .unknown:
      catchUp()
      directions.active.removeAll()
      // Step 2: removals and changes. Step 3: additions.
      applyChanges()
      addPending()
    }
    reoptimize()
    // Step 7: rules of negative extents, and limits. Step 8: ties. Step 9: removal of everything
    // unused. Step 10: the refresh of the errors, from time to time.
    while enforceBounds() || enforceLimits() || resolveTies() || collectDead() || refreshIfDue() {
      reoptimize()
    }
    solvesSinceRefresh += 1
    recycle()
    reportChanges()
  }

  /// Clears the counts and results of the previous solve.
  @inline(__always)
  mutating func beginSolve() {
    solveCount &+= 1
    tableau.stepsOfSolve = 0
    tableau.primalStepsOfSolve = 0
    tableau.violatedRounds = 0
    tableau.tieRounds = 0
    tableau.costNoise = costTolerance
    relaxations.filterWork = 0
    journal.moved.removeAll()
    journal.noted.removeAll()
    journal.followedDirections.removeAll()
    if !conflicts.isEmpty { conflicts.removeAll() }
  }

  /// Brings the tableau to an optimum and the values up to date: steps 4 to 6.
  /// - Complexity: The cost of the simplex steps, and of the dependents of the changes.
  private mutating func reoptimize() {
    // Step 4: the optimum. Step 5: relaxing a required constraint in a conflict.
    optimize()
    retryRelaxed()
    // Step 6: the values.
    propagate()
  }

  /// Makes changes and solves, or restores the previous state exactly.
  /// - Parameter changes: The changes to try.
  /// - Throws: Any error of `changes`, or ``SolverError/unsatisfiable(_:)`` with the first
  ///   conflicting set; the state before the call is then restored, bit for bit.
  /// - Complexity: O(size of the solver) for the copy, and the cost of the changes.
  public mutating func transaction(
    _ changes: (inout Solver) throws(SolverError) -> Void
  ) throws(SolverError) {
    var trial = copy()
    try changes(&trial)
    trial.solve()
    guard trial.conflicts.isEmpty else { throw .unsatisfiable(trial.conflicts[0].constraints) }
    self = trial
  }

  /// Returns an independent solver in the same state, with the same identities.
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
    twin.limits = limits.copy()
    twin.redefinition.credit = redefinition.credit
    twin.solveCount = solveCount
    twin.recycling.departing = recycling.departing.copy()
    return twin
  }
}

extension Solver {
  /// Step 4: takes dual and primal steps until every basic column is counted on its side, and no
  /// non-basic column improves anything.
  ///
  /// Rows of very many terms wait until all others are done.
  ///
  /// The dual simplex (Lemke 1954) repairs the effects of changed constants, and the primal simplex
  /// the effects of changed weights (Badros, Borning & Stuckey 2001).
  /// - Complexity: The cost of the steps. A step is linear in the lengths of the rows that it
  ///   changes. The number of steps is exponential at worst, as in every simplex method, and small
  ///   for a layout.
  mutating func optimize() {
    while true {
      while let row = tableau.nextInfeasible() {
        if isRounding(row) { continue }
        if tableau.isDense(row) {
          // A step of another column must not assume that it is on the side on which it is counted.
          tableau.withdraw(row)
          tableau.scratch.dense.append(row)
        } else {
          dualStep(row)
        }
      }
      if !tableau.pricingQueue.isEmpty {
        tableau.primalSimplex()
      } else if let row = tableau.scratch.dense.popLast() {
        guard tableau.columns[row].isBasic, tableau.columns[row].isPrimalInfeasible else {
          continue
        }
        settleDense(row)
      } else if !withdrawViolated() {
        break
      }
    }
  }

  /// Counts required columns that were left away from 0 on no side any more, so dual steps bring
  /// them back or find their conflict.
  ///
  /// A column that enters is counted at the value where it arrives. While another required column
  /// is counted as well, that may cost nothing more, and a column's error becomes the error of the
  /// other. But in the end a required column must be on neither side. If the columns keep handing
  /// the error on to each other, one of them is a conflict.
  /// - Returns: Whether there were any.
  /// - Complexity: O(lengths of their rows), O(1) if there are none.
  private mutating func withdrawViolated() -> Bool {
    var found = false
    while let column = tableau.scratch.violated.popLast() {
      let record = tableau.columns[column]
      guard record.isBasic, record.level == requiredLevel, record.isViolated, record.side != 0
      else {
        continue
      }
      if !found { tableau.violatedRounds += 1 }
      tableau.withdraw(column)
      if tableau.violatedRounds > 16 {
        breakConflict(at: column)
        return true
      }
      tableau.noteInfeasible(column)
      found = true
    }
    return found
  }

  /// Takes a dual step, and relaxes a constraint if the row turns out to be a conflict.
  /// - Complexity: That of ``Tableau/dualStep(_:)``.
  mutating func dualStep(_ row: ColumnIndex) {
    if tableau.dualStep(row) == .conflict { breakConflict(at: row) }
  }
}

extension Solver {
  /// Step 6: evaluates every definition that depends on a change, in the order of rank.
  ///
  /// Each definition computes the value from scratch, so rounding errors do not add up from solve
  /// to solve.
  /// - Complexity: O(number of definitions that mention a changed variable); for a distant mention,
  ///   O(number of uses of the variable).
  mutating func propagate() {
    guard !tableau.dirty.isEmpty else { return }
    // Each variable is noted once in a solve, so this is enough room. Evaluation adds nothing to
    // any of the arrays, so the buffers do not move.
    journal.moved.reserve(variables.count)
    journal.noted.reserve(variables.count)
    var notes = journal.noted.count
    let buffers = unsafe EvaluationBuffers(self)
    while let word = tableau.dirty.popFirstWord() {
      var (start, bits) = word
      while true {
        let next = unsafe evaluate(bits, from: start, in: buffers, noting: &notes)
        guard next != 0 else { break }
        start &+= 64
        bits = next | tableau.dirty.takeWord(from: start)
      }
    }
    // Both lists are written up to this count.
    unsafe journal.noted.setCount(notes)
    unsafe journal.moved.setCount(notes)
  }

  /// Evaluates dirty definitions among 64 neighboring ranks, and their dependents.
  ///
  /// The next rank depends on everything just read, but it is predictable: mostly the distance is
  /// as before, or as in the last solve. Trying and counting distances instead of computing them
  /// lets the processor predict the branches and work on several definitions at a time.
  /// - Returns: The dependents among the next 64 ranks, a bit for each.
  /// - Complexity: O(number of terms of the evaluated definitions).
  @inline(__always)
  private mutating func evaluate(
    _ first: UInt64, from start: Int32, in buffers: EvaluationBuffers, noting notes: inout Int
  ) -> UInt64 {
    var bits = first
    var next: UInt64 = 0
    var offset = UInt64(truncatingIfNeeded: bits.trailingZeroBitCount)
    var step: UInt64 = 1
    // The bits up to one step, and the last of them.
    var (mask, mark) = (1 as UInt64, 1 as UInt64)
    while true {
      let rank = DefinitionIndex(raw: start &+ Int32(truncatingIfNeeded: offset))
      let dependents = unsafe reevaluate(rank, in: buffers, noting: &notes)
      if dependents != 0 {
        if dependents >> 63 != 0 { noteFarDependents(of: rank) }
        let near = dependents &<< 1
        bits |= near &<< offset
        next |= (near &>> 1) &>> (63 &- offset)
      }
      var rest = (bits &>> offset) &>> 1
      if rest & mask == mark {
        offset &+= step
        continue
      }
      guard rest != 0 else { return next }
      step = 1
      while rest & 1 == 0 {
        rest &>>= 1
        step &+= 1
      }
      offset &+= step
      mark = 1 &<< (step &- 1)
      mask = mark | (mark &- 1)
    }
  }

  /// Evaluates a definition.
  /// - Returns: The ``Definition/dependents`` if the value changed, else 0.
  /// - Complexity: O(number of terms).
  @inline(__always)
  private mutating func reevaluate(
    _ rank: DefinitionIndex, in buffers: EvaluationBuffers, noting notes: inout Int
  ) -> UInt64 {
    let variable = unsafe buffers.variable(rank)
    guard variable.exists else { return 0 }
    let value = unsafe buffers.evaluate(rank)
    let position = unsafe buffers.value(variable)
    let old = unsafe position.pointee
    guard value != old else { return 0 }
    unsafe position.pointee = value
    if unsafe !buffers.note(old, of: variable, rank: rank, in: solveCount, at: &notes) {
      journal.hasMovedAgain = true
    }
    if value < -defaultTolerance { noteNegative(variable) }
    return unsafe buffers.dependents(rank)
  }

  /// Notes an extent or a position with a value below 0.
  @inline(never)
  private mutating func noteNegative(_ variable: VariableIndex) {
    journal.negative.append(variable)
  }

  /// Marks a rank's dependents that are beyond the reach of ``Definition/dependents``.
  /// - Complexity: O(number of uses of the variable).
  @inline(never)
  private mutating func noteFarDependents(of rank: DefinitionIndex) {
    let list = variables[definitions[rank].variable].uses
    for position in list.positions {
      let dependent = constraints[variables.uses[list, position].constraint].definition
      if dependent.raw > rank.raw + Definition.reach { tableau.dirty.insert(dependent) }
    }
  }

  /// Notes a defined variable's value before this solve.
  @inline(__always)
  mutating func note(_ variable: VariableIndex, _ old: Double) {
    let rank = variables[variable].definition
    guard definitions[rank].noted != solveCount else {
      journal.hasMovedAgain = true
      return
    }
    definitions[rank].noted = solveCount
    journal.moved.append(variable.id)
    journal.noted.append(old)
  }

  /// Removes variables that were released, or are back at their old value, from the list of moved
  /// variables.
  /// - Complexity: O(number of variables that were moved individually).
  mutating func reportChanges() {
    let mayBeDead = !recycling.departing.isEmpty || variables.hasFree
    if journal.hasMovedAgain || mayBeDead {
      var kept = 0
      for index in 0..<journal.noted.count {
        let variable = VariableIndex(journal.moved[index])
        guard variables.values[variable] != journal.noted[index], variables[variable].isLive else {
          continue
        }
        journal.moved[kept] = journal.moved[index]
        journal.noted[kept] = journal.noted[index]
        kept += 1
      }
      journal.moved.truncate(to: kept)
      journal.noted.truncate(to: kept)
      journal.hasMovedAgain = false
    }
    journal.negative.removeAll()
  }
}
