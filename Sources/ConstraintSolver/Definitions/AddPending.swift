extension Solver {
  /// Makes the constraints that were added part of the system.
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
    guard !pending.isEmpty else { return }
    reserveForBatch()
    linkPending()
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
    var rows = AwaitedRows(equalities: scratch.rowsToAdd.count)
    for index in 0..<scratch.later.count {
      let id = scratch.later[index]
      guard constraints[id].terms.count == 1, constraints[id].level != requiredLevel else {
        continue
      }
      if assign(id) { scratch.later[index] = -1 }
    }
    for index in 0..<scratch.later.count {
      let id = scratch.later[index]
      if id >= 0 && !assign(id) { scratch.rowsToAdd.append(id) }
    }
    scratch.worklist.removeAll()
    scratch.cyclic.removeAll()
    var start = 0
    while pending.count - start > capacity.partOfBatch {
      defineAssigned(start..<start + capacity.partOfBatch)
      start += capacity.partOfBatch
      insertReady(&rows, before: constraints[pending[start]].order)
    }
    defineAssigned(start..<pending.count)
    breakCycles()
    pending.removeAll()
    insertAll(rows)
    insertDenseRows()
  }

  /// Makes room for all that the batch may need, so that nothing grows step by step.
  private mutating func reserveForBatch() {
    let (added, known) = (pending.count, variables.count)
    scratch.reserve(variables: known, columns: tableau.columns.count + added)
    // What is fewer than before is covered by doubling.
    guard added > definitions.count else { return }
    definitions.reserve(known)
    tableau.dirty.reserve(known)
    tableau.reserve(columns: added)
    moved.reserve(known)
    noted.reserve(known)
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

  /// Assigns a constraint to the first of its variables that is neither defined nor assigned.
  private mutating func assign(_ id: Int32) -> Bool {
    let list = constraints[id].terms
    var largest = -1.0
    var position: Int32 = 0
    while position < list.count {
      let term = terms[list, position]
      if variables[term.variable].rank == -1 {
        if largest < 0 { largest = largestCoefficient(of: id) }
        if abs(term.coefficient) >= largest * smallestSubject {
          variables[term.variable].rank = -2
          constraints[id].rank = -2 - position
          return true
        }
      }
      position += 1
    }
    return false
  }

  /// Defines the variables that are assigned in a part of the batch, in its order where that will
  /// do.
  private mutating func defineAssigned(_ part: Range<Int>) {
    for index in part {
      let id = pending[index]
      guard constraints[id].rank < -1 else { continue }
      let count = registerWaiting(id)
      if count == 0 {
        defineFrom(id)
      } else {
        constraints[id].waiting = count
        scratch.worklist.append(id)
      }
    }
  }

  /// Defines what waits for itself; the constraints that cannot be used then are left in
  /// `scratch.cyclic`.
  private mutating func breakCycles() {
    for index in 0..<scratch.worklist.count {
      let id = scratch.worklist[index]
      guard constraints[id].rank < -1 else { continue }
      let variable = terms[constraints[id].terms, -2 - constraints[id].rank].variable
      constraints[id].rank = -1
      constraints[id].waiting = 0
      scratch.cyclic.append(id)
      makeFreeVariable(variable)
      releaseWaiting(on: variable)
      drainReady()
    }
  }

  /// Defines the subject of a constraint, and then all that waited for nothing else.
  @inline(__always)
  private mutating func defineFrom(_ id: Int32) {
    let position = -2 - constraints[id].rank
    let variable = terms[constraints[id].terms, position].variable
    define(id, at: position)
    if variables[variable].incoming > 0 {
      releaseWaiting(on: variable)
      drainReady()
    }
  }

  private mutating func drainReady() {
    while let id = scratch.ready.popLast() {
      let position = -2 - constraints[id].rank
      let variable = terms[constraints[id].terms, position].variable
      define(id, at: position)
      releaseWaiting(on: variable)
    }
  }

  /// Tells those that wait for a variable that it is defined.
  private mutating func releaseWaiting(on variable: Int32) {
    guard variables[variable].incoming > 0 else { return }
    variables[variable].incoming = 0
    let list = variables[variable].uses
    var position: Int32 = 0
    while position < list.count {
      let use = uses[list, position]
      position += 1
      let rank = constraints[use.constraint].rank
      // Those that wait have their count, and wait for all their terms but the subject.
      guard rank < -1, -2 - rank != use.link, constraints[use.constraint].waiting > 0 else {
        continue
      }
      let waiting = constraints[use.constraint].waiting - 1
      constraints[use.constraint].waiting = waiting
      if waiting == 0 { scratch.ready.append(use.constraint) }
    }
  }

  /// Counts the variables of an assigned constraint that others are still to define, and notes
  /// there that one waits.
  @inline(__always)
  private mutating func registerWaiting(_ id: Int32) -> Int32 {
    let list = constraints[id].terms
    let subject = -2 - constraints[id].rank
    var count: Int32 = 0
    var position: Int32 = 0
    while position < list.count {
      let variable = terms[list, position].variable
      if variables[variable].rank == -2, position != subject {
        variables[variable].incoming += 1
        count += 1
      }
      position += 1
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
