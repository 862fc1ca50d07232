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
  /// A window that is resized, a view that is dragged or animated: the same constant changes again and again, and mostly
  /// no constraint changes its side. Then each value moves by a known rate, and that is all there is to do.
  /// - Complexity: O(number of values and rows that move).
  mutating func followRays() -> RayOutcome {
    var isShared = isRefreshDue
    for index in 0..<changed.count {
      let id = changed[index]
      let record = constraints[id]
      guard !record.isDead, !record.hasNewPriority, !record.isRelaxed, traits[id].coreCount == 0,
        record.state != .pending, record.parameter >= 0,
        !tableau.parameters[record.parameter].isBasic, isRayReady(id)
      else { return .unknown }
      isShared = isShared || (changed.count > 1 && rays.rays[traits[id].ray].isShared)
    }
    // 1. The rows move; now it is known whether one changed its side.
    for index in 0..<changed.count { moveParameters(changed[index]) }
    let isSettled = tableau.mismatched.isEmpty
    // 2. The values move.
    directRays.removeAll()
    moved.removeAll()
    var brokeExtent = false
    for index in 0..<changed.count {
      if isSettled && !isShared {
        brokeExtent = moveValues(changed[index]) || brokeExtent
      } else {
        noteAndMoveValues(changed[index])
      }
    }
    if brokeExtent {
      directRays.removeAll()
      for index in 0..<changed.count { noteMoved(changed[index]) }
    }
    for index in 0..<changed.count {
      let id = changed[index]
      constraints[id].isChanged = false
      constraints[id].applied = traits[id].constant
      if constraints[id].rank >= 0 {
        definitions[constraints[id].rank].constant = constraints[id].applied
      }
    }
    changed.removeAll()
    return isSettled && !isShared && !brokeExtent ? .done : .unsettled
  }

  @inline(__always)
  private func delta(_ id: Int32) -> Double { traits[id].constant - constraints[id].applied }

  private mutating func moveParameters(_ id: Int32) {
    let delta = delta(id)
    let list = rays.rays[traits[id].ray].parameters
    tableau.counters.rayHits += 1
    guard delta != 0 else { return }
    var place: Int32 = 0
    while place < list.count {
      let entry = rays.entries[list, place]
      tableau.parameters[entry.index].value += entry.rate * delta
      tableau.noteMismatch(entry.index)
      place += 1
    }
  }

  /// Moves values that move along this ray alone.
  /// - Returns: Whether an extent came out negative.
  private mutating func moveValues(_ id: Int32) -> Bool {
    let delta = delta(id)
    guard delta != 0 else { return false }
    let list = rays.rays[traits[id].ray].variables
    directRays.append(traits[id].ray)
    let lowest = values.advance(along: rays.entries.elements, list, by: delta)
    return lowest < -defaultTolerance && hasNegativeExtent(list)
  }

  private func hasNegativeExtent(_ list: List) -> Bool {
    for place in 0..<list.count {
      let index = rays.entries[list, place].index
      if values[index] < -defaultTolerance && variables[index].kind == .extent { return true }
    }
    return false
  }

  private mutating func noteAndMoveValues(_ id: Int32) {
    let delta = delta(id)
    let list = rays.rays[traits[id].ray].variables
    guard delta != 0 else { return }
    var place: Int32 = 0
    while place < list.count {
      let entry = rays.entries[list, place]
      note(entry.index, values[entry.index])
      values[entry.index] += entry.rate * delta
      place += 1
    }
  }

  private mutating func noteMoved(_ id: Int32) {
    let delta = delta(id)
    let list = rays.rays[traits[id].ray].variables
    for place in 0..<list.count {
      let entry = rays.entries[list, place]
      note(entry.index, values[entry.index] - entry.rate * delta)
    }
  }

  // MARK: Finding directions

  /// Whether the direction of a constraint is known; finds it the second time it is asked for.
  private mutating func isRayReady(_ id: Int32) -> Bool {
    if traits[id].ray < 0 { traits[id].ray = rays.make() }
    let index = traits[id].ray
    if rays.rays[index].epoch == tableau.epoch { return true }
    // For one or two constants the direction costs no more than the long way; for many it is found when it comes again.
    guard changed.count <= 2 || rays.rays[index].wanted == tableau.epoch else {
      rays.rays[index].wanted = tableau.epoch
      return false
    }
    findRay(id, index)
    return true
  }

  private mutating func findRay(_ id: Int32, _ index: Int32) {
    scratch.fit(variables: variables.count, parameters: tableau.parameters.count)
    scratch.ranks.reserve(definitions.count)
    rays.owners.grow(to: variables.count, filling: -1)
    rays.rays[index].variables.count = 0
    rays.rays[index].parameters.count = 0
    rays.rays[index].isShared = false
    rays.rays[index].epoch = tableau.epoch
    if constraints[id].rank >= 0 { startRay(constraints[id].rank, 1) }
    let column = tableau.parameters[constraints[id].parameter].column
    for place in 0..<column.count {
      let entry = tableau.columns[column, place]
      let rate = tableau.coefficient(of: entry)
      rays.entries.append(
        RayEntry(index: entry.row, rate: rate), to: &rays.rays[index].parameters)
      let rank = tableau.parameters[entry.row].rank
      if rank >= 0 { startRay(rank, rate) }
    }
    while let rank = scratch.ranks.popFirst() {
      let moved = definitions[rank].variable
      let rate = scratch.variableSpread[moved]
      scratch.variableSpread[moved] = 0
      guard abs(rate) > dropTolerance else { continue }
      rays.entries.append(
        RayEntry(index: moved, rate: tableau.snapped(rate)), to: &rays.rays[index].variables)
      claim(moved, for: index)
      let list = variables[moved].uses
      for place in 0..<list.count {
        let use = uses[list, place]
        let record = constraints[use.constraint]
        guard record.state == .definition, record.rank > rank else { continue }
        let dependent = definitions[record.rank]
        scratch.variableSpread[dependent.variable] -=
          terms[record.terms, use.link].coefficient * rate * dependent.inverse
        scratch.ranks.insert(record.rank)
      }
    }
  }

  private mutating func startRay(_ rank: Int32, _ rate: Double) {
    let definition = definitions[rank]
    scratch.variableSpread[definition.variable] += rate * definition.inverse
    scratch.ranks.insert(rank)
  }

  /// Notes that a variable moves along a ray, and whether along another one as well.
  private mutating func claim(_ variable: Int32, for index: Int32) {
    let owner = rays.owners[variable]
    if owner >= 0 && owner != index && rays.rays[owner].epoch == tableau.epoch {
      rays.rays[owner].isShared = true
      rays.rays[index].isShared = true
    }
    rays.owners[variable] = index
  }
}
