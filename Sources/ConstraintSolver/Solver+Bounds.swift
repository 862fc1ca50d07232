extension Solver {
  /// Makes rows of the rule `extent >= 0` for the extents that came out negative.
  ///
  /// Most extents never come near 0, so the rule costs nothing until it is broken.
  /// - Returns: Whether there were any.
  mutating func enforceBounds() -> Bool {
    var found = false
    // What the new rows move is looked at by the next call.
    for index in 0..<scratch.negative.count {
      let variable = scratch.negative[index]
      guard values[variable] < -defaultTolerance, variables[variable].kind == .extent,
        variables[variable].rank >= 0
      else { continue }
      let bound = variables[variable].bound
      if bound < 0 {
        addBound(to: variable)
        found = true
      } else if tableau.parameters[constraints[bound].parameter].isDead {
        tableau.parameters[constraints[bound].parameter].isDead = false
        restoreWeight(bound)
        settleAll()
        found = true
      }
    }
    scratch.negative.removeAll()
    return found
  }

  mutating func addBound(to variable: Int32) {
    var record = ConstraintRecord(
      relation: .greaterThanOrEqual, constant: 0, level: requiredLevel)
    record.origin = .bound
    let id = makeConstraint(record)
    self[traitsOf: id].relaxationRank = Int32.max
    var list = terms.makeList(reserving: 1)
    terms.append(ConstraintTerm(variable: variable, link: 0, coefficient: 1), to: &list)
    constraints[id].terms = list
    linkTerm(at: 0, of: id)
    variables[variable].bound = id
    addRow(id)
    settleAll()
  }
}
