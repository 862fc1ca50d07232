extension Solver {
  /// Step 2: applies removals and changes since the last solve, and brings the rest to an optimum.
  ///
  /// Weights come before constants. After a change of weights the values are consistent and the
  /// reduced costs are not; after a change of constants it is the reverse. Each needs a different
  /// method.
  /// - Complexity: O(number of changes), the lengths of the rows and columns that they touch, and
  ///   the cost of the simplex steps.
  mutating func applyChanges() {
    guard !changes.updates.isEmpty else { return }
    if !relaxations.active.isEmpty {
      for index in 0..<changes.updates.count
      where constraints.traits(of: changes.updates[index].constraint).conflictCount > 0 {
        releaseRelaxations(with: changes.updates[index].constraint)
      }
    }
    removeDead()
    for index in 0..<changes.updates.count {
      let id = changes.updates[index].constraint
      if constraints[id].hasNewPriority && !constraints[id].isDead { applyPriority(id) }
    }
    tableau.primalSimplex()
    optimize()
    for index in 0..<changes.updates.count {
      let id = changes.updates[index].constraint
      guard constraints[id].isChanged else { continue }
      constraints[id].isChanged = false
      if !constraints[id].isDead { applyConstant(changes.updates[index].constant, of: id) }
    }
    changes.updates.removeAll()
    optimize()
    while let id = relaxations.raises.popLast() {
      restoreWeight(id)
      optimize()
    }
    retryRelaxed()
  }

  // MARK: Removal

  /// Removes dead constraints: rows first, then definitions from the highest rank down, so a whole
  /// subtree is removed and nothing is visited twice.
  /// - Complexity: O(*n* log *n*) for *n* removed definitions, and the cost of the removals.
  private mutating func removeDead() {
    removal.definitions.removeAll()
    removal.held.removeAll()
    for index in 0..<changes.updates.count {
      let id = changes.updates[index].constraint
      guard constraints[id].isDead else { continue }
      constraints[id].isChanged = false
      switch constraints[id].state {
      case .free: break
      case .pending, .assigned: releaseConstraint(id)
      case .row: dropRow(id)
      case .limit: releaseConstraint(id)
      case .definition: removal.definitions.append(id)
      }
    }
    guard !removal.definitions.isEmpty else { return }
    exchangeDead()
    var ranks = IndexHeap()
    for index in 0..<removal.definitions.count {
      ranks.push(constraints[removal.definitions[index]].definition)
    }
    while let rank = ranks.pop() {
      guard definitions[rank].variable.exists else { continue }
      dropDefinition(definitions[rank].constraint)
    }
  }

  /// Exchanges removed errors that hold something in place for removed errors that do not.
  ///
  /// Neither has a weight, so no value and no cost changes. But the row then disappears, and the
  /// definitions that it held together can be removed individually.
  /// - Complexity: The cost of the pivots.
  private mutating func exchangeDead() {
    for index in 0..<removal.definitions.count {
      let column = constraints[removal.definitions[index]].column
      if column.exists && tableau.columns[column].hasWeight { takeWeight(from: column) }
    }
    for index in 0..<removal.held.count {
      let id = removal.held[index]
      let column = constraints[id].column
      guard column.exists, !tableau.columns[column].isBasic else { continue }
      let row = weightlessRow(of: column)
      guard row.exists else { continue }
      tableau.note(.removalPivot, row: row, column: column)
      tableau.pivot(row: row, column: column, direction: 1, moving: false)
      // The row's other columns now bear the reduced cost.
      tableau.queueRowForPricing(column)
      releaseConstraint(id)
    }
    removal.held.removeAll()
  }

  /// Returns the removed error that depends most on a column, or null.
  /// - Complexity: O(number of rows in which the column occurs).
  private mutating func weightlessRow(of column: ColumnIndex) -> ColumnIndex {
    let list = tableau.columns[column].entries
    var best = ColumnIndex.null
    var size = 1e-9
    for position in list.positions {
      let entry = tableau.columnEntries[list, position]
      let constraint = tableau.columns[entry.row].constraint
      guard constraint.exists, constraints[constraint].isDead, !tableau.columns[entry.row].hasWeight
      else {
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

  /// Takes the weight from a row.
  ///
  /// A basic column is removed at once; a non-basic column stays, but has no influence.
  /// - Complexity: O(length of the row), and the cost of the removal.
  private mutating func dropRow(_ id: ConstraintIndex) {
    let index = constraints[id].column
    takeWeight(from: index)
    if tableau.columns[index].isBasic {
      releaseConstraint(id)
    } else {
      tableau.columns[index].isDead = true
      if tableau.columns[index].entries.count == 0 {
        releaseConstraint(id)
      } else {
        removal.held.append(id)
      }
    }
  }

  /// Removes a definition and the variable, or leaves the error as a column that has no influence.
  /// - Complexity: That of ``undefine(_:)`` or of ``makeErrorColumn(_:)``.
  private mutating func dropDefinition(_ id: ConstraintIndex) {
    let variable = definitions[constraints[id].definition].variable
    if undefine(variable) { return }
    makeErrorColumn(id)
    let index = constraints[id].column
    takeWeight(from: index)
    tableau.columns[index].isDead = true
    tableau.noteTie(index)
    loosenBound(of: variable)
  }

  /// Sets a column's weights to 0.
  /// - Complexity: O(length of the row), O(1) for a non-basic column.
  mutating func takeWeight(from index: ColumnIndex) {
    let column = tableau.columns[index]
    if column.isBasic {
      tableau.addSlope(-column.slope, row: index, pricing: true)
      tableau.noteTies(of: index)
    } else {
      tableau.queueForPricing(index)
      tableau.noteTie(index)
    }
    tableau.columns[index].side = 0
    tableau.columns[index].left = 0
    tableau.columns[index].right = 0
  }

  // MARK: Priorities and constants

  /// Moves a constraint's weight to the new level.
  /// - Complexity: O(length of the row), and that of ``makeErrorColumn(_:)`` if it had no column.
  private mutating func applyPriority(_ id: ConstraintIndex) {
    constraints[id].marks.remove(.newPriority)
    let record = constraints[id]
    guard !record.isPending, !record.isRelaxed else { return }
    if record.state == .limit {
      addRow(id)
      return
    }
    if !record.column.exists {
      if record.level == requiredLevel { return }
      makeErrorColumn(id)
    }
    let index = constraints[id].column
    let old = tableau.columns[index]
    tableau.basis.structure += 1
    guard old.isBasic else {
      tableau.columns[index].level = record.level
      tableau.queueForPricing(index)
      return
    }
    if record.level == requiredLevel && (old.isViolated || old.slope != 0) {
      // A required constraint outweighs every optional one, so the optimum without it is found
      // first. This applies even if it happens to hold but is still counted on the old side: a
      // required constraint must be on neither.
      takeWeight(from: index)
      tableau.columns[index].level = record.level
      relaxations.raises.append(id)
      return
    }
    tableau.addSlope(-old.slope, row: index, pricing: true)
    tableau.columns[index].level = record.level
    tableau.addSlope(old.slope, row: index, pricing: true)
  }

  /// Restores a constraint's weight.
  /// - Complexity: O(number of rows in which the column occurs), O(1) for a basic column.
  mutating func restoreWeight(_ id: ConstraintIndex) {
    let record = constraints[id]
    let index = record.column
    tableau.columns[index].level = record.level
    if !tableau.columns[index].isBasic && tableau.columns[index].value != 0 {
      tableau.shift(index, by: -tableau.columns[index].value)
      tableau.setValue(0, of: index)
    }
    tableau.columns[index].left = record.left
    tableau.columns[index].right = record.right
    tableau.columns[index].side = 0
    tableau.basis.structure += 1
    tableau.noteInfeasible(index)
  }

  /// Moves a constraint's error with the constant: a basic error's row, or everything that depends
  /// on a non-basic error.
  /// - Complexity: O(number of rows that move), and that of ``makeErrorColumn(_:)`` if it had no
  ///   column.
  private mutating func applyConstant(_ constant: Double, of id: ConstraintIndex) {
    let delta = constant - constraints[id].applied
    guard delta != 0 else { return }
    constraints[id].applied = constant
    let record = constraints[id]
    guard record.state != .limit else { return }
    if !record.column.exists { makeErrorColumn(id) }
    let index = constraints[id].column
    if record.definition.exists {
      definitions[record.definition].constant = record.applied
      tableau.dirty.insert(record.definition)
    }
    if tableau.columns[index].isBasic || record.isRelaxed {
      tableau.setValue(tableau.columns[index].value - delta, of: index)
    } else {
      tableau.shift(index, by: delta)
    }
  }
}

extension Tableau {
  /// Moves a non-basic column by `delta`, by moving the rows instead.
  /// - Complexity: O(number of rows in which the column occurs).
  mutating func shift(_ column: ColumnIndex, by delta: Double) {
    let list = columns[column].entries
    for position in list.positions {
      let entry = columnEntries[list, position]
      setValue(columns[entry.row].value + coefficient(of: entry) * delta, of: entry.row)
    }
  }
}
