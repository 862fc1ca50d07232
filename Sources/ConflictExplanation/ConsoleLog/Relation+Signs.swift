import ConstraintSolver

extension Relation {
  /// The relation with both sides exchanged.
  var turned: Relation {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }

  /// The relation that a sign, `==`, `<=` or `>=`, stands for; nil for any other text.
  init?(sign: Substring) {
    switch sign {
    case "==": self = .equal
    case "<=": self = .lessThanOrEqual
    case ">=": self = .greaterThanOrEqual
    default: return nil
    }
  }

  /// `==`, `<=` or `>=`.
  package var sign: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }
}
