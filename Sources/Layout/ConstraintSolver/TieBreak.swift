/// A constraint's preference among equally good solutions.
///
/// Tie-breaks act below every priority, in this order (F1.39): the current solution stays if it is
/// still optimal; then ``bound``, lower bounds before upper bounds; then ``nearestZero``; then
/// ``rank(_:)``; the remaining variables go to 0.
public enum TieBreak: Hashable, Sendable {
  case none
  /// An inequality prefers to hold with equality: a view that has no intrinsic size has the size of
  /// the bound (F1.20).
  case bound
  /// The constraint's expression, excluding the constant, prefers to be as near to 0 as possible
  /// (F1.21).
  case nearestZero
  /// Among constraints of equal priority that can trade errors, the constraint with the smallest
  /// rank takes the error: the errors of the others are minimized first, highest rank first (F1.22,
  /// F1.23).
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
  /// Then the inequality holds with equality; if several cannot all do so, the first added does
  /// (F1.41).
  case smallestExtent
}
