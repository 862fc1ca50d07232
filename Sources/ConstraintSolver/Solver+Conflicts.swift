extension Solver {
  /// Dual and primal steps until every column is counted where it stands and no column improves
  /// anything.
  ///
  /// Rows of very many terms wait until all others are done.
  mutating func optimize() {
    while true {
      while let row = tableau.nextInfeasible() {
        if isRounding(row) { continue }
        if tableau.isDense(row) {
          // A step of another column must not take it to stand on the side it is counted on.
          tableau.withdraw(row)
          tableau.scratch.dense.append(row)
        } else {
          settle(row)
        }
      }
      if !tableau.pricingQueue.isEmpty {
        tableau.primalSimplex()
      } else if let row = tableau.scratch.dense.popLast() {
        guard tableau.columns[row].isBasic, tableau.columns[row].isPrimalInfeasible else {
          continue
        }
        settleDense(row)
      } else {
        break
      }
    }
  }

  mutating func settle(_ row: Int32) {
    if tableau.settle(row) == .conflict { breakConflict(at: row) }
  }

  /// Gives up one member of the conflict that the row of a required column proves.
  ///
  /// The row says that the column cannot come back to its bound while the other required ones in
  /// the row keep theirs. Because the non-basic ones are independent of one another, each of them
  /// alone could let it: but for extents whose rule is not a row yet, the set is irreducible.
  mutating func breakConflict(at row: Int32) {
    let subsystem =
      isProbe ? infeasibleSubsystem(at: row) : irreducibleSubsystem(infeasibleSubsystem(at: row))
    let member = memberToRelax(subsystem)
    conflicts.append(
      Conflict(
        constraints: subsystem.filter { constraints[$0].origin == .caller }.map {
          ConstraintID(raw: UInt32($0))
        },
        relaxed: ConstraintID(raw: UInt32(member))))
    for id in subsystem { self[traitsOf: id].conflictCount += 1 }
    relaxations.append(Relaxation(constraint: member, subsystem: subsystem))
    relax(member, blocking: row)
    if traits(of: member).conflictCount > 1 { scheduleRetries(freedBy: member) }
  }

  /// The constraints that take part in the proof, ordered by relaxation rank and then by the order
  /// of adding.
  private mutating func infeasibleSubsystem(at row: Int32) -> [Int32] {
    scratch.fit(variables: variables.count, columns: tableau.columns.count)
    var subsystem: [Int32] = []
    let own = tableau.columns[row].owner
    subsystem.append(own)
    spread(own, factor: 1)
    let list = tableau.columns[row].terms
    for position in 0..<list.count {
      let term = tableau.rowTerms[list, position]
      let owner = tableau.columns[term.column].owner
      guard owner >= 0, abs(term.coefficient) > costTolerance else { continue }
      subsystem.append(owner)
      spread(owner, factor: -term.coefficient)
    }
    // What remains must be cancelled by required definitions without a column of their own.
    while let rank = scratch.heap.pop() {
      let definition = definitions[rank]
      let coefficient = scratch.variableWork[definition.variable]
      scratch.variableWork[definition.variable] = 0
      scratch.isInHeap[definition.variable] = false
      guard definition.constraint >= 0, abs(coefficient) > costTolerance else { continue }
      if definition.column < 0 { subsystem.append(definition.constraint) }
      for position in 0..<definition.count {
        let term = terms.elements[definition.offset + position]
        pushVariable(term.variable, -coefficient * definition.inverse * term.coefficient)
      }
    }
    subsystem.sort { left, right in
      let (first, second) = (traits(of: left).relaxationRank, traits(of: right).relaxationRank)
      return (first, constraints[left].order) < (second, constraints[right].order)
    }
    return subsystem
  }

  private mutating func spread(_ id: Int32, factor: Double) {
    let list = constraints[id].terms
    for position in 0..<list.count {
      let term = terms[list, position]
      pushVariable(term.variable, term.coefficient * factor)
    }
  }

  private mutating func memberToRelax(_ subsystem: [Int32]) -> Int32 {
    let members = subsystem.filter { constraints[$0].origin == .caller }
    precondition(!members.isEmpty, "bounds alone cannot be in conflict")
    guard relaxationPolicy == .lastAdded else { return members[0] }
    let rank = traits(of: members[0]).relaxationRank
    return members.last { traits(of: $0).relaxationRank == rank } ?? members[0]
  }

  private mutating func relax(_ id: Int32, blocking row: Int32) {
    constraints[id].marks.insert(.relaxed)
    if constraints[id].column < 0 { makeErrorColumn(id) }
    let index = constraints[id].column
    takeWeight(from: index)
    guard index != row else { return }
    let coefficient = tableau.coefficient(row: row, column: index)
    guard coefficient != 0 else { return }
    let rises = tableau.columns[row].value < 0
    tableau.pivot(row: row, column: index, direction: (coefficient > 0) == rises ? 1 : -1)
    tableau.columns[index].side = 0
    tableau.queueRowForPricing(index)
  }

  // MARK: Trying again

  /// Marks the relaxed constraints that clash with `id` to be tried again, because it has changed.
  mutating func releaseRelaxations(with id: Int32) {
    var kept: [Relaxation] = []
    for relaxation in relaxations {
      guard relaxation.subsystem.contains(id) else {
        kept.append(relaxation)
        continue
      }
      forget(relaxation)
    }
    relaxations = kept
  }

  private mutating func forget(_ relaxation: Relaxation) {
    for member in relaxation.subsystem { self[traitsOf: member].conflictCount -= 1 }
    guard !constraints[relaxation.constraint].marks.contains(.awaitsRetry) else { return }
    constraints[relaxation.constraint].marks.insert(.awaitsRetry)
    retries.append(relaxation.constraint)
  }

  /// A constraint that was just given up may have been what held another one back: that is tried
  /// again, once a solve.
  private mutating func scheduleRetries(freedBy id: Int32) {
    var kept: [Relaxation] = []
    for relaxation in relaxations {
      let other = relaxation.constraint
      if other != id && relaxation.subsystem.contains(id) && traits(of: other).retried != solveCount
      {
        forget(relaxation)
      } else {
        kept.append(relaxation)
      }
    }
    relaxations = kept
  }

  /// Gives relaxed constraints whose conflict has changed their weight back.
  mutating func retryRelaxed() {
    while !retries.isEmpty {
      var batch = FlatArray<Int32>()
      swap(&batch, &retries)
      for index in 0..<batch.count {
        let id = batch[index]
        guard constraints[id].marks.remove(.awaitsRetry) != nil else { continue }
        guard constraints[id].isRelaxed, !constraints[id].isDead else { continue }
        constraints[id].marks.remove(.relaxed)
        self[traitsOf: id].retried = solveCount
        restoreWeight(id)
        optimize()
      }
    }
  }
}
