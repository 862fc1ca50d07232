package import ConstraintSolver

/// A constraint priority: greater than 0, at most 1000, strictly ranked (F1.10, F1.11).
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public var rawValue: Float

  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  /// 1000.
  public static let required = UILayoutPriority(1000)
  /// 750, the default compression resistance priority.
  public static let defaultHigh = UILayoutPriority(750)
  /// 510.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// 500.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// 490.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// 250, the default content hugging priority.
  public static let defaultLow = UILayoutPriority(250)
  /// 50, the priority for fitting sizes.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// The priority for the solver, clamped to the valid range (F3.9).
  package var solverPriority: Priority {
    Priority(min(max(rawValue, Float.leastNonzeroMagnitude), 1000)) ?? .required
  }
}
