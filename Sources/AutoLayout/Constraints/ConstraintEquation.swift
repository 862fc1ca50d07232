import Foundation

/// What a constraint says: `first.attribute (relation) multiplier * second.attribute + constant`,
/// at a priority (F1.7).
///
/// One value, so that layout reads it with one access. The items are named by their weak handles,
/// which keep nothing alive.
struct ConstraintEquation {
  var first: WeakHandle?
  var second: WeakHandle?
  var multiplier: CGFloat = 1
  var constant: CGFloat = 0
  var priority = UILayoutPriority.required
  var firstAttribute = NSLayoutConstraint.Attribute.notAnAttribute
  var secondAttribute = NSLayoutConstraint.Attribute.notAnAttribute
  var relation = NSLayoutConstraint.Relation.equal

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
