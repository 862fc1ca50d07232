/// How much a solver takes in, so that what it numbers stays below what 32 bits can name.
///
/// A quarter of that leaves room for what the solver adds by itself and for lists that are not full. Memory mostly ends before.
struct SolverCapacity {
  /// How many constraints there may be.
  var constraints = Int(Int32.max) / 4
  /// How many terms all of them may have, counted with the room that lists keep free.
  var terms = Int(Int32.max) / 4
  /// How many terms one of them may have, and in how many one variable may stand.
  var termsOfOne = Int(List.largestCapacity) / 2
}

extension Solver {
  /// Whether one more constraint of some terms can be taken in.
  @inline(__always)
  mutating func hasRoom(forTerms count: Int) -> Bool {
    guard constraints.count < capacity.constraints || !freeConstraints.isEmpty else { return false }
    return count <= capacity.termsOfOne
      && terms.canMakeList(reserving: count, within: capacity.terms)
  }

  /// Whether one more term may mention a variable.
  @inline(__always)
  mutating func hasRoom(forUseOf variable: Int32) -> Bool {
    let record = variables[variable]
    return Int(record.uses.count) + Int(record.incoming) < capacity.termsOfOne
  }

  /// Lowers what the solver takes in, to be seen at work.
  package mutating func limit(constraints: Int, terms: Int, termsOfOne: Int) {
    capacity = SolverCapacity(constraints: constraints, terms: terms, termsOfOne: termsOfOne)
  }
}
