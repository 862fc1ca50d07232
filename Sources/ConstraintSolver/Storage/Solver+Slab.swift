extension Solver {
  /// Makes room as ``reserve(variables:constraints:)`` does, and in the same block for tables of
  /// the layer above.
  /// - Parameters:
  ///   - newVariables: How many variables are about to be made.
  ///   - newConstraints: How many constraints of a few terms each are about to be added.
  ///   - others: How many bytes ``begin(_:capacity:)`` will ask for.
  package mutating func reserve(
    variables newVariables: Int, constraints newConstraints: Int, besides others: Int
  ) {
    if constraints.isEmpty && !slab.isOpen {
      // First what is needed is summed, then it is carved.
      slab = MemorySlab()
      beginInSlab(variables: variables.count + newVariables, constraints: newConstraints)
      if slab.open(besides: others) {
        beginInSlab(variables: variables.count + newVariables, constraints: newConstraints)
      }
    }
    variables.reserve(variables.count + newVariables)
    values.reserve(values.count + newVariables)
    constraints.reserve(constraints.count + newConstraints)
    pending.reserve(pending.count + newConstraints)
    terms.reserve(3 * newConstraints)
    uses.reserve(3 * newConstraints)
  }

  /// Makes room in a table of the layer above, in the solver's block if there is one and the table
  /// is empty.
  ///
  /// The table must not be used when the solver is gone.
  package mutating func begin<Element>(_ table: inout FlatArray<Element>, capacity: Int) {
    table.begin(in: &slab, capacity: capacity)
    slab.isLent = slab.isOpen
    table.reserve(capacity)
  }

  /// Begins the arrays in the slab, if it has a block; else adds up what they need.
  ///
  /// What is estimated too small moves out when it has filled its part; what is too large is never
  /// touched. So the estimates are generous, and what most solvers never use stands last.
  private mutating func beginInSlab(variables count: Int, constraints rows: Int) {
    // The solver adds some by itself: bounds, and what holds a tie where it was brought.
    let rows = rows + rows / 16 + 16
    variables.begin(in: &slab, capacity: count)
    values.begin(in: &slab, capacity: count)
    definitions.begin(in: &slab, capacity: count)
    noted.begin(in: &slab, capacity: count)
    moved.begin(in: &slab, capacity: count)
    constraints.begin(in: &slab, capacity: rows)
    pending.begin(in: &slab, capacity: rows)
    // What layouts need: up to three terms a constraint; a parameter for each; an entry of a row
    // for two in three, and for each of those nearly two of columns, whose lists grow by doubling.
    terms.begin(in: &slab, capacity: 3 * rows)
    uses.begin(in: &slab, capacity: 3 * rows)
    tableau.begin(in: &slab, parameters: rows)
    scratch.begin(in: &slab, variables: count, parameters: rows)
    traits.begin(in: &slab, capacity: rows)
  }
}

extension Tableau {
  fileprivate mutating func begin(in slab: inout MemorySlab, parameters: Int) {
    self.parameters.begin(in: &slab, capacity: parameters)
    rows.begin(in: &slab, capacity: parameters)
    columns.begin(in: &slab, capacity: 3 * parameters / 2)
    costs.begin(in: &slab, capacity: parameters / 4)
    tieCandidates.begin(in: &slab, capacity: parameters)
    scratch.spread.begin(in: &slab, capacity: parameters | SolverScratch.step)
    scratch.stamp.begin(in: &slab, capacity: parameters | SolverScratch.step)
  }
}

extension SolverScratch {
  fileprivate mutating func begin(
    in slab: inout MemorySlab, variables: Int, parameters: Int
  ) {
    // What is fitted grows in steps.
    let (variables, fitted) = (variables | SolverScratch.step, parameters | SolverScratch.step)
    variableSpread.begin(in: &slab, capacity: variables)
    isInHeap.begin(in: &slab, capacity: variables)
    parameterSpread.begin(in: &slab, capacity: fitted)
    isCollected.begin(in: &slab, capacity: fitted)
    later.begin(in: &slab, capacity: parameters)
    rowsToAdd.begin(in: &slab, capacity: parameters)
  }
}
