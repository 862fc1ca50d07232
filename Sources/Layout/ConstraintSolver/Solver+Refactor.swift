extension Solver {
  /// Step 10a: rebuilds all rows, their values and the reduced costs for the current basis: a
  /// refactorization (Maros 2003).
  ///
  /// 1. The rows of all constraints are derived from the definitions, as before any pivot.
  /// 2. Each row that is non-basic in the current basis is exchanged for a definition's column that
  ///    is basic there: the column with the largest coefficient in the row.
  /// 3. The columns are counted on their old sides, and the reduced costs follow from that.
  ///
  /// Ties stay decided, except ties decided only by rounding. A basis that was reached only by
  /// rounding is not reproduced; the simplex then completes the rest.
  /// - Complexity: That of adding all rows, and a pivot for each definition with a basic column.
  mutating func refactor() {
    tableau.counters.refactorizations += 1
    let old = tableau.columns.copy()
    let costs = tableau.costSigns()
    let key = tableau.basis
    let (ties, dead) = (tableau.tieCandidates.count, tableau.scratch.dead.count)
    tableau.clearRows()
    for row in makeRows(old) { exchange(row, toReach: old) }
    tableau.restoreWeights(of: old)
    // The exchanges were not steps: the candidates that they noted do not count.
    tableau.forgetTies(after: ties)
    tableau.noteCosts(otherThan: costs)
    tableau.scratch.dead.truncate(to: dead)
    tableau.basis = key
    tableau.basis.structure += 1
    for rank in definitions.indices { tableau.dirty.insert(rank) }
  }

  /// Makes the rows of all constraints over the columns of definitions.
  /// - Returns: The rows that are non-basic in the end, the shorter rows first.
  /// - Complexity: That of ``expand(_:)`` for each.
  private mutating func makeRows(_ old: borrowing FlatArray<TableauColumn>) -> [ColumnIndex] {
    var leaving: [ColumnIndex] = []
    expansion.shortcuts.open()
    defer { expansion.shortcuts.close() }
    for id in constraints.indices where constraints[id].state == .row {
      let index = constraints[id].column
      let value = expand(id)
      tableau.columns[index].isBasic = true
      tableau.columns[index].value = value
      tableau.appendRow(expansion.form, to: index)
      if !old[index].isBasic { leaving.append(index) }
    }
    leaving.sort { left, right in
      let (first, second) = (tableau.columns[left].terms.count, tableau.columns[right].terms.count)
      return (first, left) < (second, right)
    }
    return leaving
  }

  /// Exchanges a row for a column that is to be basic, unless all such coefficients may be
  /// rounding.
  /// - Complexity: O(length of the row), and a pivot.
  private mutating func exchange(
    _ row: ColumnIndex, toReach old: borrowing FlatArray<TableauColumn>
  ) {
    let list = tableau.columns[row].terms
    var (best, largest) = (ColumnIndex.null, 0.0)
    for position in list.positions {
      let term = tableau.rowTerms[list, position]
      guard old[term.column].isBasic, abs(term.coefficient) > largest else { continue }
      (best, largest) = (term.column, abs(term.coefficient))
    }
    guard best.exists, !tableau.isRounding(largest, in: row) else { return }
    // It leaves at its old value: 0, unless it has no weight.
    let standing = old[row].value
    tableau.columns[row].value -= standing
    tableau.pivot(row: row, column: best, direction: 0)
    tableau.columns[row].value = standing
  }
}

extension Tableau {
  /// Removes all rows, reduced costs and weights, so exchanges affect only rows and values.
  /// - Complexity: O(number of columns).
  fileprivate mutating func clearRows() {
    for index in columns.indices {
      columns[index].terms.count = 0
      columns[index].entries.count = 0
      columns[index].cost.count = 0
      columns[index].isBasic = false
      columns[index].side = 0
      columns[index].left = 0
      columns[index].right = 0
    }
  }

  /// Gives the columns their weights back, and counts each on the old side.
  /// - Complexity: O(number of terms of all rows).
  fileprivate mutating func restoreWeights(of old: borrowing FlatArray<TableauColumn>) {
    for index in columns.indices {
      columns[index].left = old[index].left
      columns[index].right = old[index].right
      guard columns[index].isBasic, old[index].isBasic else { continue }
      columns[index].side = old[index].side
      addSlope(columns[index].slope, row: index, pricing: false)
      noteInfeasible(index)
    }
    for index in columns.indices where columns[index].isBasic != old[index].isBasic {
      if columns[index].isBasic {
        noteInfeasible(index)
        queueRowForPricing(index)
      } else {
        queueForPricing(index)
        guard columns[index].hasWeight else { continue }
        shift(index, by: -columns[index].value)
        setValue(0, of: index)
      }
    }
  }

  /// Removes the tie candidates beyond the first `count`.
  /// - Complexity: O(number of them).
  fileprivate mutating func forgetTies(after count: Int) {
    while tieCandidates.count > count, let column = tieCandidates.popLast() {
      columns[column].mayTie = false
    }
  }
}
