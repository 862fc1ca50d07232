/// What is wanted of a constraint when several solutions are equally good.
///
/// Tie-breaks act below every priority, in this order (F1.39): what stands and is still
/// optimal is kept; then ``bound``, lower bounds before upper ones; then ``nearestZero``; then
/// ``rank(_:)``; what is still free goes to 0.
public enum TieBreak: Hashable, Sendable {
  /// Nothing.
  case none
  /// An inequality wants to hold with equality: the size of a view without intrinsic size sits on
  /// its bound (F1.20).
  case bound
  /// The expression of the constraint, without its constant, wants to be as near to 0 as it may
  /// (F1.21).
  case nearestZero
  /// Among constraints of one priority that can trade errors, the one with the smallest rank takes
  /// the error: the errors of the others are minimised first, highest rank first (F1.22, F1.23).
  case rank(Int64)
}

/// What ``TieBreak/bound`` and ``TieBreak/nearestZero`` mean: how inequalities choose where they
/// leave a range open.
///
/// Sources tell of two ways, which differ and agree each with themselves.
public enum TiePolicy: UInt8, Hashable, Sendable {
  /// The tie-breaks mean what they say: a bound is reached for, a distance is as small as it may
  /// be (F1.20, F1.21).
  case smallestDistance
  /// The extents in an inequality are as small as they may be; then the inequality holds with
  /// equality, of several that cannot all do so the one that was added first (F1.41).
  case smallestExtent
}
