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
      let variable = VariableIndex(term.variable)
      guard Int(term.variable.raw) < variables.count, variables[variable].isLive else {
        throw .unknownVariable(term.variable)
      }
    }
    guard hasRoom(for: terms) else { throw .full }
    let id = insert(
      terms, relation, to: constant, priority: priority, relaxationRank: relaxationRank)
    setTie(tie, of: id)
    return id.id
  }

  /// Adds a constraint whose numbers are known to be good.
  /// - Complexity: O(`terms.count`) amortised.
  @discardableResult
  mutating func insert(
    _ terms: Span<Term>, _ relation: Relation, to constant: Double,
    priority: Priority = .required, relaxationRank: Int32 = 0
  ) -> ConstraintIndex {
    let id = makeConstraint(
      ConstraintRecord(
        relation: relation, constant: constant, level: priority.level, order: nextOrder))
    if relaxationRank != 0 { self[traitsOf: id].relaxationRank = relaxationRank }
    nextOrder += 1
    setTerms(terms, of: id)
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
    let id = checked(constraint)
    constraints[id].isDead = true
    if constraints[id].isPending { announceTerms(of: id, -1) }
    noteChange(id)
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
    let id = checked(constraint)
    if constraints[id].isPending {
      constraints[id].applied = constant
      if !constraints[id].isChanged { return }
    } else if constraints[id].applied == constant && !constraints[id].isChanged {
      return
    }
    noteChange(id)
    changes.updates[Int(constraints[id].change)].constant = constant
  }

  /// Changes how strongly a constraint is wanted; required constraints may become optional and
  /// back.
  /// - Parameters:
  ///   - priority: The new priority.
  ///   - constraint: A live constraint.
  /// - Complexity: O(1); the next ``solve()`` pays for the consequences.
  public mutating func setPriority(_ priority: Priority, of constraint: ConstraintID) {
    let id = checked(constraint)
    guard constraints[id].level != priority.level else { return }
    constraints[id].level = priority.level
    constraints[id].marks.insert(.newPriority)
    noteChange(id)
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
    setTie(tie, of: checked(constraint))
  }

  /// Changes where a constraint stands when a conflict must be broken.
  /// - Parameters:
  ///   - rank: The new rank; the lowest is relaxed first.
  ///   - constraint: A live constraint.
  /// - Complexity: O(1).
  public mutating func setRelaxationRank(_ rank: Int32, of constraint: ConstraintID) {
    self[traitsOf: checked(constraint)].relaxationRank = rank
  }

  // MARK: Records

  /// The index of a constraint that the caller names.
  @inline(__always)
  func checked(_ constraint: ConstraintID) -> ConstraintIndex {
    let id = ConstraintIndex(constraint)
    precondition(
      Int(constraint.raw) < constraints.count && constraints[id].state != .free
        && !constraints[id].isDead && constraints[id].origin == .caller,
      "the constraint does not exist in this solver, or was removed")
    return id
  }

  /// Enters a constraint into the list of changes, if it is not there.
  private mutating func noteChange(_ id: ConstraintIndex) {
    guard !constraints[id].isChanged else { return }
    constraints[id].isChanged = true
    constraints[id].change = Int32(changes.updates.count)
    changes.updates.append(Change(constant: constraints[id].applied, constraint: id))
  }

  /// Stores a record under a number that is free.
  @inline(__always)
  mutating func makeConstraint(_ record: ConstraintRecord) -> ConstraintIndex {
    if let id = freeConstraints.popLast() {
      constraints[id] = record
      if Int(id.raw) < traits.count { traits[id] = ConstraintTraits() }
      return id
    }
    constraints.append(record)
    return ConstraintIndex(constraints.count - 1)
  }

  /// Copies terms, adding up those of one variable and leaving out those that vanish.
  /// - Complexity: O(*t*²) for *t* terms, of which constraints have few; each is compared with
  ///   those before it.
  private mutating func setTerms(_ source: Span<Term>, of id: ConstraintIndex) {
    var list = terms.makeList(reserving: Int32(source.count))
    var vanished = false
    for index in source.indices {
      let term = source[index]
      guard term.coefficient != 0 else { continue }
      let variable = VariableIndex(term.variable)
      if let position = position(of: variable, in: list) {
        terms[list, position].coefficient += term.coefficient
        vanished = vanished || terms[list, position].coefficient == 0
      } else {
        terms[list, list.count] = ConstraintTerm(
          variable: variable, link: 0, coefficient: term.coefficient)
        list.count += 1
      }
    }
    if vanished { removeVanished(&list) }
    constraints[id].terms = list
    announceTerms(of: id, 1)
  }

  /// Closes the gaps that terms of coefficient 0 leave.
  /// - Complexity: O(number of terms).
  private mutating func removeVanished(_ list: inout List) {
    var kept: Int32 = 0
    for position in list.positions {
      let term = terms[list, position]
      guard term.coefficient != 0 else { continue }
      terms[list, kept] = term
      kept += 1
    }
    list.count = kept
  }

  /// Counts the uses that the terms of a pending constraint will be, or, with -1, will not be after
  /// all.
  /// - Complexity: O(number of terms).
  @inline(__always)
  private mutating func announceTerms(of id: ConstraintIndex, _ count: Int32) {
    let list = constraints[id].terms
    for position in list.positions {
      variables[terms[list, position].variable].incoming += count
    }
  }

  /// Where a variable stands in a list of terms; nil if it does not.
  /// - Complexity: O(number of terms).
  private mutating func position(of variable: VariableIndex, in list: List) -> Int32? {
    for position in list.positions where terms[list, position].variable == variable {
      return position
    }
    return nil
  }

  /// Enters the terms of a pending constraint into the lists of uses, whose room is taken once for
  /// all that comes.
  /// - Complexity: O(number of terms) amortised.
  @inline(__always)
  mutating func linkTerms(of id: ConstraintIndex) {
    let list = constraints[id].terms
    for position in list.positions {
      let variable = terms[list, position].variable
      var users = variables[variable].uses
      let incoming = variables[variable].incoming
      if incoming > 0 {
        uses.reserve(users.count + incoming, in: &users)
        variables[variable].incoming = 0
      }
      terms[list, position].link = users.count
      uses.append(Use(constraint: id, link: position), to: &users)
      variables[variable].uses = users
    }
  }

  /// Enters a term into its variable's list of uses.
  @inline(__always)
  mutating func linkTerm(at position: Int32, of id: ConstraintIndex) {
    let list = constraints[id].terms
    let variable = terms[list, position].variable
    terms[list, position].link = variables[variable].uses.count
    uses.append(Use(constraint: id, link: position), to: &variables[variable].uses)
  }

  /// Takes every term of a constraint out of the lists of uses.
  /// - Complexity: O(number of terms).
  mutating func unlinkTerms(of id: ConstraintIndex) {
    let list = constraints[id].terms
    for position in list.positions {
      let term = terms[list, position]
      let users = variables[term.variable].uses
      let last = users.count - 1
      if term.link != last {
        let moved = uses[users, last]
        uses[users, term.link] = moved
        terms[constraints[moved.constraint].terms, moved.link].link = term.link
      }
      variables[term.variable].uses.count = last
    }
  }

  /// Makes the term at `position` the first one.
  mutating func bringToFront(_ position: Int32, of id: ConstraintIndex) {
    guard position != 0 else { return }
    let list = constraints[id].terms
    let first = terms[list, 0]
    let chosen = terms[list, position]
    terms[list, 0] = chosen
    terms[list, position] = first
    uses[variables[chosen.variable].uses, chosen.link].link = 0
    uses[variables[first.variable].uses, first.link].link = position
  }
}

extension Solver {
  /// The traits of a constraint, the usual ones if none were noted.
  @inline(__always)
  func traits(of id: ConstraintIndex) -> ConstraintTraits {
    Int(id.raw) < traits.count ? traits[id] : ConstraintTraits()
  }

  /// The traits of a constraint, to be changed.
  subscript(traitsOf id: ConstraintIndex) -> ConstraintTraits {
    @inline(__always) get { traits(of: id) }
    @inline(__always) _modify {
      if Int(id.raw) >= traits.count { growTraits(to: Int(id.raw) + 1) }
      yield &traits[id]
    }
  }

  /// Lengthens the table of traits, by 64 at least.
  /// - Complexity: O(number of constraints), amortised O(1).
  @inline(never)
  private mutating func growTraits(to count: Int) {
    traits.grow(to: count | 63, filling: ConstraintTraits())
  }

  /// Stores a tie-break, the payload of one with a rank among the traits.
  @inline(__always)
  private mutating func setTie(_ value: TieBreak, of id: ConstraintIndex) {
    switch value {
    case .none: constraints[id].tie = .none
    case .bound: constraints[id].tie = .bound
    case .nearestZero: constraints[id].tie = .nearestZero
    case .rank(let rank):
      constraints[id].tie = .rank
      self[traitsOf: id].tieRank = rank
    }
  }
}
