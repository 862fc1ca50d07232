/// What a solver has done since it was made, for tests that count steps.
package struct SolverCounters: Hashable, Sendable {
  /// Exchanges of a basic for a non-basic column.
  package var pivots = 0
  /// Changes of side of a constraint that needed no pivot; a bounded dual simplex calls them bound
  /// flips (Maros 2003).
  package var boundFlips = 0
  /// Steps of the primal simplex.
  package var primalSteps = 0
  /// Steps among equally good solutions.
  package var tieSteps = 0
  /// Solves that were answered along parametric directions alone.
  package var parametricSteps = 0
  /// How often all rows were made anew.
  package var refactorizations = 0
}
