extension Solver {
  /// Step 4d: settles a row of very many terms after everything else is settled.
  ///
  /// A dual step would let a column enter that another constraint then drives out again, and so on,
  /// column after column, each time with all those terms. So primal steps first move each column
  /// until it bears its part. That is enough for an optional constraint. A required constraint
  /// first counts less than everything else, and then more than everything optional; if a dual step
  /// is still needed, it is a good step then.
  /// - Complexity: O(*t* log *t*) for *t* terms, and the cost of the steps of the columns that have
  ///   to move.
  mutating func settleDense(_ row: ColumnIndex) {
    tableau.columns[row].wasDense = true
    let level = tableau.columns[row].level
    guard level == requiredLevel else { return longStep(row) }
    tableau.withdraw(row)
    tableau.columns[row].level = Priority.weakest.level
    tableau.count(row)
    tableau.primalSimplex()
    if tableau.columns[row].isBasic {
      tableau.withdraw(row)
      tableau.columns[row].level = level - 1
      if tableau.columns[row].isViolated { longStep(row) }
      if tableau.columns[row].isBasic { tableau.withdraw(row) }
    }
    tableau.columns[row].level = level
    tableau.primalSimplex()
    if tableau.columns[row].isBasic && tableau.columns[row].isPrimalInfeasible { dualStep(row) }
  }

  /// Counts a dense row on the actual side, and moves the columns to bring it back.
  ///
  /// The columns move in the order in which they bear errors: cheapest first, and among equals the
  /// columns that a tie-break would decide against. Each moves as far as it may, so most are at
  /// their final value when the row is satisfied. A dual method calls that a long step (Maros
  /// 2003).
  /// - Complexity: O(*t* log *t*) for *t* terms, and the cost of the steps of the columns that have
  ///   to move.
  private mutating func longStep(_ row: ColumnIndex) {
    let candidates = candidates(of: row)
    tableau.count(row)
    for candidate in candidates {
      guard tableau.columns[row].isBasic, tableau.columns[row].isViolated else { break }
      tableau.enter(candidate.column)
    }
    tableau.primalSimplex()
  }

  /// A column that can bring a row back, and the cost of that.
  private struct RatioTestCandidate {
    var column: ColumnIndex
    /// The range of the cost per unit of the row's error, in the list of all costs.
    var costs: Range<Int>
    /// The tie-break of the constraint that bears most of the cost: the rank, and the order of
    /// adding.
    var rank: Int64 = 0
    var order: UInt32 = 0
  }

  /// Returns the columns that may bring a row back at no cost stronger than the row's cost, in
  /// their order of moving.
  /// - Complexity: O(*t* log *t*) for *t* terms, and the lengths of their columns.
  private mutating func candidates(of row: ColumnIndex) -> [RatioTestCandidate] {
    let falls = tableau.columns[row].value > 0
    let level = tableau.columns[row].level
    let list = tableau.columns[row].terms
    var costs = FlatArray<CostEntry>()
    var candidates: [RatioTestCandidate] = []
    for position in list.positions {
      let term = tableau.rowTerms[list, position]
      let bearer = tableau.collectCost(term.column, up: (term.coefficient > 0) != falls)
      if tableau.scratch.reducedCost.leads(at: level + 1) { continue }
      tableau.scratch.reducedCost.scale(by: 1 / abs(term.coefficient))
      let first = costs.count
      for index in 0..<tableau.scratch.reducedCost.count {
        costs.append(tableau.scratch.reducedCost[index])
      }
      var candidate = RatioTestCandidate(column: term.column, costs: first..<costs.count)
      if bearer.exists {
        candidate.rank =
          constraints[bearer].tie == .rank ? constraints.tieRank(of: bearer) : 0
        candidate.order = constraints[bearer].order
      }
      candidates.append(candidate)
    }
    candidates.sort { left, right in
      if costs.isLess(left.costs, than: costs, right.costs) { return true }
      if costs.isLess(right.costs, than: costs, left.costs) { return false }
      return (left.rank, left.order, left.column) < (right.rank, right.order, right.column)
    }
    return candidates
  }
}

extension Tableau {
  /// Writes the cost of moving a non-basic column beyond the current breakpoints into the scratch
  /// list.
  /// - Returns: The constraint that bears the strongest part by itself, or null.
  /// - Complexity: O(number of rows in which the column occurs).
  fileprivate mutating func collectCost(_ column: ColumnIndex, up: Bool) -> ConstraintIndex {
    collectReducedCost(column, up: up)
    var bearer = ConstraintIndex.null
    var strongest: Level = 0
    if (up ? columns[column].right : columns[column].left) != 0 {
      bearer = columns[column].constraint
      strongest = columns[column].level
    }
    let entries = columns[column].entries
    for position in entries.positions {
      let entry = columnEntries[entries, position]
      let rate = coefficient(of: entry) * (up ? 1 : -1)
      let column = columns[entry.row]
      guard let breakpoint = column.breakpoint(at: rate), breakpoint.distance <= column.tolerance
      else {
        continue
      }
      scratch.reducedCost.add(Double(breakpoint.weight) * abs(rate), at: column.level)
      if column.level > strongest {
        strongest = column.level
        bearer = column.constraint
      }
    }
    return bearer
  }
}
