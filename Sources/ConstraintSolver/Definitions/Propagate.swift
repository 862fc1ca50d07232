extension Solver {
  /// Evaluates every definition that depends on something changed, in the order of rank.
  ///
  /// Each value is computed anew from its definition, so rounding errors cannot add up from solve to solve.
  /// - Complexity: O(number of uses of the variables that change).
  mutating func propagate() {
    while let word = tableau.dirty.popFirstWord() {
      var bits = word.bits
      var offset = Int32(truncatingIfNeeded: bits.trailingZeroBitCount)
      // Bit after bit: where the next one stands depends on all that was just read, but whether a bit is set can be
      // foretold, and so the processor works on several definitions at a time.
      while true {
        if bits >> UInt64(offset) & 1 != 0 { bits |= reevaluate(word.start + offset) }
        offset += 1
        if offset == 64 || bits >> UInt64(offset) == 0 { break }
      }
    }
  }

  /// Evaluates one definition, and has those that depend on it evaluated if the value is another than before.
  /// - Returns: Those of them that share its word of 64 ranks, a bit for each; the others are noted as dirty.
  @inline(__always)
  private mutating func reevaluate(_ rank: Int32) -> UInt64 {
    let definition = definitions[rank]
    let variable = definition.variable
    guard variable >= 0 else { return 0 }
    let value = evaluate(definition)
    let old = values[variable]
    guard value != old else { return 0 }
    note(variable, old)
    values[variable] = value
    if value < -defaultTolerance { scratch.negative.append(variable) }
    var near: UInt64 = 0
    let list = variables[variable].uses
    guard list.count > 0 else { return 0 }
    // A list of uses lies inside its arena, and names constraints that exist: both are kept so by every step that links
    // or unlinks a term, and checked by `brokenInvariants()`. Nothing grows while they are read.
    let users = unsafe uses.elements.base + Int(list.offset)
    let records = unsafe constraints.base
    var place = 0
    while place < Int(list.count) {
      let dependent = unsafe records[Int(users[place].constraint)].rank
      place &+= 1
      guard dependent > rank else { continue }
      if dependent >> 6 == rank >> 6 {
        near |= 1 &<< UInt64(truncatingIfNeeded: dependent)
      } else {
        tableau.dirty.insert(dependent)
      }
    }
    return near
  }

  @inline(__always)
  func evaluate(_ definition: Definition) -> Double {
    var sum = definition.constant
    if definition.parameter >= 0 { sum += tableau.parameters[definition.parameter].value }
    guard definition.count > 0 else { return sum * definition.inverse }
    // The terms of a definition lie inside their arena, and name variables that exist, as with the uses below.
    let addends = unsafe terms.elements.base + Int(definition.offset)
    let numbers = unsafe values.base
    // From the last on: what was computed just now mostly stands first, and is waited for last.
    var place = Int(definition.count)
    while place > 0 {
      place &-= 1
      unsafe sum -= addends[place].coefficient * numbers[Int(addends[place].variable)]
    }
    return definition.inverse == 1 ? sum : sum * definition.inverse
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
        moved.append(VariableID(raw: UInt32(truncatingIfNeeded: item.variable)))
      }
    }
    noted.removeAll()
    scratch.negative.removeAll()
  }
}
