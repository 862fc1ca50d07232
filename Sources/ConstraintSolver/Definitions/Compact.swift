extension Solver {
  /// Closes the gaps that given-up definitions left in the order of ranks, when they are more than
  /// the rest.
  ///
  /// The order stays, so every definition still mentions only lower ranks.
  /// - Complexity: O(number of definitions and their terms), at most once for as many that were
  ///   given up.
  mutating func compactDefinitions() {
    guard vacantDefinitions > 64, 2 * vacantDefinitions > definitions.count,
      tableau.dirty.isEmpty
    else { return }
    vacantDefinitions = 0
    var kept: Int32 = 0
    for rank in 0..<Int32(definitions.count) where definitions[rank].variable >= 0 {
      let definition = definitions[rank]
      definitions[kept] = definition
      variables[definition.variable].rank = kept
      if definition.constraint >= 0 { constraints[definition.constraint].rank = kept }
      if definition.column >= 0 { tableau.columns[definition.column].rank = kept }
      // The ranks below are the new ones already.
      definitions[kept].removeDependents()
      noteDependent(kept)
      kept += 1
    }
    definitions.truncate(to: Int(kept))
  }
}
