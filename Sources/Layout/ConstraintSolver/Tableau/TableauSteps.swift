/// The kinds of changes to a tableau's rows and sides, as described in <doc:Algorithm>.
package enum TableauStep: Int32, Sendable {
  /// No step: the tableau after the last step.
  case settled
  /// A dual step (4a): a basic column leaves to 0, and the column that bears the least enters.
  case dualPivot
  /// A basic column is counted on the other side; the rows stay.
  case flip
  /// A primal step (4b): a column enters because the move improves the total.
  case primalPivot
  /// In a conflict (5), the error of the relaxed constraint enters in place of the row.
  case conflictPivot
  /// In a tie (8a), a column enters because a tie's objective wants it to, at no cost.
  case tiePivot
  /// A removed constraint's error (2) enters, to be removed then.
  case removalPivot
}

extension Tableau {
  /// Notes the next step in the history, and records it if steps are recorded.
  ///
  /// Recording exists in debug builds, or with `SOLVER_STEPS` defined.
  @inline(__always)
  mutating func note(_ step: TableauStep, row: ColumnIndex, column: ColumnIndex = .null) {
    remember(UInt64(UInt32(bitPattern: row.raw)) << 32 | UInt64(UInt32(bitPattern: column.raw)))
    #if DEBUG || SOLVER_STEPS
    if recorder.isOn { record(step, row: row, column: column) }
    #endif
  }
}

extension Tableau {
  @inline(__always)
  mutating func remember(_ bits: UInt64) {
    history = scrambled(Int(truncatingIfNeeded: (history << 1 | history >> 63) ^ bits))
  }
}

#if DEBUG || SOLVER_STEPS
/// A tableau before a step.
package struct TableauSnapshot: Sendable {
  package let step: TableauStep
  /// The number of the basic column that leaves or flips; -1 after the last step.
  package let row: Int32
  /// The number of the column that enters; -1 for a flip.
  package let column: Int32
  /// The columns in use, in the order of their numbers.
  package let columns: [Column]

  package struct Column: Sendable {
    package let number: Int32
    /// The error's constraint; nil for a free variable.
    package let constraint: ConstraintID?
    /// The free variable; nil for an error.
    package let variable: VariableID?
    package let value: Double
    package let isBasic: Bool
    /// The side on which it is counted: -1, 0 or 1.
    package let side: Int8
    /// The costs per unit below and above 0: 0 or 1 each.
    package let weights: (left: Int8, right: Int8)
    /// The priority of the costs.
    package let priority: Float
    /// The row over non-basic columns, by their numbers; empty for a non-basic column.
    package let terms: [(column: Int32, coefficient: Double)]
    /// The reduced cost, strongest priority first; empty for a basic column.
    package let costs: [(priority: Float, amount: Double)]
  }
}

struct StepRecorder {
  var isOn = false
  var moments: [TableauSnapshot] = []
}

extension Tableau {
  fileprivate mutating func record(_ step: TableauStep, row: ColumnIndex, column: ColumnIndex) {
    let (row, column) = (row.exists ? row.raw : -1, column.exists ? column.raw : -1)
    let view = self.view
    let columns = self.columns.indices.filter { !view.columns[$0].isFree }
      .map { view.recorded($0, as: view.columns[$0]) }
    recorder.moments.append(
      TableauSnapshot(step: step, row: row, column: column, columns: columns))
  }
}

extension TableauView {
  fileprivate func recorded(_ index: ColumnIndex, as column: TableauColumn)
    -> TableauSnapshot.Column
  {
    TableauSnapshot.Column(
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
  /// Starts a new recording of every step, with the tableau before it.
  /// - Complexity: O(1); every step then takes O(size of the tableau).
  package mutating func recordSteps() {
    tableau.recorder = StepRecorder(isOn: true)
  }

  /// Ends the recording.
  /// - Returns: The tableau before each step, and the current tableau.
  /// - Complexity: O(size of the tableau).
  package mutating func takeSteps() -> [TableauSnapshot] {
    catchUp()
    tableau.record(.settled, row: .null, column: .null)
    let moments = tableau.recorder.moments
    tableau.recorder = StepRecorder()
    return moments
  }
}
#endif
