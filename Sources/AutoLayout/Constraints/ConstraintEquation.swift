import Foundation

/// What a constraint says: `first.attribute (relation) multiplier * second.attribute + constant`,
/// at a priority (F1.7).
///
/// One value, so that layout reads it with one access. The items are named by their weak handles,
/// which keep nothing alive.
struct ConstraintEquation {
  var first: WeakHandle?
  var second: WeakHandle?
  var multiplier: CGFloat
  var constant: CGFloat
  var priority: UILayoutPriority
  var firstAttribute: NSLayoutConstraint.Attribute
  var secondAttribute: NSLayoutConstraint.Attribute
  var relation: NSLayoutConstraint.Relation

  init(
    first: WeakHandle?, second: WeakHandle?, multiplier: CGFloat, constant: CGFloat,
    priority: UILayoutPriority, firstAttribute: NSLayoutConstraint.Attribute,
    secondAttribute: NSLayoutConstraint.Attribute, relation: NSLayoutConstraint.Relation
  ) {
    self.first = first
    self.second = second
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
    self.firstAttribute = firstAttribute
    self.secondAttribute = secondAttribute
    self.relation = relation
  }

  /// Whether there is an attribute on the right side.
  var isBinary: Bool {
    second != nil && secondAttribute != .notAnAttribute && multiplier != 0
  }

  /// Whether it relates a horizontal to a vertical position: legal to make, without effect
  /// (F11.22).
  var crossesAxes: Bool {
    guard second != nil, firstAttribute.kind != .extent else { return false }
    return firstAttribute.kind != secondAttribute.kind
  }

  /// Whether leading and trailing have to be told apart.
  var isDirectional: Bool {
    firstAttribute.isDirectional || secondAttribute.isDirectional
  }
}
