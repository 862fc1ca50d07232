/// Identifies a variable inside a ``Solver``.
///
/// Identities are dense and recycled: after ``Solver/removeVariable(_:)`` the number may be reused.
public struct VariableID: Hashable, Sendable, BitwiseCopyable {
  /// The number of the variable, counted from 0 with no large gaps.
  public let raw: UInt32

  @inlinable public init(raw: UInt32) { self.raw = raw }
}

/// Identifies a constraint inside a ``Solver``.
///
/// Identities are dense and recycled: after ``Solver/remove(_:)`` the number may be reused.
public struct ConstraintID: Hashable, Sendable, BitwiseCopyable {
  /// The number of the constraint, counted from 0 with no large gaps.
  public let raw: UInt32

  @inlinable public init(raw: UInt32) { self.raw = raw }
}
