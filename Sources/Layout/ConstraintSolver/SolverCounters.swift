/// The counts of steps since a solver was made: measures of its work that do not depend on the
/// machine.
public struct SolverCounters: Hashable, Sendable {
  /// Exchanges between a basic and a non-basic column.
  public internal(set) var pivots = 0
  /// Changes of sides that need no pivot; a bounded dual simplex calls them bound flips (Maros
  /// 2003).
  public internal(set) var boundFlips = 0
  /// Steps of the primal simplex.
  public internal(set) var primalSteps = 0
  /// Steps among equally good solutions.
  public internal(set) var tieSteps = 0
  /// Solves that only followed parametric directions.
  public internal(set) var parametricSteps = 0
  /// The entries of rows and definitions that pivots and new rows read or write.
  public internal(set) var rowEntries = 0
  /// Batches whose definitions were chosen by structure instead of the order of adding.
  public internal(set) var structuredBatches = 0
  /// Constraints that replaced a free variable or a weaker definition.
  public internal(set) var redefinitions = 0
  /// Rebuilds of all rows.
  public internal(set) var refactorizations = 0
}
