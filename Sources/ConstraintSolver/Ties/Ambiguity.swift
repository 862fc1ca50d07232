extension Solver {
  /// Whether a variable can move at no cost; what is tried stays done, so this is asked of a copy.
  ///
  /// The variable is sent as far up as the optimum allows and then as far down; every column may take part.
  mutating func canMove(_ variable: Int32) -> Bool {
    boundEmptyExtents()
    for far in [1.0, -1.0] {
      var group = FlatArray<Int32>()
      for index in 0..<Int32(tableau.parameters.count) {
        guard !tableau.parameters[index].isBasic, !tableau.parameters[index].isFree else {
          continue
        }
        tableau.parameters[index].tie = tableau.freeDirections(of: index)
        if tableau.mayMove(index) { group.append(index) }
      }
      let goal = makeProbe(on: variable, at: values[variable] + far)
      var budget = 16 * tableau.parameters.count + 64
      approachZero(goal, &group, &budget)
      if !tableau.parameters[goal].isBasic
        || abs(abs(tableau.parameters[goal].value) - 1) > defaultTolerance
      {
        return true
      }
    }
    return false
  }

  /// Makes rows of the rule `extent >= 0` where an extent is 0 and could go below.
  private mutating func boundEmptyExtents() {
    for index in 0..<Int32(variables.count) {
      let record = variables[index]
      if record.kind == .extent && record.isLive && record.rank >= 0 && record.bound < 0
        && abs(values[index]) <= defaultTolerance
      {
        addBound(to: index)
      }
    }
  }
}
