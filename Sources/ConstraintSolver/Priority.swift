/// How strongly a constraint is wanted: a number above 0 and at most 1000 (F1.10).
///
/// Priorities form a strict hierarchy: one constraint at 501 beats any number of constraints at 500
/// (F1.11). At 1000 a constraint is required; below it is optional, and its error is minimised.
public struct Priority: Hashable, Comparable, Sendable {
  /// The number, 0 < `rawValue` <= 1000.
  /// - Complexity: O(1).
  public let rawValue: Float

  /// The priority of a constraint that must hold: 1000.
  /// - Complexity: O(1).
  public static let required = Priority(unchecked: 1000)

  /// Takes a number as a priority, if it is one.
  /// - Parameter value: A number above 0 and at most 1000; anything else, NaN included, gives nil.
  /// - Complexity: O(1).
  public init?(_ value: Float) {
    guard value > 0, value <= 1000 else { return nil }
    rawValue = value
  }

  /// Takes a number as a priority, or says that it is none.
  /// - Parameter value: A number above 0 and at most 1000.
  /// - Throws: ``SolverError/invalidPriority(_:)`` for any other number; there is no priority then.
  /// - Complexity: O(1).
  public init(validating value: Float) throws(SolverError) {
    guard value > 0, value <= 1000 else { throw .invalidPriority(value) }
    rawValue = value
  }

  init(unchecked value: Float) { rawValue = value }

  /// Whether a constraint of this priority must hold.
  /// - Complexity: O(1).
  @inlinable public var isRequired: Bool { rawValue >= 1000 }

  /// Orders priorities by strength.
  /// - Parameters:
  ///   - left: A priority.
  ///   - right: Another one.
  /// - Returns: Whether `right` is the stronger one.
  /// - Complexity: O(1).
  public static func < (left: Priority, right: Priority) -> Bool { left.rawValue < right.rawValue }
}
