extension Solver {
  /// Takes in what was removed or changed since the last solve, and brings the rest to an optimum.
  ///
  /// Weights come first and constants after them: after the former the values are consistent and
  /// the reduced costs are not, after the latter it is the other way round, and each has its own
  /// method.
  mutating func applyChanges() {
    guard !changed.isEmpty else { return }
    if !relaxations.isEmpty {
      for index in 0..<changed.count where traits(of: changed[index].constraint).coreCount > 0 {
        releaseRelaxations(with: changed[index].constraint)
      }
    }
    removeDead()
    for index in 0..<changed.count {
      let id = changed[index].constraint
      if constraints[id].hasNewPriority && !constraints[id].isDead { applyPriority(id) }
    }
    tableau.improve()
    settleAll()
    for index in 0..<changed.count {
      let id = changed[index].constraint
      guard constraints[id].isChanged else { continue }
      constraints[id].isChanged = false
      if !constraints[id].isDead { applyConstant(changed[index].constant, of: id) }
    }
    changed.removeAll()
    settleAll()
    while let id = raises.popLast() {
      restoreWeight(id)
      settleAll()
    }
    retryRelaxed()
  }

  // MARK: Removal

  /// Removes the dead: rows first, then definitions from the highest rank down, so that a whole
  /// subtree goes without touching anything twice.
  private mutating func removeDead() {
    scratch.worklist.removeAll()
    scratch.held.removeAll()
    for index in 0..<changed.count {
      let id = changed[index].constraint
      guard constraints[id].isDead else { continue }
      constraints[id].isChanged = false
      switch constraints[id].state {
      case .free: break
      case .pending: releaseConstraint(id)
      case .row: dropRow(id)
      case .definition: scratch.worklist.append(id)
      }
    }
    guard !scratch.worklist.isEmpty else { return }
    exchangeDead()
    var ranks = RankHeap()
    for index in 0..<scratch.worklist.count {
      ranks.push(constraints[scratch.worklist[index]].rank)
    }
    while let rank = ranks.pop() {
      guard definitions[rank].variable >= 0 else { continue }
      dropDefinition(definitions[rank].constraint)
    }
  }

  /// Exchanges removed errors that hold something in place for removed ones that do not.
  ///
  /// Neither has a weight any more, so nothing moves and nothing becomes better or worse; but then
  /// the row goes, and the definitions it held together can be given up one after the other.
  private mutating func exchangeDead() {
    for index in 0..<scratch.worklist.count {
      let parameter = constraints[scratch.worklist[index]].parameter
      if parameter >= 0 && tableau.parameters[parameter].hasWeight { takeWeight(from: parameter) }
    }
    for index in 0..<scratch.held.count {
      let id = scratch.held[index]
      let column = constraints[id].parameter
      guard column >= 0, !tableau.parameters[column].isBasic else { continue }
      let row = weightlessRow(of: column)
      guard row >= 0 else { continue }
      tableau.pivot(row: row, column: column, direction: 1, moving: false)
      // The others of the row bear its reduced cost now.
      tableau.touchRow(column)
      releaseConstraint(id)
    }
    scratch.held.removeAll()
  }

  /// The removed error that depends most on a column, -1 if there is none.
  private mutating func weightlessRow(of column: Int32) -> Int32 {
    let list = tableau.parameters[column].column
    var best: Int32 = -1
    var size = 1e-9
    for place in 0..<list.count {
      let entry = tableau.columns[list, place]
      let owner = tableau.parameters[entry.row].owner
      guard owner >= 0, constraints[owner].isDead, !tableau.parameters[entry.row].hasWeight else {
        continue
      }
      let coefficient = abs(tableau.coefficient(of: entry))
      if coefficient > size {
        size = coefficient
        best = entry.row
      }
    }
    return best
  }

  /// Takes the weight from a row; it goes at once if it is basic, else it stays as a parameter
  /// without influence.
  private mutating func dropRow(_ id: Int32) {
    let index = constraints[id].parameter
    takeWeight(from: index)
    if tableau.parameters[index].isBasic {
      releaseConstraint(id)
    } else {
      tableau.parameters[index].isDead = true
      if tableau.parameters[index].column.count == 0 {
        releaseConstraint(id)
      } else {
        scratch.held.append(id)
      }
    }
  }

  private mutating func dropDefinition(_ id: Int32) {
    let variable = definitions[constraints[id].rank].variable
    if dissolve(variable) { return }
    expose(id)
    let index = constraints[id].parameter
    takeWeight(from: index)
    tableau.parameters[index].isDead = true
    tableau.noteTie(index)
    loosenBound(of: variable)
  }

  /// Makes a parameter count no more.
  mutating func takeWeight(from index: Int32) {
    let parameter = tableau.parameters[index]
    if parameter.isBasic {
      tableau.addSlope(-parameter.slope, row: index, touching: true)
      tableau.noteTies(of: index)
    } else {
      tableau.touch(index)
      tableau.noteTie(index)
    }
    tableau.parameters[index].side = 0
    tableau.parameters[index].left = 0
    tableau.parameters[index].right = 0
  }

  // MARK: Priorities and constants

  private mutating func applyPriority(_ id: Int32) {
    constraints[id].marks.remove(.newPriority)
    let record = constraints[id]
    guard record.state != .pending, !record.isRelaxed else { return }
    if record.parameter < 0 {
      if record.level == requiredLevel { return }
      expose(id)
    }
    let index = constraints[id].parameter
    let old = tableau.parameters[index]
    tableau.basis.structure += 1
    guard old.isBasic else {
      tableau.parameters[index].level = record.level
      tableau.touch(index)
      return
    }
    if record.level == requiredLevel && old.isViolated {
      // What it demands from now on is beyond all that is weighed, so the best without it is found
      // first.
      takeWeight(from: index)
      tableau.parameters[index].level = record.level
      raises.append(id)
      return
    }
    tableau.addSlope(-old.slope, row: index, touching: true)
    tableau.parameters[index].level = record.level
    tableau.addSlope(old.slope, row: index, touching: true)
  }

  /// Gives a constraint without weight its own again.
  mutating func restoreWeight(_ id: Int32) {
    let record = constraints[id]
    let index = record.parameter
    tableau.parameters[index].level = record.level
    if !tableau.parameters[index].isBasic && tableau.parameters[index].value != 0 {
      tableau.shift(index, by: -tableau.parameters[index].value)
      tableau.setValue(0, of: index)
    }
    tableau.parameters[index].left = record.left
    tableau.parameters[index].right = record.right
    tableau.parameters[index].side = 0
    tableau.basis.structure += 1
    tableau.noteMismatch(index)
  }

  private mutating func applyConstant(_ constant: Double, of id: Int32) {
    let delta = constant - constraints[id].applied
    guard delta != 0 else { return }
    constraints[id].applied = constant
    let record = constraints[id]
    if record.parameter < 0 { expose(id) }
    let index = constraints[id].parameter
    if record.rank >= 0 {
      definitions[record.rank].constant = record.applied
      tableau.dirty.insert(record.rank)
    }
    if tableau.parameters[index].isBasic || record.isRelaxed {
      tableau.setValue(tableau.parameters[index].value - delta, of: index)
    } else {
      tableau.shift(index, by: delta)
    }
  }
}

extension Tableau {
  /// Moves a non-basic parameter by `delta`, or what amounts to that: the rows follow.
  mutating func shift(_ column: Int32, by delta: Double) {
    let list = parameters[column].column
    var place: Int32 = 0
    while place < list.count {
      let entry = columns[list, place]
      setValue(parameters[entry.row].value + coefficient(of: entry) * delta, of: entry.row)
      place += 1
    }
  }
}
