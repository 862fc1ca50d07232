extension Solver {
  /// Makes room as ``reserve(variables:constraints:)`` does, and in the same block for tables of the layer above.
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

  /// Makes room in a table of the layer above, in the solver's block if there is one and the table is empty.
  ///
  /// The table must not be used when the solver is gone.
  package mutating func begin<Element>(_ table: inout FlatArray<Element>, capacity: Int) {
    table.begin(in: &slab, capacity: capacity)
    slab.isLent = slab.isOpen
    table.reserve(capacity)
  }

  /// Begins the arrays in the slab, if it has a block; else adds up what they need.
  ///
  /// What is estimated too small moves out when it has filled its part; what is too large is never touched.
  private mutating func beginInSlab(variables count: Int, constraints rows: Int) {
    // What layouts need: up to three terms a constraint; a parameter for each, an entry of a row and one of a column for one in two.
    variables.begin(in: &slab, capacity: count)
    values.begin(in: &slab, capacity: count)
    definitions.begin(in: &slab, capacity: count)
    noted.begin(in: &slab, capacity: count)
    moved.begin(in: &slab, capacity: count)
    constraints.begin(in: &slab, capacity: rows)
    traits.begin(in: &slab, capacity: rows)
    pending.begin(in: &slab, capacity: rows)
    terms.begin(in: &slab, capacity: 3 * rows)
    uses.begin(in: &slab, capacity: 3 * rows)
    tableau.parameters.begin(in: &slab, capacity: rows)
    tableau.rows.begin(in: &slab, capacity: rows / 2)
    tableau.columns.begin(in: &slab, capacity: rows / 2)
    // Room that is fitted takes a little more than is asked for.
    scratch.begin(in: &slab, variables: count + 16, parameters: rows + 16)
    tableau.scratch.begin(in: &slab, parameters: rows + 16)
  }
}

extension SolverScratch {
  fileprivate mutating func begin(
    in slab: inout MemorySlab, variables: Int, parameters: Int
  ) {
    variableSpread.begin(in: &slab, capacity: variables)
    isInHeap.begin(in: &slab, capacity: variables)
    parameterSpread.begin(in: &slab, capacity: parameters)
    isCollected.begin(in: &slab, capacity: parameters)
  }
}

extension TableauScratch {
  fileprivate mutating func begin(in slab: inout MemorySlab, parameters: Int) {
    spread.begin(in: &slab, capacity: parameters)
    stamp.begin(in: &slab, capacity: parameters)
  }
}
