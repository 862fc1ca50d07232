extension Solver {
  /// Makes the constraints that were added part of the system.
  ///
  /// 1. Equalities of one variable define it, if they are required or all but required (what is edited is such).
  /// 2. Each required equality is assigned its subject, the first of its variables that nothing defines yet. (Taking
  ///    whatever variable occurs once instead turns chains around and brings quadratic growth back.)
  /// 3. What is left is assigned a variable too: constraints of one variable first, then the others.
  /// 4. Definitions are made in an order in which each mentions only what is defined (Kahn 1962): those that can be made
  ///    at once when they are assigned, the others depth first, so that what belongs together lies together. A cycle is
  ///    broken by making a variable a parameter.
  /// 5. All others become rows of the tableau: required equalities first.
  /// - Complexity: O(number of terms) and what the rows cost.
  mutating func admit() {
    guard !pending.isEmpty else { return }
    reserveForBatch()
    linkPending()
    scratch.worklist.removeAll()
    scratch.later.removeAll()
    scratch.rowsToAdd.removeAll()
    for index in 0..<pending.count {
      let id = pending[index]
      guard constraints[id].state == .pending else { continue }
      if constraints[id].level == requiredLevel && constraints[id].relation == .equal {
        if !assign(id) { scratch.rowsToAdd.append(id) }
      } else {
        scratch.later.append(id)
      }
    }
    pending.removeAll()
    let equalities = scratch.rowsToAdd.count
    for index in 0..<scratch.later.count {
      let id = scratch.later[index]
      if constraints[id].terms.count == 1 && assign(id) { scratch.later[index] = -1 }
    }
    for index in 0..<scratch.later.count {
      let id = scratch.later[index]
      if id >= 0 && !assign(id) { scratch.rowsToAdd.append(id) }
    }
    defineAssigned()
    for index in 0..<equalities { insertRow(scratch.rowsToAdd[index]) }
    for index in 0..<scratch.cyclic.count { insertRow(scratch.cyclic[index]) }
    for index in equalities..<scratch.rowsToAdd.count { insertRow(scratch.rowsToAdd[index]) }
  }

  /// Makes room for all that the batch may need, so that nothing grows step by step.
  private mutating func reserveForBatch() {
    let (added, known) = (pending.count, variables.count)
    scratch.fit(variables: known, parameters: tableau.parameters.count + added)
    // What is fewer than before is covered by doubling.
    guard added > definitions.count else { return }
    definitions.reserve(known)
    tableau.dirty.reserve(known)
    tableau.reserve(parameters: added)
    noted.reserve(known)
  }

  private mutating func insertRow(_ id: Int32) {
    addRow(id)
    if !tableau.isSettled { settleAll() }
  }

  /// Enters the batch into the lists of uses, and defines what is edited or fixed.
  private mutating func linkPending() {
    for index in 0..<pending.count {
      let id = pending[index]
      guard constraints[id].state == .pending else { continue }
      linkTerms(of: id)
      let list = constraints[id].terms
      guard list.count == 1, constraints[id].relation == .equal,
        constraints[id].level >= Priority.editing.level,
        variables[terms[list, 0].variable].rank < 0
      else { continue }
      define(id, at: 0)
    }
  }

  /// Assigns a constraint to the first of its variables that is neither defined nor assigned, and defines that at once
  /// if the others are defined.
  private mutating func assign(_ id: Int32) -> Bool {
    let list = constraints[id].terms
    if list.count == 1 {
      guard variables[terms[list, 0].variable].rank == -1 else { return false }
      define(id, at: 0)
      return true
    }
    var largest = 0.0
    var undefined = 0
    var place: Int32 = 0
    while place < list.count {
      let term = terms[list, place]
      largest = max(largest, abs(term.coefficient))
      if variables[term.variable].rank < 0 { undefined += 1 }
      place += 1
    }
    guard undefined > 0 else { return false }
    place = 0
    while place < list.count {
      let term = terms[list, place]
      if variables[term.variable].rank == -1, abs(term.coefficient) >= largest * smallestSubject {
        if undefined == 1 {
          define(id, at: place)
        } else {
          variables[term.variable].rank = -2
          constraints[id].rank = -2 - place
          scratch.worklist.append(id)
        }
        return true
      }
      place += 1
    }
    return false
  }

  /// Defines the variables that wait for others to be defined; those of `scratch.worklist`.
  ///
  /// Constraints that cannot be used because of a cycle are left in `scratch.cyclic`.
  private mutating func defineAssigned() {
    scratch.cyclic.removeAll()
    for index in 0..<scratch.worklist.count { countUndefined(scratch.worklist[index]) }
    for index in 0..<scratch.worklist.count {
      let id = scratch.worklist[index]
      if constraints[id].rank < -1 && constraints[id].waiting == 0 { defineFrom(id) }
    }
    for index in 0..<scratch.worklist.count {
      let id = scratch.worklist[index]
      guard constraints[id].rank < -1 else { continue }
      let variable = terms[constraints[id].terms, -2 - constraints[id].rank].variable
      constraints[id].rank = -1
      scratch.cyclic.append(id)
      makeRoot(variable)
      releaseWaiting(on: variable)
      drainReady()
    }
  }

  /// Defines the subject of a constraint, and then all that waited for nothing else.
  private mutating func defineFrom(_ id: Int32) {
    scratch.ready.append(id)
    drainReady()
  }

  private mutating func drainReady() {
    while let id = scratch.ready.popLast() {
      let place = -2 - constraints[id].rank
      let variable = terms[constraints[id].terms, place].variable
      define(id, at: place)
      releaseWaiting(on: variable)
    }
  }

  private mutating func releaseWaiting(on variable: Int32) {
    let list = variables[variable].uses
    var place: Int32 = 0
    while place < list.count {
      let use = uses[list, place]
      place += 1
      let rank = constraints[use.constraint].rank
      // Those that wait are not defined yet, and wait for all their terms but the subject.
      guard rank < -1, -2 - rank != use.link else { continue }
      let waiting = constraints[use.constraint].waiting - 1
      constraints[use.constraint].waiting = waiting
      if waiting == 0 { scratch.ready.append(use.constraint) }
    }
  }

  /// Counts the variables of an assigned constraint that others are still to define.
  private mutating func countUndefined(_ id: Int32) {
    let record = constraints[id]
    var count: Int32 = 0
    var place: Int32 = 0
    while place < record.terms.count {
      if place != -2 - record.rank, variables[terms[record.terms, place].variable].rank == -2 {
        count += 1
      }
      place += 1
    }
    constraints[id].waiting = count
  }
}

/// A coefficient this much smaller than the largest of its constraint is not divided by.
let smallestSubject = 1e-3

extension Priority {
  /// From here on an equality of one variable counts as an edit: it is wanted more than anything but the rules.
  static let editing = Priority(unchecked: 999)
}
