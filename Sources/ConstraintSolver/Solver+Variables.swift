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
