extension SolverView {
  /// The moves that the optimum leaves open around a variable's dependencies: a cone.
  ///
  /// Non-basic columns move in their free directions, and a basic column at a kink of the penalty
  /// only to the side that costs nothing. A column away from kinks does not limit a small move, so
  /// only columns that share a kink must be considered together.
  struct OpenMoves {
    /// The columns that may move, with their directions.
    var columns: [(index: ColumnIndex, directions: TieDirections)] = []
    /// Each column's index in `columns`.
    var positions: [ColumnIndex: Int] = [:]
    /// The sums over columns that must not fall or not rise.
    var limits:
      [(form: [(column: ColumnIndex, coefficient: Double)], mayRise: Bool, mayFall: Bool)] = []
    var seenRows: Set<ColumnIndex> = []
    var extents: Set<VariableIndex> = []
  }

  /// Whether a variable can move at no cost.
  /// - Complexity: O(size of the variable's expression), and everything that depends on the columns
  ///   that share a kink with it if one of them can move.
  func canMove(_ variable: VariableIndex) -> Bool { variablesMoved(with: variable) != nil }

  /// Returns the variables that a free move of `variable` moves, including `variable`; nil if it
  /// cannot move.
  /// - Complexity: That of ``canMove(_:)``.
  func variablesMoved(with variable: VariableIndex) -> [VariableIndex]? {
    let form = columnForm(of: variable).filter { abs($0.coefficient) > moveTolerance }
    var moves = OpenMoves()
    for (column, _) in form { collectOpen(column, into: &moves) }
    guard !moves.columns.isEmpty else { return nil }
    closeOverKinks(&moves)
    let goal = form.filter { moves.positions[$0.column] != nil }
    for sign in [1.0, -1.0] {
      var known = moves
      // An extent at 0 has no row until it has become negative once: extents in the way are found
      // step by step.
      while let direction = direction(of: goal, by: sign, in: known) {
        let moved = rates(along: direction)
        let empty = moved.lazy.filter(isBelowZero).map { $0.variable }
          .filter { !known.extents.contains($0) }
        if empty.isEmpty { return moved.map { $0.variable } + [variable] }
        for extent in empty { limit(extent, in: &known) }
        closeOverKinks(&known)
      }
    }
    return nil
  }

  /// Adds a column with the free directions, unless rows with only this column block them.
  /// - Complexity: O(number of rows in which the column occurs).
  func collectOpen(_ column: ColumnIndex, into moves: inout OpenMoves) {
    guard moves.positions[column] == nil else { return }
    var directions = tableau.freeDirections(of: column, above: moveTolerance)
    guard !directions.isEmpty else { return }
    let list = tableau.columns[column].entries
    for position in list.positions {
      let entry = tableau.columnEntries[list, position]
      let coefficient = tableau.coefficient(of: entry)
      guard tableau.columns[entry.row].terms.count == 1, counts(coefficient, in: entry.row) else {
        continue
      }
      let (mayRise, mayFall) = room(of: entry.row)
      let isPositive = coefficient > 0
      if isPositive ? !mayRise : !mayFall { directions.remove(.up) }
      if isPositive ? !mayFall : !mayRise { directions.remove(.down) }
    }
    guard !directions.isEmpty else { return }
    moves.positions[column] = moves.columns.count
    moves.columns.append((column, directions))
  }

  /// Whether a row really depends on a column: a coefficient left over from a 0 by rounding would
  /// forbid moves that do not change the row.
  private func counts(_ coefficient: Double, in row: ColumnIndex) -> Bool {
    abs(coefficient) > moveTolerance && !tableau.isRounding(coefficient, in: row)
  }

  /// Whether a basic column may rise, and fall, a little at no cost.
  private func room(of row: ColumnIndex) -> (mayRise: Bool, mayFall: Bool) {
    let column = current(row)
    let (above, below) = (column.breakpoint(at: 1), column.breakpoint(at: -1))
    return (
      above.map { $0.distance > column.tolerance } ?? true,
      below.map { $0.distance > column.tolerance } ?? true
    )
  }

  /// Adds the rows that limit the columns, and the columns that these rows connect with them.
  /// - Complexity: O(lengths of the columns, and of the rows that limit them).
  func closeOverKinks(_ moves: inout OpenMoves) {
    var next = 0
    while next < moves.columns.count {
      let list = tableau.columns[moves.columns[next].index].entries
      next += 1
      for position in list.positions {
        let entry = tableau.columnEntries[list, position]
        let row = entry.row
        guard tableau.columns[row].terms.count > 1, counts(tableau.coefficient(of: entry), in: row),
          moves.seenRows.insert(row).inserted
        else { continue }
        let (mayRise, mayFall) = room(of: row)
        if mayRise && mayFall { continue }
        let terms = tableau.columns[row].terms
        var form: [(column: ColumnIndex, coefficient: Double)] = []
        for position in terms.positions {
          let term = tableau.rowTerms[terms, position]
          guard counts(term.coefficient, in: row) else { continue }
          collectOpen(term.column, into: &moves)
          form.append((term.column, term.coefficient))
        }
        moves.limits.append((form, mayRise, mayFall))
      }
    }
  }

  /// Adds the rule that an extent may not fall.
  /// - Complexity: O(size of the expression).
  func limit(_ extent: VariableIndex, in moves: inout OpenMoves) {
    let form = columnForm(of: extent)
    for (column, _) in form { collectOpen(column, into: &moves) }
    moves.limits.append((form, true, false))
    moves.extents.insert(extent)
  }

  /// Returns a direction inside the cone that moves a sum of columns by a unit to a side, or nil.
  /// - Complexity: A solve of the cone: a constraint for each limit.
  private func direction(
    of goal: [(column: ColumnIndex, coefficient: Double)], by amount: Double, in moves: OpenMoves
  ) -> [(column: ColumnIndex, rate: Double)]? {
    var cone = MoveCone(moves)
    let terms = cone.terms(of: goal, in: moves)
    cone.solver.insert(terms.span, .equal, to: amount)
    cone.solver.solve()
    return cone.solver.conflicts.isEmpty ? cone.direction(of: moves) : nil
  }

  /// Whether a move makes an extent negative that is at 0 and has no row.
  func isBelowZero(_ move: (variable: VariableIndex, rate: Double)) -> Bool {
    let record = variables[move.variable]
    return record.kind == .extent && record.isLive && !record.bound.exists
      && move.rate < -moveTolerance && abs(values[move.variable]) <= defaultTolerance
  }

  /// Returns the variables that a move of columns moves, and their rates.
  /// - Complexity: O(*u* log *u*) for *u* uses of the moving variables.
  func rates(along direction: [(column: ColumnIndex, rate: Double)])
    -> [(variable: VariableIndex, rate: Double)]
  {
    var moves: [(column: ColumnIndex, rate: Double)] = []
    for (column, rate) in direction where abs(rate) > moveTolerance {
      moves.append((column: column, rate: rate))
      let list = tableau.columns[column].entries
      for position in list.positions {
        let entry = tableau.columnEntries[list, position]
        moves.append((column: entry.row, rate: tableau.coefficient(of: entry) * rate))
      }
    }
    var rates: [DefinitionIndex: Double] = [:]
    // The heap pops the highest rank first, but the lowest is needed.
    func reversed(_ rank: DefinitionIndex) -> DefinitionIndex { DefinitionIndex(raw: -rank.raw) }
    var ranks = IndexHeap()
    for (column, rate) in moves {
      let rank = tableau.columns[column].definition
      guard rank.exists else { continue }
      if rates[rank] == nil { ranks.push(reversed(rank)) }
      rates[rank, default: 0] += rate * definitions[rank].inverse
    }
    var found: [(variable: VariableIndex, rate: Double)] = []
    while let rank = ranks.pop().map(reversed) {
      let (moved, rate) = (definitions[rank].variable, rates[rank] ?? 0)
      guard abs(rate) > dropTolerance else { continue }
      if abs(rate) > moveTolerance { found.append((moved, rate)) }
      let record = variables[moved]
      for position in record.uses.positions {
        let use = uses[record.uses, position]
        let dependent = constraints[use.constraint].definition
        guard dependent > rank else { continue }
        if rates[dependent] == nil { ranks.push(reversed(dependent)) }
        let coefficient = terms[constraints[use.constraint].terms, use.link].coefficient
        rates[dependent, default: 0] -= coefficient * rate * definitions[dependent].inverse
      }
    }
    return found
  }
}
