/// The identity of a variable inside one ``Solver``.
///
/// Identities are dense and recycled: after ``Solver/removeVariable(_:)`` the number may be reused.
public struct VariableID: Hashable, Sendable, BitwiseCopyable {
  /// The number of the variable, counted from 0 and without large gaps.
  public let raw: UInt32

  @inlinable public init(raw: UInt32) { self.raw = raw }
}

/// The identity of a constraint inside one ``Solver``.
///
/// Identities are dense and recycled: after ``Solver/remove(_:)`` the number may be reused.
public struct ConstraintID: Hashable, Sendable, BitwiseCopyable {
  /// The number of the constraint, counted from 0 and without large gaps.
  public let raw: UInt32

  @inlinable public init(raw: UInt32) { self.raw = raw }
}
