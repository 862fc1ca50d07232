import ConstraintSolver

extension Relation {
  /// The relation that a sign, `==`, `<=` or `>=`, stands for; nil for any other text.
  init?(sign: Substring) {
    switch sign {
    case "==": self = .equal
    case "<=": self = .lessThanOrEqual
    case ">=": self = .greaterThanOrEqual
    default: return nil
    }
  }
}
