extension Solver {
  /// Step 4: dual and primal steps until every basic column is counted where it stands, and no
  /// non-basic one improves anything.
  ///
  /// Rows of very many terms wait until all others are done.
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

  mutating func dualStep(_ row: ColumnIndex) {
    if tableau.dualStep(row) == .conflict { breakConflict(at: row) }
  }
}
