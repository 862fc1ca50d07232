import ConstraintSolver

struct ModelConstraint {
  var terms: [Term]
  var relation: Relation
  var constant: Double
  var priority: Priority
}

/// A slow, exact reference solver: the textbook's dense simplex method over fractions.
///
/// Each constraint has two error columns, which give an initial solution. Each level is a row of
/// costs, and a column enters if the column's costs are lexicographically negative. The smallest
/// index goes first (Bland), which guarantees termination.
struct ExactOracle {
  private var rows: [[Rational]] = []
  private var right: [Rational] = []
  private var basis: [Int] = []
  private var costs: [[Rational]] = []
  private var levels: [Float] = []
  private let variableCount: Int
  private let kinds: [VariableKind]

  /// - Throws: `Rational.Overflow` if the numbers do not fit.
  init(_ kinds: [VariableKind], _ constraints: [ModelConstraint]) throws {
    self.kinds = kinds
    variableCount = kinds.count
    let columns = 2 * kinds.count + 2 * constraints.count
    levels = Set(constraints.map { $0.priority.rawValue } + [1000]).sorted(by: >)
    costs = levels.map { _ in Array(repeating: Rational.zero, count: columns) }
    // A free variable is the difference between two columns. An extent's second column costs as
    // much as a broken rule.
    for (index, kind) in kinds.enumerated() where kind == .extent {
      costs[0][2 * index + 1] = .one
    }
    for (index, constraint) in constraints.enumerated() {
      var row = Array(repeating: Rational.zero, count: columns)
      for term in constraint.terms {
        let column = 2 * Int(term.variable.raw)
        let coefficient = try Rational(exactly: term.coefficient)
        row[column] = try row[column].minus(Rational.zero.minus(coefficient))
        row[column + 1] = try row[column + 1].minus(coefficient)
      }
      let (above, below) = (2 * kinds.count + 2 * index, 2 * kinds.count + 2 * index + 1)
      row[above] = Rational(-1)
      row[below] = .one
      if let level = levels.firstIndex(of: constraint.priority.rawValue) {
        if constraint.relation != .greaterThanOrEqual { costs[level][above] = .one }
        if constraint.relation != .lessThanOrEqual { costs[level][below] = .one }
      }
      var constant = try Rational(exactly: constraint.constant)
      if constant.isNegative {
        row = try row.map { try Rational.zero.minus($0) }
        constant = try Rational.zero.minus(constant)
      }
      rows.append(row)
      right.append(constant)
      basis.append(row[below] == .one ? below : above)
    }
    // Eliminate the costs of the basis: the cost rows then hold reduced costs.
    for level in costs.indices {
      for row in rows.indices {
        let cost = costs[level][basis[row]]
        if !cost.isZero { try subtract(cost, row, fromCosts: level) }
      }
    }
    try minimise()
  }

  private mutating func subtract(_ factor: Rational, _ row: Int, fromCosts level: Int) throws {
    for column in costs[level].indices where !rows[row][column].isZero {
      costs[level][column] = try costs[level][column].minus(factor.times(rows[row][column]))
    }
  }

  private func sign(of column: Int) -> Int {
    for cost in costs where !cost[column].isZero { return cost[column].isNegative ? -1 : 1 }
    return 0
  }

  /// - Returns: False if a level is unbounded.
  @discardableResult
  private mutating func minimise() throws -> Bool {
    while let entering = rows.first?.indices.first(where: { sign(of: $0) < 0 }) {
      guard let leaving = try leavingRow(entering) else { return false }
      try pivot(leaving, entering)
    }
    return true
  }

  private func leavingRow(_ entering: Int) throws -> Int? {
    var best: (row: Int, ratio: Rational)?
    for row in rows.indices where Rational.zero < rows[row][entering] {
      let ratio = try right[row].divided(by: rows[row][entering])
      guard let known = best else {
        best = (row, ratio)
        continue
      }
      if ratio < known.ratio || (ratio == known.ratio && basis[row] < basis[known.row]) {
        best = (row, ratio)
      }
    }
    return best?.row
  }

  private mutating func pivot(_ leaving: Int, _ entering: Int) throws {
    let element = rows[leaving][entering]
    rows[leaving] = try rows[leaving].map { try $0.isZero ? $0 : $0.divided(by: element) }
    right[leaving] = try right[leaving].divided(by: element)
    for row in rows.indices where row != leaving && !rows[row][entering].isZero {
      let factor = rows[row][entering]
      for column in rows[row].indices where !rows[leaving][column].isZero {
        rows[row][column] = try rows[row][column].minus(factor.times(rows[leaving][column]))
      }
      right[row] = try right[row].minus(factor.times(right[leaving]))
    }
    for level in costs.indices where !costs[level][entering].isZero {
      try subtract(costs[level][entering], leaving, fromCosts: level)
    }
    basis[leaving] = entering
  }

  /// The exact solution found; other solutions may be as good.
  func solution() throws -> [Double] {
    var values = Array(repeating: Rational.zero, count: rows.first?.count ?? 2 * variableCount)
    for (row, column) in basis.enumerated() { values[column] = right[row] }
    return try (0..<variableCount).map {
      try values[2 * $0].minus(values[2 * $0 + 1]).double
    }
  }

  /// Whether another value for a variable is as good.
  func isAmbiguous(_ variable: Int) throws -> Bool {
    var found: [Rational] = []
    for sign in [1, -1] {
      var probe = self
      var cost = Array(repeating: Rational.zero, count: rows.first?.count ?? 2 * variableCount)
      cost[2 * variable] = Rational(sign)
      cost[2 * variable + 1] = Rational(-sign)
      probe.costs.append(cost)
      for row in probe.rows.indices {
        let factor = probe.costs[probe.costs.count - 1][probe.basis[row]]
        if !factor.isZero { try probe.subtract(factor, row, fromCosts: probe.costs.count - 1) }
      }
      guard try probe.minimise(), !probe.rows.isEmpty else { return true }
      var value = Rational.zero
      for (row, column) in probe.basis.enumerated() where column / 2 == variable {
        let part = column % 2 == 0 ? Rational.zero.minus : value.minus
        value =
          column % 2 == 0 ? try value.minus(part(probe.right[row])) : try part(probe.right[row])
      }
      found.append(value)
    }
    return found[0] != found[1]
  }
}

/// A solution's sum of errors at each priority, and of broken extents at 1000.
func errors(
  _ kinds: [VariableKind], _ constraints: [ModelConstraint], _ values: [Double]
) -> [Float: Double] {
  var sums: [Float: Double] = [1000: 0]
  for (kind, value) in zip(kinds, values) where kind == .extent && value < 0 {
    sums[1000, default: 0] -= value
  }
  for constraint in constraints {
    let sum = constraint.terms.reduce(-constraint.constant) {
      $0 + $1.coefficient * values[Int($1.variable.raw)]
    }
    let error =
      switch constraint.relation {
      case .equal: abs(sum)
      case .lessThanOrEqual: max(0, sum)
      case .greaterThanOrEqual: max(0, -sum)
      }
    sums[constraint.priority.rawValue, default: 0] += error
  }
  return sums
}
