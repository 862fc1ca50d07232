extension Solver {
  /// The number of solves after which the errors are refreshed.
  private var solveInterval: Int { max(1024, constraints.count / 16) }

  /// The number of pivots after which the errors are refreshed.
  private var pivotInterval: Int { max(16, constraints.count / 4) }

  var isRefreshDue: Bool {
    solvesSinceRefresh + 1 >= solveInterval
      || tableau.counters.pivots - refreshed.pivots >= pivotInterval || tableau.growth > 1e3
  }

  /// Step 10: refreshes the errors of all constraints from the values, from time to time.
  ///
  /// Values are computed from definitions, but errors and rows change step by step, and rounding
  /// adds up in them. A non-basic error's drift is corrected like a change of the constant. Rows in
  /// which rounding may have grown are checked, and rebuilt if it has; the reduced costs, as sums
  /// of them, are treated alike.
  /// - Returns: Whether the errors were refreshed, and the values must be brought up to date.
  /// - Complexity: O(number of terms), once in a thousand solves, or in a quarter as many pivots as
  ///   there are constraints, or after divisions by small elements; that of ``refactor()`` after
  ///   rounding has grown.
  mutating func refreshIfDue() -> Bool {
    guard isRefreshDue else { return false }
    solvesSinceRefresh = 0
    for rank in definitions.indices { tableau.dirty.insert(rank) }
    propagate()
    let looksAtRows = rowsMayBeSpoiled
    if looksAtRows, haveSpoiledRow() {
      refactor()
    } else {
      recomputeErrors()
      if looksAtRows { tableau.recomputeCosts() }
    }
    if looksAtRows {
      tableau.growth = 1
      refreshed.rowPivots = tableau.counters.pivots
    }
    refreshed.pivots = tableau.counters.pivots
    return true
  }

  /// Whether rounding in the rows may have grown: by divisions, or by as many pivots as a rebuild
  /// would take.
  private var rowsMayBeSpoiled: Bool {
    tableau.growth > 100 || tableau.counters.pivots - refreshed.rowPivots >= constraints.count
  }

  /// Whether rounding has spoiled a row.
  ///
  /// Instead of all coefficients, a sum of each row is compared (Freivalds 1977). The non-basic
  /// columns get random values. The values of the basic columns computed from the rows must match
  /// the values computed from the definitions and constraints.
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

  /// Whether a constraint's sum differs from the column in the work vectors.
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

  /// Recomputes all errors from the values.
  /// - Complexity: O(number of terms), and the lengths of the columns that are off.
  private mutating func recomputeErrors() {
    let nonBasic = drifts(ofBasic: false)
    for index in 0..<nonBasic.count {
      let drift = nonBasic[index]
      tableau.shift(drift.column, by: tableau.columns[drift.column].value - drift.error)
    }
    propagate()
    let basic = drifts(ofBasic: true)
    for index in 0..<basic.count { tableau.setValue(basic[index].error, of: basic[index].column) }
  }

  /// Returns the columns of constraints, basic or not, whose error differs from the values.
  /// - Complexity: O(number of terms).
  private mutating func drifts(ofBasic isBasic: Bool) -> FlatArray<Drift> {
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

/// A column whose value has drifted from the constraint's error by rounding.
private struct Drift: BitwiseCopyable {
  var column: ColumnIndex
  var error: Double
}

/// The state at the last refresh of the errors.
struct RefreshRecord: BitwiseCopyable {
  /// The number of pivots at the last refresh.
  var pivots = 0
  /// The number of pivots at the last check of the rows.
  var rowPivots = 0
}
