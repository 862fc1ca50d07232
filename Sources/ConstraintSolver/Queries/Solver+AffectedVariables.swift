/// Which variables the changes since the last solve may reach.
extension Solver {
  /// The variables that optional constraints have a say in and that may get another value at the
  /// next ``solve()``, because something was changed since the last one.
  ///
  /// A change reaches the variables of its constraint, and through the constraints on these others.
  /// It goes no further where required equalities alone fix a variable: that one moves only when
  /// one of them changes. So what stands in a frame of a fixed size is not reached from outside of
  /// it. More variables may be named than will move, not fewer.
  ///
  /// - Parameter isOfInterest: Whether a variable is looked at; no constraint between one that is
  ///   and one that is not may have been changed or be followed.
  /// - Returns: Each variable once; nil where any may move, since something required was relaxed.
  /// - Complexity: O(number of terms of the constraints on the variables that are reached, and of
  ///   the definitions of those that are fixed beside them).
  package mutating func affectedVariables(
    where isOfInterest: (VariableID) -> Bool
  ) -> [VariableID]? {
    guard relaxations.active.isEmpty else { return nil }
    reach.fit(variables: variables.count, constraints: constraints.count)
    for index in 0..<changes.additions.count {
      reachTerms(of: changes.additions[index], as: .freed, isOfInterest)
    }
    for index in 0..<changes.updates.count {
      let id = changes.updates[index].constraint
      let record = constraints[id]
      reachTerms(
        of: id, as: record.isDead || record.hasNewPriority ? .freed : .moved, isOfInterest)
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

  /// Reaches the variables of a constraint from one of them, or because it was changed.
  private mutating func reachTerms(
    of id: ConstraintIndex, as marks: ReachMarks, _ isOfInterest: (VariableID) -> Bool
  ) {
    // Only a required equality moves what others fix, and only one that goes lets it loose.
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

  /// Whether a variable had its value at the last solve from required equalities alone.
  private mutating func isFixed(_ variable: VariableIndex) -> Bool {
    // No recursion: definitions may be deep.
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

  /// Whether no error stands in a definition that could become another one.
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

  /// Whether a non-basic column is the error of a required equality.
  private mutating func isHeld(_ column: TableauColumn) -> Bool {
    guard column.constraint.exists, !column.isDead else { return false }
    let record = constraints[column.constraint]
    return record.fixesVariables && !record.hasNewPriority && !record.isRelaxed
  }
}

extension ConstraintRecord {
  /// Whether it is a required equality, or may have been one at the last solve.
  fileprivate var fixesVariables: Bool {
    relation == .equal && (level == requiredLevel || hasNewPriority)
  }
}

/// What the search for affected variables works with; clean between two searches.
struct ReachWork: ~Copyable {
  /// What is known of each variable.
  private(set) var marks = FlatArray<ReachMarks>()
  /// With what each constraint was followed.
  private(set) var followed = FlatArray<ReachMarks>()
  /// The variables and constraints that have marks.
  private(set) var marked = FlatArray<VariableIndex>()
  private var constraints = FlatArray<ConstraintIndex>()
  /// Variables whose constraints are to be followed.
  var open = FlatArray<VariableIndex>()
  /// Variables of which it is asked whether they are fixed, each before those that it waits for.
  var path = FlatArray<VariableIndex>()

  init() {}

  /// Makes room for marks of so many variables and constraints.
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

  /// Takes all marks back.
  mutating func clear() {
    while let variable = marked.popLast() { marks[variable] = [] }
    while let id = constraints.popLast() { followed[id] = [] }
  }
}

/// What a search for affected variables knows of a variable.
struct ReachMarks: OptionSet, WorkElement {
  var rawValue: UInt8

  /// Something that it is in a constraint with may have another value.
  static let reached = ReachMarks(rawValue: 1)
  /// A required equality behind its value has another constant.
  static let moved = ReachMarks(rawValue: 2)
  /// A required equality behind its value has come or gone.
  static let freed = ReachMarks(rawValue: 4)
  /// Required equalities alone give it its value.
  static let fixed = ReachMarks(rawValue: 8)
  static let loose = ReachMarks(rawValue: 16)
}
