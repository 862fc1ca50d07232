extension Solver {
  /// Step 3b: makes rows of the constraints that define no variable, required equalities first.
  /// - Complexity: O(number of terms), and the cost of the rows.
  mutating func insertRows() {
    expansion.shortcuts.open()
    defer { expansion.shortcuts.close() }
    for index in 0..<batch.equalities.count { insertRow(batch.equalities[index]) }
    for index in 0..<batch.others.count { insertRow(batch.others[index]) }
    insertDenseRows()
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
