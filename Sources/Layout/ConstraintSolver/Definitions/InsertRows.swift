/// The constraints in `batch.rowsToAdd` that are still to become rows: required equalities first,
/// each kind in the order of adding.
///
/// In each part the skipped constraints come first, and the unvisited constraints begin at the next
/// position.
struct PendingRows {
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
  /// Step 3b: makes rows of the constraints added before `order` whose variables are all defined;
  /// the others wait.
  /// - Complexity: O(number of terms of the visited constraints), and the cost of the rows.
  mutating func insertReady(_ rows: inout PendingRows, before order: UInt32) {
    let equalities = rows.equalities
    insertReady(&rows.nextEquality, &rows.keptEqualities, to: equalities, before: order)
    insertReady(&rows.nextOther, &rows.keptOthers, to: batch.rowsToAdd.count, before: order)
  }

  /// Does this for one kind, from the constraint at `next` on.
  private mutating func insertReady(
    _ next: inout Int, _ kept: inout Int, to end: Int, before order: UInt32
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

  private mutating func isReady(_ id: ConstraintIndex) -> Bool {
    let list = constraints[id].terms
    for position in list.positions
    where !variables[constraints.terms[list, position].variable].definition.exists {
      return false
    }
    return true
  }

  mutating func insertAll(_ rows: PendingRows) {
    for index in 0..<rows.keptEqualities { insertRow(batch.rowsToAdd[index]) }
    for index in rows.nextEquality..<rows.equalities { insertRow(batch.rowsToAdd[index]) }
    for index in 0..<batch.cyclic.count { insertRow(batch.cyclic[index]) }
    for index in rows.equalities..<rows.keptOthers { insertRow(batch.rowsToAdd[index]) }
    for index in rows.nextOther..<batch.rowsToAdd.count { insertRow(batch.rowsToAdd[index]) }
  }

  /// Makes a constraint's row and settles it, unless it is dense.
  /// - Complexity: That of ``addRow(_:ofAtMost:)``, and the cost of the simplex steps.
  private mutating func insertRow(_ id: ConstraintIndex) {
    if addRow(id, ofAtMost: Tableau.longestSparseRow) {
      if !tableau.isSettled { optimize() }
    } else {
      batch.denseRows.append(id)
    }
  }

  /// Makes rows of the constraints with very many terms, the stronger constraints first.
  /// - Complexity: O(*r* log *r*) for *r* of them, and the cost of the rows and the simplex steps.
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
