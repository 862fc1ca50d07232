import ConstraintSolver

extension Relation {
  /// Creates a relation from `==`, `<=` or `>=`; nil for any other text.
  init?(sign: Substring) {
    switch sign {
    case "==": self = .equal
    case "<=": self = .lessThanOrEqual
    case ">=": self = .greaterThanOrEqual
    default: return nil
    }
  }
}
