extension Solver {
  /// Step 3a: solves a pending constraint for the variable of the term at `position`; the
  /// definition gets the next rank.
  /// - Complexity: O(number of terms).
  mutating func define(_ id: ConstraintIndex, at position: Int32) {
    let list = constraints[id].terms
    for other in list.positions where other != position {
      let variable = constraints.terms[list, other].variable
      if !variables[variable].definition.exists { makeFreeVariable(variable) }
    }
    constraints.bringToFront(position, of: id, in: &variables)
    let variable = constraints.terms[list, 0].variable
    let rank = definitions.nextRank
    definitions.append(definition(by: id, noted: variables[variable].noted))
    variables[variable].isAssigned = false
    finish(rank, by: id)
    settleColumn(of: id)
  }

  /// Returns the definition for the variable in the constraint's first term.
  @inline(__always)
  mutating func definition(by id: ConstraintIndex, noted: UInt32) -> Definition {
    let list = constraints[id].terms
    let subject = constraints.terms[list, 0]
    var definition = Definition(variable: subject.variable, noted: noted)
    definition.constant = constraints[id].applied
    definition.inverse = subject.coefficient == 1 ? 1 : 1 / subject.coefficient
    definition.constraint = id
    definition.others = list.withoutFirst
    return definition
  }

  /// Connects a changed definition with the variable, the column and the dependents.
  @inline(__always)
  mutating func finish(_ rank: DefinitionIndex, by id: ConstraintIndex) {
    let column = constraints[id].column
    constraints[id].state = .definition(rank)
    variables[definitions[rank].variable].definition = rank
    if column.exists {
      tableau.columns[column].definition = rank
      definitions[rank].column = column
    }
    noteDependent(rank)
    tableau.dirty.reserve(definitions.count)
    tableau.dirty.insert(rank)
    tableau.basis.structure += 1
  }

  /// Removes the column if the new definition is a required equality; others need a column.
  @inline(__always)
  mutating func settleColumn(of id: ConstraintIndex) {
    let needsColumn = !constraints[id].isRequiredEquality
    let column = constraints[id].column
    if needsColumn {
      if !column.exists { attachErrorColumn(to: id) }
      tableau.noteTie(constraints[id].column)
    } else if column.exists {
      tableau.removeColumn(column)
      constraints[id].column = .null
      definitions[constraints[id].definition].column = .null
    }
  }

  /// Records a definition as a dependent of each variable that it mentions.
  /// - Complexity: O(number of terms).
  @inline(__always)
  mutating func noteDependent(_ rank: DefinitionIndex) {
    let others = definitions[rank].others
    for position in others.positions {
      let source = variables[constraints.terms[others, position].variable].definition
      definitions[source].addDependent(at: rank.distance(from: source))
    }
  }

  /// Gives a definition an error column, non-basic at 0, that does not occur in any row yet.
  /// - Complexity: O(number of terms).
  mutating func attachErrorColumn(to id: ConstraintIndex) {
    var column = errorColumn(of: id)
    column.definition = constraints[id].definition
    let index = tableau.makeColumn(column)
    constraints[id].column = index
    definitions[constraints[id].definition].column = index
  }

  /// Returns a constraint's error column, non-basic at 0.
  /// - Complexity: O(number of terms).
  @inline(__always)
  func errorColumn(of id: ConstraintIndex) -> TableauColumn {
    var column = TableauColumn(errorOf: id)
    column.level = constraints[id].level
    column.left = constraints[id].left
    column.right = constraints[id].right
    column.scale = Float(constraints.largestCoefficient(of: id))
    return column
  }

  mutating func makeFreeVariable(_ variable: VariableIndex) {
    let rank = definitions.nextRank
    var column = TableauColumn(free: variable)
    column.definition = rank
    let index = tableau.makeColumn(column)
    var definition = Definition(variable: variable, noted: variables[variable].noted)
    definition.column = index
    variables[variable].definition = rank
    variables[variable].isAssigned = false
    definitions.append(definition)
    tableau.dirty.reserve(definitions.count)
    tableau.dirty.insert(rank)
    tableau.noteTie(index)
    tableau.basis.structure += 1
  }

  /// Writes a constraint's expression over the non-basic columns into `expansion.form`.
  ///
  /// Definitions are expanded from the highest rank down, so variables that cancel are not expanded
  /// further.
  /// - Returns: The current value of `sum - constant`.
  /// - Complexity: O(*d* + *t*): *d* definitions expanded, *t* terms of basic columns met.
  mutating func expand(_ id: ConstraintIndex) -> Double {
    expansion.fit(variables: variables.count, columns: tableau.columns.count)
    expansion.heap.expectDistinct(below: definitions.count)
    var value = -constraints[id].applied
    expansion.magnitude = abs(value)
    let list = constraints[id].terms
    for position in list.positions {
      let term = constraints.terms[list, position]
      pushVariable(term.variable, term.coefficient)
    }
    let expanded = expandPushed(into: &value)
    if expanded > ShortcutTable.shortestChain, expansion.shortcuts.isOpen, list.count == 1 {
      addShortcut(id, value)
    }
    return value
  }

  /// Keeps the expansion if it has few columns; the constraint has a single variable.
  private mutating func addShortcut(_ id: ConstraintIndex, _ value: Double) {
    guard expansion.form.count <= ShortcutTable.mostColumns else { return }
    let term = constraints.terms[constraints[id].terms, 0]
    var constant = value + constraints[id].applied
    for index in 0..<expansion.form.count {
      let entry = expansion.form[index]
      constant -= entry.coefficient * tableau.columns[entry.column].value
    }
    expansion.shortcuts.add(
      term.variable, constant: constant / term.coefficient, form: expansion.form,
      over: term.coefficient)
  }

  /// Adds a variable's shortcut, times a factor, to the form that is being expanded.
  /// - Returns: False if there is none.
  private mutating func takeShortcut(
    of variable: VariableIndex, _ coefficient: Double, into value: inout Double
  ) -> Bool {
    guard let shortcut = expansion.shortcuts[variable] else { return false }
    value += coefficient * shortcut.constant
    expansion.magnitude += abs(coefficient * shortcut.constant)
    for index in shortcut.first..<shortcut.first + shortcut.count {
      let term = expansion.shortcuts.terms[Int(index)]
      value += coefficient * term.coefficient * tableau.columns[term.column].value
      pushColumn(term.column, coefficient * term.coefficient)
    }
    return true
  }

  /// Writes a variable into the scratch form as a sum of columns.
  /// - Complexity: As for ``expand(_:)``.
  mutating func expand(variable: VariableIndex) {
    expansion.fit(variables: variables.count, columns: tableau.columns.count)
    expansion.magnitude = 0
    var value = 0.0
    pushVariable(variable, 1)
    expandPushed(into: &value)
  }

  /// Expands the variables in the heap into the scratch form, and adds the constants of their
  /// definitions to `value`.
  /// - Returns: The number of expanded definitions.
  /// - Complexity: O(*d* log *d* + *t*): *d* definitions expanded, *t* terms of basic columns met;
  ///   O(*d* + *t*) for many definitions.
  @inline(__always) @discardableResult
  private mutating func expandPushed(into value: inout Double) -> Int {
    var expanded = 0
    while let rank = expansion.heap.pop() {
      expanded += 1
      let definition = definitions[rank]
      let coefficient = expansion.variableWork[definition.variable]
      expansion.variableWork[definition.variable] = 0
      expansion.isInHeap[definition.variable] = false
      guard abs(coefficient) > dropTolerance else { continue }
      if !expansion.shortcuts.isEmpty,
        takeShortcut(of: definition.variable, coefficient, into: &value)
      {
        continue
      }
      let scale = coefficient * definition.inverse
      let part = scale * definition.constant
      value += part
      expansion.magnitude += abs(part)
      for position in definition.others.positions {
        let term = constraints.terms[definition.others, position]
        pushVariable(term.variable, -scale * term.coefficient)
      }
      if definition.column.exists {
        value += scale * tableau.columns[definition.column].value
        pushColumn(definition.column, scale)
      }
    }
    tableau.counters.rowEntries += expanded
    gatherForm()
    return expanded
  }

  /// Expands a constraint on a single variable that depends only on a column, non-basic or equal to
  /// such a column.
  ///
  /// A fast path: the constraints on content sizes are of this kind, and they are a large part of
  /// all.
  /// - Returns: nil for other constraints.
  @inline(__always)
  private mutating func expandSingle(_ id: ConstraintIndex) -> Double? {
    let list = constraints[id].terms
    guard list.count == 1 else { return nil }
    let term = constraints.terms[list, 0]
    let definition = definitions[variables[term.variable].definition]
    let column = definition.column
    guard definition.others.count == 0, column.exists else { return nil }
    var source = RowTerm(column: column, link: 0, coefficient: 1)
    if tableau.columns[column].isBasic {
      guard tableau.columns[column].terms.count == 1 else { return nil }
      source = tableau.rowTerms[tableau.columns[column].terms, 0]
    }
    let scale = term.coefficient * definition.inverse
    expansion.magnitude = abs(scale * definition.constant) + abs(constraints[id].applied)
    expansion.form.removeAll()
    expansion.form.append(
      RowTerm(
        column: source.column, link: 0, coefficient: tableau.snapped(scale * source.coefficient)))
    return scale * (definition.constant + tableau.columns[column].value)
      - constraints[id].applied
  }

  /// Expands a constraint with the variables of another's definition, in proportion: only the
  /// definition's error is left, which must be non-basic.
  ///
  /// A fast path: a smallest distance mostly comes with a preferred distance.
  /// - Returns: nil for other constraints.
  /// - Complexity: O(number of terms).
  @inline(__always)
  private mutating func expandParallel(_ id: ConstraintIndex) -> Double? {
    let list = constraints[id].terms
    guard list.count == 2 || list.count == 3 else { return nil }
    var (top, rank) = (0 as Int32, DefinitionIndex.null)
    for position in list.positions {
      let other = variables[constraints.terms[list, position].variable].definition
      if other > rank { (top, rank) = (position, other) }
    }
    let definition = definitions[rank]
    let column = definition.column
    guard definition.others.count == list.count - 1, column.exists,
      !tableau.columns[column].isBasic
    else { return nil }
    let scale = constraints.terms[list, top].coefficient * definition.inverse
    for position in definition.others.positions {
      let term = constraints.terms[definition.others, position]
      // The definition's terms are in the order of its constraint, except the first.
      var other = position < top ? position : position + 1
      if constraints.terms[list, other].variable != term.variable { other = 3 - top - other }
      guard other >= 0, other < list.count, other != top,
        constraints.terms[list, other].variable == term.variable,
        constraints.terms[list, other].coefficient == scale * term.coefficient
      else { return nil }
    }
    let part = scale * definition.constant
    expansion.magnitude = abs(constraints[id].applied) + abs(part)
    expansion.form.removeAll()
    expansion.form.append(RowTerm(column: column, link: 0, coefficient: tableau.snapped(scale)))
    return -constraints[id].applied + part + scale * tableau.columns[column].value
  }

  /// Adds a variable, times a factor, to the form that is being expanded.
  /// - Complexity: O(log *n*) for *n* waiting variables; O(1) if they are many.
  @inline(__always)
  mutating func pushVariable(_ variable: VariableIndex, _ coefficient: Double) {
    if !expansion.isInHeap[variable] {
      expansion.isInHeap[variable] = true
      expansion.heap.push(variables[variable].definition)
    }
    expansion.variableWork[variable] += coefficient
  }

  /// Adds a column to the form, or the row for a basic column.
  /// - Complexity: O(length of the row), O(1) for a non-basic column.
  @inline(__always)
  mutating func pushColumn(_ index: ColumnIndex, _ coefficient: Double) {
    guard tableau.columns[index].isBasic else {
      expansion.collect(index, coefficient)
      return
    }
    let list = tableau.columns[index].terms
    for position in list.positions {
      let term = tableau.rowTerms[list, position]
      expansion.collect(term.column, term.coefficient * coefficient)
    }
  }

  /// Moves the sum over columns to `expansion.form`, and resets the work vector to 0.
  /// - Complexity: O(number of columns met).
  private mutating func gatherForm() {
    expansion.form.removeAll()
    tableau.counters.rowEntries += expansion.collected.count
    for index in 0..<expansion.collected.count {
      let column = expansion.collected[index]
      let coefficient = expansion.columnWork[column]
      expansion.columnWork[column] = 0
      expansion.isCollected[column] = false
      if abs(coefficient) > dropTolerance {
        expansion.form.append(
          RowTerm(column: column, link: 0, coefficient: tableau.snapped(coefficient)))
      }
    }
    expansion.collected.removeAll()
  }

  /// Whether an error is only rounding left over from large numbers.
  ///
  /// If so, the error's scale is raised, and it counts as 0 from now on.
  ///
  /// A constraint's sum is exact only to some units in the addends' last place. Beyond a million
  /// points that is more than the tolerance.
  /// - Complexity: O(number of terms) if the error is small enough, else O(1).
  mutating func isRounding(_ index: ColumnIndex) -> Bool {
    let column = tableau.columns[index]
    let error = abs(column.value)
    guard column.constraint.exists, error <= 100 * column.tolerance else { return false }
    let record = constraints[column.constraint]
    var magnitude = abs(record.applied)
    for position in record.terms.positions {
      let term = constraints.terms[record.terms, position]
      magnitude += abs(term.coefficient * variables.values[term.variable])
    }
    guard error <= magnitude * roundingUnit else { return false }
    tableau.columns[index].scale = Float(1.01 * magnitude * roundingUnit / defaultTolerance)
    return true
  }

  /// Makes a pending constraint a row of the tableau, with slope 0 and therefore no influence yet.
  /// - Parameters:
  ///   - id: The constraint.
  ///   - limit: The largest allowed number of terms of the row.
  /// - Returns: False if the row would exceed the limit; it is not made then.
  /// - Complexity: That of ``expand(_:)``, and O(length of the row).
  @discardableResult
  mutating func addRow(_ id: ConstraintIndex, ofAtMost limit: Int = .max) -> Bool {
    let list = constraints[id].terms
    for position in list.positions {
      let variable = constraints.terms[list, position].variable
      if !variables[variable].definition.exists { makeFreeVariable(variable) }
    }
    let value = expandSingle(id) ?? expandParallel(id) ?? expand(id)
    if limit < .max, becomesLimit(id) {
      constraints[id].state = .limit
      limits.append(id)
      return true
    }
    guard expansion.form.count <= limit else { return false }
    var column = errorColumn(of: id)
    column.isBasic = true
    column.value = value
    column.scale = max(column.scale, Float(expansion.magnitude * roundingUnit / defaultTolerance))
    let index = tableau.makeColumn(column)
    constraints[id].column = index
    constraints[id].state = .row
    tableau.appendRow(expansion.form, to: index)
    tableau.basis.structure += 1
    tableau.noteInfeasible(index)
    return true
  }
}
