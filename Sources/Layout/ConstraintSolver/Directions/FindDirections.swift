extension Solver {
  /// Step 1a: finds the directions of all changes, if possible and worthwhile, and makes them
  /// active.
  /// - Complexity: O(number of changes) if all are known; otherwise the cost of finding them.
  mutating func findDirections() -> Bool {
    let basis = tableau.basis
    directions.trim(to: max(1 << 16, 4 * (variables.count + tableau.columns.count)))
    // For one or two constants the direction costs no more than a full solve. For many it pays only
    // when they change again.
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

  /// Clears the active directions.
  /// - Returns: False.
  private mutating func deactivate() -> Bool {
    directions.active.removeAll()
    return false
  }

  /// Finds how everything moves with a constraint's constant, if the error is non-basic.
  ///
  /// The rows of the column move, then the variables defined by them and by the constraint itself,
  /// then everything that depends on those.
  /// - Complexity: O(number of uses of the moving variables).
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

  /// Propagates rates to all dependents, and collects the moving variables in `walk.members` and
  /// their rates in `expansion.variableWork`.
  /// - Complexity: O(number of uses of the moving variables).
  mutating func followDependents() {
    while let word = walk.ranks.popFirstWord() {
      var bits = word.bits
      var offset = Int32(truncatingIfNeeded: bits.trailingZeroBitCount)
      // Bit by bit: the processor can predict whether a bit is set, but not the position of the
      // next bit.
      while true {
        if bits >> UInt64(offset) & 1 != 0 {
          bits |= passOn(DefinitionIndex(raw: word.start + offset))
        }
        offset += 1
        if offset == 64 || bits >> UInt64(offset) == 0 { break }
      }
    }
  }

  /// Propagates the rate of a rank's variable to the dependents.
  /// - Returns: The dependent ranks in the same word as `rank`, a bit for each; the others are
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

  /// Sets the rate of a rank's variable per unit of error.
  mutating func startDirection(_ rank: DefinitionIndex, _ rate: Double) {
    expansion.variableWork[definitions[rank].variable] += rate * definitions[rank].inverse
    walk.ranks.insert(rank)
  }

  /// Starts a non-basic column at a rate, with the rows in which it occurs, for the definitions up
  /// to a rank.
  /// - Complexity: O(number of rows in which the column occurs).
  mutating func startColumn(
    _ column: ColumnIndex, _ rate: Double, upTo last: DefinitionIndex = DefinitionIndex(raw: .max)
  ) {
    let rank = tableau.columns[column].definition
    if rank.exists, rank <= last { startDirection(rank, rate) }
    let entries = tableau.columns[column].entries
    for position in entries.positions {
      let entry = tableau.columnEntries[entries, position]
      let rank = tableau.columns[entry.row].definition
      if rank.exists, rank <= last { startDirection(rank, rate * tableau.coefficient(of: entry)) }
    }
  }

  /// Stores the moving variables in the order of their numbers, long series of neighbors as runs.
  /// - Complexity: O(number of moving variables).
  private mutating func storeMembers(of direction: DirectionIndex) {
    walk.moving.removeAll()
    walk.neighbors.removeAll()
    // Growing by doubling would leave as much garbage as a direction takes.
    let count = Int32(walk.members.count)
    directions.members.reserve(count, in: &directions.records[direction].members)
    directions.rates.reserve(count, in: &directions.records[direction].rates)
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

  /// Stores the collected neighbors individually if they are few, else keeps them for a run.
  /// - Complexity: O(number of neighbors).
  private mutating func storeScattered(of direction: DirectionIndex) {
    let isRun = walk.moving.count >= shortestRun
    for index in 0..<walk.moving.count {
      let entry = walk.moving[index]
      if isRun {
        walk.neighbors.append(entry)
      } else {
        store(entry, of: direction)
        directions.rates.append(entry.rate, to: &directions.records[direction].rates)
      }
    }
    walk.moving.removeAll()
  }

  @inline(__always)
  private mutating func store(_ entry: VariableRate, of direction: DirectionIndex) {
    directions.members.append(entry.variable.id, to: &directions.records[direction].members)
  }

  /// Stores the remaining variables as runs of neighbors, with a rate of 0 in the gaps.
  /// - Complexity: O(number of variables in runs).
  private mutating func storeRuns(of direction: DirectionIndex) {
    var run = DirectionRun(start: 0, count: 0)
    for index in 0..<walk.neighbors.count {
      let entry = walk.neighbors[index]
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

/// The largest distance between consecutive variable numbers in a run.
private let longestStep: Int32 = 2
/// The number of variables from which a run pays off.
private let shortestRun = 8
