extension Solver {
  /// How far remembered directions could answer the changes at hand.
  enum RayOutcome {
    /// Not at all; nothing has been done.
    case unknown
    /// Everything moved, but some constraint changed its side.
    case unsettled
    /// The solve is done.
    case done
  }

  /// Answers changes of constants along remembered directions, without touching the definitions.
  ///
  /// A window that is resized, a view that is dragged or animated: the same constant changes again
  /// and again, and mostly no constraint changes its side. Then each value moves by a known rate,
  /// and that is all there is to do: the errors of the constraints follow when something else
  /// happens.
  /// - Complexity: O(number of values that move), and once in a series of such changes O(number of
  ///   rows that move).
  mutating func followRays() -> RayOutcome {
    if isActiveAgain() {
      if advanceActive() { return .done }
    } else {
      catchUp()
      rays.active.removeAll()
      guard findRays() else { return .unknown }
      if activate(), advanceActive() { return .done }
    }
    moveEverything()
    return .unsettled
  }

  /// Whether the changes are of the same constraints as the last ones, with nothing else in
  /// between.
  private mutating func isActiveAgain() -> Bool {
    guard rays.active.count == changed.count, !isRefreshDue else { return false }
    for index in 0..<changed.count {
      let id = changed[index].constraint
      guard rays.active[index].constraint == id, !constraints[id].isDead,
        !constraints[id].hasNewPriority
      else { return false }
    }
    return true
  }

  /// Brings the parameters to where the values are; before anything but the next step along the
  /// same rays.
  mutating func catchUp() {
    for index in 0..<rays.active.count {
      let ray = rays.active[index].ray
      let lag = rays.rays[ray].lag
      guard lag != 0 else { continue }
      rays.rays[ray].lag = 0
      let list = rays.rays[ray].parameters
      var place: Int32 = 0
      while place < list.count {
        let entry = rays.parameters[list, place]
        tableau.parameters[entry.index].value += entry.rate * lag
        place += 1
      }
    }
  }

  // MARK: Moving

  private func delta(_ index: Int) -> Double {
    changed[index].constant - constraints[changed[index].constraint].applied
  }

  /// Moves the values along the active rays, if that leaves every constraint on its side.
  private mutating func advanceActive() -> Bool {
    for index in 0..<changed.count {
      let ray = rays.rays[rays.active[index].ray]
      let lag = ray.lag + delta(index)
      guard lag >= ray.lower, lag <= ray.upper else { return false }
    }
    for index in 0..<changed.count {
      let delta = delta(index)
      guard delta != 0 else { continue }
      let index = rays.active[index].ray
      rays.rays[index].lag += delta
      directRays.append(index)
      let ray = rays.rays[index]
      var first = Int(ray.rates.offset)
      values.advance(
        rays.members.elements, from: Int(ray.members.offset), along: rays.rates.elements,
        from: first, Int(ray.scattered), by: delta)
      first += Int(ray.scattered)
      for place in 0..<ray.runs.count {
        let run = rays.runs[ray.runs, place]
        values.advance(
          from: Int(run.start), along: rays.rates.elements, from: first, Int(run.count), by: delta)
        first += Int(run.count)
      }
    }
    finishChanges()
    tableau.counters.rayHits += 1
    return true
  }

  /// Moves values and parameters, so that the ordinary method can go on from there.
  private mutating func moveEverything() {
    catchUp()
    for index in 0..<changed.count {
      let delta = delta(index)
      guard delta != 0 else { continue }
      let ray = rays.active[index].ray
      let list = rays.rays[ray].parameters
      var place: Int32 = 0
      while place < list.count {
        let entry = rays.parameters[list, place]
        tableau.parameters[entry.index].value += entry.rate * delta
        tableau.noteMismatch(entry.index)
        place += 1
      }
      var cursor = RayCursor()
      while let entry = rays.next(ray, &cursor) {
        note(entry.index, values[entry.index])
        let value = values[entry.index] + entry.rate * delta
        values[entry.index] = value
        if value < -defaultTolerance { scratch.negative.append(entry.index) }
      }
    }
    rays.active.removeAll()
    finishChanges()
  }

  private mutating func finishChanges() {
    for index in 0..<changed.count {
      let id = changed[index].constraint
      constraints[id].isChanged = false
      constraints[id].applied = changed[index].constant
      let rank = constraints[id].rank
      if rank >= 0 { definitions[rank].constant = constraints[id].applied }
    }
    changed.removeAll()
  }

  // MARK: How far

  /// Finds out how far the rays of the changes may be followed.
  /// - Returns: False if they may not be followed one by one, because they move something in
  ///   common.
  private mutating func activate() -> Bool {
    guard !isRefreshDue, areActiveRaysApart() else { return false }
    for index in 0..<rays.active.count { measure(rays.active[index].ray) }
    return true
  }

  /// Finds by how much a constant may change before a constraint changes its side or an extent
  /// becomes negative.
  private mutating func measure(_ index: Int32) {
    var reach = RayReach()
    let list = rays.rays[index].parameters
    var place: Int32 = 0
    while place < list.count {
      let entry = rays.parameters[list, place]
      let parameter = tableau.parameters[entry.index]
      if parameter.hasWeight {
        reach.limit(parameter.value, to: parameter.settledRange, at: entry.rate)
      }
      place += 1
    }
    var cursor = RayCursor()
    while let entry = rays.next(index, &cursor) {
      if variables[entry.index].kind == .extent {
        reach.limit(values[entry.index], to: (-defaultTolerance, .infinity), at: entry.rate)
      }
    }
    rays.rays[index].lower = reach.lower
    rays.rays[index].upper = reach.upper
    rays.rays[index].lag = 0
  }

  /// Whether no variable and no parameter moves along two of the active rays.
  private mutating func areActiveRaysApart() -> Bool {
    guard rays.active.count > 1 else { return true }
    scratch.fit(variables: variables.count, parameters: tableau.parameters.count)
    var isApart = true
    for index in 0..<rays.active.count {
      let ray = rays.active[index].ray
      var cursor = RayCursor()
      while let variable = rays.next(ray, &cursor)?.index {
        isApart = isApart && !scratch.isInHeap[variable]
        scratch.isInHeap[variable] = true
      }
      let list = rays.rays[ray].parameters
      for place in 0..<list.count {
        let parameter = rays.parameters[list, place].index
        isApart = isApart && !scratch.isCollected[parameter]
        scratch.isCollected[parameter] = true
      }
    }
    for index in 0..<rays.active.count {
      let ray = rays.active[index].ray
      var cursor = RayCursor()
      while let variable = rays.next(ray, &cursor)?.index { scratch.isInHeap[variable] = false }
      let list = rays.rays[ray].parameters
      for place in 0..<list.count {
        scratch.isCollected[rays.parameters[list, place].index] = false
      }
    }
    return isApart
  }
}

/// By how much a constant may change.
private struct RayReach {
  var lower = -Double.infinity
  var upper = Double.infinity

  /// Keeps a value that moves at `rate` inside a range.
  @inline(__always)
  mutating func limit(_ value: Double, to range: (low: Double, high: Double), at rate: Double) {
    let (low, high) = ((range.low - value) / rate, (range.high - value) / rate)
    lower = max(lower, min(low, high))
    upper = min(upper, max(low, high))
  }
}

extension Parameter {
  /// Where the value may be without the parameter being counted on the wrong side.
  @inline(__always) fileprivate var settledRange: (low: Double, high: Double) {
    let above = side > 0 ? 0 : side < 0 ? left | right : right
    let below = side < 0 ? 0 : side > 0 ? left | right : left
    return (below != 0 ? -tolerance : -.infinity, above != 0 ? tolerance : .infinity)
  }
}

/// How far a walk over the variables of a ray has come.
private struct RayCursor {
  var place: Int32 = 0
  var run: Int32 = 0
  var inRun: Int32 = 0
}

extension RayStore {
  /// The next variable that moves along a ray, and its rate.
  @inline(__always)
  fileprivate func next(_ index: Int32, _ cursor: inout RayCursor) -> RayEntry? {
    let ray = rays[index]
    if cursor.place < ray.scattered {
      let place = cursor.place
      cursor.place += 1
      return RayEntry(
        index: Int32(truncatingIfNeeded: members[ray.members, place].raw),
        rate: rates[ray.rates, place])
    }
    while cursor.run < ray.runs.count {
      let run = runs[ray.runs, cursor.run]
      if cursor.inRun == run.count {
        cursor.run += 1
        cursor.inRun = 0
        continue
      }
      let entry = RayEntry(
        index: run.start + cursor.inRun, rate: rates[ray.rates, cursor.place])
      cursor.place += 1
      cursor.inRun += 1
      if entry.rate != 0 { return entry }
    }
    return nil
  }
}
