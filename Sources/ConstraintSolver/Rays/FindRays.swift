extension Solver {
  /// Finds the rays of all changes, if that can be done and is worth it, and makes them the active
  /// ones.
  mutating func findRays() -> Bool {
    let basis = tableau.basis
    rays.trim(to: max(1 << 16, 4 * (variables.count + tableau.parameters.count)))
    // For one or two constants the direction costs no more than the long way; for many it is found
    // when they come again.
    let isWorthIt = changed.count <= 2 || rays.wanted == basis
    rays.wanted = basis
    for index in 0..<changed.count {
      let id = changed[index].constraint
      let record = constraints[id]
      guard !record.isDead, !record.hasNewPriority, !record.isRelaxed, record.state != .pending,
        record.parameter >= 0, !tableau.parameters[record.parameter].isBasic,
        traits(of: id).coreCount == 0
      else { return deactivate() }
      var ray = rays.find(traits(of: id).ray, of: id, basis)
      if ray < 0 {
        guard isWorthIt else { return deactivate() }
        var first = traits(of: id).ray
        ray = rays.make(in: &first, of: id, for: basis)
        self[traitsOf: id].ray = first
        findRay(ray, of: id)
      }
      rays.active.append(ActiveRay(constraint: id, ray: ray))
    }
    return true
  }

  private mutating func deactivate() -> Bool {
    rays.active.removeAll()
    return false
  }

  /// Finds how everything moves with the constant of a constraint whose error is non-basic.
  ///
  /// The rows of its column move; what these and the constraint itself define moves, and what
  /// depends on that.
  /// - Complexity: O(number of uses of what moves).
  private mutating func findRay(_ ray: Int32, of id: Int32) {
    scratch.fit(variables: variables.count, parameters: tableau.parameters.count)
    scratch.ranks.reserve(definitions.count)
    scratch.members.reserve(variables.count)
    if constraints[id].rank >= 0 { startRay(constraints[id].rank, 1) }
    let column = tableau.parameters[constraints[id].parameter].column
    rays.parameters.reserve(column.count, in: &rays.rays[ray].parameters)
    var place: Int32 = 0
    while place < column.count {
      let entry = tableau.columns[column, place]
      let rate = tableau.coefficient(of: entry)
      rays.parameters.append(
        RayEntry(index: entry.row, rate: rate), to: &rays.rays[ray].parameters)
      let rank = tableau.parameters[entry.row].rank
      if rank >= 0 { startRay(rank, rate) }
      place += 1
    }
    followDependents()
    storeMembers(of: ray)
    rays.noteFilled(ray)
  }

  /// Lets everything move that depends on what was started, and collects what does in
  /// `scratch.members`, the rates in `scratch.variableSpread`.
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
    let rate = scratch.variableSpread[moved]
    guard abs(rate) > dropTolerance else {
      scratch.variableSpread[moved] = 0
      return 0
    }
    scratch.members.insert(moved)
    var near: UInt64 = 0
    let list = variables[moved].uses
    var place: Int32 = 0
    while place < list.count {
      let use = uses[list, place]
      place += 1
      let dependent = constraints[use.constraint].rank
      guard dependent > rank else { continue }
      let coefficient = terms[constraints[use.constraint].terms, use.link].coefficient
      scratch.variableSpread[definitions[dependent].variable] -=
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
  mutating func startRay(_ rank: Int32, _ rate: Double) {
    scratch.variableSpread[definitions[rank].variable] += rate * definitions[rank].inverse
    scratch.ranks.insert(rank)
  }

  /// Stores the variables that move in the order of their numbers, neighbours as a run if they are
  /// many.
  private mutating func storeMembers(of ray: Int32) {
    scratch.form.removeAll()
    scratch.neighbours.removeAll()
    var last: Int32 = -1
    while let variable = scratch.members.popFirst() {
      let rate = tableau.snapped(scratch.variableSpread[variable])
      scratch.variableSpread[variable] = 0
      if variable > last + longestStep { storeScattered(of: ray) }
      scratch.form.append(RowTerm(column: variable, link: 0, coefficient: rate))
      last = variable
    }
    storeScattered(of: ray)
    rays.rays[ray].scattered = rays.rays[ray].members.count
    storeRuns(of: ray)
  }

  /// Stores the collected neighbours one by one if they are few, else leaves them for later.
  private mutating func storeScattered(of ray: Int32) {
    let isRun = scratch.form.count >= shortestRun
    for index in 0..<scratch.form.count {
      let term = scratch.form[index]
      if isRun {
        scratch.neighbours.append(term)
      } else {
        store(term, of: ray)
        rays.rates.append(term.coefficient, to: &rays.rays[ray].rates)
      }
    }
    scratch.form.removeAll()
  }

  @inline(__always)
  private mutating func store(_ term: RowTerm, of ray: Int32) {
    rays.members.append(
      VariableID(raw: UInt32(truncatingIfNeeded: term.column)), to: &rays.rays[ray].members)
  }

  private mutating func storeRuns(of ray: Int32) {
    var run = RayRun(start: 0, count: 0)
    for index in 0..<scratch.neighbours.count {
      let term = scratch.neighbours[index]
      if run.count == 0 || term.column >= run.start + run.count + longestStep {
        if run.count > 0 { rays.runs.append(run, to: &rays.rays[ray].runs) }
        run = RayRun(start: term.column, count: 0)
      }
      while run.start + run.count < term.column {
        rays.rates.append(0, to: &rays.rays[ray].rates)
        run.count += 1
      }
      rays.rates.append(term.coefficient, to: &rays.rays[ray].rates)
      run.count += 1
      store(term, of: ray)
    }
    if run.count > 0 { rays.runs.append(run, to: &rays.rays[ray].runs) }
  }
}

/// Variables belong to one run as long as their numbers are no further apart.
private let longestStep: Int32 = 2
/// From how many variables on a run pays.
private let shortestRun = 8
