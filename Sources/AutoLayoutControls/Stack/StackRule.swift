import AutoLayoutCore
import AutoLayoutValues
import Foundation

/// A constraint of a stack view as a value: what the arrangement asks for, before there is an
/// object for it.
struct StackRule: Hashable {
  let purpose: ConstraintPurpose
  let first: WeakHandle
  let attribute: NSLayoutConstraint.Attribute
  let relation: NSLayoutConstraint.Relation
  let second: WeakHandle?
  let attribute2: NSLayoutConstraint.Attribute
  let multiplier: CGFloat
  let constant: CGFloat
  let priority: UILayoutPriority

  /// The constraint itself, not active yet.
  func makeConstraint() -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint()
    constraint.stand(
      for: ConstraintEquation(
        first: first, second: second, multiplier: multiplier, constant: constant,
        priority: priority, firstAttribute: attribute, secondAttribute: attribute2,
        relation: relation), purpose)
    return constraint
  }
}

extension NSLayoutConstraint {
  /// The rule that the constraint stands for just now, if a stack view made it and nobody gave it
  /// another name.
  var stackRule: StackRule? {
    guard let purpose, identifier == purpose.rawValue, let first = equation.first
    else { return nil }
    return StackRule(
      purpose: purpose, first: first, attribute: firstAttribute, relation: relation,
      second: equation.second, attribute2: secondAttribute, multiplier: multiplier,
      constant: constant, priority: priority)
  }
}
