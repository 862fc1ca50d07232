import CConstraintSolver
import ConstraintSolver

extension SolverState {
  /// The sizes of coefficients other than 0: rounding errors of others would decide pivots.
  static var coefficients: ClosedRange<Double> { 1e-9...1e9 }
  /// The largest constant.
  static var largestConstant: Double { 1e100 }

  /// Reads a constraint as the caller describes it; its terms are then in ``terms``.
  /// - Throws: An error if a number, a pointer or a variable is wrong.
  mutating func read(
    _ source: UnsafePointer<csl_term>?, _ count: Int, _ relation: csl_relation,
    _ constant: Double, _ properties: UnsafePointer<csl_properties>?
  ) throws(CallError) -> Equation {
    guard count >= 0, unsafe source != nil || count == 0 else {
      throw CallError(Status.invalidArgument)
    }
    guard relation >= -1, relation <= 1, let relation = Relation(rawValue: Int8(relation)) else {
      throw CallError(Status.invalidArgument)
    }
    var equation = Equation(relation: relation, constant: constant)
    if let properties = unsafe properties { try read(unsafe properties.pointee, into: &equation) }
    // Also false for NaN.
    guard abs(equation.constant * equation.weight) <= Self.largestConstant else {
      throw CallError(Status.invalidNumber)
    }
    terms.removeAll()
    for index in 0..<count {
      // The caller passes `count` terms.
      guard let term = unsafe source?[index] else { break }
      guard let number = variables.number(of: term.variable) else {
        throw CallError(Status.unknownVariable)
      }
      let coefficient = term.coefficient * equation.weight
      guard coefficient == 0 || Self.coefficients.contains(abs(coefficient)) else {
        throw CallError(Status.invalidNumber)
      }
      terms.append(Term(VariableID(raw: number), coefficient))
    }
    return equation
  }

  private mutating func read(
    _ properties: csl_properties, into equation: inout Equation
  ) throws(CallError) {
    guard let priority = Priority(properties.priority), properties.weight > 0,
      properties.weight.isFinite, properties.relaxation_rank > .min
    else { throw CallError(Status.invalidNumber) }
    guard let tie = TieBreak(properties.tie, properties.tie_rank) else {
      throw CallError(Status.invalidArgument)
    }
    equation.priority = priority
    equation.tie = tie
    equation.weight = properties.weight
    equation.relaxationRank = properties.relaxation_rank
  }
}

extension TieBreak {
  /// Makes a tie-break from the caller's numbers; nil if the tie is not in the enumeration.
  init?(_ tie: csl_tie, _ rank: Int64) {
    switch tie {
    case csl_tie(CSL_TIE_NONE): self = .none
    case csl_tie(CSL_TIE_BOUND): self = .bound
    case csl_tie(CSL_TIE_NEAREST_ZERO): self = .nearestZero
    case csl_tie(CSL_TIE_RANK): self = .rank(rank)
    default: return nil
    }
  }
}
