/// What a solver has done since it was made; for benchmarks and bug reports.
public struct SolverCounters: Hashable, Sendable {
  /// Exchanges of a basic for a non-basic parameter.
  public var pivots = 0
  /// Changes of side of a constraint that needed no pivot.
  public var flips = 0
  /// Improving steps after weights went down.
  public var primalSteps = 0
  /// Steps among equally good solutions.
  public var tieSteps = 0
  /// Changes of a constant that were answered along a remembered direction.
  public var rayHits = 0
}
