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
