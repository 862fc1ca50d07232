extension Solver {
  /// Begins the arrays of an empty solver in one slab, if very much is to come.
  ///
  /// What is estimated too small moves out when it has filled its part; what is too large is never touched.
  mutating func beginInSlab(variables count: Int, constraints rows: Int) {
    var slab = MemorySlab()
    begin(in: &slab, variables: count, constraints: rows)
    guard slab.open() else { return }
    begin(in: &slab, variables: count, constraints: rows)
    self.slab = consume slab
  }

  /// Begins each array that is still empty with room for what layouts need: up to three terms a constraint, a parameter for
  /// each, an entry of a row and one of a column for one in two.
  private mutating func begin(
    in slab: inout MemorySlab, variables count: Int, constraints rows: Int
  ) {
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
