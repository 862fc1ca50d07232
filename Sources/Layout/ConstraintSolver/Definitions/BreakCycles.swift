extension Solver {
  /// Breaks cyclic waits, and leaves the constraints that cannot be used then in `batch.cyclic`.
  ///
  /// If a cycle has a variable with many uses, that variable becomes a column, because many
  /// constraints wait for it: the extent that all others equal, not each position between them.
  /// - Complexity: O(number of terms of the waiting constraints, and of uses of the variables that
  ///   become columns).
  mutating func breakCycles() {
    // The number of constraints and uses that the searches may meet.
    var budget = 8 * batch.worklist.count + 64
    for index in 0..<batch.worklist.count {
      let first = batch.worklist[index]
      while case .assigned = constraints[first].state {
        let id = constraintToFree(from: first, budget: &budget)
        guard case .assigned(let subject) = constraints[id].state else { break }
        let variable = constraints.terms[constraints[id].terms, subject].variable
        constraints[id].state = .pending
        constraints[id].change = 0
        batch.cyclic.append(id)
        makeFreeVariable(variable)
        releaseWaiting(on: variable)
        drainReady()
      }
    }
  }

  /// Follows waits from a constraint until they return to a constraint, and returns the constraint
  /// in this cycle whose subject has the most uses.
  ///
  /// A landmark moves on after 1, 2, 4 and so on steps, until the path returns to it (Brent 1980).
  /// - Returns: `first` if none has many uses, or the search has used up the budget.
  /// - Complexity: O(number of terms and uses met).
  private mutating func constraintToFree(
    from first: ConstraintIndex, budget: inout Int
  ) -> ConstraintIndex {
    var path = FlatArray<ConstraintIndex>()
    path.append(first)
    var (landmark, steps, reach) = (first, 0, 1)
    while budget > 0 {
      guard let next = constraintAwaited(by: path[path.count - 1], budget: &budget) else { break }
      steps += 1
      if next == landmark { return mostUsed(in: path, from: path.count - steps) ?? first }
      if steps == reach { (landmark, steps, reach) = (next, 0, 2 * reach) }
      path.append(next)
      budget -= 1
    }
    return first
  }

  /// Returns the constraint that is assigned to the first variable for which another constraint
  /// waits.
  private mutating func constraintAwaited(
    by id: ConstraintIndex, budget: inout Int
  ) -> ConstraintIndex? {
    guard case .assigned(let subject) = constraints[id].state else { return nil }
    let list = constraints[id].terms
    for position in list.positions where position != subject {
      let variable = constraints.terms[list, position].variable
      guard variables[variable].isAssigned else { continue }
      let uses = variables[variable].uses
      budget -= Int(uses.count)
      for position in uses.positions {
        let use = variables.uses[uses, position]
        if case .assigned(let subject) = constraints[use.constraint].state, subject == use.link {
          return use.constraint
        }
      }
    }
    return nil
  }

  private func mostUsed(
    in path: borrowing FlatArray<ConstraintIndex>, from start: Int
  ) -> ConstraintIndex? {
    var best: ConstraintIndex?
    var most = fewUses
    for index in start..<path.count {
      let id = path[index]
      guard case .assigned(let subject) = constraints[id].state else { continue }
      let variable = constraints.terms[constraints[id].terms, subject].variable
      let count = variables[variable].uses.count
      if count > most { (best, most) = (id, count) }
    }
    return best
  }
}

/// The number of uses up to which a variable is not preferred as a column.
private let fewUses: Int32 = 16
