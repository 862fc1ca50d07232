extension Solver {
  /// Adds the constraint `sum(terms) relation constant`; it takes effect at the next ``solve()``.
  /// - Parameters:
  ///   - terms: The addends; a variable may occur in several of them.
  ///   - relation: The relation of the sum to the constant.
  ///   - constant: The right-hand side, finite.
  ///   - priority: The strength of the constraint.
  ///   - tie: The preference among equally good solutions.
  ///   - relaxationRank: The order in which conflicts are broken: the lowest rank is relaxed first.
  /// - Returns: The identity of the constraint.
  /// - Throws: An error if a number is not finite, a variable does not exist or the solver is full;
  ///   nothing is added then.
  /// - Complexity: O(`terms.count`) amortized.
  public mutating func add(
    _ terms: Span<Term>, _ relation: Relation, to constant: Double, priority: Priority,
    tie: TieBreak = .none, relaxationRank: Int32 = 0
  ) throws(SolverError) -> ConstraintID {
    guard constant.isFinite else { throw .nonFiniteConstant }
    for index in terms.indices {
      let term = terms[index]
      guard term.coefficient.isFinite else { throw .nonFiniteCoefficient(term.variable) }
      guard variables.contains(term.variable) else { throw .unknownVariable(term.variable) }
    }
    return try addChecked(
      terms, relation, to: constant, priority: priority, tie: tie, relaxationRank: relaxationRank)
  }

  /// Adds a constraint with finite numbers and existing variables.
  /// - Throws: ``SolverError/full``; nothing is added then.
  /// - Complexity: O(`terms.count`) amortized.
  @inline(__always)
  package mutating func addChecked(
    _ terms: Span<Term>, _ relation: Relation, to constant: Double, priority: Priority,
    tie: TieBreak, relaxationRank: Int32
  ) throws(SolverError) -> ConstraintID {
    guard hasRoom(for: terms) else { throw .full }
    let id = insert(
      terms, relation, to: constant, priority: priority, relaxationRank: relaxationRank)
    constraints.setTie(tie, of: id)
    return id.id
  }

  /// Adds a constraint with validated numbers.
  /// - Complexity: O(`terms.count`) amortized.
  @discardableResult
  mutating func insert(
    _ terms: Span<Term>, _ relation: Relation, to constant: Double,
    priority: Priority = .required, relaxationRank: Int32 = 0
  ) -> ConstraintIndex {
    let id = constraints.insert(
      terms, relation, to: constant, level: priority.level, in: &variables)
    if relaxationRank != 0 { constraints.setRelaxationRank(relaxationRank, of: id) }
    changes.additions.append(id)
    return id
  }

  /// Adds the constraint `sum(terms) relation constant`; it takes effect at the next ``solve()``.
  /// - Parameters:
  ///   - terms: The addends; a variable may occur in several of them.
  ///   - relation: The relation of the sum to the constant.
  ///   - constant: The right-hand side, finite.
  ///   - priority: The strength of the constraint.
  ///   - tie: The preference among equally good solutions.
  ///   - relaxationRank: The order in which conflicts are broken: the lowest rank is relaxed first.
  /// - Returns: The identity of the constraint.
  /// - Throws: An error if a number is not finite, a variable does not exist or the solver is full;
  ///   nothing is added then.
  /// - Complexity: O(`terms.count`) amortized.
  public mutating func add(
    _ terms: [Term], _ relation: Relation, to constant: Double, priority: Priority,
    tie: TieBreak = .none, relaxationRank: Int32 = 0
  ) throws(SolverError) -> ConstraintID {
    try add(
      terms.span, relation, to: constant, priority: priority, tie: tie,
      relaxationRank: relaxationRank)
  }

  /// Removes a live constraint; the identity may be reused after the next ``solve()``.
  /// - Complexity: O(1); the next ``solve()`` pays for the consequences.
  public mutating func remove(_ constraint: ConstraintID) {
    let id = constraints.checked(constraint)
    constraints[id].isDead = true
    if constraints[id].isPending { constraints.announceTerms(of: id, -1, to: &variables) }
    changes.note(id, in: &constraints)
  }

  /// Changes a live constraint's right-hand side.
  /// - Throws: ``SolverError/nonFiniteConstant``; nothing is changed then.
  /// - Complexity: O(1); the next ``solve()`` pays for the consequences.
  public mutating func setConstant(_ constant: Double, of constraint: ConstraintID)
    throws(SolverError)
  {
    guard constant.isFinite else { throw .nonFiniteConstant }
    let id = constraints.checked(constraint)
    if constraints[id].isPending {
      constraints[id].applied = constant
      if !constraints[id].isChanged { return }
    } else if constraints[id].applied == constant && !constraints[id].isChanged {
      return
    }
    changes.note(id, in: &constraints)
    changes.updates[Int(constraints[id].change)].constant = constant
    tableau.remember(constant.bitPattern ^ UInt64(constraint.raw))
  }

  /// Changes a live constraint's priority, also from and to required.
  /// - Complexity: O(1); the next ``solve()`` pays for the consequences.
  public mutating func setPriority(_ priority: Priority, of constraint: ConstraintID) {
    let id = constraints.checked(constraint)
    guard constraints[id].level != priority.level else { return }
    constraints[id].level = priority.level
    constraints[id].marks.insert(.newPriority)
    changes.note(id, in: &constraints)
    tableau.remember(UInt64(priority.level) << 32 ^ UInt64(constraint.raw))
  }

  /// Changes a live constraint's tie-break.
  ///
  /// A decided tie is not reopened: the new tie-break applies from the next change that loses
  /// optimality.
  /// - Complexity: O(1).
  public mutating func setTieBreak(_ tie: TieBreak, of constraint: ConstraintID) {
    constraints.setTie(tie, of: constraints.checked(constraint))
  }

  /// Changes the order in which conflicts are broken: the lowest rank is relaxed first.
  /// - Complexity: O(1).
  public mutating func setRelaxationRank(_ rank: Int32, of constraint: ConstraintID) {
    constraints.setRelaxationRank(rank, of: constraints.checked(constraint))
  }
}

extension Solver {
  /// Makes a variable, which is 0 until something determines it.
  /// - Complexity: O(1) amortized.
  public mutating func makeVariable(_ kind: VariableKind) -> VariableID {
    variables.make(kind).id
  }

  /// Removes a variable that no live constraint mentions; the identity may be reused.
  /// - Complexity: O(number of constraints that mentioned it since the last ``solve()``).
  public mutating func removeVariable(_ variable: VariableID) {
    let index = variables.checked(variable)
    precondition(
      !isMentioned(index), "a variable must not be removed while a live constraint mentions it")
    variables[index].isLive = false
    if variables[index].uses.count == 0 && !variables[index].definition.exists {
      variables.release(index)
    } else {
      recycling.departing.append(index)
    }
  }

  /// Returns a live variable's value after the last ``solve()``, in the caller's unit (points).
  @inline(__always)
  public func value(of variable: VariableID) -> Double { variables.values[Int(variable.raw)] }

  /// The variables whose value changed in the last ``solve()``, each once.
  ///
  /// The list may include variables whose change is below the precision of their value.
  /// - Complexity: O(number of changed variables); the list is made on each access.
  public var changedVariables: ContiguousArray<VariableID> {
    var list: ContiguousArray<VariableID> = []
    withChanges { changed, _ in
      list.reserveCapacity(list.count + changed.count)
      for index in changed.indices { list.append(changed[index]) }
    }
    return list
  }

  /// Calls `body` with the variables whose value changed in the last ``solve()``, in one list or
  /// several.
  ///
  /// This avoids a call for each value.
  /// - Parameter body: Receives a list of variables, each only once in all lists, and the values of
  ///   all variables in points, indexed by `raw`.
  /// - Complexity: O(1), and at least one call for each changed constant.
  @inline(__always)
  public func withChanges(_ body: (_ changed: Span<VariableID>, _ values: Span<Double>) -> Void) {
    variables.values.withSpan { values in
      journal.moved.withSpan { if !$0.isEmpty { body($0, values) } }
      journal.followedDirections.withSpan { directions.forEachMembers(of: $0) { body($0, values) } }
    }
  }

  /// Copies the values that changed in the last ``solve()``.
  ///
  /// Ranges of neighboring variables of which most moved are copied in a single piece.
  /// - Parameter target: The caller's copy of the values in points, indexed by `raw`, with room for
  ///   every variable made so far. A few unchanged neighbors may be written with their old value.
  /// - Complexity: O(number of changed variables).
  public func writeChanges(to target: inout MutableSpan<Double>) {
    precondition(
      target.count >= variables.values.count,
      "the target has no room for the value of each variable")
    unsafe target.withUnsafeMutableBufferPointer { target in
      unsafe variables.values.write(journal.moved, from: 0, journal.moved.count, to: target)
      journal.followedDirections.withSpan {
        unsafe directions.write(variables.values, movedAlong: $0, to: target)
      }
    }
  }

  /// Whether a live constraint of the caller mentions the variable.
  /// - Complexity: O(number of uses).
  private mutating func isMentioned(_ variable: VariableIndex) -> Bool {
    if variables[variable].incoming > 0 { return true }
    let list = variables[variable].uses
    for position in list.positions {
      let record = constraints[variables.uses[list, position].constraint]
      if !record.isDead && record.origin == .caller { return true }
    }
    return false
  }
}
