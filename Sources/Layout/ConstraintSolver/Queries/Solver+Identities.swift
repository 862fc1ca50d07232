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

  /// Calls `body` with each term in a live constraint; equal variables are added up.
  /// - Complexity: O(number of terms).
  package mutating func forEachTerm(of constraint: ConstraintID, _ body: (Term) -> Void) {
    let list = constraints[constraints.checked(constraint)].terms
    for position in list.positions {
      let term = constraints.terms[list, position]
      body(Term(term.variable.id, term.coefficient))
    }
  }

  /// Returns a live constraint's relation and right-hand side, also if it is not solved yet.
  /// - Complexity: O(1).
  package mutating func statement(
    of constraint: ConstraintID
  ) -> (relation: Relation, constant: Double) {
    let record = constraints[constraints.checked(constraint)]
    let constant =
      record.isChanged ? changes.updates[Int(record.change)].constant : record.applied
    return (record.relation, constant)
  }
}
