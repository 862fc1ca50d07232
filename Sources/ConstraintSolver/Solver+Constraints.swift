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
  /// - Throws: An error if a number is not finite, a variable does not exist or the solver is full;
  ///   nothing is added then.
  /// - Complexity: O(`terms.count`) amortised.
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
    guard hasRoom(for: terms) else { throw .full }
    let id = insert(
      terms, relation, to: constant, priority: priority, relaxationRank: relaxationRank)
    constraints.setTie(tie, of: id)
    return id.id
  }

  /// Adds a constraint whose numbers are known to be good.
  /// - Complexity: O(`terms.count`) amortised.
  @discardableResult
  mutating func insert(
    _ terms: Span<Term>, _ relation: Relation, to constant: Double,
    priority: Priority = .required, relaxationRank: Int32 = 0
  ) -> ConstraintIndex {
    let id = constraints.insert(
      terms, relation, to: constant, level: priority.level, in: &variables)
    if relaxationRank != 0 { constraints[traitsOf: id].relaxationRank = relaxationRank }
    changes.additions.append(id)
    return id
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
  /// - Throws: An error if a number is not finite, a variable does not exist or the solver is full;
  ///   nothing is added then.
  /// - Complexity: O(`terms.count`) amortised.
  public mutating func add(
    _ terms: [Term], _ relation: Relation, to constant: Double, priority: Priority,
    tie: TieBreak = .none, relaxationRank: Int32 = 0
  ) throws(SolverError) -> ConstraintID {
    try add(
      terms.span, relation, to: constant, priority: priority, tie: tie,
      relaxationRank: relaxationRank)
  }

  /// Removes a constraint; its identity may be given out again after the next ``solve()``.
  /// - Parameter constraint: A live constraint.
  /// - Complexity: O(1); the next ``solve()`` pays for the consequences.
  public mutating func remove(_ constraint: ConstraintID) {
    let id = constraints.checked(constraint)
    constraints[id].isDead = true
    if constraints[id].isPending { constraints.announceTerms(of: id, -1, to: &variables) }
    changes.note(id, in: &constraints)
  }

  /// Changes the right-hand side of a constraint.
  /// - Parameters:
  ///   - constant: The new right-hand side, finite.
  ///   - constraint: A live constraint.
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
  }

  /// Changes how strongly a constraint is wanted; required constraints may become optional and
  /// back.
  /// - Parameters:
  ///   - priority: The new priority.
  ///   - constraint: A live constraint.
  /// - Complexity: O(1); the next ``solve()`` pays for the consequences.
  public mutating func setPriority(_ priority: Priority, of constraint: ConstraintID) {
    let id = constraints.checked(constraint)
    guard constraints[id].level != priority.level else { return }
    constraints[id].level = priority.level
    constraints[id].marks.insert(.newPriority)
    changes.note(id, in: &constraints)
  }

  /// Changes what is wanted of a constraint among equally good solutions.
  ///
  /// A tie that stands decided is not opened again: the new tie-break counts from the next change
  /// that loses optimality.
  /// - Parameters:
  ///   - tie: The new tie-break.
  ///   - constraint: A live constraint.
  /// - Complexity: O(1).
  public mutating func setTieBreak(_ tie: TieBreak, of constraint: ConstraintID) {
    constraints.setTie(tie, of: constraints.checked(constraint))
  }

  /// Changes where a constraint stands when a conflict must be broken.
  /// - Parameters:
  ///   - rank: The new rank; the lowest is relaxed first.
  ///   - constraint: A live constraint.
  /// - Complexity: O(1).
  public mutating func setRelaxationRank(_ rank: Int32, of constraint: ConstraintID) {
    constraints[traitsOf: constraints.checked(constraint)].relaxationRank = rank
  }
}

extension Solver {
  /// Makes a variable; its value is 0 until something determines it.
  /// - Parameter kind: What values it may take by itself.
  /// - Returns: Its identity.
  /// - Complexity: O(1) amortised.
  public mutating func makeVariable(_ kind: VariableKind) -> VariableID {
    variables.make(kind).id
  }

  /// Gives a variable back; its identity may be given out again.
  /// - Parameter variable: A variable that no live constraint mentions.
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

  /// The value of a variable after the last ``solve()``.
  /// - Parameter variable: A live variable.
  /// - Returns: Its value, in the caller's unit (points).
  /// - Complexity: O(1).
  @inline(__always)
  public func value(of variable: VariableID) -> Double { variables.values[Int(variable.raw)] }

  /// The variables whose value was changed by the last ``solve()``, each once.
  ///
  /// A variable whose change is lost in the rounding of its value may be among them.
  /// - Complexity: O(number of them); the list is made when it is asked for.
  public var changedVariables: ContiguousArray<VariableID> {
    var list: ContiguousArray<VariableID> = []
    withChanges { changed, _ in
      list.reserveCapacity(list.count + changed.count)
      for index in changed.indices { list.append(changed[index]) }
    }
    return list
  }

  /// Calls `body` with the variables whose value was changed by the last ``solve()``, in one list
  /// or several.
  ///
  /// This is how values are taken over without a call for each.
  /// - Parameter body: What to do with a list. It gets the list, in which each variable stands once
  ///   and which no other list repeats, and the values of all variables of the solver, that of `v`
  ///   at the index `v.raw`, in points.
  /// - Complexity: O(1), and one call for each constant that was changed at least.
  public func withChanges(_ body: (_ changed: Span<VariableID>, _ values: Span<Double>) -> Void) {
    variables.values.withSpan { values in
      journal.moved.withSpan { if !$0.isEmpty { body($0, values) } }
      journal.followedDirections.withSpan { directions.forEachMembers(of: $0) { body($0, values) } }
    }
  }

  /// Takes over the values that were changed by the last ``solve()``.
  ///
  /// Where most of many neighbouring variables have moved, their values are copied in one piece.
  /// - Parameter target: Where the caller keeps the values, that of `v` at the index `v.raw`, in
  ///   points. It has room for all variables that were ever made, and gets those that have changed;
  ///   a few neighbours that have not may be written too, with the value that they have.
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

  /// Whether a constraint that the caller did not remove mentions the variable.
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
