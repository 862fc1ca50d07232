extension Solver {
  /// The result of following remembered directions.
  enum DirectionOutcome {
    /// The changes do not fit; nothing has been done.
    case unknown
    /// Everything moved, but some constraint changed sides.
    case unsettled
    case done
  }

  /// Step 1: answers changes of constants along remembered directions, with the definitions
  /// unchanged.
  ///
  /// When a window is resized or a view is dragged or animated, the same constant changes again and
  /// again, and mostly no constraint changes sides. Then each value moves by a known rate, and
  /// nothing else is needed: the errors of the constraints catch up when something else happens.
  /// - Complexity: O(number of values that move), and once in a series of such changes O(number of
  ///   rows that move).
  mutating func followDirections() -> DirectionOutcome {
    if isActiveAgain() {
      if advanceActive() { return .done }
    } else {
      catchUp()
      directions.active.removeAll()
      guard findDirections() else { return .unknown }
      if activate(), advanceActive() { return .done }
    }
    moveEverything()
    return .unsettled
  }

  /// Whether the same constraints change as last time, with nothing else between.
  /// - Complexity: O(number of changes).
  private mutating func isActiveAgain() -> Bool {
    guard directions.active.count == changes.updates.count, !isRefreshDue else { return false }
    for index in 0..<changes.updates.count {
      let id = changes.updates[index].constraint
      guard directions.active[index].constraint == id, !constraints[id].isDead,
        !constraints[id].hasNewPriority
      else { return false }
    }
    return true
  }

  /// Moves the columns up to the values; called before anything but another step along the same
  /// directions.
  /// - Complexity: O(number of columns that lag), O(1) if none lags.
  mutating func catchUp() {
    for index in 0..<directions.active.count {
      let direction = directions.active[index].direction
      let lag = directions.records[direction].lag
      guard lag != 0 else { continue }
      directions.records[direction].lag = 0
      let list = directions.records[direction].columns
      for position in list.positions {
        let entry = directions.columns[list, position]
        tableau.columns[entry.column].value += entry.rate * lag
      }
    }
  }

  // MARK: Moving

  private func delta(_ index: Int) -> Double {
    changes.updates[index].constant - constraints[changes.updates[index].constraint].applied
  }

  /// Moves the values along the active directions, if no constraint changes sides.
  /// - Complexity: O(number of values that move).
  private mutating func advanceActive() -> Bool {
    for index in 0..<changes.updates.count {
      let direction = directions.records[directions.active[index].direction]
      let lag = direction.lag + delta(index)
      guard lag >= direction.lower, lag <= direction.upper else { return false }
    }
    for index in 0..<changes.updates.count {
      let delta = delta(index)
      guard delta != 0 else { continue }
      let index = directions.active[index].direction
      directions.records[index].lag += delta
      journal.followedDirections.append(index)
      let direction = directions.records[index]
      var first = Int(direction.rates.offset)
      variables.values.advance(
        directions.members.elements, from: Int(direction.members.offset),
        along: directions.rates.elements,
        from: first, Int(direction.scattered), by: delta)
      first += Int(direction.scattered)
      for position in direction.runs.positions {
        let run = directions.runs[direction.runs, position]
        variables.values.advance(
          from: Int(run.start), along: directions.rates.elements, from: first, Int(run.count),
          by: delta)
        first += Int(run.count)
      }
    }
    finishChanges()
    tableau.counters.parametricSteps += 1
    return true
  }

  /// Moves values and columns, as a starting point for the simplex.
  /// - Complexity: O(number of values and columns that move).
  private mutating func moveEverything() {
    catchUp()
    for index in 0..<changes.updates.count {
      let delta = delta(index)
      guard delta != 0 else { continue }
      let direction = directions.active[index].direction
      let list = directions.records[direction].columns
      for position in list.positions {
        let entry = directions.columns[list, position]
        tableau.columns[entry.column].value += entry.rate * delta
        tableau.noteInfeasible(entry.column)
      }
      var cursor = DirectionCursor()
      while let entry = directions.next(direction, &cursor) {
        note(entry.variable, variables.values[entry.variable])
        let value = variables.values[entry.variable] + entry.rate * delta
        variables.values[entry.variable] = value
        if value < -defaultTolerance { journal.negative.append(entry.variable) }
      }
    }
    directions.active.removeAll()
    finishChanges()
  }

  /// Stores the new constants, and empties the list of changes.
  /// - Complexity: O(number of changes).
  private mutating func finishChanges() {
    for index in 0..<changes.updates.count {
      let id = changes.updates[index].constraint
      constraints[id].isChanged = false
      constraints[id].applied = changes.updates[index].constant
      let rank = constraints[id].definition
      if rank.exists { definitions[rank].constant = constraints[id].applied }
    }
    changes.updates.removeAll()
  }

  // MARK: How far

  /// Measures the range in which the directions of the changes may be followed.
  /// - Returns: False if they must not be followed independently, because they move something in
  ///   common.
  /// - Complexity: O(number of values and columns that move along the directions).
  private mutating func activate() -> Bool {
    guard !isRefreshDue, areActiveDirectionsDisjoint() else { return false }
    for index in 0..<directions.active.count { measure(directions.active[index].direction) }
    return true
  }

  /// Measures the change of the constant after which a constraint changes sides or an extent
  /// becomes negative.
  ///
  /// This is the ratio test of parametric programming: each value and each column limits the step
  /// by the distance to the next breakpoint, divided by the rate.
  /// - Complexity: O(number of values and columns that move).
  private mutating func measure(_ index: DirectionIndex) {
    var reach = StepLimits()
    let list = directions.records[index].columns
    for position in list.positions {
      let entry = directions.columns[list, position]
      let column = tableau.columns[entry.column]
      if column.hasWeight {
        reach.limit(column.value, to: column.settledRange, at: entry.rate)
      }
    }
    var cursor = DirectionCursor()
    while let entry = directions.next(index, &cursor) {
      if variables[entry.variable].kind == .extent {
        reach.limit(
          variables.values[entry.variable], to: (-defaultTolerance, .infinity), at: entry.rate)
      }
    }
    restrictToLimits(&reach, along: index)
    directions.records[index].lower = reach.lower
    directions.records[index].upper = reach.upper
    directions.records[index].lag = 0
  }

  /// Restricts a step to the limits, whose errors have no column.
  /// - Complexity: O(number of values that move, and of terms of the limits); O(1) with no limits.
  private mutating func restrictToLimits(_ reach: inout StepLimits, along index: DirectionIndex) {
    guard !limits.isEmpty else { return }
    expansion.fit(variables: variables.count, columns: tableau.columns.count)
    var cursor = DirectionCursor()
    while let entry = directions.next(index, &cursor) {
      expansion.variableWork[entry.variable] = entry.rate
    }
    for index in 0..<limits.count where constraints[limits[index]].state == .limit {
      let record = constraints[limits[index]]
      var (error, rate) = (-record.applied, 0.0)
      for position in record.terms.positions {
        let term = constraints.terms[record.terms, position]
        error += term.coefficient * variables.values[term.variable]
        rate += term.coefficient * expansion.variableWork[term.variable]
      }
      guard abs(rate) > dropTolerance else { continue }
      let isUpper = record.relation == .lessThanOrEqual
      reach.limit(error, to: isUpper ? (-.infinity, 0) : (0, .infinity), at: rate)
    }
    cursor = DirectionCursor()
    while let variable = directions.next(index, &cursor)?.variable {
      expansion.variableWork[variable] = 0
    }
  }

  /// Whether every variable and column moves along at most one of the active directions.
  /// - Complexity: O(number of values and columns that move along the directions).
  private mutating func areActiveDirectionsDisjoint() -> Bool {
    guard directions.active.count > 1 else { return true }
    expansion.fit(variables: variables.count, columns: tableau.columns.count)
    var isDisjoint = true
    for index in 0..<directions.active.count {
      let direction = directions.active[index].direction
      var cursor = DirectionCursor()
      while let variable = directions.next(direction, &cursor)?.variable {
        isDisjoint = isDisjoint && !expansion.isInHeap[variable]
        expansion.isInHeap[variable] = true
      }
      let list = directions.records[direction].columns
      for position in list.positions {
        let column = directions.columns[list, position].column
        isDisjoint = isDisjoint && !expansion.isCollected[column]
        expansion.isCollected[column] = true
      }
    }
    for index in 0..<directions.active.count {
      let direction = directions.active[index].direction
      var cursor = DirectionCursor()
      while let variable = directions.next(direction, &cursor)?.variable {
        expansion.isInHeap[variable] = false
      }
      let list = directions.records[direction].columns
      for position in list.positions {
        expansion.isCollected[directions.columns[list, position].column] = false
      }
    }
    return isDisjoint
  }
}

/// The largest allowed change of the constant in each direction.
private struct StepLimits {
  var lower = -Double.infinity
  var upper = Double.infinity

  /// Restricts the step so a value that moves at `rate` stays inside a range.
  @inline(__always)
  mutating func limit(_ value: Double, to range: (low: Double, high: Double), at rate: Double) {
    let (low, high) = ((range.low - value) / rate, (range.high - value) / rate)
    lower = max(lower, min(low, high))
    upper = min(upper, max(low, high))
  }
}

extension TableauColumn {
  /// The range of values in which the column is counted on the correct side.
  @inline(__always) fileprivate var settledRange: (low: Double, high: Double) {
    let above = side > 0 ? 0 : side < 0 ? left | right : right
    let below = side < 0 ? 0 : side > 0 ? left | right : left
    return (below != 0 ? -tolerance : -.infinity, above != 0 ? tolerance : .infinity)
  }
}

/// The position in an iteration over a direction's variables.
private struct DirectionCursor {
  var position: Int32 = 0
  var run: Int32 = 0
  var inRun: Int32 = 0
}

extension DirectionStore {
  /// Returns the next variable that moves along a direction, and the rate.
  @inline(__always)
  fileprivate func next(_ index: DirectionIndex, _ cursor: inout DirectionCursor) -> VariableRate? {
    let direction = records[index]
    if cursor.position < direction.scattered {
      let position = cursor.position
      cursor.position += 1
      return VariableRate(
        variable: VariableIndex(members[direction.members, position]),
        rate: rates[direction.rates, position])
    }
    while cursor.run < direction.runs.count {
      let run = runs[direction.runs, cursor.run]
      if cursor.inRun == run.count {
        cursor.run += 1
        cursor.inRun = 0
        continue
      }
      let entry = VariableRate(
        variable: VariableIndex(raw: run.start + cursor.inRun),
        rate: rates[direction.rates, cursor.position])
      cursor.position += 1
      cursor.inRun += 1
      if entry.rate != 0 { return entry }
    }
    return nil
  }
}
