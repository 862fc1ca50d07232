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

extension Solver {
  /// Step 4: dual and primal steps until every basic column is counted where it stands, and no
  /// non-basic one improves anything.
  ///
  /// Rows of very many terms wait until all others are done.
  ///
  /// The dual simplex (Lemke 1954) mends what changed constants have disturbed, and the primal one
  /// what changed weights have (Badros, Borning & Stuckey 2001).
  /// - Complexity: What the steps cost. A step is linear in the lengths of the rows that it
  ///   changes; how many there are is exponential at worst, as in every simplex method, and few for
  ///   a layout.
  mutating func optimize() {
    while true {
      while let row = tableau.nextInfeasible() {
        if isRounding(row) { continue }
        if tableau.isDense(row) {
          // A step of another column must not take it to stand on the side it is counted on.
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
      } else if !withdrawStanding() {
        break
      }
    }
  }

  /// Counts required columns on no side that were left standing away from 0, so that dual steps
  /// bring them back or find the conflict they are in.
  ///
  /// A column that enters is counted where it arrives. While another required one is counted, too,
  /// that may cost nothing more, and what was the error of one becomes that of the other; but what
  /// is required is on neither side in the end. Where that goes on and on, each hands it to the
  /// next: one of them is a conflict then.
  /// - Returns: Whether there were any.
  /// - Complexity: O(lengths of their rows), O(1) if there is none.
  private mutating func withdrawStanding() -> Bool {
    var found = false
    while let column = tableau.scratch.standing.popLast() {
      let record = tableau.columns[column]
      guard record.isBasic, record.level == requiredLevel, record.isViolated, record.side != 0
      else {
        continue
      }
      if !found { tableau.standingRounds += 1 }
      tableau.withdraw(column)
      if tableau.standingRounds > 16 {
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
  /// Step 3: makes the constraints that were added part of the system.
  ///
  /// 1. Equalities of one variable define it, if they are required or all but required (what is
  ///    edited is such).
  /// 2. Each required equality is assigned its subject, the first of its variables that nothing
  ///    defines yet. (Taking whatever variable occurs once instead turns chains around and brings
  ///    quadratic growth back.)
  /// 3. What is left is assigned a variable too: optional constraints of one variable first, then
  ///    the others. (What is wanted of a variable is mostly what it gets; a required inequality is
  ///    a limit that is seldom reached.)
  /// 4. Definitions are made in an order in which each mentions only what is defined (Kahn 1962):
  ///    in the order of adding where that will do, so that what belongs together lies together. A
  ///    cycle is broken by making a variable a column.
  /// 5. All others become rows of the tableau: required equalities first. Those of very many terms
  ///    come last, the stronger ones first: while such a row holds a column of its own in place,
  ///    each row made of that would be as long.
  ///
  /// The last two steps go through a long batch part by part: what a row is made of was defined
  /// just before, and is at hand.
  /// - Complexity: O(number of terms) and what the rows cost.
  mutating func addPending() {
    guard !changes.additions.isEmpty else { return }
    reserveForBatch()
    linkPending()
    batch.later.removeAll()
    batch.rowsToAdd.removeAll()
    for index in 0..<changes.additions.count {
      let id = changes.additions[index]
      guard constraints[id].state == .pending else { continue }
      if constraints[id].level == requiredLevel && constraints[id].relation == .equal {
        if !assign(id) { batch.rowsToAdd.append(id) }
      } else {
        batch.later.append(id)
      }
    }
    var rows = AwaitedRows(equalities: batch.rowsToAdd.count)
    for index in 0..<batch.later.count {
      let id = batch.later[index]
      guard constraints[id].terms.count == 1, constraints[id].level != requiredLevel else {
        continue
      }
      if assign(id) { batch.later[index] = .null }
    }
    for index in 0..<batch.later.count {
      let id = batch.later[index]
      if id.exists && !assign(id) { batch.rowsToAdd.append(id) }
    }
    batch.worklist.removeAll()
    batch.cyclic.removeAll()
    var start = 0
    while changes.additions.count - start > capacity.partOfBatch {
      defineAssigned(start..<start + capacity.partOfBatch)
      start += capacity.partOfBatch
      insertReady(&rows, before: constraints[changes.additions[start]].order)
    }
    defineAssigned(start..<changes.additions.count)
    breakCycles()
    changes.additions.removeAll()
    insertAll(rows)
    insertDenseRows()
  }

  /// Makes room for all that the batch may need, so that nothing grows step by step.
  /// - Complexity: O(1) amortised for each variable and each constraint.
  private mutating func reserveForBatch() {
    let (added, known) = (changes.additions.count, variables.count)
    expansion.reserve(variables: known, columns: tableau.columns.count + added)
    // What is fewer than before is covered by doubling.
    guard added > definitions.count else { return }
    definitions.reserve(known)
    tableau.dirty.reserve(known)
    tableau.reserve(columns: added)
    journal.moved.reserve(known)
    journal.noted.reserve(known)
  }

  /// Enters the batch into the lists of uses, and defines what is edited or fixed.
  /// - Complexity: O(number of terms of the batch).
  private mutating func linkPending() {
    for index in 0..<changes.additions.count {
      let id = changes.additions[index]
      guard constraints[id].state == .pending else { continue }
      constraints.linkTerms(of: id, in: &variables)
      let list = constraints[id].terms
      guard list.count == 1, constraints[id].relation == .equal,
        constraints[id].level >= Priority.editing.level,
        !variables[constraints.terms[list, 0].variable].definition.exists
      else { continue }
      define(id, at: 0)
    }
  }

  /// Assigns a constraint to the first of its variables that is neither defined nor assigned.
  /// - Complexity: O(number of terms).
  private mutating func assign(_ id: ConstraintIndex) -> Bool {
    let list = constraints[id].terms
    var largest = -1.0
    for position in list.positions {
      let term = constraints.terms[list, position]
      let variable = variables[term.variable]
      if !variable.definition.exists && !variable.isAssigned {
        if largest < 0 { largest = constraints.largestCoefficient(of: id) }
        if abs(term.coefficient) >= largest * smallestSubject {
          variables[term.variable].isAssigned = true
          constraints[id].state = .assigned(subject: position)
          return true
        }
      }
    }
    return false
  }

  /// Defines the variables that are assigned in a part of the batch, in its order where that will
  /// do.
  /// - Complexity: O(number of terms of the part), and of what waited for its definitions.
  private mutating func defineAssigned(_ part: Range<Int>) {
    for index in part {
      let id = changes.additions[index]
      guard case .assigned(let subject) = constraints[id].state else { continue }
      let count = registerWaiting(id, besides: subject)
      if count == 0 {
        defineFrom(id, at: subject)
      } else {
        batch.waitCounts.grow(to: constraints.count, filling: 0)
        batch.waitCounts[id] = count
        batch.worklist.append(id)
      }
    }
  }

  /// Defines what waits for itself; the constraints that cannot be used then are left in
  /// `batch.cyclic`.
  /// - Complexity: O(number of terms of what waited, and of uses of the variables that become
  ///   columns).
  private mutating func breakCycles() {
    for index in 0..<batch.worklist.count {
      let id = batch.worklist[index]
      guard case .assigned(let subject) = constraints[id].state else { continue }
      let variable = constraints.terms[constraints[id].terms, subject].variable
      constraints[id].state = .pending
      batch.waitCounts[id] = 0
      batch.cyclic.append(id)
      makeFreeVariable(variable)
      releaseWaiting(on: variable)
      drainReady()
    }
  }

  /// Defines the subject of a constraint, and then all that waited for nothing else.
  /// - Complexity: O(number of terms, and of uses of the variable if something waits for it).
  @inline(__always)
  private mutating func defineFrom(_ id: ConstraintIndex, at subject: Int32) {
    let variable = constraints.terms[constraints[id].terms, subject].variable
    define(id, at: subject)
    if variables[variable].isAwaited {
      releaseWaiting(on: variable)
      drainReady()
    }
  }

  /// Defines what waits for nothing any more, and then what waited only for that (Kahn 1962).
  /// - Complexity: O(number of terms and of uses of what is defined).
  private mutating func drainReady() {
    while let id = batch.ready.popLast() {
      guard case .assigned(let subject) = constraints[id].state else { continue }
      let variable = constraints.terms[constraints[id].terms, subject].variable
      define(id, at: subject)
      releaseWaiting(on: variable)
    }
  }

  /// Tells those that wait for a variable that it is defined.
  /// - Complexity: O(number of uses of the variable).
  private mutating func releaseWaiting(on variable: VariableIndex) {
    guard variables[variable].isAwaited else { return }
    variables[variable].isAwaited = false
    let list = variables[variable].uses
    for position in list.positions {
      let use = variables.uses[list, position]
      // Those that wait have their count, and wait for all their terms but the subject.
      guard case .assigned(let subject) = constraints[use.constraint].state, subject != use.link
      else { continue }
      let count = batch.waitCounts[use.constraint] - 1
      guard count >= 0 else { continue }
      batch.waitCounts[use.constraint] = count
      if count == 0 { batch.ready.append(use.constraint) }
    }
  }

  /// Counts the variables of an assigned constraint that others are still to define, and notes
  /// there that one waits.
  /// - Complexity: O(number of terms).
  @inline(__always)
  private mutating func registerWaiting(_ id: ConstraintIndex, besides subject: Int32) -> Int32 {
    let list = constraints[id].terms
    var count: Int32 = 0
    for position in list.positions {
      let variable = constraints.terms[list, position].variable
      if variables[variable].isAssigned, position != subject {
        variables[variable].isAwaited = true
        count += 1
      }
    }
    return count
  }
}

/// A coefficient this much smaller than the largest of its constraint is not divided by.
let smallestSubject = 1e-3

extension Priority {
  /// From here on an equality of one variable counts as an edit: it is wanted more than anything
  /// but the rules.
  static let editing = Priority(unchecked: 999)
  /// Weaker than whatever anyone would ask for.
  static let weakest = Priority(unchecked: .leastNonzeroMagnitude)
}

extension Solver {
  /// Step 6: evaluates every definition that depends on something changed, in the order of rank.
  ///
  /// Each value is computed anew from its definition, so rounding errors cannot add up from solve
  /// to solve.
  /// - Complexity: O(number of definitions that mention a variable that changes), and for what is
  ///   mentioned by one far away, O(number of its uses).
  mutating func propagate() {
    guard !tableau.dirty.isEmpty else { return }
    // Each variable is noted once in a solve, so this is room enough. While definitions are
    // evaluated nothing is added to any of the arrays: the buffers stay where they are.
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
    // Both lists were written up to there.
    unsafe journal.noted.setCount(notes)
    unsafe journal.moved.setCount(notes)
  }

  /// Evaluates definitions among 64 neighbouring ranks, and those that depend on them.
  ///
  /// Where the next one stands depends on all that was just read, but it can be foretold: mostly as
  /// far away as the one before, or else where it was last time. So the distance is tried and
  /// counted, not computed, and the processor works on several definitions at a time.
  /// - Returns: Which of the next 64 ranks depend on what has changed.
  /// - Complexity: O(number of terms of the definitions that are evaluated).
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

  /// Evaluates one definition.
  /// - Returns: Its ``Definition/dependents`` if the value is another than before, else 0.
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

  /// Notes an extent, or a position, that came out below 0.
  @inline(never)
  private mutating func noteNegative(_ variable: VariableIndex) {
    journal.negative.append(variable)
  }

  /// Has those definitions evaluated that mention the variable of a rank from further away than
  /// that rank tells.
  /// - Complexity: O(number of uses of the variable).
  @inline(never)
  private mutating func noteFarDependents(of rank: DefinitionIndex) {
    let list = variables[definitions[rank].variable].uses
    for position in list.positions {
      let dependent = constraints[variables.uses[list, position].constraint].definition
      if dependent.raw > rank.raw + Definition.reach { tableau.dirty.insert(dependent) }
    }
  }

  /// Remembers the value that a variable with a definition had before this solve.
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

  /// Leaves those of the moved variables that are where they were, or were given back, out of the
  /// list.
  /// - Complexity: O(number of variables that were moved one by one).
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
        kept += 1
      }
      journal.moved.truncate(to: kept)
      journal.hasMovedAgain = false
    }
    journal.noted.removeAll()
    journal.negative.removeAll()
  }
}
