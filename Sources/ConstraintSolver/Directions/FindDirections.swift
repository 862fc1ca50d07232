extension Solver {
  /// Finds the directions of all changes, if that can be done and is worth it, and makes them the
  /// active ones.
  mutating func findDirections() -> Bool {
    let basis = tableau.basis
    directions.trim(to: max(1 << 16, 4 * (variables.count + tableau.columns.count)))
    // For one or two constants the direction costs no more than the long way; for many it is found
    // when they come again.
    let isWorthIt = changed.count <= 2 || directions.wanted == basis
    directions.wanted = basis
    for index in 0..<changed.count {
      let id = changed[index].constraint
      let record = constraints[id]
      guard !record.isDead, !record.hasNewPriority, !record.isRelaxed, record.state != .pending,
        record.column >= 0, !tableau.columns[record.column].isBasic,
        traits(of: id).conflictCount == 0
      else { return deactivate() }
      var direction = directions.find(traits(of: id).direction, of: id, basis)
      if direction < 0 {
        guard isWorthIt else { return deactivate() }
        var first = traits(of: id).direction
        direction = directions.make(in: &first, of: id, for: basis)
        self[traitsOf: id].direction = first
        findDirection(direction, of: id)
      }
      directions.active.append(ActiveDirection(constraint: id, direction: direction))
    }
    return true
  }

  private mutating func deactivate() -> Bool {
    directions.active.removeAll()
    return false
  }

  /// Finds how everything moves with the constant of a constraint whose error is non-basic.
  ///
  /// The rows of its column move; what these and the constraint itself define moves, and what
  /// depends on that.
  /// - Complexity: O(number of uses of what moves).
  private mutating func findDirection(_ direction: Int32, of id: Int32) {
    scratch.fit(variables: variables.count, columns: tableau.columns.count)
    scratch.ranks.reserve(definitions.count)
    scratch.members.reserve(variables.count)
    if constraints[id].rank >= 0 { startDirection(constraints[id].rank, 1) }
    let column = tableau.columns[constraints[id].column].entries
    directions.columns.reserve(column.count, in: &directions.directions[direction].columns)
    var position: Int32 = 0
    while position < column.count {
      let entry = tableau.columnEntries[column, position]
      let rate = tableau.coefficient(of: entry)
      directions.columns.append(
        ColumnRate(index: entry.row, rate: rate), to: &directions.directions[direction].columns)
      let rank = tableau.columns[entry.row].rank
      if rank >= 0 { startDirection(rank, rate) }
      position += 1
    }
    followDependents()
    storeMembers(of: direction)
    directions.noteFilled(direction)
  }

  /// Lets everything move that depends on what was started, and collects what does in
  /// `scratch.members`, the rates in `scratch.variableWork`.
  mutating func followDependents() {
    while let word = scratch.ranks.popFirstWord() {
      var bits = word.bits
      var offset = Int32(truncatingIfNeeded: bits.trailingZeroBitCount)
      // Bit after bit: whether one is set can be foretold, where the next one stands cannot.
      while true {
        if bits >> UInt64(offset) & 1 != 0 { bits |= passOn(word.start + offset) }
        offset += 1
        if offset == 64 || bits >> UInt64(offset) == 0 { break }
      }
    }
  }

  /// Lets what depends on the variable of a rank move with it.
  /// - Returns: The ranks among those that share the word of `rank`, a bit for each; the others are
  ///   noted.
  @inline(__always)
  private mutating func passOn(_ rank: Int32) -> UInt64 {
    let moved = definitions[rank].variable
    let rate = scratch.variableWork[moved]
    guard abs(rate) > dropTolerance else {
      scratch.variableWork[moved] = 0
      return 0
    }
    scratch.members.insert(moved)
    var near: UInt64 = 0
    let list = variables[moved].uses
    var position: Int32 = 0
    while position < list.count {
      let use = uses[list, position]
      position += 1
      let dependent = constraints[use.constraint].rank
      guard dependent > rank else { continue }
      let coefficient = terms[constraints[use.constraint].terms, use.link].coefficient
      scratch.variableWork[definitions[dependent].variable] -=
        coefficient * rate * definitions[dependent].inverse
      if dependent >> 6 == rank >> 6 {
        near |= 1 &<< UInt64(truncatingIfNeeded: dependent)
      } else {
        scratch.ranks.insert(dependent)
      }
    }
    return near
  }

  /// Lets the variable of a rank move at `rate` for each unit of its error.
  mutating func startDirection(_ rank: Int32, _ rate: Double) {
    scratch.variableWork[definitions[rank].variable] += rate * definitions[rank].inverse
    scratch.ranks.insert(rank)
  }

  /// Stores the variables that move in the order of their numbers, neighbours as a run if they are
  /// many.
  private mutating func storeMembers(of direction: Int32) {
    scratch.form.removeAll()
    scratch.neighbours.removeAll()
    var last: Int32 = -1
    while let variable = scratch.members.popFirst() {
      let rate = tableau.snapped(scratch.variableWork[variable])
      scratch.variableWork[variable] = 0
      if variable > last + longestStep { storeScattered(of: direction) }
      scratch.form.append(RowTerm(column: variable, link: 0, coefficient: rate))
      last = variable
    }
    storeScattered(of: direction)
    directions.directions[direction].scattered = directions.directions[direction].members.count
    storeRuns(of: direction)
  }

  /// Stores the collected neighbours one by one if they are few, else leaves them for later.
  private mutating func storeScattered(of direction: Int32) {
    let isRun = scratch.form.count >= shortestRun
    for index in 0..<scratch.form.count {
      let term = scratch.form[index]
      if isRun {
        scratch.neighbours.append(term)
      } else {
        store(term, of: direction)
        directions.rates.append(term.coefficient, to: &directions.directions[direction].rates)
      }
    }
    scratch.form.removeAll()
  }

  @inline(__always)
  private mutating func store(_ term: RowTerm, of direction: Int32) {
    directions.members.append(
      VariableID(raw: UInt32(truncatingIfNeeded: term.column)),
      to: &directions.directions[direction].members)
  }

  private mutating func storeRuns(of direction: Int32) {
    var run = DirectionRun(start: 0, count: 0)
    for index in 0..<scratch.neighbours.count {
      let term = scratch.neighbours[index]
      if run.count == 0 || term.column >= run.start + run.count + longestStep {
        if run.count > 0 { directions.runs.append(run, to: &directions.directions[direction].runs) }
        run = DirectionRun(start: term.column, count: 0)
      }
      while run.start + run.count < term.column {
        directions.rates.append(0, to: &directions.directions[direction].rates)
        run.count += 1
      }
      directions.rates.append(term.coefficient, to: &directions.directions[direction].rates)
      run.count += 1
      store(term, of: direction)
    }
    if run.count > 0 { directions.runs.append(run, to: &directions.directions[direction].runs) }
  }
}

/// Variables belong to one run as long as their numbers are no further apart.
private let longestStep: Int32 = 2
/// From how many variables on a run pays.
private let shortestRun = 8
