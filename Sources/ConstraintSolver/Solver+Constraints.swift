extension Solver {
  /// Adds the constraint `sum(terms) relation constant`; it takes effect at the next ``solve()``.
  /// - Parameters:
  ///   - terms: The addends; a variable may stand in several of them.
  ///   - relation: How the sum stands to the constant.
  ///   - constant: The right-hand side, finite.
  ///   - priority: How strongly it is wanted.
  ///   - tie: What is wanted of it among equally good solutions.
  ///   - relaxationRank: Where it stands when a conflict must be broken: the lowest goes first.
  /// - Returns: The identity of the constraint.
  /// - Throws: An error if a number is not finite or a variable does not exist; nothing is added then.
  /// - Complexity: O(`terms.count`) amortised.
  public mutating func add(
    _ terms: Span<Term>, _ relation: Relation, _ constant: Double, priority: Priority,
    tie: TieBreak = .none, relaxationRank: Int32 = 0
  ) throws(SolverError) -> ConstraintID {
    guard constant.isFinite else { throw .nonFiniteConstant }
    var copy: [Term] = []
    for index in terms.indices {
      let term = terms[index]
      guard term.coefficient.isFinite else { throw .nonFiniteCoefficient(term.variable) }
      guard term.variable.raw < variables.count else { throw .unknownVariable(term.variable) }
      copy.append(term)
    }
    constraints.append(
      PendingConstraint(
        terms: copy, relation: relation, constant: constant, priority: priority, tie: tie,
        relaxationRank: relaxationRank))
    return ConstraintID(raw: UInt32(constraints.count - 1))
  }

  /// Adds the constraint `sum(terms) relation constant`; it takes effect at the next ``solve()``.
  /// - Parameters:
  ///   - terms: The addends; a variable may stand in several of them.
  ///   - relation: How the sum stands to the constant.
  ///   - constant: The right-hand side, finite.
  ///   - priority: How strongly it is wanted.
  ///   - tie: What is wanted of it among equally good solutions.
  ///   - relaxationRank: Where it stands when a conflict must be broken: the lowest goes first.
  /// - Returns: The identity of the constraint.
  /// - Throws: An error if a number is not finite or a variable does not exist; nothing is added then.
  /// - Complexity: O(`terms.count`) amortised.
  public mutating func add(
    _ terms: [Term], _ relation: Relation, _ constant: Double, priority: Priority,
    tie: TieBreak = .none, relaxationRank: Int32 = 0
  ) throws(SolverError) -> ConstraintID {
    try add(
      terms.span, relation, constant, priority: priority, tie: tie, relaxationRank: relaxationRank)
  }

  /// Removes a constraint; its identity may be given out again after the next ``solve()``.
  /// - Parameter constraint: A live constraint.
  public mutating func remove(_ constraint: ConstraintID) {}

  /// Changes the right-hand side of a constraint.
  /// - Parameters:
  ///   - constant: The new right-hand side, finite.
  ///   - constraint: A live constraint.
  /// - Throws: ``SolverError/nonFiniteConstant``; nothing is changed then.
  public mutating func setConstant(_ constant: Double, of constraint: ConstraintID)
    throws(SolverError)
  {
    guard constant.isFinite else { throw .nonFiniteConstant }
    constraints[Int(constraint.raw)].constant = constant
  }

  /// Changes how strongly a constraint is wanted; required constraints may become optional and back.
  /// - Parameters:
  ///   - priority: The new priority.
  ///   - constraint: A live constraint.
  public mutating func setPriority(_ priority: Priority, of constraint: ConstraintID) {
    constraints[Int(constraint.raw)].priority = priority
  }

  /// Changes what is wanted of a constraint among equally good solutions.
  ///
  /// A tie that stands decided is not opened again: the new wish counts from the next change that loses optimality.
  /// - Parameters:
  ///   - tie: The new wish.
  ///   - constraint: A live constraint.
  public mutating func setTieBreak(_ tie: TieBreak, of constraint: ConstraintID) {
    constraints[Int(constraint.raw)].tie = tie
  }

  /// Changes where a constraint stands when a conflict must be broken.
  /// - Parameters:
  ///   - rank: The new rank; the lowest is given up first.
  ///   - constraint: A live constraint.
  public mutating func setRelaxationRank(_ rank: Int32, of constraint: ConstraintID) {
    constraints[Int(constraint.raw)].relaxationRank = rank
  }
}
