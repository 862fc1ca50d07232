/// A constraint from a visual format string.
///
/// It means `first.attribute relation second.attribute + constant @ priority`; the multiplier is
/// always 1, because the language cannot express another (F4.6).
public struct VisualFormatConstraint<Item> {
  /// A constant in points, or a standard space for the caller to resolve.
  public enum Constant: Hashable, Sendable {
    /// A number or a metric, in points.
    case points(Double)
    /// The standard space for a bare `-`, which only the user interface toolkit knows.
    case standard(StandardSpace)
  }

  /// The place of a bare `-`, which decides the distance.
  public enum StandardSpace: Hashable, Sendable {
    /// Between two views: 8 points on Apple's systems (F4.7).
    case siblings
    /// Between a view and its superview: the superview's layout margin (F4.7).
    case superview
    /// Between the baselines of two views, one above the other (F4.16).
    case baselines
  }

  /// The first item: in a gap, the item with the greater coordinate (F4.9).
  public var firstItem: Item
  /// The first item's attribute; never ``VisualFormatAttribute/none``.
  public var firstAttribute: VisualFormatAttribute
  /// The relation as written; `==` if the format has none.
  public var relation: VisualFormatRelation
  /// The second item; nil for a constraint with one item.
  public var secondItem: Item?
  /// The second attribute; ``VisualFormatAttribute/none`` if `secondItem` is nil.
  public var secondAttribute: VisualFormatAttribute
  /// The constant, with the sign as written (F4.9).
  public var constant: Constant
  /// The priority, greater than 0 and at most 1000 (required).
  public var priority: Float

  /// Makes a constraint; by default a required equality with constant 0.
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
