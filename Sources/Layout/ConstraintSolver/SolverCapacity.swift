/// A solver's limits, so numbers stay within 32 bits.
///
/// A quarter of that range leaves room for the solver's own additions and for partly filled lists.
/// Memory mostly ends before.
struct SolverCapacity {
  /// The largest number of constraints.
  var constraints = Int(Int32.max) / 4
  /// The largest number of terms of all constraints, including the free room of lists.
  var terms = Int(Int32.max) / 4
  /// The largest number of terms per constraint, and of constraints per variable.
  var termsOfOne = Int(List.largestCapacity) / 2
  /// The number of constraints by which a batch's order is judged.
  var judgedConstraints = 256
  /// The number of rows that depend on a free variable from which further rows wait.
  var rowsOfFreeColumn = Tableau.longestSparseRow
}

extension Solver {
  /// Whether the solver can accept another constraint with existing variables.
  /// - Complexity: O(1), or O(`newTerms.count`) once there are tens of millions of terms.
  @inline(__always)
  mutating func hasRoom(for newTerms: Span<Term>) -> Bool {
    guard constraints.count < capacity.constraints || constraints.hasFree,
      newTerms.count <= capacity.termsOfOne,
      constraints.terms.canMakeList(reserving: newTerms.count, within: capacity.terms)
    else { return false }
    // A variable cannot occur in more constraints than there are terms.
    return constraints.terms.used < capacity.termsOfOne || mayBeUsed(by: newTerms)
  }

  /// Whether each of some variables may be mentioned by another term.
  /// - Complexity: O(`newTerms.count`).
  @inline(never)
  private mutating func mayBeUsed(by newTerms: Span<Term>) -> Bool {
    for index in newTerms.indices {
      let record = variables[VariableIndex(newTerms[index].variable)]
      guard Int(record.uses.count) + Int(record.incoming) < capacity.termsOfOne else {
        return false
      }
    }
    return true
  }

  /// Lowers the limits, for tests.
  package mutating func limit(constraints: Int, terms: Int, termsOfOne: Int) {
    capacity.constraints = constraints
    capacity.terms = terms
    capacity.termsOfOne = termsOfOne
  }

  /// Continues the order of adding at a later number, for tests.
  package mutating func skipOrder(to order: UInt32) { constraints.skipOrder(to: order) }

  /// Sets the number of rows per free variable from which further rows wait, for tests.
  package mutating func makeLimits(after rows: Int) { capacity.rowsOfFreeColumn = rows }

  /// Sets the number of constraints by which a batch's order is judged, for tests.
  package mutating func judgeOrder(by count: Int) { capacity.judgedConstraints = count }
}
