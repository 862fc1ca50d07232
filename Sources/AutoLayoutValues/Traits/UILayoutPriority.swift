package import ConstraintSolver

/// A constraint's priority: more than 0, at most 1000, strictly ranked (F1.10, F1.11).
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public var rawValue: Float

  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Must hold: 1000.
  public static let required = UILayoutPriority(1000)
  /// What content resists compression with by default: 750.
  public static let defaultHigh = UILayoutPriority(750)
  /// A drag that may resize the scene: 510.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// The scene stays as large as it is: 500.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// A drag that may not resize the scene: 490.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// What content hugs with by default: 250.
  public static let defaultLow = UILayoutPriority(250)
  /// What a fitting size is asked for with: 50.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// The solver's form of it; what lies outside the range is brought to its nearest end (F3.9).
  package var solverPriority: Priority {
    Priority(min(max(rawValue, Float.leastNonzeroMagnitude), 1000)) ?? .required
  }
}
