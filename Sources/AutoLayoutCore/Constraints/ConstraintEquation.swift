package import AutoLayoutValues
package import Foundation

/// What a constraint says: `first.attribute (relation) multiplier * second.attribute + constant`,
/// at a priority (F1.7).
///
/// One value, so that layout reads it with one access. The items are named by their weak handles,
/// which keep nothing alive.
package struct ConstraintEquation {
  package var first: WeakHandle?
  package var second: WeakHandle?
  var multiplier: CGFloat
  var constant: CGFloat
  var priority: UILayoutPriority
  var firstAttribute: NSLayoutConstraint.Attribute
  var secondAttribute: NSLayoutConstraint.Attribute
  var relation: NSLayoutConstraint.Relation

  package init(
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

  /// Whether it relates positions on different axes, and so has no effect.
  var crossesAxes: Bool {
    !ConstraintGrammar.isOrdinary(
      firstAttribute, secondAttribute, multiplier: Double(multiplier)) && verdict == .crossesAxes
  }

  /// What becomes of the constraint.
  var verdict: ConstraintGrammar.Verdict {
    ConstraintGrammar.verdict(
      firstAttribute, second == nil ? .notAnAttribute : secondAttribute,
      multiplier: Double(multiplier))
  }

  /// Whether leading and trailing have to be told apart.
  var isDirectional: Bool {
    firstAttribute.isDirectional || secondAttribute.isDirectional
  }
}
