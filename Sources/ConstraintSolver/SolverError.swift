/// Why the solver refuses an input.
///
/// After a throw the solver is as it was before the call.
public enum SolverError: Error, Hashable, Sendable {
  /// A constant that is not a finite number.
  case nonFiniteConstant
  /// A coefficient that is not a finite number, with the variable it stands at.
  case nonFiniteCoefficient(VariableID)
  /// A priority that is not above 0 and at most 1000.
  case invalidPriority(Float)
  /// A variable that does not exist in this solver.
  case unknownVariable(VariableID)
  /// A constraint for which there is no room.
  ///
  /// The solver has as many constraints or terms as it can number, some 500 million, or the
  /// constraint has more terms, or one of its variables stands in more constraints, than 30
  /// million.
  case full
  /// Required constraints that cannot all hold; without any one of them the rest can.
  case unsatisfiable([ConstraintID])
}
