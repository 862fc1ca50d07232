/// A rejected input; the solver is in the state before the call.
public enum SolverError: Error, Hashable, Sendable {
  case nonFiniteConstant
  case nonFiniteCoefficient(VariableID)
  /// A priority that is not above 0 and at most 1000.
  case invalidPriority(Float)
  case unknownVariable(VariableID)
  /// A constraint that exceeds the limits of the solver.
  ///
  /// Either the solver has some 500 million constraints or terms, or the constraint has more than
  /// 30 million terms, or one of the variables occurs in more than 30 million constraints.
  case full
  /// Required constraints that cannot all hold; if any of them is removed, the rest can.
  case unsatisfiable([ConstraintID])
}
