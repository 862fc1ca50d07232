/// What changes the rows and sides of a tableau, as a reader of <doc:Algorithm> follows it.
package enum TableauStep: Int32, Sendable {
  /// Nothing: how the tableau stands behind the last step.
  case settled
  /// A dual step (4a): a basic column leaves to 0, and the column that bears the least enters.
  case dualPivot
  /// A basic column is counted on its other side; rows stay as they are.
  case flip
  /// A primal step (4b): a column enters because its move improves the total.
  case primalPivot
  /// In a conflict (5) the error of a constraint that is relaxed enters in place of its row.
  case conflictPivot
  /// In a tie (8a) a column enters because an objective of a tie wants it to, at no cost.
  case tiePivot
  /// The error of a constraint that was removed (2) enters, so that it can go.
  case removalPivot
}

extension Tableau {
  /// Tells that a step is about to be taken, to whoever records steps.
  ///
  /// Steps can be recorded in debug builds and where `SOLVER_STEPS` is defined; anywhere else this
  /// is nothing at all.
  @inline(__always)
  mutating func note(_ step: TableauStep, row: ColumnIndex, column: ColumnIndex = .null) {
    #if DEBUG || SOLVER_STEPS
    if recorder.isOn { record(step, row: row, column: column) }
    #endif
  }
}

#if DEBUG || SOLVER_STEPS
/// A tableau before one of its steps.
package struct TableauMoment: Sendable {
  /// The step that comes.
  package let step: TableauStep
  /// The number of the basic column that leaves or flips; -1 if nothing comes.
  package let row: Int32
  /// The number of the column that enters; -1 for a flip.
  package let column: Int32
  /// The columns in use, in the order of their numbers.
  package let columns: [Column]

  /// A column, with its row or its reduced cost.
  package struct Column: Sendable {
    /// Its number.
    package let number: Int32
    /// The constraint whose error it is; nil for a free variable.
    package let constraint: ConstraintID?
    /// The free variable that it is; nil for an error.
    package let variable: VariableID?
    /// Where it stands.
    package let value: Double
    /// Whether it has a row.
    package let isBasic: Bool
    /// The side that it is counted on: -1, 0 or 1.
    package let side: Int8
    /// What a unit below and above 0 costs: 0 or 1 each.
    package let weights: (left: Int8, right: Int8)
    /// The priority at which that counts.
    package let priority: Float
    /// The row over non-basic columns, by their numbers; empty for a non-basic column.
    package let terms: [(column: Int32, coefficient: Double)]
    /// The reduced cost, strongest priority first; empty for a basic column.
    package let costs: [(priority: Float, amount: Double)]
  }
}

/// The moments that were recorded, while that is asked for.
struct StepRecorder {
  var isOn = false
  var moments: [TableauMoment] = []
}

extension Tableau {
  fileprivate mutating func record(_ step: TableauStep, row: ColumnIndex, column: ColumnIndex) {
    let (row, column) = (row.exists ? row.raw : -1, column.exists ? column.raw : -1)
    let view = self.view
    let columns = self.columns.indices.filter { !view.columns[$0].isFree }
      .map { view.recorded($0, as: view.columns[$0]) }
    recorder.moments.append(
      TableauMoment(step: step, row: row, column: column, columns: columns))
  }
}

extension TableauView {
  fileprivate func recorded(_ index: ColumnIndex, as column: TableauColumn) -> TableauMoment.Column
  {
    TableauMoment.Column(
      number: index.raw,
      constraint: column.constraint.exists ? column.constraint.id : nil,
      variable: column.variable.exists ? column.variable.id : nil,
      value: column.value, isBasic: column.isBasic, side: column.side,
      weights: (column.left, column.right), priority: Float(bitPattern: column.level),
      terms: column.isBasic
        ? column.terms.positions.map {
          (rowTerms[column.terms, $0].column.raw, rowTerms[column.terms, $0].coefficient)
        } : [],
      costs: column.isBasic
        ? []
        : column.cost.positions.map {
          (Float(bitPattern: costs[column.cost, $0].level), costs[column.cost, $0].amount)
        })
  }
}

extension Solver {
  /// Records every step from now on, with the tableau before it; forgets those of before.
  /// - Complexity: O(1); every step then takes O(size of the tableau).
  package mutating func recordSteps() {
    tableau.recorder = StepRecorder(isOn: true)
  }

  /// Ends the recording.
  /// - Returns: The moments before each step, and the tableau as it stands now.
  /// - Complexity: O(size of the tableau).
  package mutating func takeSteps() -> [TableauMoment] {
    catchUp()
    tableau.record(.settled, row: .null, column: .null)
    let moments = tableau.recorder.moments
    tableau.recorder = StepRecorder()
    return moments
  }
}
#endif
