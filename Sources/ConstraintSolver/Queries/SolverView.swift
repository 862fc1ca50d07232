/// The state of a solver, to be read.
///
/// Queries walk through the state in branches and loops. On the borrowed solver itself the compiler
/// follows each of its stored values, some hundreds, through every branch, and takes a second for
/// each; through a plain value it takes none. What only the steps of a solve ask is `mutating`
/// instead, though it changes nothing: they have the solver's address.
struct SolverView {
  let values: FlatView<Double>
  let variables: FlatView<VariableRecord>
  let uses: FlatView<Use>
  let constraints: FlatView<ConstraintRecord>
  let traits: FlatView<ConstraintTraits>
  let terms: FlatView<ConstraintTerm>
  let definitions: FlatView<Definition>
  let changed: FlatView<Change>
  let tableau: TableauView
  /// Whether columns wait while values follow remembered directions.
  let isBehind: Bool

  /// `sum - constant` of a constraint at the present values.
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

  /// The column as it stands: while values follow remembered directions, columns are behind.
  /// - Complexity: O(number of terms of the constraint) while columns are behind, else O(1).
  func standing(_ index: ColumnIndex) -> TableauColumn {
    var column = tableau.columns[index]
    guard isBehind else { return column }
    column.value =
      column.constraint.exists ? error(of: column.constraint) : values[column.variable]
    return column
  }
}

/// The rows and columns of a tableau, to be read.
struct TableauView {
  let columns: FlatView<TableauColumn>
  let rowTerms: FlatView<RowTerm>
  let columnEntries: FlatView<ColumnEntry>
  let costs: FlatView<CostEntry>

  /// The coefficient in the row that an entry of a column stands for.
  func coefficient(of entry: ColumnEntry) -> Double {
    rowTerms[columns[entry.row].terms, entry.link].coefficient
  }

  /// Whether a row does not depend on a column by a coefficient, which is what rounding has left of
  /// a 0.
  /// - Complexity: O(1); O(length of the row) for a coefficient below a ten-thousandth.
  func isRounding(_ coefficient: Double, in row: ColumnIndex) -> Bool {
    columns[row].isRounding(coefficient, among: rowTerms)
  }

  /// The directions in which a non-basic column can move at no cost.
  /// - Complexity: O(number of levels of its reduced cost).
  func freeDirections(of column: ColumnIndex, above tolerance: Double) -> TieDirections {
    columns[column].freeDirections(among: costs, above: tolerance)
  }
}

extension Solver {
  /// Calls `body` with the state, which stays as it is meanwhile.
  @inline(__always)
  func read<Result>(_ body: (SolverView) -> Result) -> Result {
    body(
      SolverView(
        values: FlatView(variables.values), variables: FlatView(variables.records),
        uses: FlatView(variables.uses.elements), constraints: FlatView(constraints.records),
        traits: FlatView(constraints.traits), terms: FlatView(constraints.terms.elements),
        definitions: FlatView(definitions.records),
        changed: FlatView(changes.updates), tableau: tableau.view, isBehind: directions.isBehind))
  }
}

extension Tableau {
  /// The rows and columns as they are; good until one is changed.
  @inline(__always) var view: TableauView {
    TableauView(
      columns: FlatView(columns), rowTerms: FlatView(rowTerms.elements),
      columnEntries: FlatView(columnEntries.elements), costs: FlatView(costs.elements))
  }
}
