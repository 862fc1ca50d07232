/// Rows that exist only while a tie is resolved: the expressions to bring to 0.
extension Solver {
  /// Brings a row made by ``addObjectiveRow(_:)`` to 0; it stays as a non-basic column if it got
  /// there, or is removed.
  mutating func approachZero(
    objective: ConstraintIndex, in group: inout TieGroup
  ) {
    let column = constraints[objective].column
    approachZero(column, in: &group)
    if tableau.columns[column].isBasic {
      releaseConstraint(objective)
    } else {
      tableau.columns[column].isDead = true
    }
  }

  /// Makes a weightless row for a variable to bring to 0.
  mutating func makeObjectiveRow(on variable: VariableIndex) -> ConstraintIndex {
    let id = makeObjective()
    constraints.setTerm(variable, of: id)
    return addObjectiveRow(id)
  }

  /// Makes a weightless row from a constraint's terms, to bring their sum to 0.
  mutating func makeObjectiveRow(copying other: ConstraintIndex) -> ConstraintIndex {
    let id = makeObjective()
    constraints.setTerms(copying: other, of: id)
    return addObjectiveRow(id)
  }

  /// Makes a constraint that has neither weight nor terms.
  private mutating func makeObjective() -> ConstraintIndex {
    var record = ConstraintRecord(relation: .equal, constant: 0, level: requiredLevel)
    record.origin = .objective
    record.isDead = true
    return constraints.make(record)
  }

  private mutating func addObjectiveRow(_ id: ConstraintIndex) -> ConstraintIndex {
    constraints.linkOwnTerms(of: id, in: &variables)
    addRow(id)
    return id
  }
}
