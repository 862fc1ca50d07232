extension Solver {
  /// Makes a variable; its value is 0 until something determines it.
  /// - Parameter kind: What values it may take by itself.
  /// - Returns: Its identity.
  /// - Complexity: O(1) amortised.
  public mutating func makeVariable(_ kind: VariableKind) -> VariableID {
    if let raw = freeVariables.popLast() {
      variables[Int(raw)] = 0
      return VariableID(raw: raw)
    }
    variables.append(0)
    return VariableID(raw: UInt32(variables.count - 1))
  }

  /// Gives a variable back; its identity may be given out again.
  /// - Parameter variable: A variable that no live constraint mentions.
  /// - Complexity: O(1) amortised.
  public mutating func removeVariable(_ variable: VariableID) {
    freeVariables.append(variable.raw)
  }

  /// The value of a variable after the last ``solve()``.
  /// - Parameter variable: A live variable.
  /// - Returns: Its value, in the caller's unit (points).
  /// - Complexity: O(1).
  public func value(of variable: VariableID) -> Double { variables[Int(variable.raw)] }
}
