extension Solver {
  /// Whether a required inequality waits for a violation: the row would become very long.
  ///
  /// Views that share the space between them depend on a free variable, or on the error of the
  /// first such inequality. A long row defines it in the end, and each other row that depends on
  /// it becomes as long. But most inequalities between such views always hold.
  /// - Complexity: O(length of the expanded form).
  mutating func becomesLimit(_ id: ConstraintIndex) -> Bool {
    guard isInequality(id), constraints[id].origin == .caller else { return false }
    for index in 0..<expansion.form.count {
      let column = tableau.columns[expansion.form[index].column]
      guard Int(column.entries.count) > capacity.rowsOfFreeColumn else { continue }
      if !column.constraint.exists || isInequality(column.constraint) { return true }
    }
    return expansion.form.count > Tableau.longestSparseRow
  }

  @inline(__always)
  private mutating func isInequality(_ id: ConstraintIndex) -> Bool {
    constraints[id].level == requiredLevel && constraints[id].relation != .equal
  }

  /// Step 7a: makes rows of the limits that the solution reaches, of the most violated limit first.
  ///
  /// Views share a lack of space, so the first row mostly makes the other limits hold.
  /// - Returns: Whether there were any.
  /// - Complexity: O(number of terms of all limits), and for each violated limit the cost of its
  ///   row, of the simplex steps and of the values.
  mutating func enforceLimits() -> Bool {
    var found = false
    while true {
      let reached = reachedLimits()
      guard let worst = reached.max(by: { $0.excess < $1.excess }) else { return found }
      found = true
      for limit in worst.isViolated ? [worst] : reached { addRow(limit.constraint) }
      optimize()
      propagate()
    }
  }

  private struct ReachedLimit {
    var constraint: ConstraintIndex
    /// The violation; below 0, the distance to it.
    var excess: Double
    var tolerance: Double

    var isViolated: Bool { excess > tolerance }
  }

  /// Returns the limits that are violated or hold with equality, in the order of adding.
  private mutating func reachedLimits() -> [ReachedLimit] {
    var reached: [ReachedLimit] = []
    var kept = 0
    for index in 0..<limits.count where constraints[limits[index]].state == .limit {
      let id = limits[index]
      limits[kept] = id
      kept += 1
      let error = read { $0.error(of: id) }
      let limit = ReachedLimit(
        constraint: id, excess: constraints[id].relation == .lessThanOrEqual ? error : -error,
        tolerance: defaultTolerance * constraints.largestCoefficient(of: id))
      if limit.excess >= -limit.tolerance { reached.append(limit) }
    }
    limits.truncate(to: kept)
    return reached
  }
}
