extension Solver {
  /// Evaluates every definition that depends on something changed, in the order of rank.
  ///
  /// Each value is computed anew from its definition, so rounding errors cannot add up from solve to solve.
  /// - Complexity: O(number of uses of the variables that change).
  mutating func propagate() {
    while let rank = tableau.dirty.popFirst() {
      let definition = definitions[rank]
      guard definition.variable >= 0 else { continue }
      let value = evaluate(definition)
      let old = values[definition.variable]
      guard value != old else { continue }
      note(definition.variable, old)
      values[definition.variable] = value
      let list = variables[definition.variable].uses
      var place: Int32 = 0
      while place < list.count {
        let dependent = constraints[uses[list, place].constraint].rank
        if dependent > rank { tableau.dirty.insert(dependent) }
        place += 1
      }
    }
  }

  @inline(__always)
  func evaluate(_ definition: Definition) -> Double {
    var sum = definition.constant
    if definition.parameter >= 0 { sum += tableau.parameters[definition.parameter].value }
    var place: Int32 = 0
    while place < definition.count {
      let term = terms.elements[definition.offset + place]
      sum -= term.coefficient * values[term.variable]
      place += 1
    }
    return sum * definition.inverse
  }

  /// Remembers the value that a variable had before this solve.
  @inline(__always)
  mutating func note(_ variable: Int32, _ old: Double) {
    guard variables[variable].noted != solveCount else { return }
    variables[variable].noted = solveCount
    noted.append(NotedValue(value: old, variable: variable))
  }

  /// Turns the remembered values into the list of variables that changed.
  mutating func reportChanges() {
    moved.removeAll()
    directRays.removeAll()
    for index in 0..<noted.count {
      let item = noted[index]
      if values[item.variable] != item.value && variables[item.variable].isLive {
        moved.append(item.variable)
      }
    }
    noted.removeAll()
  }
}
