extension Solver {
  /// Evaluates every definition that depends on something changed, in the order of rank.
  ///
  /// Each value is computed anew from its definition, so rounding errors cannot add up from solve to solve.
  /// - Complexity: O(number of uses of the variables that change).
  mutating func propagate() {
    guard !tableau.dirty.isEmpty else { return }
    // Each variable is noted once in a solve. Nothing else is added while definitions are evaluated.
    noted.reserve(variables.count)
    var notes = noted.count
    let buffers = unsafe EvaluationBuffers(self)
    while let word = tableau.dirty.popFirstWord() {
      var bits = word.bits
      var offset = Int32(truncatingIfNeeded: bits.trailingZeroBitCount)
      // Bit after bit: where the next one stands depends on all that was just read, but whether a bit is set can be
      // foretold, and so the processor works on several definitions at a time.
      while true {
        if bits &>> UInt64(truncatingIfNeeded: offset) & 1 != 0 {
          bits |= unsafe reevaluate(word.start &+ offset, buffers, &notes)
        }
        offset &+= 1
        if offset == 64 || bits &>> UInt64(truncatingIfNeeded: offset) == 0 { break }
      }
    }
    unsafe noted.setCount(notes)
  }

  /// Evaluates one definition, and has those that depend on it evaluated if the value is another than before.
  /// - Returns: Those of them that share its word of 64 ranks, a bit for each; the others are noted as dirty.
  @inline(__always)
  private mutating func reevaluate(
    _ rank: Int32, _ buffers: EvaluationBuffers, _ notes: inout Int
  ) -> UInt64 {
    let variable = unsafe buffers.variable(rank)
    guard variable >= 0 else { return 0 }
    let value = unsafe buffers.evaluate(rank)
    let place = unsafe buffers.value(variable)
    let old = unsafe place.pointee
    guard value != old else { return 0 }
    unsafe place.pointee = value
    unsafe buffers.note(variable, old, in: solveCount, at: &notes)
    if value < -defaultTolerance { scratch.negative.append(variable) }
    var near: UInt64 = 0
    unsafe buffers.forEachUser(of: variable) { dependent in
      guard dependent > rank else { return }
      if dependent >> 6 == rank >> 6 {
        near |= 1 &<< UInt64(truncatingIfNeeded: dependent)
      } else {
        tableau.dirty.insert(dependent)
      }
    }
    return near
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
    moved.reserve(noted.count)
    // Only a variable that was just given back may be dead.
    let mayBeDead = !scratch.departing.isEmpty || !freeVariables.isEmpty
    for index in 0..<noted.count {
      let item = noted[index]
      guard values[item.variable] != item.value else { continue }
      if mayBeDead && !variables[item.variable].isLive { continue }
      moved.append(VariableID(raw: UInt32(truncatingIfNeeded: item.variable)))
    }
    noted.removeAll()
    scratch.negative.removeAll()
  }
}
