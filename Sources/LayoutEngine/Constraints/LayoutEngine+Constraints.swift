public import ConstraintSolver

extension LayoutEngine {
  /// Adds the constraint `first + second (relation) constant`.
  ///
  /// Positions are measured in the nearest item that contains all the items named; an item that
  /// contains the other measures its own edges from its own origin (F1.6).
  ///
  /// - Parameters:
  ///   - first: The first addend; the solver's subject where it can be.
  ///   - second: The second addend, if there is one. `a == m * b + c` is written `a + (-m) * b ==
  ///     c`.
  ///   - properties: Relation, constant, priority and the rest.
  /// - Returns: The constraint's identity.
  /// - Throws: `SolverError` when a number is not finite; nothing has changed then.
  /// - Complexity: O(depth between the items), apart from the solver's work at the next
  ///   ``solve()``.
  public mutating func add(
    _ first: AnchorTerm, _ second: AnchorTerm? = nil, properties: ConstraintProperties
  ) throws(SolverError) -> ConstraintID {
    var space = items[first.anchor.item].parent
    if let second {
      space = items.commonAncestor(first.anchor.item, second.anchor.item)
    }
    scratch.removeAll()
    var sum = LinearSum(space: space, isMirrored: properties.isMirrored)
    expand(first, into: &sum)
    if let second {
      expand(second, into: &sum)
    }
    return try install(sum, properties, isLone: second == nil)
  }

  /// Adds a constraint over any number of addends, measured in the nearest item that contains all
  /// of them.
  ///
  /// - Parameters:
  ///   - terms: At least one addend.
  ///   - properties: Relation, constant, priority and the rest.
  /// - Returns: The constraint's identity.
  /// - Throws: `SolverError` when a number is not finite; nothing has changed then.
  /// - Complexity: O(terms × depth between the items), apart from the solver's work at the next
  ///   ``solve()``.
  public mutating func add(
    _ terms: [AnchorTerm], properties: ConstraintProperties
  ) throws(SolverError) -> ConstraintID {
    precondition(!terms.isEmpty, "A constraint needs at least one item.")
    var space = terms[0].anchor.item
    for term in terms.dropFirst() where space != .outside {
      space = items.commonAncestor(space, term.anchor.item)
    }
    scratch.removeAll()
    var sum = LinearSum(space: space, isMirrored: properties.isMirrored)
    for term in terms {
      expand(term, into: &sum)
    }
    return try install(sum, properties, isLone: terms.count == 1)
  }

  /// Removes a constraint.
  ///
  /// - Parameter id: A live constraint; its id may be given to another one later.
  /// - Complexity: O(constraints that follow the same baselines or scroll positions), apart from
  ///   the solver's work at the next ``solve()``.
  public mutating func remove(_ id: ConstraintID) {
    if !followed.isEmpty, let sources = followed.removeValue(forKey: id) {
      shifted[id] = nil
      for item in sources {
        dependents[item]?.removeAll { $0.constraint == id }
      }
    }
    if !crossings.isEmpty { crossings.remove(id) }
    solver.remove(id)
  }

  /// Changes a constraint's constant, the cheapest change there is.
  ///
  /// - Parameters:
  ///   - constant: The new right-hand side, in points; finite.
  ///   - id: A live constraint.
  /// - Throws: `SolverError` when the number is not finite; nothing has changed then.
  /// - Complexity: O(1), apart from the solver's work at the next ``solve()``.
  public mutating func setConstant(_ constant: Double, of id: ConstraintID) throws(SolverError) {
    guard !shifted.isEmpty, var shift = shifted[id] else {
      return try solver.setConstant(constant, of: id)
    }
    try solver.setConstant(constant - shift.offset, of: id)
    shift.constant = constant
    shifted[id] = shift
  }

  /// Changes a constraint's priority, also from and to required.
  ///
  /// - Parameters:
  ///   - priority: The new priority.
  ///   - id: A live constraint.
  /// - Complexity: O(1), apart from the solver's work at the next ``solve()``.
  public mutating func setPriority(_ priority: Priority, of id: ConstraintID) {
    solver.setPriority(priority, of: id)
  }

  /// Makes a required constraint the strongest of the optional ones, as it cannot hold (F2.30).
  ///
  /// Of several that cannot hold together the last one takes the whole error, as what is added into
  /// a tie stays violated (F1.40).
  ///
  /// - Parameters:
  ///   - id: A live constraint.
  ///   - turn: A number that grows from one to the next.
  /// - Complexity: O(1), apart from the solver's work at the next ``solve()``.
  package mutating func relax(_ id: ConstraintID, turn: Int) {
    solver.setTieBreak(.rank(-Int64(turn)), of: id)
    solver.setPriority(.broken, of: id)
  }

  private mutating func install(
    _ sum: LinearSum, _ properties: ConstraintProperties, isLone: Bool
  ) throws(SolverError) -> ConstraintID {
    // A range on an extent reaches for its bound, any other range for the smallest distance (F1.20,
    // F1.21).
    let tie: TieBreak =
      properties.relation == .equal ? .none : isLone && sum.isExtent ? .bound : .nearestZero
    let id = try addScratch(properties, offset: sum.offset, tie: tie)
    if sum.isCrossing { crossings.insert(id) }
    guard !sum.followed.isEmpty else { return id }
    shifted[id] = ShiftedConstant(constant: properties.constant, offset: sum.offset)
    for followed in sum.followed {
      dependents[followed.item, default: []].append(
        Dependent(constraint: id, source: followed.source, coefficient: followed.coefficient))
      self.followed[id, default: []].append(followed.item)
    }
    return id
  }

  /// Hands the terms in `scratch` to the solver.
  mutating func addScratch(
    _ properties: ConstraintProperties, offset: Double, tie: TieBreak
  ) throws(SolverError) -> ConstraintID {
    // The solver is reached past `self`, whose terms it reads.
    let solver = unsafe solverPlace
    return try scratch.withSpan { terms throws(SolverError) in
      unsafe try solver.pointee.add(
        terms, properties.relation, to: properties.constant - offset,
        priority: properties.priority, tie: tie,
        relaxationRank: properties.rank.rawValue)
    }
  }
}
