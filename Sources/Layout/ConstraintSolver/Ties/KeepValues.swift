extension Solver {
  /// Removes constraints that were solved, and decides no tie, so the values stay.
  ///
  /// The removed constraints then hold their values like the objectives of ties.
  /// - Complexity: That of ``solve()`` for the removals.
  package mutating func removeKeepingValues(_ list: [ConstraintID]) {
    for constraint in list { remove(constraint) }
    beginSolve()
    catchUp()
    directions.active.removeAll()
    applyChanges()
    repeat {
      while let column = tableau.tieCandidates.popLast() {
        tableau.columns[column].mayTie = false
      }
      optimize()
      propagate()
    } while collectDead()
    recycle()
    reportChanges()
  }
}
