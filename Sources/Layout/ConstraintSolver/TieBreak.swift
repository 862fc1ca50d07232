/// The preference of a constraint among equally good solutions.
///
/// Tie-breaks act below every priority, in this order (F1.39): the current solution stays if it is
/// still optimal; then ``bound``, lower bounds before upper ones; then ``nearestZero``; then
/// ``rank(_:)``; the remaining variables go to 0.
public enum TieBreak: Hashable, Sendable {
  case none
  /// An inequality prefers to hold with equality: the size of a view without intrinsic size is on
  /// its bound (F1.20).
  case bound
  /// The expression of the constraint, without its constant, prefers to be as near to 0 as possible
  /// (F1.21).
  case nearestZero
  /// Among constraints of one priority that can trade errors, the one with the smallest rank takes
  /// the error: the errors of the others are minimized first, highest rank first (F1.22, F1.23).
  case rank(Int64)
}

/// The meaning of ``TieBreak/bound`` and ``TieBreak/nearestZero``: the choice of inequalities that
/// leave a range open.
///
/// Sources describe two different choices, each consistent in itself.
public enum TiePolicy: UInt8, Hashable, Sendable {
  /// The tie-breaks apply literally: a bound is reached, a distance is as small as possible (F1.20,
  /// F1.21).
  case smallestDistance
  /// The extents in an inequality are as small as possible.
  ///
  /// Then the inequality holds with equality; if several cannot all do so, the one that was added
  /// first does (F1.41).
  case smallestExtent
}
