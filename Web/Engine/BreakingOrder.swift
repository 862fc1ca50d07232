import ConstraintSolver

/// The order that decides which of several conflicting required constraints is broken: the greatest
/// (F2.30).
struct BreakingOrder {
  private let paths: ([Int32], [Int32])
  private let relation: Int
  private let attribute: Int32
  private let isTurned: Bool
  private let constant: Double

  init(_ equation: Equation, in items: [ItemRecord]) {
    let first = items[Int(equation.first)].path
    let second = equation.second < 0 ? first : items[Int(equation.second)].path
    let order = Self.compare(first, second)
    isTurned = order < 0
    paths = isTurned ? (second, first) : (first, second)
    // If an item is at most the other item, the other item is at least the first.
    let sign = isTurned ? -equation.relation.rawValue : equation.relation.rawValue
    relation = sign == 0 ? 0 : sign > 0 ? 1 : 2
    let (one, other) = (equation.firstAttribute.rawValue, equation.secondAttribute.rawValue)
    // Within an item, the greater attribute counts.
    if equation.second >= 0 && order == 0 {
      attribute = max(one, other)
    } else {
      attribute = isTurned ? other : one
    }
    constant = isTurned ? -equation.constant / equation.multiplier : equation.constant
  }

  /// Whether the other constraint is broken instead of this constraint.
  func isLess(than other: BreakingOrder) -> Bool {
    let first = Self.compare(paths.0, other.paths.0)
    if first != 0 { return first < 0 }
    let second = Self.compare(paths.1, other.paths.1)
    if second != 0 { return second < 0 }
    if relation != other.relation { return relation < other.relation }
    if attribute != other.attribute { return attribute < other.attribute }
    if isTurned != other.isTurned { return other.isTurned }
    return constant < other.constant
  }

  /// Compares paths: closer to the root first, then by sibling order.
  private static func compare(_ one: [Int32], _ other: [Int32]) -> Int {
    if one.count != other.count { return one.count - other.count }
    for index in one.indices where one[index] != other[index] {
      return one[index] < other[index] ? -1 : 1
    }
    return 0
  }
}
