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
      } else if !withdrawStanding() {
        break
      }
    }
  }

  /// Counts required columns on no side that were left standing away from 0, so that dual steps
  /// bring them back or find the conflict they are in.
  ///
  /// A column that enters is counted where it arrives. While another required one is counted, too,
  /// that may cost nothing more, and what was the error of one becomes that of the other; but what
  /// is required is on neither side in the end. Where that goes on and on, each hands it to the
  /// next: one of them is a conflict then.
  /// - Returns: Whether there were any.
  /// - Complexity: O(lengths of their rows), O(1) if there is none.
  private mutating func withdrawStanding() -> Bool {
    var found = false
    while let column = tableau.scratch.standing.popLast() {
      let record = tableau.columns[column]
      guard record.isBasic, record.level == requiredLevel, record.isViolated, record.side != 0
      else {
        continue
      }
      if !found { tableau.standingRounds += 1 }
      tableau.withdraw(column)
      if tableau.standingRounds > 16 {
        breakConflict(at: column)
        return true
      }
      tableau.noteInfeasible(column)
      found = true
    }
    return found
  }

  /// Takes a dual step, and relaxes a constraint if the row turns out to be a conflict.
  /// - Complexity: That of ``Tableau/dualStep(_:)``.
  mutating func dualStep(_ row: ColumnIndex) {
    if tableau.dualStep(row) == .conflict { breakConflict(at: row) }
  }
}
