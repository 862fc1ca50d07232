extension Solver {
  /// Step 3b: makes rows of the constraints that define no variable: first the pairs of content
  /// sizes, then required equalities.
  /// - Complexity: O(number of terms), and the cost of the rows.
  mutating func insertRows() {
    expansion.shortcuts.open()
    defer { expansion.shortcuts.close() }
    for index in 0..<batch.others.count where completePair(batch.others[index]) {
      batch.others[index] = .null
    }
    for index in 0..<batch.equalities.count { insertRow(batch.equalities[index]) }
    for index in 0..<batch.others.count where batch.others[index].exists {
      insertRow(batch.others[index])
    }
    insertDenseRows()
  }

  /// Holds a variable by an inequality, if the opposite and weaker inequality defines it.
  ///
  /// As a basic error at 0, the stronger inequality would count on no side yet. Each row that needs
  /// space would take it from all content first, and give it back in another step for each.
  /// - Returns: False for other constraints; nothing is changed then.
  /// - Complexity: O(1).
  private mutating func completePair(_ id: ConstraintIndex) -> Bool {
    let record = constraints[id]
    guard record.relation != .equal, record.terms.count == 1 else { return false }
    let term = constraints.terms[record.terms, 0]
    let rank = variables[term.variable].definition
    guard rank.exists, definitions[rank].column.exists, definitions[rank].constraint.exists else {
      return false
    }
    let weaker = constraints[definitions[rank].constraint]
    let error = definitions[rank].column
    guard weaker.terms.count == 1, weaker.relation != .equal, weaker.relation != record.relation,
      weaker.level < record.level, weaker.applied == record.applied,
      constraints.terms[weaker.terms, 0].coefficient == term.coefficient,
      tableau.columns[error].isUnusedError
    else { return false }
    constraints[id].state = .row
    constraints[id].column = tableau.makeColumn(errorColumn(of: id))
    tableau.hold(error, by: constraints[id].column)
    return true
  }

  /// Makes a constraint's row and settles it, unless it is dense.
  ///
  /// A constraint that joins parts solved before may become a definition instead.
  /// - Complexity: That of ``addRow(_:ofAtMost:)``, and the cost of the simplex steps.
  private mutating func insertRow(_ id: ConstraintIndex) {
    if redefine(by: id) || constraints[id].state == .row
      || addRow(id, ofAtMost: Tableau.longestSparseRow)
    {
      if !tableau.isSettled { optimize() }
      guard batch.isLater, constraints[id].state == .row else { return }
      holdEquality(id)
      if isHeld(id), !constraints[id].isRelaxed { _ = redefine(by: id) }
    } else {
      batch.denseRows.append(id)
    }
  }

  /// Makes an equality's error non-basic if the equality holds already: a dual step of length 0.
  ///
  /// Otherwise the columns of the row could move apart: everything that is added later would count
  /// them individually, and meet the equality in each step.
  /// - Complexity: O(length of the row), and a pivot.
  private mutating func holdEquality(_ id: ConstraintIndex) {
    let row = constraints[id].column
    guard constraints[id].isRequiredEquality, tableau.columns[row].isBasic,
      tableau.columns[row].terms.count > 0, tableau.columns[row].slope == 0, !tableau.isDense(row)
    else { return }
    _ = tableau.dualStep(row)
  }

  /// Makes rows of the constraints with very many terms, the stronger constraints first.
  /// - Complexity: O(*r* log *r*) for *r* of them, and the cost of the rows and the simplex steps.
  private mutating func insertDenseRows() {
    guard !batch.denseRows.isEmpty else { return }
    var rows: [ConstraintIndex] = []
    while let id = batch.denseRows.popLast() { rows.append(id) }
    rows.reverse()
    rows.sort { constraints[$0].level > constraints[$1].level }
    for id in rows {
      addRow(id)
      optimize()
    }
  }
}
