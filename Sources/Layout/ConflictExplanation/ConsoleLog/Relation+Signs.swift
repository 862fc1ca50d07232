import ConstraintSolver

extension Relation {
  init?(sign: Substring) {
    switch sign {
    case "==": self = .equal
    case "<=": self = .lessThanOrEqual
    case ">=": self = .greaterThanOrEqual
    default: return nil
    }
  }
}
