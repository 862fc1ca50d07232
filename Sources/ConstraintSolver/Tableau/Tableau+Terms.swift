extension Tableau {
  /// Appends a term to a row and its entry to the column.
  @inline(__always)
  mutating func appendTerm(_ coefficient: Double, column: Int32, row: Int32) {
    var list = parameters[row].row
    appendTerm(coefficient, column: column, row: row, to: &list)
    parameters[row].row = list
  }

  /// Appends a term to the list of a row, which the caller puts back.
  @inline(__always)
  mutating func appendTerm(_ coefficient: Double, column: Int32, row: Int32, to list: inout List) {
    var entries = parameters[column].column
    let link = entries.count
    columns.append(ColumnEntry(row: row, link: list.count), to: &entries)
    parameters[column].column = entries
    rows.append(RowTerm(column: column, link: link, coefficient: coefficient), to: &list)
  }

  /// Gives an empty row its terms, and has the columns looked at for ties.
  mutating func appendRow(_ form: borrowing FlatArray<RowTerm>, to row: Int32) {
    var list = parameters[row].row
    rows.reserve(Int32(form.count), in: &list)
    for place in 0..<form.count {
      let term = form[place]
      appendTerm(term.coefficient, column: term.column, row: row, to: &list)
      noteTie(term.column)
    }
    parameters[row].row = list
  }

  /// Removes the term at `place` of a row; the last term takes its place.
  @inline(__always)
  mutating func removeTerm(at place: Int32, row: Int32) {
    var list = parameters[row].row
    removeTerm(rows[list, place], at: place, from: &list)
    parameters[row].row = list
  }

  /// Removes a term from the list of a row, which the caller puts back.
  @inline(__always)
  mutating func removeTerm(_ term: RowTerm, at place: Int32, from list: inout List) {
    removeEntry(at: term.link, column: term.column)
    let last = list.count - 1
    if place != last {
      let moved = rows[list, last]
      rows[list, place] = moved
      columns[parameters[moved.column].column, moved.link].link = place
    }
    list.count = last
  }

  @inline(__always)
  private mutating func removeEntry(at place: Int32, column: Int32) {
    let list = parameters[column].column
    let last = list.count - 1
    if place != last {
      let moved = columns[list, last]
      columns[list, place] = moved
      rows[parameters[moved.row].row, moved.link].link = place
    }
    parameters[column].column.count = last
  }

  /// Takes a row apart; its memory stays with the list.
  mutating func clearRow(_ row: Int32) {
    let list = parameters[row].row
    var place: Int32 = 0
    while place < list.count {
      let term = rows[list, place]
      removeEntry(at: term.link, column: term.column)
      place += 1
    }
    parameters[row].row.count = 0
  }

  /// Removes a non-basic parameter from every row.
  mutating func clearColumn(_ column: Int32) {
    while parameters[column].column.count > 0 {
      let entry = columns[parameters[column].column, parameters[column].column.count - 1]
      removeTerm(at: entry.link, row: entry.row)
    }
  }

  /// The coefficient of `column` in `row`, 0 if it does not occur.
  func coefficient(row: Int32, column: Int32) -> Double {
    let terms = parameters[row].row
    let entries = parameters[column].column
    if terms.count <= entries.count {
      var place: Int32 = 0
      while place < terms.count {
        let term = rows[terms, place]
        if term.column == column { return term.coefficient }
        place += 1
      }
      return 0
    }
    let place = place(of: column, in: row)
    return place < 0 ? 0 : rows[terms, place].coefficient
  }

  /// Where the term of `column` stands in `row`, -1 if it does not occur.
  /// - Complexity: O(number of rows in which the column occurs).
  func place(of column: Int32, in row: Int32) -> Int32 {
    let entries = parameters[column].column
    var place: Int32 = 0
    while place < entries.count {
      let entry = columns[entries, place]
      if entry.row == row { return entry.link }
      place += 1
    }
    return -1
  }

  @inline(__always)
  func coefficient(of entry: ColumnEntry) -> Double {
    rows[parameters[entry.row].row, entry.link].coefficient
  }
}
