/// The working memory while an equality takes a free variable's place.
struct RedefinitionWork: ~Copyable {
  /// The definitions of the free variable and its dependents.
  var ranks = FlatArray<DefinitionIndex>()
  /// Their constraints and the equality, each after the constraints that it needs once it is
  /// planned.
  var constraints = FlatArray<ConstraintIndex>()
  var candidates = FlatArray<DefinitionIndex>()

  init() {}

  /// The largest number of definitions that a redefinition changes.
  static let reach = 64
  /// The largest number of definitions searched for free variables.
  static let depth = 16
}

extension Solver {
  /// Step 3d: puts an equality in a free variable's place, if few definitions depend on the
  /// variable.
  ///
  /// The equality joins two parts. As a row it would stay in the tableau, and the rows of
  /// everything that is joined later would get longer and longer.
  /// - Returns: Whether the equality is a definition now.
  /// - Complexity: O(number of terms and uses for a limited number of definitions), and a pivot if
  ///   rows depend on the free variable.
  mutating func redefine(by id: ConstraintIndex) -> Bool {
    guard batch.isLater, constraints[id].relation == .equal, hasDefinedVariables(id) else {
      return false
    }
    findFreeVariables(below: id)
    for index in 0..<redefinition.candidates.count
    where redefine(redefinition.candidates[index], by: id) {
      tableau.counters.redefinitions += 1
      expansion.shortcuts.close()
      return true
    }
    return false
  }

  private mutating func hasDefinedVariables(_ id: ConstraintIndex) -> Bool {
    let list = constraints[id].terms
    for position in list.positions
    where !variables[constraints.terms[list, position].variable].definition.exists {
      return false
    }
    return true
  }

  /// Collects the free variables on which a constraint depends, the highest ranks first, among a
  /// limited number of definitions.
  private mutating func findFreeVariables(below id: ConstraintIndex) {
    redefinition.candidates.removeAll()
    expansion.fit(variables: variables.count, columns: tableau.columns.count)
    expansion.heap.expectDistinct(below: definitions.count)
    search(constraints[id].terms)
    var searched = 0
    while let rank = expansion.heap.pop() {
      let definition = definitions[rank]
      expansion.isInHeap[definition.variable] = false
      searched += 1
      guard searched <= RedefinitionWork.depth else { continue }
      if definition.constraint.exists {
        search(definition.others)
      } else if !tableau.columns[definition.column].isBasic {
        redefinition.candidates.append(rank)
      }
    }
  }

  /// Adds the terms' definitions to the search; the coefficients do not matter.
  private mutating func search(_ list: List) {
    for position in list.positions {
      pushVariable(constraints.terms[list, position].variable, 0)
    }
  }

  /// Puts a constraint in the place where a rank's variable is free.
  private mutating func redefine(_ rank: DefinitionIndex, by id: ConstraintIndex) -> Bool {
    let column = definitions[rank].column
    if let position = lastPosition(of: rank, in: id) {
      guard eliminate(column, by: id) else { return false }
      replace(rank, by: id, at: position)
      return true
    }
    guard collectDependents(of: rank), plan(id) else { return false }
    guard eliminate(column, by: id) else { return false }
    applyPlan(id, instead: rank)
    return true
  }

  /// The position where a rank's variable occurs in a constraint, if the other variables have
  /// lower ranks.
  private mutating func lastPosition(of rank: DefinitionIndex, in id: ConstraintIndex) -> Int32? {
    let list = constraints[id].terms
    var found: Int32?
    for position in list.positions {
      let other = variables[constraints.terms[list, position].variable].definition
      if other > rank { return nil }
      if other == rank { found = position }
    }
    guard let found, canDivide(by: found, in: id) else { return nil }
    return found
  }

  /// Whether a coefficient is large enough to solve the constraint for the variable.
  @inline(__always)
  func canDivide(by position: Int32, in id: ConstraintIndex) -> Bool {
    let coefficient = constraints.terms[constraints[id].terms, position].coefficient
    return abs(coefficient) >= constraints.largestCoefficient(of: id) * smallestSubject
  }

  /// Makes the rows independent of the column, if there are any: a pivot with the constraint's row.
  private mutating func eliminate(_ column: ColumnIndex, by id: ConstraintIndex) -> Bool {
    guard tableau.columns[column].entries.count > 0 else { return true }
    if constraints[id].state != .row, !addRow(id, ofAtMost: Tableau.longestSparseRow) {
      return false
    }
    let row = constraints[id].column
    let coefficient = tableau.coefficient(row: row, column: column)
    guard coefficient != 0, !tableau.isRounding(coefficient, in: row) else { return false }
    tableau.note(.dualPivot, row: row, column: column)
    tableau.pivot(row: row, column: column, direction: 1)
    return true
  }

  /// Gives a free variable's rank to the constraint, which mentions the variable.
  private mutating func replace(
    _ rank: DefinitionIndex, by id: ConstraintIndex, at position: Int32
  ) {
    tableau.removeColumn(definitions[rank].column)
    let noted = definitions[rank].noted
    let dependents = definitions[rank].dependents
    constraints.bringToFront(position, of: id, in: &variables)
    definitions[rank] = definition(by: id, noted: noted)
    definitions[rank].keepDependents(dependents)
    finish(rank, by: id)
    settleColumn(of: id)
  }

  // MARK: Dependents

  /// Collects a free variable's definition and all that depend on it, and marks the variables.
  /// - Returns: False if they are too many; nothing is marked then.
  private mutating func collectDependents(of rank: DefinitionIndex) -> Bool {
    redefinition.ranks.removeAll()
    redefinition.ranks.append(rank)
    variables[definitions[rank].variable].isAssigned = true
    var next = 0
    while next < redefinition.ranks.count {
      let variable = definitions[redefinition.ranks[next]].variable
      next += 1
      let uses = variables[variable].uses
      guard redefinition.ranks.count + Int(uses.count) <= 4 * RedefinitionWork.reach else {
        unmark()
        return false
      }
      for position in uses.positions {
        let dependent = constraints[variables.uses[uses, position].constraint].definition
        guard dependent.exists else { continue }
        let other = definitions[dependent].variable
        guard other != variable, !variables[other].isAssigned else { continue }
        variables[other].isAssigned = true
        redefinition.ranks.append(dependent)
      }
      if redefinition.ranks.count > RedefinitionWork.reach {
        unmark()
        return false
      }
    }
    return true
  }

  private mutating func unmark() {
    for index in 0..<redefinition.ranks.count {
      variables[definitions[redefinition.ranks[index]].variable].isAssigned = false
    }
  }

  /// Plans new definitions for the marked variables by forward substitution, with the constraint
  /// in the free variable's place.
  /// - Returns: False if that is not enough.
  /// - Complexity: O(*d*²) for *d* definitions at worst, mostly O(*d*).
  private mutating func plan(_ id: ConstraintIndex) -> Bool {
    redefinition.constraints.removeAll()
    redefinition.constraints.append(id)
    for index in 1..<redefinition.ranks.count {
      redefinition.constraints.append(definitions[redefinition.ranks[index]].constraint)
    }
    var planned = 0
    var position = 0
    var skipped = 0
    let count = redefinition.constraints.count
    while planned < count {
      let candidate = redefinition.constraints[position]
      if let subject = onlyMarked(in: candidate) {
        variables[constraints.terms[constraints[candidate].terms, subject].variable].isAssigned =
          false
        constraints[candidate].change = subject
        redefinition.constraints.swapAt(planned, position)
        planned += 1
        position = planned
        skipped = 0
      } else {
        position += 1
        skipped += 1
      }
      if position == count { position = planned }
      guard planned == count || skipped <= count - planned else { break }
    }
    if planned == count { return true }
    unmark()
    return false
  }

  /// The constraint's only marked variable, unless the coefficient is too small.
  private mutating func onlyMarked(in id: ConstraintIndex) -> Int32? {
    let list = constraints[id].terms
    var found: Int32?
    for position in list.positions
    where variables[constraints.terms[list, position].variable].isAssigned {
      if found != nil { return nil }
      found = position
    }
    guard let found, canDivide(by: found, in: id) else { return nil }
    return found
  }

  /// Gives the planned definitions the highest ranks.
  private mutating func applyPlan(_ id: ConstraintIndex, instead rank: DefinitionIndex) {
    tableau.removeColumn(definitions[rank].column)
    for index in 0..<redefinition.ranks.count {
      let old = redefinition.ranks[index]
      let variable = definitions[old].variable
      // The journal notes old values by rank.
      if definitions[old].noted == solveCount { variables[variable].noted = solveCount }
      definitions.vacate(old)
    }
    for index in 0..<redefinition.constraints.count {
      let other = redefinition.constraints[index]
      constraints.bringToFront(constraints[other].change, of: other, in: &variables)
      constraints[other].change = 0
      let variable = constraints.terms[constraints[other].terms, 0].variable
      let rank = definitions.nextRank
      definitions.append(definition(by: other, noted: variables[variable].noted))
      finish(rank, by: other)
    }
    settleColumn(of: id)
  }
}
