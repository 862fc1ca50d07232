import ConstraintSolver

/// A linear combination of variables and a constant: `x + 0.5 w + 8`.
struct LinearForm {
  private(set) var factors: [Int: Double] = [:]
  var constant = 0.0

  static func variable(_ index: Int, _ factor: Double = 1) -> LinearForm {
    LinearForm(factors: [index: factor])
  }

  static func constant(_ value: Double) -> LinearForm { LinearForm(constant: value) }

  static func + (left: LinearForm, right: LinearForm) -> LinearForm {
    var sum = left
    for (variable, factor) in right.factors { sum.factors[variable, default: 0] += factor }
    sum.constant += right.constant
    return sum
  }

  static func - (left: LinearForm, right: LinearForm) -> LinearForm { left + right * -1 }

  static func * (form: LinearForm, factor: Double) -> LinearForm {
    LinearForm(factors: form.factors.mapValues { $0 * factor }, constant: form.constant * factor)
  }
}

struct LinearRow {
  var form: LinearForm
  var relation: Relation
}
