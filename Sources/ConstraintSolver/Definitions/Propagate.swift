extension Solver {
  /// Step 6: evaluates every definition that depends on something changed, in the order of rank.
  ///
  /// Each value is computed anew from its definition, so rounding errors cannot add up from solve
  /// to solve.
  /// - Complexity: O(number of definitions that mention a variable that changes), and for what is
  ///   mentioned by one far away, O(number of its uses).
  mutating func propagate() {
    guard !tableau.dirty.isEmpty else { return }
    // Each variable is noted once in a solve, so this is room enough. While definitions are
    // evaluated nothing is added to any of the arrays: the buffers stay where they are.
    journal.moved.reserve(variables.count)
    journal.noted.reserve(variables.count)
    var notes = journal.noted.count
    let buffers = unsafe EvaluationBuffers(self)
    while let word = tableau.dirty.popFirstWord() {
      var (start, bits) = word
      while true {
        let next = unsafe evaluate(bits, from: start, in: buffers, noting: &notes)
        guard next != 0 else { break }
        start &+= 64
        bits = next | tableau.dirty.takeWord(from: start)
      }
    }
    // Both lists were written up to there.
    unsafe journal.noted.setCount(notes)
    unsafe journal.moved.setCount(notes)
  }

  /// Evaluates definitions among 64 neighbouring ranks, and those that depend on them.
  ///
  /// Where the next one stands depends on all that was just read, but it can be foretold: mostly as
  /// far away as the one before, or else where it was last time. So the distance is tried and
  /// counted, not computed, and the processor works on several definitions at a time.
  /// - Returns: Which of the next 64 ranks depend on what has changed.
  /// - Complexity: O(number of terms of the definitions that are evaluated).
  @inline(__always)
  private mutating func evaluate(
    _ first: UInt64, from start: Int32, in buffers: EvaluationBuffers, noting notes: inout Int
  ) -> UInt64 {
    var bits = first
    var next: UInt64 = 0
    var offset = UInt64(truncatingIfNeeded: bits.trailingZeroBitCount)
    var step: UInt64 = 1
    // The bits up to one step, and the last of them.
    var (mask, mark) = (1 as UInt64, 1 as UInt64)
    while true {
      let rank = DefinitionIndex(raw: start &+ Int32(truncatingIfNeeded: offset))
      let dependents = unsafe reevaluate(rank, in: buffers, noting: &notes)
      if dependents != 0 {
        if dependents >> 63 != 0 { noteFarDependents(of: rank) }
        let near = dependents &<< 1
        bits |= near &<< offset
        next |= (near &>> 1) &>> (63 &- offset)
      }
      var rest = (bits &>> offset) &>> 1
      if rest & mask == mark {
        offset &+= step
        continue
      }
      guard rest != 0 else { return next }
      step = 1
      while rest & 1 == 0 {
        rest &>>= 1
        step &+= 1
      }
      offset &+= step
      mark = 1 &<< (step &- 1)
      mask = mark | (mark &- 1)
    }
  }

  /// Evaluates one definition.
  /// - Returns: Its ``Definition/dependents`` if the value is another than before, else 0.
  /// - Complexity: O(number of terms).
  @inline(__always)
  private mutating func reevaluate(
    _ rank: DefinitionIndex, in buffers: EvaluationBuffers, noting notes: inout Int
  ) -> UInt64 {
    let variable = unsafe buffers.variable(rank)
    guard variable.exists else { return 0 }
    let value = unsafe buffers.evaluate(rank)
    let position = unsafe buffers.value(variable)
    let old = unsafe position.pointee
    guard value != old else { return 0 }
    unsafe position.pointee = value
    if unsafe !buffers.note(old, of: variable, rank: rank, in: solveCount, at: &notes) {
      journal.hasMovedAgain = true
    }
    if value < -defaultTolerance { noteNegative(variable) }
    return unsafe buffers.dependents(rank)
  }

  /// Notes an extent, or a position, that came out below 0.
  @inline(never)
  private mutating func noteNegative(_ variable: VariableIndex) {
    journal.negative.append(variable)
  }

  /// Has those definitions evaluated that mention the variable of a rank from further away than
  /// that rank tells.
  /// - Complexity: O(number of uses of the variable).
  @inline(never)
  private mutating func noteFarDependents(of rank: DefinitionIndex) {
    let list = variables[definitions[rank].variable].uses
    for position in list.positions {
      let dependent = constraints[variables.uses[list, position].constraint].definition
      if dependent.raw > rank.raw + Definition.reach { tableau.dirty.insert(dependent) }
    }
  }

  /// Remembers the value that a variable with a definition had before this solve.
  @inline(__always)
  mutating func note(_ variable: VariableIndex, _ old: Double) {
    let rank = variables[variable].definition
    guard definitions[rank].noted != solveCount else {
      journal.hasMovedAgain = true
      return
    }
    definitions[rank].noted = solveCount
    journal.moved.append(variable.id)
    journal.noted.append(old)
  }

  /// Leaves those of the moved variables that are where they were, or were given back, out of the
  /// list.
  /// - Complexity: O(number of variables that were moved one by one).
  mutating func reportChanges() {
    let mayBeDead = !recycling.departing.isEmpty || variables.hasFree
    if journal.hasMovedAgain || mayBeDead {
      var kept = 0
      for index in 0..<journal.noted.count {
        let variable = VariableIndex(journal.moved[index])
        guard variables.values[variable] != journal.noted[index], variables[variable].isLive else {
          continue
        }
        journal.moved[kept] = journal.moved[index]
        kept += 1
      }
      journal.moved.truncate(to: kept)
      journal.hasMovedAgain = false
    }
    journal.noted.removeAll()
    journal.negative.removeAll()
  }
}
