/// The working memory while a constraint takes another definition's place.
struct RedefinitionWork: ~Copyable {
  /// The replaced definition and the dependents.
  var ranks = FlatArray<DefinitionIndex>()
  /// The constraints of the dependents, and the new constraint.
  var constraints = FlatArray<ConstraintIndex>()
  /// The same constraints, each after the constraints that it needs.
  var planned = FlatArray<ConstraintIndex>()
  /// The variables on which the new constraint depends, and the definitions that it may replace.
  var searched = FlatArray<VariableIndex>()
  var candidates = FlatArray<DefinitionIndex>()
  /// The number of terms and uses that may be visited.
  var credit = 0

  init() {}

  /// The credit for each added constraint.
  static let creditPerConstraint = 64
  /// The number of terms and uses that the first attempt visits.
  static let firstReach = 64

  /// Adds a batch's credit, up to the cost of visiting everything.
  mutating func earn(constraints added: Int, of all: Int) {
    credit = min(
      credit + added * RedefinitionWork.creditPerConstraint,
      all * RedefinitionWork.creditPerConstraint)
  }
}

/// The outcome when a constraint tries to replace a definition.
private enum Redefinition {
  case done, impossible, outOfReach
}

extension Solver {
  /// Step 3d: lets a constraint replace a free variable or a weaker definition.
  ///
  /// A new equality joins two parts. As a row it would stay in the tableau, and the rows of
  /// everything that is joined later would get longer and longer. The definitions in the smaller
  /// part are rewritten. It is found first: each attempt visits four times as many terms as the
  /// attempt before. So all joins of *n* variables cost O(*n* log *n*), in any order.
  /// - Returns: Whether the constraint is a definition now.
  /// - Complexity: O(number of terms and uses of the smaller part), limited by the credit of the
  ///   constraints added so far, and a pivot if rows depend on the free variable.
  mutating func redefine(by id: ConstraintIndex) -> Bool {
    guard batch.isLater, hasDefinedVariables(id) else { return false }
    let isHeld = isHeld(id)
    guard isHeld || constraints[id].relation == .equal else { return false }
    var reach = RedefinitionWork.firstReach
    while reach <= redefinition.credit {
      var isComplete = findPlaces(for: id, isHeld: isHeld, among: reach)
      for index in 0..<redefinition.candidates.count {
        switch redefine(redefinition.candidates[index], by: id, among: reach) {
        case .done:
          tableau.counters.redefinitions += 1
          expansion.shortcuts.close()
          return true
        case .outOfReach: isComplete = false
        case .impossible: break
        }
      }
      if isComplete { return false }
      reach *= 4
    }
    return false
  }

  @inline(__always)
  private mutating func hasDefinedVariables(_ id: ConstraintIndex) -> Bool {
    let list = constraints[id].terms
    for position in list.positions
    where !variables[constraints.terms[list, position].variable].definition.exists {
      return false
    }
    return true
  }

  /// Collects the definitions that a constraint depends on and may replace, the nearest first.
  ///
  /// A pending equality takes a degree of freedom. A settled row replaces a free variable or a
  /// weaker definition that other columns determine: the row's error takes their part.
  /// - Returns: Whether the search is complete: it ends after `reach` terms.
  private mutating func findPlaces(
    for id: ConstraintIndex, isHeld: Bool, among reach: Int
  ) -> Bool {
    let takesWeaker = isHeld && constraints[id].isRequiredEquality
    redefinition.candidates.removeAll()
    redefinition.searched.removeAll()
    search(constraints[id].terms)
    var next = 0
    while next < redefinition.searched.count, redefinition.searched.count <= reach {
      let rank = variables[redefinition.searched[next]].definition
      next += 1
      let definition = definitions[rank]
      if definition.constraint.exists {
        if takesWeaker, isWeaker(definition.constraint) { redefinition.candidates.append(rank) }
        search(definition.others)
      } else if tableau.columns[definition.column].isBasic == isHeld {
        redefinition.candidates.append(rank)
      }
    }
    redefinition.credit -= redefinition.searched.count
    for index in 0..<redefinition.searched.count {
      variables[redefinition.searched[index]].isAwaited = false
    }
    return next == redefinition.searched.count
  }

  /// Whether a required equality may replace a constraint's definition.
  @inline(__always)
  private mutating func isWeaker(_ id: ConstraintIndex) -> Bool {
    let record = constraints[id]
    return record.level < Priority.editing.level && record.origin == .caller && !record.isDead
  }

  /// Whether a constraint is a row, and nothing moves the error.
  @inline(__always)
  mutating func isHeld(_ id: ConstraintIndex) -> Bool {
    guard constraints[id].state == .row else { return false }
    return !tableau.columns[constraints[id].column].isBasic
  }

  /// Adds the terms' variables to the search.
  private mutating func search(_ list: List) {
    for position in list.positions {
      let variable = constraints.terms[list, position].variable
      guard !variables[variable].isAwaited else { continue }
      variables[variable].isAwaited = true
      redefinition.searched.append(variable)
    }
  }

  /// Lets a constraint replace a rank's definition.
  private mutating func redefine(
    _ rank: DefinitionIndex, by id: ConstraintIndex, among reach: Int
  ) -> Redefinition {
    let column = definitions[rank].column
    if let position = lastPosition(of: rank, in: id) {
      guard eliminate(column, by: id) else { return .impossible }
      replace(rank, by: id, at: position)
      return .done
    }
    guard collectDependents(of: rank, among: reach) else { return .outOfReach }
    guard plan(id) else { return .impossible }
    guard eliminate(column, by: id) else {
      discardPlan()
      return .impossible
    }
    applyPlan(id, instead: rank)
    return .done
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
  mutating func canDivide(by position: Int32, in id: ConstraintIndex) -> Bool {
    let coefficient = constraints.terms[constraints[id].terms, position].coefficient
    return abs(coefficient) >= constraints.largestCoefficient(of: id) * smallestSubject
  }

  /// Makes the rows independent of the column, if there are any: a pivot with the constraint's row.
  private mutating func eliminate(_ column: ColumnIndex, by id: ConstraintIndex) -> Bool {
    guard !isHeld(id), tableau.columns[column].entries.count > 0 else { return true }
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

  /// Gives a rank to the constraint, which mentions the rank's variable.
  private mutating func replace(
    _ rank: DefinitionIndex, by id: ConstraintIndex, at position: Int32
  ) {
    vacatePlace(rank)
    let noted = definitions[rank].noted
    let dependents = definitions[rank].dependents
    constraints.bringToFront(position, of: id, in: &variables)
    definitions[rank] = definition(by: id, noted: noted)
    definitions[rank].keepDependents(dependents)
    finish(rank, by: id)
    settleColumn(of: id)
  }

  /// Removes a free variable's column, or makes a weaker definition a row.
  private mutating func vacatePlace(_ rank: DefinitionIndex) {
    let definition = definitions[rank]
    guard definition.constraint.exists else { return tableau.removeColumn(definition.column) }
    constraints[definition.constraint].state = .row
    tableau.columns[definition.column].definition = .null
  }

  // MARK: Dependents

  /// Collects a definition and all that depend on it, and marks the variables.
  /// - Returns: False if they have more than `reach` uses; nothing is marked then.
  private mutating func collectDependents(of rank: DefinitionIndex, among reach: Int) -> Bool {
    redefinition.ranks.removeAll()
    redefinition.ranks.append(rank)
    variables[definitions[rank].variable].isAssigned = true
    var next = 0
    var visited = 0
    while next < redefinition.ranks.count {
      let variable = definitions[redefinition.ranks[next]].variable
      next += 1
      let uses = variables[variable].uses
      visited += Int(uses.count)
      guard visited <= reach else {
        redefinition.credit -= visited - Int(uses.count)
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
    }
    redefinition.credit -= visited
    return true
  }

  private mutating func unmark() {
    for index in 0..<redefinition.ranks.count {
      variables[definitions[redefinition.ranks[index]].variable].isAssigned = false
    }
  }

  /// Plans new definitions for the marked variables by forward substitution, with the constraint
  /// instead of the replaced definition.
  /// - Returns: False if that is not enough.
  /// - Complexity: O(number of terms and uses of the marked variables).
  private mutating func plan(_ id: ConstraintIndex) -> Bool {
    redefinition.constraints.removeAll()
    redefinition.planned.removeAll()
    for index in 1..<redefinition.ranks.count {
      countMarked(in: definitions[redefinition.ranks[index]].constraint)
    }
    countMarked(in: id)
    var isPossible = constraints[id].change == 1
    if isPossible { redefinition.planned.append(id) }
    var next = 0
    while isPossible, next < redefinition.planned.count {
      let other = redefinition.planned[next]
      next += 1
      if let subject = markedPosition(in: other) {
        let variable = constraints.terms[constraints[other].terms, subject].variable
        variables[variable].isAssigned = false
        // Below 0, it is out of the count.
        constraints[other].change = -1 - subject
        planConstraints(with: variable)
      } else {
        isPossible = false
      }
    }
    unmark()
    if isPossible, next == redefinition.constraints.count { return true }
    discardPlan()
    return false
  }

  private mutating func discardPlan() {
    for index in 0..<redefinition.constraints.count {
      constraints[redefinition.constraints[index]].change = 0
    }
  }

  private mutating func countMarked(in id: ConstraintIndex) {
    let list = constraints[id].terms
    var count: Int32 = 0
    for position in list.positions
    where variables[constraints.terms[list, position].variable].isAssigned {
      count += 1
    }
    constraints[id].change = count
    redefinition.constraints.append(id)
  }

  /// Plans the constraints in which only another variable is left.
  private mutating func planConstraints(with variable: VariableIndex) {
    let uses = variables[variable].uses
    for position in uses.positions {
      let id = variables.uses[uses, position].constraint
      guard constraints[id].change > 0 else { continue }
      constraints[id].change -= 1
      if constraints[id].change == 1 { redefinition.planned.append(id) }
    }
  }

  /// The position of the constraint's only marked variable, unless the coefficient is too small.
  private mutating func markedPosition(in id: ConstraintIndex) -> Int32? {
    let list = constraints[id].terms
    for position in list.positions
    where variables[constraints.terms[list, position].variable].isAssigned {
      return canDivide(by: position, in: id) ? position : nil
    }
    return nil
  }

  /// Gives the planned definitions the highest ranks.
  private mutating func applyPlan(_ id: ConstraintIndex, instead rank: DefinitionIndex) {
    vacatePlace(rank)
    for index in 0..<redefinition.ranks.count {
      let old = redefinition.ranks[index]
      let variable = definitions[old].variable
      // The journal notes old values by rank.
      if definitions[old].noted == solveCount { variables[variable].noted = solveCount }
      definitions.vacate(old)
    }
    for index in 0..<redefinition.planned.count {
      let other = redefinition.planned[index]
      constraints.bringToFront(-1 - constraints[other].change, of: other, in: &variables)
      constraints[other].change = 0
      let variable = constraints.terms[constraints[other].terms, 0].variable
      let rank = definitions.nextRank
      definitions.append(definition(by: other, noted: variables[variable].noted))
      finish(rank, by: other)
    }
    settleColumn(of: id)
  }
}
