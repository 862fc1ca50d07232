extension Tableau {
  /// Step 4c: exchanges the basic column `row` for the non-basic `column`.
  ///
  /// `row` leaves at value 0; `column` enters and moves as far as that requires. If it does not
  /// move, it counts on the side of `direction`, the side to which it was free to move: counting it
  /// on the other makes the method cycle. A column that has no weight may instead leave at the
  /// current value (`moving` is false); then nothing moves.
  /// - Complexity: O(sum of the lengths of the rows that change).
  mutating func pivot(row: ColumnIndex, column: ColumnIndex, direction: Int8, moving: Bool = true) {
    counters.pivots += 1
    basis.exchange(row, column)
    // 1. The slope of the leaving column is subtracted from the reduced costs.
    addSlope(-columns[row].slope, row: row, pricing: false)
    // 2. The row is solved for the entering column.
    let pivotElement = coefficient(row: row, column: column)
    precondition(pivotElement != 0, "a pivot element must not be 0")
    let inverse = 1 / pivotElement
    let step = moving ? -columns[row].value * inverse : 0
    if columns[row].terms.count == 1 {
      rename(column, to: row, inverse: inverse, step: step)
    } else {
      loadPivotRow(row: row, column: column, inverse: inverse)
      clearRow(row)
      // 3. The reduced cost of the entering column is distributed to the others.
      distributeCost(of: column)
      columns[row].isBasic = false
      columns[column].isBasic = true
      // 4. The entering column is replaced in every other row.
      substitute(column, step: step)
      columnEntries.giveBackExcess(of: &columns[column].entries)
      storePivotRow(column)
    }
    // 5. Values and the slope of the entering column.
    if moving { setValue(0, of: row) }
    let arrival = columns[column].value + step
    let tolerance = columns[column].tolerance
    columns[column].side = arrival > tolerance ? 1 : arrival < -tolerance ? -1 : direction
    columns[row].side = 0
    setValue(arrival, of: column)
    addSlope(columns[column].slope, row: column, pricing: false)
    if columns[column].level == requiredLevel, columns[column].isViolated {
      scratch.violated.append(column)
    }
    noteTie(row)
    if columns[column].isDead { scratch.dead.append(columns[column].constraint) }
  }

  /// Does steps 2 to 4 for a row that has a single term: `row` takes over the lists of `column`,
  /// and replaces it in every row.
  ///
  /// Constraints on content sizes have such rows, and most rows are of this kind.
  /// - Complexity: O(number of rows in which `column` occurs).
  private mutating func rename(
    _ column: ColumnIndex, to row: ColumnIndex, inverse: Double, step: Double
  ) {
    clearRow(row)
    columns[row].isBasic = false
    columns[column].isBasic = true
    let (entries, amounts) = (columns[column].entries, columns[column].cost)
    columns[column].entries = columns[row].entries
    columns[column].cost = columns[row].cost
    columns[row].entries = entries
    columns[row].cost = amounts
    if inverse != 1 {
      for position in amounts.positions { costs[amounts, position].amount *= inverse }
    }
    for position in entries.positions {
      let entry = columnEntries[entries, position]
      let list = columns[entry.row].terms
      let factor = rowTerms[list, entry.link].coefficient
      rowTerms[list, entry.link] = RowTerm(
        column: row, link: position, coefficient: snapped(factor * inverse))
      if step != 0 { setValue(columns[entry.row].value + factor * step, of: entry.row) }
    }
    appendTerm(inverse, column: row, row: column)
  }

  /// Writes the row, solved for the entering column, into the scratch list.
  /// - Complexity: O(length of the row).
  private mutating func loadPivotRow(row: ColumnIndex, column: ColumnIndex, inverse: Double) {
    scratch.pivotRow.removeAll()
    let list = columns[row].terms
    var largest = 1.0
    for position in list.positions {
      let term = rowTerms[list, position]
      if term.column != column {
        let coefficient = -term.coefficient * inverse
        largest = max(largest, abs(coefficient))
        scratch.pivotRow.append(
          RowTerm(column: term.column, link: 0, coefficient: snapped(coefficient)))
      }
    }
    // Rounding errors already in the row grow by that factor.
    growth *= largest
    scratch.pivotRow.append(RowTerm(column: row, link: 0, coefficient: inverse))
  }

  /// Distributes the reduced cost of the entering column to the columns that replace it.
  /// - Complexity: O(length of the pivot row), for each level.
  private mutating func distributeCost(of column: ColumnIndex) {
    scratch.pivotCost.removeAll()
    let list = columns[column].cost
    for position in list.positions {
      scratch.pivotCost.append(costs[list, position])
    }
    columns[column].cost.count = 0
    for index in 0..<scratch.pivotCost.count {
      let entry = scratch.pivotCost[index]
      for inner in 0..<scratch.pivotRow.count {
        let term = scratch.pivotRow[inner]
        addCost(entry.amount * term.coefficient, level: entry.level, column: term.column)
      }
    }
    for inner in 0..<scratch.pivotRow.count { noteTie(scratch.pivotRow[inner].column) }
  }

  /// Replaces `column` by the pivot row in every row, and moves the rows' values by `step`.
  /// - Complexity: O(sum of the lengths of the rows that change), and of the pivot row for each.
  private mutating func substitute(_ column: ColumnIndex, step: Double) {
    guard columns[column].entries.count > 0 else { return }
    var reach: Int32 = 0
    for index in 0..<scratch.pivotRow.count {
      let term = scratch.pivotRow[index]
      scratch.spread[term.column] = term.coefficient
      reach &+= columns[term.column].entries.count
    }
    while columns[column].entries.count > 0 {
      let list = columns[column].entries
      let entry = columnEntries[list, list.count - 1]
      let factor = rowTerms[columns[entry.row].terms, entry.link].coefficient
      removeTerm(at: entry.link, row: entry.row)
      counters.rowEntries += Int(columns[entry.row].terms.count) + scratch.pivotRow.count
      if columns[entry.row].terms.count > reach + 32 {
        lookUpPivotRow(factor, to: entry.row)
      } else {
        addPivotRow(factor, to: entry.row)
      }
      setValue(columns[entry.row].value + factor * step, of: entry.row)
    }
    for index in 0..<scratch.pivotRow.count {
      scratch.spread[scratch.pivotRow[index].column] = 0
    }
  }

  /// Adds `factor` times the pivot row, in the spread scratch array, to a row.
  /// - Complexity: O(length of the row and of the pivot row).
  @inline(__always)
  private mutating func addPivotRow(_ factor: Double, to row: ColumnIndex) {
    scratch.stampNow &+= 1
    let now = scratch.stampNow
    var list = columns[row].terms
    var position: Int32 = 0
    while position < list.count {
      let term = rowTerms[list, position]
      let pivotTerm = scratch.spread[term.column]
      if pivotTerm != 0 {
        scratch.stamp[term.column] = now
        let added = factor * pivotTerm
        let sum = term.coefficient + added
        if abs(sum) <= dropTolerance * max(abs(added), abs(term.coefficient)) {
          removeTerm(term, at: position, from: &list)
          continue
        }
        rowTerms[list, position].coefficient = snapped(sum)
      }
      position += 1
    }
    for index in 0..<scratch.pivotRow.count {
      let term = scratch.pivotRow[index]
      if scratch.stamp[term.column] != now {
        appendTerm(snapped(factor * term.coefficient), column: term.column, row: row, to: &list)
      }
    }
    rowTerms.giveBackExcess(of: &list)
    columns[row].terms = list
  }

  /// Adds `factor` times the pivot row to a row that is much longer than the columns: it searches
  /// the columns for the terms instead of the row.
  /// - Complexity: O(sum of the lengths of the columns in the pivot row).
  private mutating func lookUpPivotRow(_ factor: Double, to row: ColumnIndex) {
    for index in 0..<scratch.pivotRow.count {
      let term = scratch.pivotRow[index]
      let added = factor * term.coefficient
      guard let position = position(of: term.column, in: row) else {
        appendTerm(snapped(added), column: term.column, row: row)
        continue
      }
      let old = rowTerms[columns[row].terms, position].coefficient
      let sum = old + added
      if abs(sum) <= dropTolerance * max(abs(added), abs(old)) {
        removeTerm(at: position, row: row)
      } else {
        rowTerms[columns[row].terms, position].coefficient = snapped(sum)
      }
    }
  }

  /// Stores the pivot row as the row of the entered column.
  /// - Complexity: O(length of the pivot row).
  private mutating func storePivotRow(_ row: ColumnIndex) {
    var list = columns[row].terms
    list.count = 0
    if scratch.pivotRow.count > 32 { rowTerms.reserve(Int32(scratch.pivotRow.count), in: &list) }
    for index in 0..<scratch.pivotRow.count {
      let term = scratch.pivotRow[index]
      appendTerm(term.coefficient, column: term.column, row: row, to: &list)
    }
    columns[row].terms = list
  }

  /// Returns the coefficient, or ±1 if it is within rounding of that: most coefficients are ±1, and
  /// stay so.
  @inline(__always)
  func snapped(_ coefficient: Double) -> Double {
    if abs(coefficient - 1) < 1e-12 { return 1 }
    if abs(coefficient + 1) < 1e-12 { return -1 }
    return coefficient
  }
}
