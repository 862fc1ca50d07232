extension Solver {
  /// Step 1a: finds the directions of all changes, if that can be done and is worth it, and makes
  /// them the active ones.
  /// - Complexity: O(number of changes) if all are known; else what finding costs.
  mutating func findDirections() -> Bool {
    let basis = tableau.basis
    directions.trim(to: max(1 << 16, 4 * (variables.count + tableau.columns.count)))
    // For one or two constants the direction costs no more than the long way; for many it is found
    // when they come again.
    let isWorthIt = changes.updates.count <= 2 || directions.wanted == basis
    directions.wanted = basis
    for index in 0..<changes.updates.count {
      let id = changes.updates[index].constraint
      let record = constraints[id]
      guard !record.isDead, !record.hasNewPriority, !record.isRelaxed, record.state != .pending,
        record.column.exists, !tableau.columns[record.column].isBasic,
        constraints.traits(of: id).conflictCount == 0
      else { return deactivate() }
      var direction = directions.find(constraints.traits(of: id).direction, of: id, basis)
      if !direction.exists {
        guard isWorthIt else { return deactivate() }
        var first = constraints.traits(of: id).direction
        direction = directions.make(in: &first, of: id, for: basis)
        constraints[traitsOf: id].direction = first
        findDirection(direction, of: id)
      }
      directions.active.append(ActiveDirection(constraint: id, direction: direction))
    }
    return true
  }

  /// Leaves nothing active.
  /// - Returns: False.
  private mutating func deactivate() -> Bool {
    directions.active.removeAll()
    return false
  }

  /// Finds how everything moves with the constant of a constraint whose error is non-basic.
  ///
  /// The rows of its column move; what these and the constraint itself define moves, and what
  /// depends on that.
  /// - Complexity: O(number of uses of what moves).
  private mutating func findDirection(_ direction: DirectionIndex, of id: ConstraintIndex) {
    expansion.fit(variables: variables.count, columns: tableau.columns.count)
    walk.ranks.reserve(definitions.count)
    walk.members.reserve(variables.count)
    if constraints[id].definition.exists { startDirection(constraints[id].definition, 1) }
    let column = tableau.columns[constraints[id].column].entries
    directions.columns.reserve(column.count, in: &directions.records[direction].columns)
    for position in column.positions {
      let entry = tableau.columnEntries[column, position]
      let rate = tableau.coefficient(of: entry)
      directions.columns.append(
        ColumnRate(column: entry.row, rate: rate), to: &directions.records[direction].columns)
      let rank = tableau.columns[entry.row].definition
      if rank.exists { startDirection(rank, rate) }
    }
    followDependents()
    storeMembers(of: direction)
    directions.noteFilled(direction)
  }

  /// Lets everything move that depends on what was started, and collects what does in
  /// `walk.members`, the rates in `expansion.variableWork`.
  /// - Complexity: O(number of uses of what moves).
  mutating func followDependents() {
    while let word = walk.ranks.popFirstWord() {
      var bits = word.bits
      var offset = Int32(truncatingIfNeeded: bits.trailingZeroBitCount)
      // Bit after bit: whether one is set can be foretold, where the next one stands cannot.
      while true {
        if bits >> UInt64(offset) & 1 != 0 {
          bits |= passOn(DefinitionIndex(raw: word.start + offset))
        }
        offset += 1
        if offset == 64 || bits >> UInt64(offset) == 0 { break }
      }
    }
  }

  /// Lets what depends on the variable of a rank move with it.
  /// - Returns: The ranks among those that share the word of `rank`, a bit for each; the others are
  ///   noted.
  /// - Complexity: O(number of uses).
  @inline(__always)
  private mutating func passOn(_ rank: DefinitionIndex) -> UInt64 {
    let moved = definitions[rank].variable
    let rate = expansion.variableWork[moved]
    guard abs(rate) > dropTolerance else {
      expansion.variableWork[moved] = 0
      return 0
    }
    walk.members.insert(moved)
    var near: UInt64 = 0
    let list = variables[moved].uses
    for position in list.positions {
      let use = variables.uses[list, position]
      let dependent = constraints[use.constraint].definition
      guard dependent > rank else { continue }
      let coefficient = constraints.terms[constraints[use.constraint].terms, use.link].coefficient
      expansion.variableWork[definitions[dependent].variable] -=
        coefficient * rate * definitions[dependent].inverse
      if dependent.raw >> 6 == rank.raw >> 6 {
        near |= 1 &<< UInt64(truncatingIfNeeded: dependent.raw)
      } else {
        walk.ranks.insert(dependent)
      }
    }
    return near
  }

  /// Lets the variable of a rank move at `rate` for each unit of its error.
  mutating func startDirection(_ rank: DefinitionIndex, _ rate: Double) {
    expansion.variableWork[definitions[rank].variable] += rate * definitions[rank].inverse
    walk.ranks.insert(rank)
  }

  /// Stores the variables that move in the order of their numbers, neighbours as a run if they are
  /// many.
  /// - Complexity: O(number of variables that move).
  private mutating func storeMembers(of direction: DirectionIndex) {
    walk.moving.removeAll()
    walk.neighbours.removeAll()
    var last = VariableIndex.null
    while let variable = walk.members.popFirst() {
      let rate = tableau.snapped(expansion.variableWork[variable])
      expansion.variableWork[variable] = 0
      if variable.raw > last.raw + longestStep { storeScattered(of: direction) }
      walk.moving.append(VariableRate(variable: variable, rate: rate))
      last = variable
    }
    storeScattered(of: direction)
    directions.records[direction].scattered = directions.records[direction].members.count
    storeRuns(of: direction)
  }

  /// Stores the collected neighbours one by one if they are few, else leaves them for later.
  /// - Complexity: O(number of neighbours).
  private mutating func storeScattered(of direction: DirectionIndex) {
    let isRun = walk.moving.count >= shortestRun
    for index in 0..<walk.moving.count {
      let entry = walk.moving[index]
      if isRun {
        walk.neighbours.append(entry)
      } else {
        store(entry, of: direction)
        directions.rates.append(entry.rate, to: &directions.records[direction].rates)
      }
    }
    walk.moving.removeAll()
  }

  /// Adds a variable to the members of a direction.
  @inline(__always)
  private mutating func store(_ entry: VariableRate, of direction: DirectionIndex) {
    directions.members.append(entry.variable.id, to: &directions.records[direction].members)
  }

  /// Stores what is left for later, as runs of neighbours with a rate for each, 0 in the gaps.
  /// - Complexity: O(number of variables in runs).
  private mutating func storeRuns(of direction: DirectionIndex) {
    var run = DirectionRun(start: 0, count: 0)
    for index in 0..<walk.neighbours.count {
      let entry = walk.neighbours[index]
      let number = entry.variable.raw
      if run.count == 0 || number >= run.start + run.count + longestStep {
        if run.count > 0 { directions.runs.append(run, to: &directions.records[direction].runs) }
        run = DirectionRun(start: number, count: 0)
      }
      while run.start + run.count < number {
        directions.rates.append(0, to: &directions.records[direction].rates)
        run.count += 1
      }
      directions.rates.append(entry.rate, to: &directions.records[direction].rates)
      run.count += 1
      store(entry, of: direction)
    }
    if run.count > 0 { directions.runs.append(run, to: &directions.records[direction].runs) }
  }
}

/// Variables belong to one run as long as their numbers are no further apart.
private let longestStep: Int32 = 2
/// From how many variables on a run pays.
private let shortestRun = 8
