extension Solver {
  /// Returns a hash of the optimum: the basis, the sides, and all constants but a few.
  ///
  /// Between two optima with equal hashes, every value is linear in the constants left out.
  /// - Complexity: O(number of columns and constraints).
  package func digest(without excluded: [ConstraintID]) -> UInt64 {
    var sum: UInt64 = 0
    for index in tableau.columns.indices {
      let column = tableau.columns[index]
      guard !column.isFree else { continue }
      let state = (column.isBasic ? 4 : 0) | (column.isDead ? 8 : 0) | Int(column.side + 1)
      sum &+= scrambled(Int(index.raw) << 4 | state)
    }
    for index in constraints.indices {
      let record = constraints[index]
      guard record.state != .free, !excluded.contains(index.id) else { continue }
      let bits =
        record.applied.bitPattern ^ UInt64(record.level) << 16 ^ UInt64(record.marks.rawValue)
      sum &+= scrambled(Int(truncatingIfNeeded: bits &+ scrambled(Int(index.raw))))
    }
    return sum
  }

  /// A hash of all steps, and of all changes of constants and priorities, in their order.
  package var history: UInt64 { tableau.history }
}
