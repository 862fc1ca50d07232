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
  ///   - traits: Relation, constant, priority and what else is said.
  /// - Returns: The constraint's identity.
  /// - Throws: `SolverError` when a number is not finite; nothing has changed then.
  /// - Complexity: O(depth between the items), apart from the solver's work at the next
  ///   ``solve()``.
  public mutating func add(
    _ first: AnchorTerm, _ second: AnchorTerm? = nil, _ traits: ConstraintTraits
  ) throws(SolverError) -> ConstraintID {
    var space = items[Int(first.anchor.item.raw)].parent
    if let second {
      space = items.commonAncestor(first.anchor.item.raw, second.anchor.item.raw)
    }
    scratch.removeAll()
    var sum = LinearSum()
    expand(first, in: space, traits.isMirrored, &sum)
    if let second {
      expand(second, in: space, traits.isMirrored, &sum)
    }
    return try install(sum, traits, isLone: second == nil)
  }

  /// Adds a constraint over any number of addends, measured in the nearest item that contains all
  /// of them.
  ///
  /// - Parameters:
  ///   - terms: At least one addend.
  ///   - traits: Relation, constant, priority and what else is said.
  /// - Returns: The constraint's identity.
  /// - Throws: `SolverError` when a number is not finite; nothing has changed then.
  public mutating func add(
    _ terms: [AnchorTerm], _ traits: ConstraintTraits
  ) throws(SolverError) -> ConstraintID {
    precondition(!terms.isEmpty, "A constraint needs at least one item.")
    var space = Int32(terms[0].anchor.item.raw)
    for term in terms.dropFirst() where space >= 0 {
      space = items.commonAncestor(UInt32(space), term.anchor.item.raw)
    }
    scratch.removeAll()
    var sum = LinearSum()
    for term in terms {
      expand(term, in: space, traits.isMirrored, &sum)
    }
    return try install(sum, traits, isLone: terms.count == 1)
  }

  /// Removes a constraint.
  ///
  /// - Parameter id: A live constraint; its id may be given to another one later.
  public mutating func remove(_ id: ConstraintID) {
    if !followed.isEmpty, let sources = followed.removeValue(forKey: id.raw) {
      shifted[id.raw] = nil
      for item in sources {
        dependents[item]?.removeAll { $0.constraint == id }
      }
    }
    solver.remove(id)
  }

  /// Changes a constraint's constant, the cheapest change there is.
  ///
  /// - Parameters:
  ///   - constant: The new right-hand side, in points; finite.
  ///   - id: A live constraint.
  /// - Throws: `SolverError` when the number is not finite; nothing has changed then.
  public mutating func setConstant(_ constant: Double, of id: ConstraintID) throws(SolverError) {
    guard !shifted.isEmpty, var shift = shifted[id.raw] else {
      return try solver.setConstant(constant, of: id)
    }
    try solver.setConstant(constant - shift.offset, of: id)
    shift.constant = constant
    shifted[id.raw] = shift
  }

  /// Changes a constraint's priority, also from and to required.
  ///
  /// - Parameters:
  ///   - priority: The new priority.
  ///   - id: A live constraint.
  public mutating func setPriority(_ priority: Priority, of id: ConstraintID) {
    solver.setPriority(priority, of: id)
  }

  private mutating func install(
    _ sum: LinearSum, _ traits: ConstraintTraits, isLone: Bool
  ) throws(SolverError) -> ConstraintID {
    // A range on an extent reaches for its bound, any other range for the smallest distance (F1.20,
    // F1.21).
    let tie: TieBreak =
      traits.relation == .equal ? .none : isLone && sum.isExtent ? .bound : .nearestZero
    let id = try addScratch(traits, offset: sum.offset, tie)
    guard !sum.sources.isEmpty else { return id }
    shifted[id.raw] = ShiftedConstant(constant: traits.constant, offset: sum.offset)
    for (item, source, coefficient) in sum.sources {
      let dependent = Dependent(constraint: id, source: source, coefficient: coefficient)
      dependents[item, default: []].append(dependent)
      followed[id.raw, default: []].append(item)
    }
    return id
  }

  /// Hands the terms in `scratch` to the solver.
  mutating func addScratch(
    _ traits: ConstraintTraits, offset: Double, _ tie: TieBreak
  ) throws(SolverError) -> ConstraintID {
    // The solver is reached past `self`, whose terms it reads.
    let solver = unsafe solverPlace
    return try scratch.withSpan { terms throws(SolverError) in
      unsafe try solver.pointee.add(
        terms, traits.relation, traits.constant - offset, priority: traits.priority, tie: tie,
        relaxationRank: traits.rank.rawValue)
    }
  }
}
