/// Which variables depend on something that the optimum leaves open: what all others are is
/// determined.
///
/// Good until the solver is changed.
package struct OpenVariables: Sendable {
  private var words: [UInt64]

  fileprivate init(count: Int) {
    words = Array(repeating: 0, count: (count + 63) / 64)
  }

  fileprivate mutating func insert(_ variable: VariableIndex) {
    words[Int(variable.raw) >> 6] |= 1 << UInt64(variable.raw & 63)
  }

  fileprivate func contains(_ variable: VariableIndex) -> Bool {
    let word = Int(variable.raw) >> 6
    return word >= words.count || words[word] & (1 << UInt64(variable.raw & 63)) != 0
  }
}

extension Solver {
  /// Finds what may be ambiguous, to be asked of ``isAmbiguous(_:among:)`` afterwards.
  ///
  /// A variable that no open column reaches through definitions has one value. Most layouts leave
  /// nothing open, and then nothing needs to be asked one by one.
  /// - Returns: The variables that are to be asked.
  /// - Complexity: O(size of the system).
  package func openVariables() -> OpenVariables {
    read { $0.openVariables() }
  }

  /// Whether the constraints allow more than one value of a variable at the same quality.
  /// - Parameters:
  ///   - variable: A live variable.
  ///   - open: What ``openVariables()`` has found, the solver being as it was.
  /// - Returns: What ``isAmbiguous(_:)`` returns.
  /// - Complexity: O(1) for a variable that nothing open reaches, else that of
  ///   ``isAmbiguous(_:)``.
  package func isAmbiguous(_ variable: VariableID, among open: OpenVariables) -> Bool {
    let index = variables.checked(variable)
    // One that was made since has no definition yet.
    guard variables[index].definition.exists else { return true }
    return open.contains(index) && isAmbiguous(variable)
  }
}

extension SolverView {
  /// What ``Solver/openVariables()`` returns.
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
      open.insert(VariableIndex(index))
    }
    markDependents(of: moves, in: &open)
    return open
  }

  /// Marks what columns reach, by their rows and by definitions.
  /// - Complexity: O(*u* log *u*): *u* uses of what they reach.
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
      open.insert(variable)
      let list = variables[variable].uses
      for position in list.positions {
        let dependent = constraints[uses[list, position].constraint].definition
        if dependent > rank { reach(dependent) }
      }
    }
  }
}
