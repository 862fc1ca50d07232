/// The constraints in `batch.rowsToAdd` that are still to become rows: the required equalities
/// first, each kind in the order of adding.
///
/// Those that were passed over stand at the beginning of their part, the others from the next one
/// on.
struct AwaitedRows {
  var equalities: Int
  var keptEqualities = 0
  var nextEquality = 0
  var keptOthers: Int
  var nextOther: Int

  init(equalities: Int) {
    self.equalities = equalities
    keptOthers = equalities
    nextOther = equalities
  }
}

extension Solver {
  /// Step 3b: makes rows of those constraints added before `order` whose variables are defined; the
  /// others stay for later.
  /// - Complexity: O(number of terms of what is gone through), and what the rows cost.
  mutating func insertReady(_ rows: inout AwaitedRows, before order: UInt64) {
    let equalities = rows.equalities
    insertReady(&rows.nextEquality, &rows.keptEqualities, to: equalities, before: order)
    insertReady(&rows.nextOther, &rows.keptOthers, to: batch.rowsToAdd.count, before: order)
  }

  /// Does so for one of the two kinds, whose next constraint stands at `next`.
  private mutating func insertReady(
    _ next: inout Int, _ kept: inout Int, to end: Int, before order: UInt64
  ) {
    while next < end {
      let id = batch.rowsToAdd[next]
      guard constraints[id].order < order else { return }
      next += 1
      if isReady(id) {
        insertRow(id)
      } else {
        batch.rowsToAdd[kept] = id
        kept += 1
      }
    }
  }

  /// Whether all variables of a constraint are defined.
  /// - Complexity: O(number of terms).
  private mutating func isReady(_ id: ConstraintIndex) -> Bool {
    let list = constraints[id].terms
    for position in list.positions
    where !variables[constraints.terms[list, position].variable].definition.exists {
      return false
    }
    return true
  }

  /// Makes rows of all that are left.
  /// - Complexity: What the rows cost.
  mutating func insertAll(_ rows: AwaitedRows) {
    for index in 0..<rows.keptEqualities { insertRow(batch.rowsToAdd[index]) }
    for index in rows.nextEquality..<rows.equalities { insertRow(batch.rowsToAdd[index]) }
    for index in 0..<batch.cyclic.count { insertRow(batch.cyclic[index]) }
    for index in rows.equalities..<rows.keptOthers { insertRow(batch.rowsToAdd[index]) }
    for index in rows.nextOther..<batch.rowsToAdd.count { insertRow(batch.rowsToAdd[index]) }
  }

  /// Makes a row of a constraint and brings it into order, unless it is dense.
  /// - Complexity: That of ``addRow(_:ofAtMost:)``, and what the steps of the simplex cost.
  private mutating func insertRow(_ id: ConstraintIndex) {
    if addRow(id, ofAtMost: Tableau.longestSparseRow) {
      if !tableau.isSettled { optimize() }
    } else {
      batch.denseRows.append(id)
    }
  }

  /// Makes rows of the constraints that have very many terms, the stronger ones first.
  /// - Complexity: O(*r* log *r*) for *r* of them, and what the rows and the steps of the simplex
  ///   cost.
  mutating func insertDenseRows() {
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
