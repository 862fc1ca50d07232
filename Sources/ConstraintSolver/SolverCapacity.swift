/// How much a solver takes in, so that what it numbers stays below what 32 bits can name.
///
/// A quarter of that leaves room for what the solver adds by itself and for lists that are not
/// full. Memory mostly ends before.
struct SolverCapacity {
  /// How many constraints there may be.
  var constraints = Int(Int32.max) / 4
  /// How many terms all of them may have, counted with the room that lists keep free.
  var terms = Int(Int32.max) / 4
  /// How many terms one of them may have, and in how many one variable may stand.
  var termsOfOne = Int(List.largestCapacity) / 2
  /// How many new constraints are gone through at a time: what they touch fits a processor's cache.
  var partOfBatch = 1024
}

extension Solver {
  /// Whether one more constraint can be taken in; its variables exist.
  /// - Complexity: O(1), or O(`newTerms.count`) once there are tens of millions of terms.
  @inline(__always)
  mutating func hasRoom(for newTerms: Span<Term>) -> Bool {
    guard constraints.count < capacity.constraints || constraints.hasFree,
      newTerms.count <= capacity.termsOfOne,
      constraints.terms.canMakeList(reserving: newTerms.count, within: capacity.terms)
    else { return false }
    // No variable stands in more constraints than there are terms.
    return constraints.terms.used < capacity.termsOfOne || mayBeUsed(by: newTerms)
  }

  /// Whether one more term may mention each of some variables.
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

  /// Lowers what the solver takes in, to be seen at work.
  package mutating func limit(constraints: Int, terms: Int, termsOfOne: Int) {
    capacity.constraints = constraints
    capacity.terms = terms
    capacity.termsOfOne = termsOfOne
  }

  /// Has new constraints gone through a few at a time, to be seen at work.
  package mutating func takeIn(inPartsOf count: Int) { capacity.partOfBatch = count }
}
