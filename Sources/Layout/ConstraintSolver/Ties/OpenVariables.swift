/// The variables that depend on something the optimum leaves open; all others are determined.
///
/// Valid until the solver changes.
package struct OpenVariables: Sendable {
  fileprivate enum State: UInt8 {
    case determined, unasked, ambiguous
  }

  private var states: [State]

  fileprivate init(count: Int) {
    states = Array(repeating: .determined, count: count)
  }

  fileprivate subscript(variable: VariableIndex) -> State {
    get { Int(variable.raw) < states.count ? states[Int(variable.raw)] : .unasked }
    set {
      if Int(variable.raw) < states.count { states[Int(variable.raw)] = newValue }
    }
  }
}

extension Solver {
  /// Finds candidates for ambiguity, to be passed to ``isAmbiguous(_:among:)``.
  ///
  /// A variable that no open column reaches through definitions has one value. Most layouts leave
  /// nothing open, and then need no separate queries.
  /// - Returns: The variables known to be ambiguous, and the variables that need a query.
  /// - Complexity: O(size of the system), and a solve of the open part.
  package func openVariables() -> OpenVariables {
    read { $0.openVariables() }
  }

  /// Whether nothing is open: no variable is ambiguous.
  /// - Complexity: O(columns and variables).
  package var determinesEverything: Bool { read { $0.determinesEverything } }

  /// Whether the constraints allow a variable several values at the same quality.
  ///
  /// Also records results for other variables in `open`: everything that moves together is
  /// ambiguous.
  /// - Parameters:
  ///   - variable: A live variable.
  ///   - open: The result of ``openVariables()`` for the unchanged solver.
  /// - Returns: The result of ``isAmbiguous(_:)``.
  /// - Complexity: O(1) for a variable that nothing open reaches, or with a known result; otherwise
  ///   that of ``isAmbiguous(_:)``.
  package func isAmbiguous(_ variable: VariableID, among open: inout OpenVariables) -> Bool {
    let index = variables.checked(variable)
    // A variable made since then has no definition yet.
    guard variables[index].definition.exists else { return true }
    if open[index] == .unasked {
      let moved = read { $0.variablesMoved(with: index) }
      open[index] = moved == nil ? .determined : .ambiguous
      for other in moved ?? [] { open[other] = .ambiguous }
    }
    return open[index] == .ambiguous
  }
}

extension SolverView {
  fileprivate var determinesEverything: Bool {
    var moves = OpenMoves()
    for index in 0..<tableau.columns.count {
      let column = tableau.columns[index]
      guard !column.isFree, !column.isBasic else { continue }
      collectOpen(ColumnIndex(index), into: &moves)
      if !moves.columns.isEmpty { return false }
    }
    for index in 0..<variables.count
    where variables[index].isLive && !variables[index].definition.exists {
      return false
    }
    return true
  }

  fileprivate func openVariables() -> OpenVariables {
    var open = OpenVariables(count: variables.count)
    var moves = OpenMoves()
    for index in 0..<tableau.columns.count {
      let column = tableau.columns[index]
      guard !column.isFree, !column.isBasic else { continue }
      collectOpen(ColumnIndex(index), into: &moves)
    }
    for index in 0..<variables.count
    where variables[index].isLive && !variables[index].definition.exists {
      open[VariableIndex(index)] = .unasked
    }
    markDependents(of: moves, in: &open)
    for variable in variablesMovedTogether(moves) { open[variable] = .ambiguous }
    return open
  }

  /// Returns the variables in a free move that moves as many as possible.
  ///
  /// An ambiguous tree is mostly ambiguous in many places at once, and separate queries take a
  /// solve for each.
  /// - Complexity: A solve of everything open, repeated for extents that were in the way.
  private func variablesMovedTogether(_ open: OpenMoves) -> [VariableIndex] {
    guard !open.columns.isEmpty else { return [] }
    var moves = open
    closeOverKinks(&moves)
    // Extents at 0 that have no row are found step by step; after some steps the rest is left to
    // separate queries.
    for _ in 0..<8 {
      var cone = MoveCone(moves)
      cone.wantEverythingMoved(moves)
      cone.solver.solve()
      let moved = rates(along: cone.direction(of: moves))
      let empty = moved.lazy.filter(isBelowZero).map { $0.variable }
        .filter { !moves.extents.contains($0) }
      if empty.isEmpty { return moved.map { $0.variable } }
      for extent in empty { limit(extent, in: &moves) }
      closeOverKinks(&moves)
    }
    return []
  }

  /// Marks the variables that columns reach, by their rows and by definitions.
  /// - Complexity: O(*u* log *u*) for *u* uses of the reached variables.
  private func markDependents(of moves: OpenMoves, in open: inout OpenVariables) {
    var reached: Set<DefinitionIndex> = []
    var waiting: [DefinitionIndex] = []
    func reach(_ definition: DefinitionIndex) {
      if definition.exists, reached.insert(definition).inserted { waiting.append(definition) }
    }
    for (column, _) in moves.columns {
      reach(tableau.columns[column].definition)
      let list = tableau.columns[column].entries
      for position in list.positions {
        reach(tableau.columns[tableau.columnEntries[list, position].row].definition)
      }
    }
    while let rank = waiting.popLast() {
      let variable = definitions[rank].variable
      open[variable] = .unasked
      let list = variables[variable].uses
      for position in list.positions {
        let dependent = constraints[uses[list, position].constraint].definition
        if dependent > rank { reach(dependent) }
      }
    }
  }
}
