/// One constraint that a visual format string asks for.
///
/// Reads `first.attribute relation second.attribute + constant @ priority`; the multiplier is
/// always 1, since the language has no way to write another one (F4.6).
public struct VisualFormatConstraint<Item> {
  /// The distance between the two sides.
  public enum Constant: Hashable, Sendable {
    /// A written number or a metric, in points.
    case points(Double)
    /// The standard space of a bare `-`, which only the user interface toolkit knows.
    case standard(StandardSpace)
  }

  /// Where a standard space was asked for.
  public enum StandardSpace: Hashable, Sendable {
    /// Between the edges of two views: 8 points on Apple's systems (F4.7).
    case siblings
    /// Between a view and the edge of its superview: the superview's layout margin (F4.7).
    case superview
    /// Between the baselines of two views, one above the other (F4.16).
    case baselines
  }

  /// The item on the left side.
  public var firstItem: Item
  /// The attribute of ``firstItem``.
  public var firstAttribute: VisualFormatAttribute
  /// How the sides compare.
  public var relation: VisualFormatRelation
  /// The item on the right side; `nil` when the constraint is between an attribute and a number.
  public var secondItem: Item?
  /// The attribute of ``secondItem``; ``VisualFormatAttribute/none`` without one.
  public var secondAttribute: VisualFormatAttribute
  /// What is added to the right side.
  public var constant: Constant
  /// From above 0 up to 1000, which is required.
  public var priority: Float

  /// Makes a description from its parts.
  ///
  /// - Parameters:
  ///   - firstItem: The item on the left side.
  ///   - firstAttribute: Its attribute.
  ///   - relation: How the sides compare.
  ///   - secondItem: The item on the right side, if there is one.
  ///   - secondAttribute: Its attribute.
  ///   - constant: What is added to the right side, in points.
  ///   - priority: From above 0 up to 1000.
  public init(
    firstItem: Item, firstAttribute: VisualFormatAttribute,
    relation: VisualFormatRelation = .equal,
    secondItem: Item? = nil, secondAttribute: VisualFormatAttribute = .none,
    constant: Constant = .points(0), priority: Float = 1000
  ) {
    self.firstItem = firstItem
    self.firstAttribute = firstAttribute
    self.relation = relation
    self.secondItem = secondItem
    self.secondAttribute = secondAttribute
    self.constant = constant
    self.priority = priority
  }
}

extension VisualFormatConstraint: Equatable where Item: Equatable {}
extension VisualFormatConstraint: Hashable where Item: Hashable {}
extension VisualFormatConstraint: Sendable where Item: Sendable {}
