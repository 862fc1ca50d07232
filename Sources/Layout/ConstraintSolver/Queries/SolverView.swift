/// A read-only view of the solver's state.
///
/// Queries walk through the state in branches and loops. On a borrowed solver the compiler tracks
/// several hundred stored values through every branch, and takes a second per query; a plain value
/// costs nothing. Queries used only inside the steps of a solve are `mutating` instead, though they
/// change nothing, because they then have the solver's address.
struct SolverView {
  let values: FlatView<Double>
  let variables: FlatView<VariableRecord>
  let uses: FlatView<Use>
  let constraints: FlatView<ConstraintRecord>
  let traits: TraitView
  let terms: FlatView<ConstraintTerm>
  let definitions: FlatView<Definition>
  let changed: FlatView<Change>
  let tableau: TableauView
  let isLagging: Bool

  /// Returns a constraint's `sum - constant` at the current values.
  /// - Complexity: O(number of terms).
  func error(of id: ConstraintIndex) -> Double {
    let record = constraints[id]
    var error = -record.applied
    for position in record.terms.positions {
      let term = terms[record.terms, position]
      error += term.coefficient * values[term.variable]
    }
    return error
  }

  func tieRank(of id: ConstraintIndex) -> Int64 {
    let rank = constraints[id].tieRank
    return rank == .min ? traits[id].tieRank : Int64(rank)
  }

  /// Returns a column with the current value, also when columns lag because values follow
  /// remembered directions.
  /// - Complexity: O(number of terms of the constraint) while columns lag, else O(1).
  func current(_ index: ColumnIndex) -> TableauColumn {
    var column = tableau.columns[index]
    guard isLagging else { return column }
    column.value =
      column.constraint.exists ? error(of: column.constraint) : values[column.variable]
    return column
  }
}

/// A read-only view of the tableau's rows and columns.
struct TableauView {
  let columns: FlatView<TableauColumn>
  let rowTerms: FlatView<RowTerm>
  let columnEntries: FlatView<ColumnEntry>
  let costs: FlatView<CostEntry>

  func coefficient(of entry: ColumnEntry) -> Double {
    rowTerms[columns[entry.row].terms, entry.link].coefficient
  }

  /// Whether a coefficient is only rounding left over from a 0, so the row does not depend on the
  /// column.
  /// - Complexity: O(1); O(length of the row) for a coefficient below a ten-thousandth.
  func isRounding(_ coefficient: Double, in row: ColumnIndex) -> Bool {
    columns[row].isRounding(coefficient, among: rowTerms)
  }

  /// Returns the directions in which a non-basic column can move at no cost.
  /// - Complexity: O(number of levels of the reduced cost).
  func freeDirections(of column: ColumnIndex, above tolerance: Double) -> TieDirections {
    columns[column].freeDirections(among: costs, above: tolerance)
  }
}

extension Solver {
  /// Calls `body` with a view of the state, which must not change during the call.
  @inline(__always)
  func read<Result>(_ body: (SolverView) -> Result) -> Result {
    body(
      SolverView(
        values: FlatView(variables.values), variables: FlatView(variables.records),
        uses: FlatView(variables.uses.elements), constraints: FlatView(constraints.records),
        traits: constraints.traits.view, terms: FlatView(constraints.terms.elements),
        definitions: FlatView(definitions.records),
        changed: FlatView(changes.updates), tableau: tableau.view, isLagging: directions.isLagging))
  }
}

extension Tableau {
  /// A view of the rows and columns; valid until one of them changes.
  @inline(__always) var view: TableauView {
    TableauView(
      columns: FlatView(columns), rowTerms: FlatView(rowTerms.elements),
      columnEntries: FlatView(columnEntries.elements), costs: FlatView(costs.elements))
  }
}
