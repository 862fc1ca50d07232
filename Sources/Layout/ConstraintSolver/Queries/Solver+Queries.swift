extension Solver {
  /// Returns how far a live constraint is from holding after the last ``solve()``, in the
  /// constant's unit; 0 if it holds.
  /// - Complexity: O(number of terms).
  public func violation(of constraint: ConstraintID) -> Double {
    let id = constraints.checked(constraint)
    return read { $0.violation(of: id) }
  }

  /// Whether a live required constraint is relaxed: from a conflict until the constraint holds
  /// again.
  public func isRelaxed(_ constraint: ConstraintID) -> Bool {
    constraints[constraints.checked(constraint)].isRelaxed
  }

  /// Whether the constraints allow a variable several values at the same quality.
  ///
  /// Tie-breaks do not count: the answer considers only the constraints and their priorities, as of
  /// the last ``solve()``. A movement below a ten-millionth, where the rest moves by 1, counts as
  /// none.
  /// - Parameter variable: A live variable.
  /// - Returns: True if another solution, equally good at every priority, gives another value.
  /// - Complexity: O(size of the variable's expression) if nothing in it can move; else
  ///   O(everything that moves with it) and the cost of solving a system of the constraints with no
  ///   margin around it, mostly a few.
  public func isAmbiguous(_ variable: VariableID) -> Bool {
    let index = variables.checked(variable)
    return read { !$0.variables[index].definition.exists || $0.canMove(index) }
  }

  /// Whether a variable moves when a single constraint's error in the expression changes at no
  /// cost.
  ///
  /// Cheaper than ``isAmbiguous(_:)``, which also finds movements of several columns together.
  /// - Parameter variable: A live variable.
  /// - Returns: True if such a constraint is found, or if nothing determines the variable.
  /// - Complexity: O(size of the variable's expression).
  package mutating func isLoose(_ variable: VariableID) -> Bool {
    let index = variables.checked(variable)
    guard variables[index].definition.exists else { return true }
    expand(variable: index)
    for position in 0..<expansion.form.count {
      let (column, coefficient) = (
        expansion.form[position].column, expansion.form[position].coefficient
      )
      guard abs(coefficient) > moveTolerance else { continue }
      let directions = tableau.freeDirections(of: column, above: moveTolerance)
      if directions.contains(.up) && hasRoom(column, direction: 1)
        || directions.contains(.down) && hasRoom(column, direction: -1)
      {
        return true
      }
    }
    return false
  }

  /// Whether a non-basic column can move some distance before a basic column begins to cost more.
  /// - Complexity: O(number of rows in which the column occurs).
  private mutating func hasRoom(_ column: ColumnIndex, direction: Double) -> Bool {
    let list = tableau.columns[column].entries
    for position in list.positions {
      let entry = tableau.columnEntries[list, position]
      let rate = tableau.coefficient(of: entry) * direction
      if let breakpoint = read({ $0.current(entry.row) }).breakpoint(at: rate),
        breakpoint.distance <= defaultTolerance, !tableau.isRounding(rate, in: entry.row)
      {
        return false
      }
    }
    return true
  }

  /// Returns the constraints that determine a variable's value, in the order of adding.
  /// - Parameter variable: A live variable.
  /// - Returns: The constraints with a non-zero coefficient in the active rows that determine the
  ///   value.
  /// - Complexity: O(*d* log *d*) for *d* constraints that determine the value.
  public func constraintsDetermining(_ variable: VariableID) -> [ConstraintID] {
    let index = variables.checked(variable)
    return read { $0.constraintsDetermining(index) }
  }
}

extension SolverView {
  /// The size of the error at the current values, 0 on the sides that the relation allows.
  /// - Complexity: O(number of terms).
  func violation(of id: ConstraintIndex) -> Double {
    let error = error(of: id)
    switch constraints[id].relation {
    case .equal: return abs(error)
    case .lessThanOrEqual: return max(0, error)
    case .greaterThanOrEqual: return max(0, -error)
    }
  }

  fileprivate func constraintsDetermining(_ index: VariableIndex) -> [ConstraintID] {
    guard variables[index].definition.exists else { return [] }
    var found: Set<ConstraintIndex> = []
    var rest = RankedForm()
    rest.add(1, variables[index].definition)
    for (column, coefficient) in columnForm(of: index) where abs(coefficient) > moveTolerance {
      let owner = tableau.columns[column].constraint
      guard owner.exists else {
        rest.add(-coefficient, variables[tableau.columns[column].variable].definition)
        continue
      }
      if constraints[owner].origin == .caller && !constraints[owner].isDead { found.insert(owner) }
      for position in constraints[owner].terms.positions {
        let term = terms[constraints[owner].terms, position]
        rest.add(-coefficient * term.coefficient, variables[term.variable].definition)
      }
    }
    // Definitions that have no error cancel the remainder of the active rows.
    while let (rank, coefficient) = rest.popHighest() {
      let definition = definitions[rank]
      guard abs(coefficient) > moveTolerance, definition.constraint.exists else { continue }
      if !definition.column.exists { found.insert(definition.constraint) }
      for position in definition.others.positions {
        let term = terms[definition.others, position]
        rest.add(
          -coefficient * definition.inverse * term.coefficient, variables[term.variable].definition)
      }
    }
    return found.sorted { constraints[$0].order < constraints[$1].order }.map {
      $0.id
    }
  }

  /// Returns a variable as a sum over non-basic columns, in the order of their numbers.
  /// - Complexity: O(*d* log *d*) for *d* definitions and terms of rows in the expression.
  func columnForm(of variable: VariableIndex) -> [(column: ColumnIndex, coefficient: Double)] {
    var open = RankedForm()
    open.add(1, variables[variable].definition)
    var form: [ColumnIndex: Double] = [:]
    while let (rank, coefficient) = open.popHighest() {
      guard abs(coefficient) > dropTolerance else { continue }
      let definition = definitions[rank]
      let scale = coefficient * definition.inverse
      for position in definition.others.positions {
        let term = terms[definition.others, position]
        open.add(-scale * term.coefficient, variables[term.variable].definition)
      }
      guard definition.column.exists else { continue }
      let column = tableau.columns[definition.column]
      if column.isBasic {
        for position in column.terms.positions {
          let term = tableau.rowTerms[column.terms, position]
          form[term.column, default: 0] += scale * term.coefficient
        }
      } else {
        form[definition.column, default: 0] += scale
      }
    }
    return form.map { ($0.key, $0.value) }.sorted { $0.0 < $1.0 }
  }
}
