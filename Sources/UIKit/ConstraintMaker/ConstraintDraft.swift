import AutoLayout
import Foundation

/// A rule under construction.
@MainActor
final class ConstraintDraft {
  let item: any ConstrainableItem
  var attributes: [NSLayoutConstraint.Attribute]
  var relation = NSLayoutConstraint.Relation.equal
  var target: (any ConstraintTarget)?
  var distance: (NSLayoutConstraint.Attribute) -> CGFloat = { _ in 0 }
  var multiplier: CGFloat = 1
  var priority = UILayoutPriority.required
  var label: String?
  var origin: ConstraintOrigin?
  let made: MadeConstraint

  init(item: any ConstrainableItem, attributes: [NSLayoutConstraint.Attribute]) {
    self.item = item
    self.attributes = attributes
    made = MadeConstraint(item: item)
  }

  /// Returns the containing view, which must exist.
  func container(_ file: StaticString, _ line: UInt) -> any ConstrainableItem {
    guard let container = item.containingView else {
      preconditionFailure(
        "The view has no superview: add the view to a superview before making constraints.",
        file: file, line: line)
    }
    return container
  }

  func build(reusing candidates: [NSLayoutConstraint] = []) -> MadeConstraint {
    guard let target else {
      preconditionFailure(
        "A rule in makeConstraints has \(attributes.count) attributes and no relation: end it with equalTo, lessThanOrEqualTo or greaterThanOrEqualTo."
      )
    }
    made.layoutConstraints = attributes.enumerated().map { index, attribute in
      let side = target.side(for: attribute, at: index, of: attributes.count, on: item)
      let constant = target.constant(for: attribute) + distance(attribute)
      guard let old = candidates.first(where: { matches($0, for: attribute, side) }) else {
        return make(attribute, side: side, constant: constant)
      }
      old.constant = constant
      old.priority = priority
      if let label { old.identifier = label }
      return old
    }
    return made
  }

  private func make(
    _ attribute: NSLayoutConstraint.Attribute, side: ConstraintSide, constant: CGFloat
  ) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: side.item,
      attribute: side.attribute, multiplier: multiplier, constant: constant)
    constraint.priority = priority
    constraint.identifier = label
    constraint.origin = origin
    return constraint
  }

  private func matches(
    _ constraint: NSLayoutConstraint, for attribute: NSLayoutConstraint.Attribute,
    _ side: ConstraintSide
  ) -> Bool {
    constraint.firstItem === item && constraint.firstAttribute == attribute
      && constraint.relation == relation && constraint.secondItem === side.item
      && constraint.secondAttribute == side.attribute && constraint.multiplier == multiplier
  }
}
