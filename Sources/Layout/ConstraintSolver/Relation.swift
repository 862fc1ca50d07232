/// The relation between a constraint's expression and the constant.
///
/// The raw values are Auto Layout's (F1.9).
public enum Relation: Int8, Hashable, Sendable, BitwiseCopyable {
  /// The expression is at most the constant; only an excess counts as an error.
  case lessThanOrEqual = -1
  /// The expression equals the constant; a difference in either direction counts as an error.
  case equal = 0
  /// The expression is at least the constant; only a shortfall counts as an error.
  case greaterThanOrEqual = 1

  /// The operator: `==`, `<=` or `>=`.
  package var symbol: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }

  /// The relation with both sides exchanged.
  package var turned: Relation {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}
