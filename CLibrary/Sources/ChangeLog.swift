import ConstraintSolver

/// The changes that the caller has not read.
struct ChangeLog: ~Copyable {
  /// The values that the caller knows, by variable.
  private var known = FlatArray<Double>()
  /// The variables that may differ from the known value, with repetitions.
  private var pending = FlatArray<VariableID>()
  private var readCount = 0

  mutating func begin(in arena: inout MemoryArena, variables: Int) {
    known.begin(in: &arena, capacity: variables)
    pending.begin(in: &arena, capacity: variables)
  }

  /// Adds a variable, which is 0.
  mutating func takeVariable(_ number: UInt32) { known.set(0, at: Int(number), filling: 0) }

  /// Notes that variables may have other values.
  /// - Complexity: O(number of variables).
  mutating func note(_ changed: Span<VariableID>) { pending.append(contentsOf: changed) }

  /// Removes repetitions once they are many, for callers that never read.
  /// - Complexity: O(1) amortized for each noted variable.
  mutating func shorten(in solver: inout Solver) {
    guard pending.count > 2 * known.count + 64 else { return }
    pending.removeAll()
    readCount = 0
    for number in 0..<known.count {
      let variable = VariableID(raw: UInt32(number))
      if solver.value(of: variable) != known[number] { pending.append(variable) }
    }
  }

  /// Returns a variable with a value that the caller does not know, and marks it as known.
  @inline(__always)
  mutating func next(in solver: inout Solver) -> (variable: VariableID, value: Double)? {
    while readCount < pending.count {
      let variable = pending[readCount]
      readCount += 1
      let value = solver.value(of: variable)
      guard value != known[Int(variable.raw)] else { continue }
      known[Int(variable.raw)] = value
      return (variable, value)
    }
    pending.removeAll()
    readCount = 0
    return nil
  }
}
