/// What a solver has done since it was made; for benchmarks and bug reports.
public struct SolverCounters: Hashable, Sendable {
  /// Exchanges of a basic for a non-basic column.
  /// - Complexity: O(1).
  public var pivots = 0
  /// Changes of side of a constraint that needed no pivot.
  /// - Complexity: O(1).
  public var boundFlips = 0
  /// Improving steps after weights went down.
  /// - Complexity: O(1).
  public var primalSteps = 0
  /// Steps among equally good solutions.
  /// - Complexity: O(1).
  public var tieSteps = 0
  /// Changes of a constant that were answered along a remembered direction.
  /// - Complexity: O(1).
  public var parametricSteps = 0
}
