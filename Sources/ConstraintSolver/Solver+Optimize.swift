extension Solver {
  /// Step 4: dual and primal steps until every basic column is counted where it stands, and no
  /// non-basic one improves anything.
  ///
  /// Rows of very many terms wait until all others are done.
  ///
  /// The dual simplex (Lemke 1954) mends what changed constants have disturbed, and the primal one
  /// what changed weights have (Badros, Borning & Stuckey 2001).
  /// - Complexity: What the steps cost. A step is linear in the lengths of the rows that it
  ///   changes; how many there are is exponential at worst, as in every simplex method, and few for
  ///   a layout.
  mutating func optimize() {
    while true {
      while let row = tableau.nextInfeasible() {
        if isRounding(row) { continue }
        if tableau.isDense(row) {
          // A step of another column must not take it to stand on the side it is counted on.
          tableau.withdraw(row)
          tableau.scratch.dense.append(row)
        } else {
          dualStep(row)
        }
      }
      if !tableau.pricingQueue.isEmpty {
        tableau.primalSimplex()
      } else if let row = tableau.scratch.dense.popLast() {
        guard tableau.columns[row].isBasic, tableau.columns[row].isPrimalInfeasible else {
          continue
        }
        settleDense(row)
      } else {
        break
      }
    }
  }

  /// Takes a dual step, and relaxes a constraint if the row turns out to be a conflict.
  /// - Complexity: That of ``Tableau/dualStep(_:)``.
  mutating func dualStep(_ row: ColumnIndex) {
    if tableau.dualStep(row) == .conflict { breakConflict(at: row) }
  }
}
