/// A constraint's strength: a number above 0 and at most 1000 (F1.10).
///
/// Priorities form a strict hierarchy: a single constraint at 501 beats any number of constraints
/// at 500 (F1.11). At 1000 a constraint is required; below it is optional, and the error is
/// minimized.
public struct Priority: Hashable, Comparable, Sendable {
  /// The number, 0 < `rawValue` <= 1000.
  public let rawValue: Float

  public static let required = Priority(unchecked: 1000)

  /// Makes a priority from a number above 0 and at most 1000; nil for anything else, including NaN.
  public init?(_ value: Float) {
    guard value > 0, value <= 1000 else { return nil }
    rawValue = value
  }

  /// Makes a priority from a number above 0 and at most 1000.
  /// - Throws: ``SolverError/invalidPriority(_:)`` for any other number.
  public init(validating value: Float) throws(SolverError) {
    guard value > 0, value <= 1000 else { throw .invalidPriority(value) }
    rawValue = value
  }

  init(unchecked value: Float) { rawValue = value }

  @inlinable public var isRequired: Bool { rawValue >= 1000 }

  public static func < (left: Priority, right: Priority) -> Bool { left.rawValue < right.rawValue }
}
