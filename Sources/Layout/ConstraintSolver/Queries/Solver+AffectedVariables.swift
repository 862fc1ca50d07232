/// The variables that the changes since the last solve may reach.
extension Solver {
  /// Returns the variables that depend on optional constraints and may change at the next
  /// ``solve()``, because of the changes since the last solve.
  ///
  /// A change reaches the constraint's variables, and through the constraints on these further
  /// variables. It stops at variables fixed by required equalities only, which move only when one
  /// of those changes. For example, the contents of fixed frames are not reached from outside the
  /// frames. The result may contain variables that will not move, but misses none that will.
  ///
  /// - Parameter isOfInterest: Whether to visit a variable; no constraint between a visited and an
  ///   unvisited variable may have changed or be followed.
  /// - Returns: Each variable once; nil if any may move, since something required was relaxed.
  /// - Complexity: O(number of terms of the constraints on the reached variables, and of the
  ///   definitions of fixed variables next to them).
  package mutating func affectedVariables(
    where isOfInterest: (VariableID) -> Bool
  ) -> [VariableID]? {
    guard relaxations.active.isEmpty else { return nil }
    reach.fit(variables: variables.count, constraints: constraints.count)
    for index in 0..<changes.additions.count {
      reachTerms(of: changes.additions[index], as: .freed, isOfInterest)
    }
    for index in 0..<changes.updates.count {
      let (id, constant) = (changes.updates[index].constraint, changes.updates[index].constant)
      let record = constraints[id]
      let isFreed = record.isDead || record.hasNewPriority
      // A constant that was set back moves nothing.
      guard isFreed || constant != record.applied else { continue }
      reachTerms(of: id, as: isFreed ? .freed : .moved, isOfInterest)
    }
    while let variable = reach.open.popLast() {
      let marks = reach.marks[variable].intersection([.reached, .moved, .freed])
      let list = variables[variable].uses
      for position in list.positions {
        reachTerms(of: variables.uses[list, position].constraint, as: marks, isOfInterest)
      }
    }
    var found: [VariableID] = []
    for index in 0..<reach.marked.count {
      let variable = reach.marked[index]
      let marks = reach.marks[variable]
      if marks.contains(.freed) || marks.contains(.reached) && !isFixed(variable) {
        found.append(variable.id)
      }
    }
    reach.clear()
    return found
  }

  /// Marks a constraint's variables; the constraint was reached from one of them or has changed.
  private mutating func reachTerms(
    of id: ConstraintIndex, as marks: ReachMarks, _ isOfInterest: (VariableID) -> Bool
  ) {
    // A fixed variable moves only by a required equality, and becomes free only when such an
    // equality is removed.
    let passed = constraints[id].fixesVariables ? marks.union(.reached) : .reached
    guard !reach.followed[id].isSuperset(of: passed) else { return }
    reach.noteFollowed(id, passed)
    let list = constraints[id].terms
    for position in list.positions {
      let variable = constraints.terms[list, position].variable
      guard isOfInterest(variable.id), !reach.marks[variable].isSuperset(of: passed) else {
        continue
      }
      if passed == .reached && isFixed(variable) { continue }
      reach.note(variable, passed)
      reach.open.append(variable)
    }
  }

  /// Whether only required equalities determined a variable's value at the last solve.
  private mutating func isFixed(_ variable: VariableIndex) -> Bool {
    // Iterative: definitions may be deep.
    reach.path.append(variable)
    while let last = reach.path.popLast() {
      guard reach.marks[last].isDisjoint(with: [.fixed, .loose]) else { continue }
      let rank = variables[last].definition
      guard rank.exists, isHeld(definitions[rank]) else {
        reach.note(last, .loose)
        continue
      }
      var marks = ReachMarks.fixed
      reach.path.append(last)
      let list = definitions[rank].others
      for position in list.positions {
        let other = constraints.terms[list, position].variable
        if reach.marks[other].contains(.loose) { marks = .loose }
        if reach.marks[other].isDisjoint(with: [.fixed, .loose]) {
          reach.path.append(other)
          marks = []
        }
        if marks != .fixed { break }
      }
      if marks.isEmpty { continue }
      _ = reach.path.popLast()
      reach.note(last, marks)
    }
    return reach.marks[variable].contains(.fixed)
  }

  /// Whether a definition depends on only errors of required equalities.
  private mutating func isHeld(_ definition: Definition) -> Bool {
    guard definition.column.exists else { return definition.constraint.exists }
    let column = tableau.columns[definition.column]
    guard column.isBasic else { return isHeld(column) }
    for position in column.terms.positions {
      let term = tableau.rowTerms[column.terms, position]
      if !isHeld(tableau.columns[term.column]) { return false }
    }
    return true
  }

  /// Whether a non-basic column is a required equality's error.
  private mutating func isHeld(_ column: TableauColumn) -> Bool {
    guard column.constraint.exists, !column.isDead else { return false }
    let record = constraints[column.constraint]
    return record.fixesVariables && !record.hasNewPriority && !record.isRelaxed
  }
}

extension ConstraintRecord {
  /// Whether the constraint is, or may have been at the last solve, a required equality.
  fileprivate var fixesVariables: Bool {
    relation == .equal && (level == requiredLevel || hasNewPriority)
  }
}

/// The working memory of the search for affected variables; clean between two searches.
struct ReachWork: ~Copyable {
  /// The marks of each variable.
  private(set) var marks = FlatArray<ReachMarks>()
  /// The marks with which each constraint was followed.
  private(set) var followed = FlatArray<ReachMarks>()
  /// The variables and constraints that have marks.
  private(set) var marked = FlatArray<VariableIndex>()
  private var constraints = FlatArray<ConstraintIndex>()
  /// The variables whose constraints are still to be followed.
  var open = FlatArray<VariableIndex>()
  /// The variables whose fixedness is being decided, each before the variables that it depends on.
  var path = FlatArray<VariableIndex>()

  init() {}

  mutating func fit(variables: Int, constraints: Int) {
    marks.grow(to: variables, filling: [])
    followed.grow(to: constraints, filling: [])
  }

  mutating func note(_ variable: VariableIndex, _ added: ReachMarks) {
    if marks[variable].isEmpty { marked.append(variable) }
    marks[variable].formUnion(added)
  }

  mutating func noteFollowed(_ id: ConstraintIndex, _ added: ReachMarks) {
    if followed[id].isEmpty { constraints.append(id) }
    followed[id].formUnion(added)
  }

  mutating func clear() {
    while let variable = marked.popLast() { marks[variable] = [] }
    while let id = constraints.popLast() { followed[id] = [] }
  }
}

/// A variable's state in a search for affected variables.
struct ReachMarks: OptionSet, WorkElement {
  var rawValue: UInt8

  /// A variable in a common constraint may get another value.
  static let reached = ReachMarks(rawValue: 1)
  /// A required equality that determines the value has a new constant.
  static let moved = ReachMarks(rawValue: 2)
  /// A required equality that determines the value was added or removed.
  static let freed = ReachMarks(rawValue: 4)
  /// Only required equalities determine the value.
  static let fixed = ReachMarks(rawValue: 8)
  static let loose = ReachMarks(rawValue: 16)
}
