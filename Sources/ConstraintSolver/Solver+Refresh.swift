extension Solver {
  /// How many solves may pass before the errors are taken anew from the values.
  private var solveInterval: Int { max(1024, constraints.count / 16) }

  /// How many pivots may.
  private var pivotInterval: Int { max(16, constraints.count / 4) }

  /// Whether the errors are to be taken anew in the solve at hand.
  var isRefreshDue: Bool {
    solvesSinceRefresh + 1 >= solveInterval
      || tableau.counters.pivots - refreshed.pivots >= pivotInterval || tableau.growth > 1e3
  }

  /// Step 10: takes the errors of all constraints anew from the values, from time to time.
  ///
  /// Values are computed from definitions, but errors and rows move step by step, and rounding adds
  /// up in them. What a non-basic error is off by is taken back like a change of its constant. Rows
  /// in which rounding may have grown are looked at, and made anew if it has; so are reduced costs,
  /// which are sums of them.
  /// - Returns: Whether they were taken anew; what follows from that is to be brought up to date.
  /// - Complexity: O(number of terms), once in a thousand solves, or in a quarter as many pivots
  ///   as there are constraints, or where small elements were divided by; that of ``refactor()``
  ///   where rounding has grown.
  mutating func refreshIfDue() -> Bool {
    guard isRefreshDue else { return false }
    solvesSinceRefresh = 0
    for rank in definitions.indices { tableau.dirty.insert(rank) }
    propagate()
    let looksAtRows = rowsMayBeSpoiled
    if looksAtRows, haveSpoiledRow() {
      refactor()
    } else {
      takeErrorsAnew()
      if looksAtRows { tableau.takeCostsAnew() }
    }
    if looksAtRows {
      tableau.growth = 1
      refreshed.rowPivots = tableau.counters.pivots
    }
    refreshed.pivots = tableau.counters.pivots
    return true
  }

  /// Whether rounding in the rows may have grown: by division, or by as many pivots as would make
  /// all rows anew.
  private var rowsMayBeSpoiled: Bool {
    tableau.growth > 100 || tableau.counters.pivots - refreshed.rowPivots >= constraints.count
  }

  /// Whether rounding has spoiled a row.
  ///
  /// Not all coefficients are compared, but a sum of each row (Freivalds 1977): the non-basic
  /// columns are given values without pattern, and what the rows make of them for the basic ones
  /// must be what the definitions and constraints make of them.
  /// - Complexity: O(number of terms of rows, definitions and constraints).
  private mutating func haveSpoiledRow() -> Bool {
    expansion.fit(variables: variables.count, columns: tableau.columns.count)
    for index in tableau.columns.indices where !tableau.columns[index].isBasic {
      expansion.columnWork[index] = 0.5 + 0x1p-53 * Double(scrambled(Int(index.raw)) >> 12)
    }
    for index in tableau.columns.indices where tableau.columns[index].isBasic {
      var sum = 0.0
      let list = tableau.columns[index].terms
      for position in list.positions {
        let term = tableau.rowTerms[list, position]
        sum += term.coefficient * expansion.columnWork[term.column]
      }
      expansion.columnWork[index] = sum
    }
    for rank in definitions.indices where definitions[rank].variable.exists {
      let definition = definitions[rank]
      var sum = definition.column.exists ? expansion.columnWork[definition.column] : 0
      for position in definition.others.positions {
        let term = constraints.terms[definition.others, position]
        sum -= term.coefficient * expansion.variableWork[term.variable]
      }
      expansion.variableWork[definition.variable] = sum * definition.inverse
    }
    let found = constraints.indices.contains { disagrees($0) }
    for index in tableau.columns.indices { expansion.columnWork[index] = 0 }
    for index in variables.indices { expansion.variableWork[index] = 0 }
    return found
  }

  /// Whether the terms of a constraint sum up to something else than its column, in the work
  /// vectors.
  /// - Complexity: O(number of terms).
  private mutating func disagrees(_ id: ConstraintIndex) -> Bool {
    guard constraints[id].state == .row else { return false }
    var (sum, magnitude) = (-expansion.columnWork[constraints[id].column], 1.0)
    let list = constraints[id].terms
    for position in list.positions {
      let term = constraints.terms[list, position]
      let addend = term.coefficient * expansion.variableWork[term.variable]
      sum += addend
      magnitude += abs(addend)
    }
    return abs(sum) > 1e-13 * magnitude
  }

  /// Sets all errors to what the values say.
  /// - Complexity: O(number of terms), and the lengths of the columns that are off.
  private mutating func takeErrorsAnew() {
    let nonBasic = drifts(ofBasic: false)
    for index in 0..<nonBasic.count {
      let drift = nonBasic[index]
      tableau.shift(drift.column, by: tableau.columns[drift.column].value - drift.error)
    }
    propagate()
    let basic = drifts(ofBasic: true)
    for index in 0..<basic.count { tableau.setValue(basic[index].error, of: basic[index].column) }
  }

  /// The columns of constraints, basic or not, that hold another error than the values give.
  /// - Complexity: O(number of terms).
  private func drifts(ofBasic isBasic: Bool) -> FlatArray<Drift> {
    var drifts = FlatArray<Drift>()
    read { view in
      for id in constraints.indices where view.constraints[id].state == .row {
        let column = view.constraints[id].column
        guard view.tableau.columns[column].isBasic == isBasic else { continue }
        let error = view.error(of: id)
        guard error != view.tableau.columns[column].value else { continue }
        drifts.append(Drift(column: column, error: error))
      }
    }
    return drifts
  }
}

/// A column that rounding has led away from the error of its constraint.
private struct Drift: BitwiseCopyable {
  var column: ColumnIndex
  var error: Double
}

/// The state when errors were taken anew last.
struct RefreshRecord: BitwiseCopyable {
  /// How many pivots there had been.
  var pivots = 0
  /// How many there had been when the rows were looked at last.
  var rowPivots = 0
}
