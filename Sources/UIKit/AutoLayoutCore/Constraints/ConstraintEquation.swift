package import AutoLayoutValues
package import Foundation

/// A constraint's equation and priority (F1.7).
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

  var isBinary: Bool {
    second != nil && secondAttribute != .notAnAttribute && multiplier != 0
  }

  var crossesAxes: Bool {
    !ConstraintGrammar.isOrdinary(
      firstAttribute, secondAttribute, multiplier: Double(multiplier)) && verdict == .crossesAxes
  }

  var verdict: ConstraintGrammar.Verdict {
    ConstraintGrammar.verdict(
      firstAttribute, second == nil ? .notAnAttribute : secondAttribute,
      multiplier: Double(multiplier))
  }

  var isDirectional: Bool {
    firstAttribute.isDirectional || secondAttribute.isDirectional
  }
}

extension ConstraintEquation {
  /// The constant within the limits of the engine (F11.18).
  var solverConstant: Double {
    let limit = UIView.largestExtent
    guard abs(constant) > limit else { return Double(constant) }
    LayoutLog.writeOnce(
      "This NSLayoutConstraint is being configured with a constant that exceeds internal limits.  A smaller value will be substituted, but this problem should be fixed. Break on BOOL _NSLayoutConstraintNumberExceedsLimit(void) to debug.  This will be logged only once.  This may break in the future."
    )
    return Double(constant < 0 ? -limit : limit)
  }
}
