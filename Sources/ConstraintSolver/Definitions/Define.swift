extension Solver {
  /// Solves a pending constraint for the variable of the term at `place`, whose rank is the next.
  mutating func define(_ id: Int32, at position: Int32) {
    let list = constraints[id].terms
    var other: Int32 = 0
    while other < list.count {
      let variable = terms[list, other].variable
      if other != position && variables[variable].rank < 0 { makeFreeVariable(variable) }
      other += 1
    }
    if position != 0 { bringToFront(position, of: id) }
    let subject = terms[list, 0]
    let rank = Int32(definitions.count)
    var definition = Definition(
      variable: subject.variable, noted: variables[subject.variable].noted)
    definition.constant = constraints[id].applied
    definition.inverse = subject.coefficient == 1 ? 1 : 1 / subject.coefficient
    definition.constraint = id
    definition.offset = list.offset + 1
    definition.count = list.count - 1
    constraints[id].state = .definition
    constraints[id].rank = rank
    variables[subject.variable].rank = rank
    definitions.append(definition)
    noteDependent(rank)
    tableau.dirty.reserve(definitions.count)
    if constraints[id].level != requiredLevel || constraints[id].relation != .equal {
      attachErrorColumn(to: id)
      tableau.noteTie(constraints[id].column)
    }
    tableau.dirty.insert(rank)
    tableau.basis.structure += 1
  }

  /// Notes with the variables that a definition mentions that it does.
  @inline(__always)
  mutating func noteDependent(_ rank: Int32) {
    let (offset, count) = (definitions[rank].offset, definitions[rank].count)
    var position: Int32 = 0
    while position < count {
      let source = variables[terms.elements[offset + position].variable].rank
      definitions[source].addDependent(at: rank - source)
      position += 1
    }
  }

  /// Gives a definition an error of its own, non-basic and 0, that occurs in no row yet.
  mutating func attachErrorColumn(to id: Int32) {
    var column = TableauColumn(owner: id)
    column.level = constraints[id].level
    column.left = constraints[id].left
    column.right = constraints[id].right
    column.rank = constraints[id].rank
    column.scale = Float(largestCoefficient(of: id))
    let index = tableau.makeColumn(column)
    constraints[id].column = index
    definitions[constraints[id].rank].column = index
  }

  /// Makes a variable that nothing defines a column of its own.
  mutating func makeFreeVariable(_ variable: Int32) {
    let rank = Int32(definitions.count)
    var column = TableauColumn(owner: ~variable)
    column.rank = rank
    let index = tableau.makeColumn(column)
    var definition = Definition(variable: variable, noted: variables[variable].noted)
    definition.column = index
    variables[variable].rank = rank
    definitions.append(definition)
    tableau.dirty.reserve(definitions.count)
    tableau.dirty.insert(rank)
    tableau.noteTie(index)
    tableau.basis.structure += 1
  }

  /// Writes the expression of a constraint over the non-basic columns into `scratch.form`.
  ///
  /// Definitions are expanded from the highest rank down, so that what cancels is not expanded
  /// further.
  /// - Returns: The present value of `sum - constant`.
  /// - Complexity: O(*d* + *t*): *d* definitions expanded, *t* terms of basic columns met.
  mutating func expand(_ id: Int32) -> Double {
    scratch.fit(variables: variables.count, columns: tableau.columns.count)
    scratch.heap.expectDistinct(below: definitions.count)
    var value = -constraints[id].applied
    scratch.magnitude = abs(value)
    let list = constraints[id].terms
    for position in 0..<list.count {
      let term = terms[list, position]
      pushVariable(term.variable, term.coefficient)
    }
    expandPushed(into: &value)
    return value
  }

  /// Writes a variable into the scratch form as a sum of columns.
  mutating func expand(variable: Int32) {
    scratch.fit(variables: variables.count, columns: tableau.columns.count)
    scratch.magnitude = 0
    var value = 0.0
    pushVariable(variable, 1)
    expandPushed(into: &value)
  }

  /// Expands the variables in the heap into the scratch form, and adds the constants met on the
  /// way.
  @inline(__always)
  private mutating func expandPushed(into value: inout Double) {
    while let rank = scratch.heap.pop() {
      let definition = definitions[rank]
      let coefficient = scratch.variableWork[definition.variable]
      scratch.variableWork[definition.variable] = 0
      scratch.isInHeap[definition.variable] = false
      guard abs(coefficient) > dropTolerance else { continue }
      let scale = coefficient * definition.inverse
      let part = scale * definition.constant
      value += part
      scratch.magnitude += abs(part)
      var position: Int32 = 0
      while position < definition.count {
        let term = terms.elements[definition.offset + position]
        pushVariable(term.variable, -scale * term.coefficient)
        position += 1
      }
      if definition.column >= 0 {
        value += scale * tableau.columns[definition.column].value
        pushColumn(definition.column, scale)
      }
    }
    gatherForm()
  }

  /// Does the same for a constraint of one variable that depends on nothing but a non-basic
  /// column: no small part of all constraints say how large a view's content is.
  /// - Returns: nil for other constraints.
  @inline(__always)
  private mutating func expandSingle(_ id: Int32) -> Double? {
    let list = constraints[id].terms
    guard list.count == 1 else { return nil }
    let term = terms[list, 0]
    let definition = definitions[variables[term.variable].rank]
    let column = definition.column
    guard definition.count == 0, column >= 0, !tableau.columns[column].isBasic else {
      return nil
    }
    let scale = term.coefficient * definition.inverse
    scratch.magnitude = abs(scale * definition.constant) + abs(constraints[id].applied)
    scratch.form.removeAll()
    scratch.form.append(RowTerm(column: column, link: 0, coefficient: tableau.snapped(scale)))
    return scale * (definition.constant + tableau.columns[column].value)
      - constraints[id].applied
  }

  @inline(__always)
  mutating func pushVariable(_ variable: Int32, _ coefficient: Double) {
    if !scratch.isInHeap[variable] {
      scratch.isInHeap[variable] = true
      scratch.heap.push(variables[variable].rank)
    }
    scratch.variableWork[variable] += coefficient
  }

  /// Adds a column to the form, a basic one by its row.
  @inline(__always)
  mutating func pushColumn(_ index: Int32, _ coefficient: Double) {
    guard tableau.columns[index].isBasic else {
      scratch.collect(index, coefficient)
      return
    }
    let list = tableau.columns[index].terms
    var position: Int32 = 0
    while position < list.count {
      let term = tableau.rowTerms[list, position]
      scratch.collect(term.column, term.coefficient * coefficient)
      position += 1
    }
  }

  private mutating func gatherForm() {
    scratch.form.removeAll()
    for index in 0..<scratch.collected.count {
      let column = scratch.collected[index]
      let coefficient = scratch.columnWork[column]
      scratch.columnWork[column] = 0
      scratch.isCollected[column] = false
      if abs(coefficient) > dropTolerance {
        scratch.form.append(
          RowTerm(column: column, link: 0, coefficient: tableau.snapped(coefficient)))
      }
    }
    scratch.collected.removeAll()
  }

  /// The size of the largest coefficient of a constraint, its unit of error; 1 if it has no terms.
  @inline(__always)
  mutating func largestCoefficient(of id: Int32) -> Double {
    let list = constraints[id].terms
    guard list.count > 0 else { return 1 }
    var largest = 0.0
    var position: Int32 = 0
    while position < list.count {
      largest = max(largest, abs(terms[list, position].coefficient))
      position += 1
    }
    return largest
  }

  /// Whether an error is what rounding leaves of large numbers; it counts as 0 then, from now on.
  ///
  /// The sums of a constraint are only exact to some units in the last place of what is summed.
  /// Beyond a million points that is more than the tolerance.
  mutating func isRounding(_ index: Int32) -> Bool {
    let column = tableau.columns[index]
    let error = abs(column.value)
    guard column.owner >= 0, error <= 100 * column.tolerance else { return false }
    let record = constraints[column.owner]
    var magnitude = abs(record.applied)
    for position in 0..<record.terms.count {
      let term = terms[record.terms, position]
      magnitude += abs(term.coefficient * values[term.variable])
    }
    guard error <= magnitude * roundingUnit else { return false }
    tableau.columns[index].scale = Float(1.01 * magnitude * roundingUnit / defaultTolerance)
    return true
  }

  /// Makes a pending constraint a row of the tableau, without influence yet: its slope is 0.
  /// - Parameters:
  ///   - id: The constraint.
  ///   - limit: How many terms the row may have.
  /// - Returns: False if it would have more; it is not made then.
  @discardableResult
  mutating func addRow(_ id: Int32, ofAtMost limit: Int = .max) -> Bool {
    let list = constraints[id].terms
    var position: Int32 = 0
    while position < list.count {
      let variable = terms[list, position].variable
      if variables[variable].rank < 0 { makeFreeVariable(variable) }
      position += 1
    }
    let value = expandSingle(id) ?? expand(id)
    guard scratch.form.count <= limit else { return false }
    var column = TableauColumn(owner: id)
    column.isBasic = true
    column.level = constraints[id].level
    column.left = constraints[id].left
    column.right = constraints[id].right
    column.value = value
    column.scale = Float(
      max(largestCoefficient(of: id), scratch.magnitude * roundingUnit / defaultTolerance))
    let index = tableau.makeColumn(column)
    constraints[id].column = index
    constraints[id].state = .row
    tableau.appendRow(scratch.form, to: index)
    tableau.basis.structure += 1
    tableau.noteInfeasible(index)
    return true
  }
}
