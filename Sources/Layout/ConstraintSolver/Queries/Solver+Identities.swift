extension Solver {
  /// Whether a live constraint mentions a live variable, so the variable cannot be removed.
  /// - Complexity: O(number of constraints that mention the variable).
  package mutating func isInUse(_ variable: VariableID) -> Bool {
    let index = variables.checked(variable)
    if variables[index].incoming > 0 { return true }
    let list = variables[index].uses
    for position in list.positions {
      let record = constraints[variables.uses[list, position].constraint]
      if !record.isDead && record.origin == .caller { return true }
    }
    return false
  }

  /// Calls `body` with each variable that a live constraint mentions.
  /// - Complexity: O(number of terms).
  package mutating func forEachVariable(of constraint: ConstraintID, _ body: (VariableID) -> Void) {
    let list = constraints[constraints.checked(constraint)].terms
    for position in list.positions { body(constraints.terms[list, position].variable.id) }
  }
}
