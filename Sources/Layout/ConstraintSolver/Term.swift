/// An addend in a linear expression: a variable times a number.
public struct Term: Hashable, Sendable, BitwiseCopyable {
  public var variable: VariableID
  /// The factor of the variable; finite, sensibly between 1e-6 and 1e6 in size.
  public var coefficient: Double

  /// Makes the addend `coefficient * variable`.
  @inlinable public init(_ variable: VariableID, _ coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}

/// A variable's range.
public enum VariableKind: UInt8, Hashable, Sendable, BitwiseCopyable {
  /// A position: any number.
  case position
  /// A size: never negative, as if a required constraint said so (F1.2).
  case extent
}
