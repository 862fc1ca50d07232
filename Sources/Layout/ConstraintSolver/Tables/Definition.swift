/// The formula for a variable's value: `(constant + error - sum of the other terms) * inverse`.
///
/// Definitions are ordered by rank, and each mentions only variables of lower rank. They are never
/// substituted into one another, which avoids fill-in. An undefined variable has no terms, and is a
/// column itself.
struct Definition: BitwiseCopyable {
  var constant: Double = 0
  var inverse: Double = 1
  /// The definitions that mention the variable.
  ///
  /// Bit *i* represents the definition *i + 1* ranks further on, and the last bit all definitions
  /// beyond the reach of the others. Some may be vacant by now.
  private(set) var dependents: UInt64 = 0
  /// The variable; null if the rank is vacant.
  var variable: VariableIndex
  /// The constraint that is solved for the variable; null if the variable is free.
  var constraint = ConstraintIndex.null
  /// The error of the constraint, if it has one in the tableau, or the free variable's own column.
  var column = ColumnIndex.null
  var others = List()
  /// The ``Solver/solveCount`` at which the variable's old value was noted.
  var noted: UInt32

  init(variable: VariableIndex, noted: UInt32) {
    self.variable = variable
    self.noted = noted
  }

  /// The largest distance in ranks that has a bit in ``dependents``.
  static let reach: Int32 = 63

  /// Records that the definition `distance` ranks further on mentions the variable.
  @inline(__always)
  mutating func addDependent(at distance: Int32) {
    dependents |= 1 &<< UInt64(truncatingIfNeeded: min(distance, Definition.reach + 1) &- 1)
  }

  mutating func keepDependents(_ others: UInt64) { dependents = others }

  mutating func removeDependents() { dependents = 0 }
}
