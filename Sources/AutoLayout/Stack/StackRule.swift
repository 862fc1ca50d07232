import Foundation

/// A constraint of a stack view as a value: what the arrangement asks for, before there is an object for it.
struct StackRule {
  let identifier: String
  let first: AnyObject
  let attribute: NSLayoutConstraint.Attribute
  let relation: NSLayoutConstraint.Relation
  let second: AnyObject?
  let attribute2: NSLayoutConstraint.Attribute
  let multiplier: CGFloat
  let constant: CGFloat
  let priority: Float

  /// The constraint itself, not active yet.
  func makeConstraint() -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint()
    constraint.relate(first, attribute, relation, second, attribute2, multiplier, constant)
    constraint.identifier = identifier
    constraint.priority = UILayoutPriority(priority)
    constraint.isSystemMade = true
    return constraint
  }

  /// What tells one constraint of a stack from another.
  struct Key: Hashable {
    let identifier: String
    let first: ObjectIdentifier?
    let attribute: Int
    let relation: Int
    let second: ObjectIdentifier?
    let attribute2: Int
    let multiplier: CGFloat
    let constant: CGFloat
    let priority: Float
  }

  var key: Key {
    Key(
      identifier: identifier, first: ObjectIdentifier(first), attribute: attribute.rawValue,
      relation: relation.rawValue, second: second.map { ObjectIdentifier($0) },
      attribute2: second == nil ? 0 : attribute2.rawValue, multiplier: multiplier,
      constant: constant, priority: priority)
  }
}

extension NSLayoutConstraint {
  /// The key of the rule that the constraint stands for just now.
  var stackKey: StackRule.Key {
    StackRule.Key(
      identifier: identifier ?? "", first: firstItem.map { ObjectIdentifier($0) },
      attribute: firstAttribute.rawValue, relation: relation.rawValue,
      second: secondItem.map { ObjectIdentifier($0) }, attribute2: secondAttribute.rawValue,
      multiplier: multiplier, constant: constant, priority: priority.rawValue)
  }
}
