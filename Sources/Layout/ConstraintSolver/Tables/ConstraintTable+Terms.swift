extension ConstraintTable {
  // MARK: Setting

  /// Copies terms, adding up equal variables and leaving out zero sums.
  /// - Complexity: O(*t*²) for *t* terms, of which constraints have few; each is compared with the
  ///   previous terms.
  mutating func setTerms(_ source: Span<Term>, of id: ConstraintIndex) {
    var list = terms.makeList(reserving: Int32(source.count))
    var vanished = false
    for index in source.indices {
      let term = source[index]
      guard term.coefficient != 0 else { continue }
      let variable = VariableIndex(term.variable)
      if let position = position(of: variable, in: list) {
        terms[list, position].coefficient += term.coefficient
        vanished = vanished || terms[list, position].coefficient == 0
      } else {
        terms[list, list.count] = ConstraintTerm(
          variable: variable, link: 0, coefficient: term.coefficient)
        list.count += 1
      }
    }
    if vanished { removeVanished(&list) }
    self[id].terms = list
  }

  mutating func setTerm(_ variable: VariableIndex, of id: ConstraintIndex) {
    var list = terms.makeList(reserving: 1)
    terms.append(ConstraintTerm(variable: variable, link: 0, coefficient: 1), to: &list)
    self[id].terms = list
  }

  mutating func setTerms(copying other: ConstraintIndex, of id: ConstraintIndex) {
    let source = self[other].terms
    var list = terms.makeList(reserving: max(1, source.count))
    for position in source.positions { terms.append(terms[source, position], to: &list) }
    self[id].terms = list
  }

  /// Removes terms with coefficient 0.
  /// - Complexity: O(number of terms).
  private mutating func removeVanished(_ list: inout List) {
    var kept: Int32 = 0
    for position in list.positions {
      let term = terms[list, position]
      guard term.coefficient != 0 else { continue }
      terms[list, kept] = term
      kept += 1
    }
    list.count = kept
  }

  private func position(of variable: VariableIndex, in list: List) -> Int32? {
    for position in list.positions where terms[list, position].variable == variable {
      return position
    }
    return nil
  }

  /// Returns a constraint's largest coefficient as an absolute value, the unit of error; 1 if it
  /// has no terms.
  /// - Complexity: O(number of terms).
  @inline(__always)
  func largestCoefficient(of id: ConstraintIndex) -> Double {
    let list = self[id].terms
    guard list.count > 0 else { return 1 }
    var largest = 0.0
    for position in list.positions {
      largest = max(largest, abs(terms[list, position].coefficient))
    }
    return largest
  }

  // MARK: Uses

  /// Adds `count` to the announced uses of each term in a pending constraint; -1 takes an
  /// announcement back.
  /// - Complexity: O(number of terms).
  @inline(__always)
  func announceTerms(of id: ConstraintIndex, _ count: Int32, to variables: inout VariableTable) {
    let list = self[id].terms
    for position in list.positions {
      variables[terms[list, position].variable].incoming += count
    }
  }

  /// Adds a pending constraint's terms to the lists of uses, with a single allocation for all
  /// announced uses.
  /// - Complexity: O(number of terms) amortized.
  @inline(__always)
  mutating func linkTerms(of id: ConstraintIndex, in variables: inout VariableTable) {
    let list = self[id].terms
    for position in list.positions {
      terms[list, position].link = variables.addAnnouncedUse(
        Use(constraint: id, link: position), of: terms[list, position].variable)
    }
  }

  /// Adds a solver-made constraint's terms to the lists of uses.
  /// - Complexity: O(number of terms) amortized.
  @inline(__always)
  mutating func linkOwnTerms(of id: ConstraintIndex, in variables: inout VariableTable) {
    let list = self[id].terms
    for position in list.positions {
      terms[list, position].link = variables.addUse(
        Use(constraint: id, link: position), of: terms[list, position].variable)
    }
  }

  /// Removes a constraint's terms from the lists of uses; the last use of each list fills the gap.
  /// - Complexity: O(number of terms).
  mutating func unlinkTerms(of id: ConstraintIndex, in variables: inout VariableTable) {
    let list = self[id].terms
    for position in list.positions {
      let term = terms[list, position]
      let users = variables[term.variable].uses
      let last = users.count - 1
      if term.link != last {
        let moved = variables.uses[users, last]
        variables.uses[users, term.link] = moved
        terms[self[moved.constraint].terms, moved.link].link = term.link
      }
      variables[term.variable].uses.count = last
    }
  }

  mutating func bringToFront(
    _ position: Int32, of id: ConstraintIndex, in variables: inout VariableTable
  ) {
    guard position != 0 else { return }
    let list = self[id].terms
    let first = terms[list, 0]
    let chosen = terms[list, position]
    terms[list, 0] = chosen
    terms[list, position] = first
    variables.uses[variables[chosen.variable].uses, chosen.link].link = 0
    variables.uses[variables[first.variable].uses, first.link].link = position
  }
}
