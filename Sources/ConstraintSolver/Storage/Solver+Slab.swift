extension Solver {
  /// Begins the arrays of an empty solver in one slab, if very much is to come.
  ///
  /// What is estimated too small moves out when it has filled its part; what is too large is never touched.
  mutating func beginInSlab(variables count: Int, constraints rows: Int) {
    // What layouts need: up to three terms a constraint; a parameter for each, an entry of a row and one of a column for one in two.
    var perVariable = stride(VariableRecord.self) + stride(Definition.self)
    perVariable += 3 * stride(Double.self)
    perVariable += 3 * stride(Int32.self) + stride(Bool.self)
    var perConstraint = stride(ConstraintRecord.self) + stride(ConstraintTraits.self)
    perConstraint += 3 * stride(ConstraintTerm.self) + 3 * stride(Use.self)
    perConstraint += (stride(RowTerm.self) + stride(ColumnEntry.self)) / 2
    perConstraint += stride(Parameter.self) + 2 * stride(Double.self)
    perConstraint += 2 * stride(Int32.self) + stride(Bool.self)
    guard var slab = MemorySlab(bytes: count * perVariable + rows * perConstraint) else { return }
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
    self.slab = consume slab
  }

  private func stride<Element>(_ type: Element.Type) -> Int { MemoryLayout<Element>.stride }
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
