/// One addend of a linear expression: a variable times a number.
public struct Term: Hashable, Sendable, BitwiseCopyable {
  /// The variable.
  /// - Complexity: O(1).
  public var variable: VariableID
  /// What it is multiplied by; finite, sensibly between 1e-6 and 1e6 in size.
  /// - Complexity: O(1).
  public var coefficient: Double

  /// Makes the addend `coefficient * variable`.
  /// - Parameters:
  ///   - variable: The variable.
  ///   - coefficient: What it is multiplied by.
  /// - Complexity: O(1).
  @inlinable public init(_ variable: VariableID, _ coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}

/// What values a variable may take by itself.
public enum VariableKind: UInt8, Hashable, Sendable, BitwiseCopyable {
  /// A place: any number.
  case position
  /// A size: never negative, as if a required constraint said so (F1.2).
  case extent
}
