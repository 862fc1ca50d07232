extension Solver {
  /// Closes the gaps in the order of ranks once most ranks are vacant.
  ///
  /// The order stays, so every definition still mentions only lower ranks.
  /// - Complexity: O(number of definitions and their terms), at most once for as many that became
  ///   vacant.
  mutating func compactDefinitions() {
    guard definitions.isSparse, tableau.dirty.isEmpty else { return }
    var kept = DefinitionIndex(raw: 0)
    for rank in definitions.indices where definitions[rank].variable.exists {
      let definition = definitions[rank]
      definitions[kept] = definition
      variables[definition.variable].definition = kept
      if definition.constraint.exists {
        constraints[definition.constraint].state = .definition(kept)
      }
      if definition.column.exists { tableau.columns[definition.column].definition = kept }
      // The lower ranks are already the new ranks.
      definitions[kept].removeDependents()
      noteDependent(kept)
      kept = DefinitionIndex(raw: kept.raw + 1)
    }
    definitions.finishCompaction(at: kept)
  }
}
