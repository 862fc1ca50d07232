/// The counts of steps since a solver was made, for tests.
package struct SolverCounters: Hashable, Sendable {
  /// Exchanges between a basic and a non-basic column.
  package var pivots = 0
  /// Changes of sides that need no pivot; a bounded dual simplex calls them bound flips (Maros
  /// 2003).
  package var boundFlips = 0
  package var primalSteps = 0
  /// Steps among equally good solutions.
  package var tieSteps = 0
  /// Solves that only followed parametric directions.
  package var parametricSteps = 0
  /// Rebuilds of all rows.
  package var refactorizations = 0
}
