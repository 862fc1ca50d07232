extension Solver {
  /// Step 3: makes the added constraints part of the system.
  ///
  /// 1. An equality on a single variable defines it, if it is required or as strong as an edit.
  /// 2. Each required equality is assigned a subject: the first variable that has no definition.
  ///    (Preferring a variable that occurs only once would turn chains around and make the growth
  ///    quadratic again.)
  /// 3. The other constraints are assigned a variable as well: first the optional constraints on a
  ///    single variable, then the rest. (A variable mostly gets the value that an optional
  ///    constraint asks for; a required inequality is a limit that is seldom reached.)
  /// 4. Definitions are made in topological order, each mentioning only defined variables (Kahn
  ///    1962). The order of adding is kept if possible, because it keeps related records close in
  ///    memory.
  /// 5. In each cycle a variable becomes a column. If a long batch has many cycles, steps 2 to 4
  ///    are undone, and the structure decides (3c). In a long batch in disorder the structure
  ///    decides at once.
  /// 6. All others become rows of the tableau, required equalities first. Rows of very many terms
  ///    come last, the stronger constraints first: while such a row holds a column in place, each
  ///    row made from it would be as long.
  /// - Complexity: O(number of terms), and the cost of the rows.
  mutating func addPending() {
    guard !changes.additions.isEmpty else { return }
    batch.isLater = definitions.count > 0
    redefinition.earn(constraints: changes.additions.count, of: constraints.count)
    reserveForBatch()
    linkPending()
    let first = definitions.nextRank
    if isInDisorder() {
      defineByStructure()
    } else if !defineInOrder() {
      undoDefinitions(from: first)
      defineByStructure()
    }
    changes.additions.removeAll()
    insertRows()
  }

  /// Assigns the constraints in the order of adding, and defines the assigned variables.
  /// - Returns: False if too many constraints wait for each other.
  /// - Complexity: O(number of terms).
  private mutating func defineInOrder() -> Bool {
    batch.equalities.removeAll()
    batch.others.removeAll()
    for index in 0..<changes.additions.count {
      let id = changes.additions[index]
      guard constraints[id].state == .pending else { continue }
      if constraints[id].isRequiredEquality {
        if !assign(id) { batch.equalities.append(id) }
      } else {
        batch.others.append(id)
      }
    }
    for index in 0..<batch.others.count {
      let id = batch.others[index]
      if isContent(id), assign(id) { batch.others[index] = .null }
    }
    var kept = 0
    for index in 0..<batch.others.count {
      let id = batch.others[index]
      guard id.exists, !assign(id) else { continue }
      batch.others[kept] = id
      kept += 1
    }
    batch.others.truncate(to: kept)
    defineAssigned()
    return breakCycles()
  }

  /// Whether half of the relations that begin a long batch mention several variables that
  /// no earlier constraint mentions: people mostly relate a new variable to older variables.
  private mutating func isInDisorder() -> Bool {
    guard changes.additions.count >= capacity.judgedConstraints else { return false }
    var (relations, disordered) = (0, 0)
    for index in 0..<capacity.judgedConstraints {
      let id = changes.additions[index]
      guard constraints[id].terms.count > 1, constraints[id].state == .pending else { continue }
      relations += 1
      var new = 0
      let list = constraints[id].terms
      for position in list.positions {
        let variable = constraints.terms[list, position].variable
        guard !variables[variable].definition.exists, !variables[variable].isAwaited else {
          continue
        }
        variables[variable].isAwaited = true
        new += 1
      }
      if new > 1 { disordered += 1 }
    }
    for index in 0..<capacity.judgedConstraints {
      let list = constraints[changes.additions[index]].terms
      for position in list.positions {
        variables[constraints.terms[list, position].variable].isAwaited = false
      }
    }
    return 2 * disordered > relations
  }

  /// Makes a variable in each cycle free; the variable's constraint is left over.
  /// - Returns: False if a long batch has many cycles: then the order is not that of the layout.
  /// - Complexity: O(number of terms of the waiting constraints, and of uses of the variables).
  private mutating func breakCycles() -> Bool {
    let isShort = changes.additions.count < capacity.judgedConstraints
    var remaining = isShort ? Int.max : changes.additions.count / 64
    for index in 0..<batch.worklist.count {
      let id = batch.worklist[index]
      guard case .assigned(let subject) = constraints[id].state else { continue }
      guard remaining > 0 else { return false }
      remaining -= 1
      let variable = constraints.terms[constraints[id].terms, subject].variable
      constraints[id].state = .pending
      constraints[id].change = 0
      batch.equalities.append(id)
      makeFreeVariable(variable)
      releaseWaiting(on: variable)
      drainReady()
    }
    return true
  }

  /// Makes the constraints of the batch pending again whose definitions have `first` or a higher
  /// rank.
  /// - Complexity: O(number of terms of the batch).
  private mutating func undoDefinitions(from first: DefinitionIndex) {
    var rank = first
    while rank < definitions.nextRank {
      let definition = definitions[rank]
      variables[definition.variable].definition = .null
      if definition.column.exists { tableau.removeColumn(definition.column) }
      if definition.constraint.exists {
        constraints[definition.constraint].state = .pending
        constraints[definition.constraint].column = .null
      }
      rank = DefinitionIndex(raw: rank.raw + 1)
    }
    definitions.remove(from: first)
    tableau.dirty.remove(from: first)
    for index in 0..<changes.additions.count {
      let id = changes.additions[index]
      if case .assigned = constraints[id].state { constraints[id].state = .pending }
      guard constraints[id].state == .pending else { continue }
      constraints[id].change = 0
      let list = constraints[id].terms
      for position in list.positions {
        let variable = constraints.terms[list, position].variable
        variables[variable].isAssigned = false
        variables[variable].isAwaited = false
      }
    }
  }

  /// Reserves room for everything that the batch may need.
  /// - Complexity: O(1) amortized for each variable and each constraint.
  private mutating func reserveForBatch() {
    let (added, known) = (changes.additions.count, variables.count)
    var columns = 0
    for index in 0..<added where !constraints[changes.additions[index]].isRequiredEquality {
      columns += 1
    }
    beginRows(columns)
    expansion.reserve(variables: known, columns: tableau.columns.count + columns)
    // Smaller batches are covered by doubling.
    guard added > definitions.count else { return }
    definitions.reserve(known)
    tableau.dirty.reserve(known)
    tableau.reserve(columns: columns)
    journal.moved.reserve(known)
    journal.noted.reserve(known)
  }

  /// Adds the batch to the lists of uses, and makes the definitions of edited and fixed variables.
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

  /// Assigns a constraint to the constraint's first variable that is neither defined nor assigned.
  /// - Complexity: O(number of terms).
  private mutating func assign(_ id: ConstraintIndex) -> Bool {
    let list = constraints[id].terms
    for position in list.positions {
      let variable = constraints.terms[list, position].variable
      guard !variables[variable].definition.exists, !variables[variable].isAssigned,
        canDivide(by: position, in: id)
      else { continue }
      variables[variable].isAssigned = true
      constraints[id].state = .assigned(subject: position)
      constraints[id].change = 0
      return true
    }
    return false
  }

  /// Defines the assigned variables, in the batch's order if possible.
  /// - Complexity: O(number of terms of the batch).
  private mutating func defineAssigned() {
    batch.worklist.removeAll()
    for index in 0..<changes.additions.count {
      let id = changes.additions[index]
      guard case .assigned(let subject) = constraints[id].state else { continue }
      let count = registerWaiting(id, besides: subject)
      if count == 0 {
        defineFrom(id, at: subject)
      } else {
        constraints[id].change = count
        batch.worklist.append(id)
      }
    }
  }

  /// Defines a constraint's subject, and then everything that waited only for it.
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

  /// Defines everything that waits for nothing, and then everything that waited only for that (Kahn
  /// 1962).
  /// - Complexity: O(number of terms and of uses of the defined variables).
  private mutating func drainReady() {
    while let id = batch.ready.popLast() {
      guard case .assigned(let subject) = constraints[id].state else { continue }
      let variable = constraints.terms[constraints[id].terms, subject].variable
      define(id, at: subject)
      releaseWaiting(on: variable)
    }
  }

  /// Decrements the wait counts of the constraints that wait for a variable, now defined.
  /// - Complexity: O(number of uses of the variable).
  private mutating func releaseWaiting(on variable: VariableIndex) {
    guard variables[variable].isAwaited else { return }
    variables[variable].isAwaited = false
    let list = variables[variable].uses
    for position in list.positions {
      let use = variables.uses[list, position]
      // A waiting constraint has a count, and waits for all terms but the subject.
      guard case .assigned(let subject) = constraints[use.constraint].state, subject != use.link
      else { continue }
      let count = constraints[use.constraint].change - 1
      guard count >= 0 else { continue }
      constraints[use.constraint].change = count
      if count == 0 { batch.ready.append(use.constraint) }
    }
  }

  /// Counts an assigned constraint's undefined variables, besides the subject, and marks them as
  /// awaited.
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

/// The limit for divisors, relative to the largest coefficient of the constraint: smaller
/// coefficients are not divided by.
let smallestSubject = 1e-3

extension Priority {
  /// The priority from which an equality on a single variable counts as an edit: stronger than
  /// everything but required constraints.
  static let editing = Priority(unchecked: 999)
  /// A priority weaker than any that callers use in practice.
  static let weakest = Priority(unchecked: .leastNonzeroMagnitude)
}
