extension Tableau {
  @inline(__always)
  mutating func appendTerm(_ coefficient: Double, column: ColumnIndex, row: ColumnIndex) {
    var list = columns[row].terms
    appendTerm(coefficient, column: column, row: row, to: &list)
    columns[row].terms = list
  }

  /// Appends a term to a copied row list, which the caller stores again.
  @inline(__always)
  mutating func appendTerm(
    _ coefficient: Double, column: ColumnIndex, row: ColumnIndex, to list: inout List
  ) {
    var entries = columns[column].entries
    let link = entries.count
    columnEntries.append(ColumnEntry(row: row, link: list.count), to: &entries)
    columns[column].entries = entries
    rowTerms.append(RowTerm(column: column, link: link, coefficient: coefficient), to: &list)
  }

  /// Fills an empty row with terms, and notes the columns as tie candidates.
  /// - Complexity: O(length of the row) amortized.
  mutating func appendRow(_ form: borrowing FlatArray<RowTerm>, to row: ColumnIndex) {
    var list = columns[row].terms
    rowTerms.reserve(Int32(form.count), in: &list)
    for position in 0..<form.count {
      let term = form[position]
      appendTerm(term.coefficient, column: term.column, row: row, to: &list)
      noteTie(term.column)
    }
    columns[row].terms = list
  }

  /// Removes the term at `position` in a row; the last term fills the gap.
  @inline(__always)
  mutating func removeTerm(at position: Int32, row: ColumnIndex) {
    var list = columns[row].terms
    removeTerm(rowTerms[list, position], at: position, from: &list)
    columns[row].terms = list
  }

  /// Removes a term from a copied row list, which the caller stores again.
  @inline(__always)
  mutating func removeTerm(_ term: RowTerm, at position: Int32, from list: inout List) {
    removeEntry(at: term.link, column: term.column)
    let last = list.count - 1
    if position != last {
      let moved = rowTerms[list, last]
      rowTerms[list, position] = moved
      columnEntries[columns[moved.column].entries, moved.link].link = position
    }
    list.count = last
  }

  /// Removes an entry from a column's list; the last entry fills the gap.
  @inline(__always)
  private mutating func removeEntry(at position: Int32, column: ColumnIndex) {
    let list = columns[column].entries
    let last = list.count - 1
    if position != last {
      let moved = columnEntries[list, last]
      columnEntries[list, position] = moved
      rowTerms[columns[moved.row].terms, moved.link].link = position
    }
    columns[column].entries.count = last
  }

  /// Removes a row's terms; the list keeps a block that is not too large.
  /// - Complexity: O(length of the row).
  mutating func clearRow(_ row: ColumnIndex) {
    let list = columns[row].terms
    for position in list.positions {
      let term = rowTerms[list, position]
      removeEntry(at: term.link, column: term.column)
    }
    columns[row].terms.count = 0
    rowTerms.giveBackExcess(of: &columns[row].terms)
  }

  /// Removes a non-basic column from every row.
  /// - Complexity: O(number of rows in which the column occurs).
  mutating func clearColumn(_ column: ColumnIndex) {
    while columns[column].entries.count > 0 {
      let entry = columnEntries[columns[column].entries, columns[column].entries.count - 1]
      removeTerm(at: entry.link, row: entry.row)
    }
  }

  /// Returns the coefficient of `column` in `row`, 0 if it does not occur.
  /// - Complexity: O(length of the row, or of the column if that is shorter).
  @inline(__always)
  func coefficient(row: ColumnIndex, column: ColumnIndex) -> Double {
    let terms = columns[row].terms
    let entries = columns[column].entries
    if terms.count <= entries.count {
      for position in terms.positions {
        let term = rowTerms[terms, position]
        if term.column == column { return term.coefficient }
      }
      return 0
    }
    guard let position = position(of: column, in: row) else { return 0 }
    return rowTerms[terms, position].coefficient
  }

  /// Returns the position of the term of `column` in `row`, or nil.
  /// - Complexity: O(number of rows in which the column occurs).
  @inline(__always)
  func position(of column: ColumnIndex, in row: ColumnIndex) -> Int32? {
    let entries = columns[column].entries
    for position in entries.positions {
      let entry = columnEntries[entries, position]
      if entry.row == row { return entry.link }
    }
    return nil
  }

  @inline(__always)
  func coefficient(of entry: ColumnEntry) -> Double {
    rowTerms[columns[entry.row].terms, entry.link].coefficient
  }

  /// Returns the limit below which a row's elements are rounding, and must not be divided by.
  /// - Complexity: O(length of the row).
  @inline(__always)
  func smallestPivot(of row: ColumnIndex) -> Double {
    columns[row].smallestPivot(among: FlatView(rowTerms.elements))
  }

  /// Whether a coefficient is only rounding left over from a 0, so the row does not depend on the
  /// column.
  /// - Complexity: O(1); O(length of the row) for a coefficient below a ten-thousandth.
  @inline(__always)
  func isRounding(_ coefficient: Double, in row: ColumnIndex) -> Bool {
    columns[row].isRounding(coefficient, among: FlatView(rowTerms.elements))
  }
}

extension TableauColumn {
  /// Returns the limit below which a row's elements, with terms in `rowTerms`, are rounding.
  /// - Complexity: O(length of the row).
  @inline(__always)
  func smallestPivot(among rowTerms: FlatView<RowTerm>) -> Double {
    var largest = 0.0
    for position in terms.positions {
      largest = max(largest, abs(rowTerms[terms, position].coefficient))
    }
    return largest * 1e-7
  }

  /// Whether a coefficient of the row is only rounding left over from a 0.
  /// - Complexity: O(1); O(length of the row) for a coefficient below a ten-thousandth.
  @inline(__always)
  func isRounding(_ coefficient: Double, among rowTerms: FlatView<RowTerm>) -> Bool {
    abs(coefficient) < 1e-4 && abs(coefficient) < smallestPivot(among: rowTerms)
  }
}
