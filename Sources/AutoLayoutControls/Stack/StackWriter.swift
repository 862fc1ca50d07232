import AutoLayoutCore
import AutoLayoutValues
import Foundation

/// Writes a stack's constraints, each with the identifier that logs show (F2.29, F7.16, F7.17).
@MainActor
struct StackWriter {
  let stack: UIStackView
  /// The stack itself, or its margins.
  let canvas: WeakHandle
  let views: [UIView]
  let visible: [UIView]
  /// The generation of the system that is laid out for.
  let generation: Int
  let along: AxisAttributes
  let across: AxisAttributes
  private(set) var rules: [StackRule] = []
  private(set) var guides: [UILayoutGuide] = []
  /// Whether the constraints are written for the present content of arranged views.
  var dependsOnContent = false
  /// Guides of the arrangement before, to be used again.
  private var spares: [UILayoutGuide]

  init(_ stack: UIStackView) {
    self.stack = stack
    canvas =
      stack.isLayoutMarginsRelativeArrangement
      ? stack.layoutMarginsGuide.weakHandle : stack.weakHandle
    views = stack.arrangedSubviews
    visible = views.contains(where: \.isHidden) ? views.filter { !$0.isHidden } : views
    generation = stack.traitCollection.systemGeneration
    along = .along(stack.axis)
    across = .across(stack.axis)
    spares = stack.arrangement.guides.reversed()
  }

  /// Adds `first.attribute (relation) multiplier * second.attribute + constant`.
  mutating func relate(
    _ purpose: ConstraintPurpose, item first: WeakHandle, attribute: NSLayoutConstraint.Attribute,
    relatedBy relation: NSLayoutConstraint.Relation, toItem second: WeakHandle?,
    attribute attribute2: NSLayoutConstraint.Attribute, multiplier: CGFloat = 1,
    constant: CGFloat = 0,
    priority: Float = 1000
  ) {
    rules.append(
      StackRule(
        purpose: purpose, first: first, attribute: attribute, relation: relation,
        second: second, attribute2: second == nil ? .notAnAttribute : attribute2,
        multiplier: multiplier, constant: constant, priority: UILayoutPriority(priority)))
  }

  mutating func makeGuide(_ identifier: String) -> UILayoutGuide {
    if let index = spares.lastIndex(where: { $0.identifier == identifier }) {
      let guide = spares.remove(at: index)
      guides.append(guide)
      return guide
    }
    let guide = UILayoutGuide()
    guide.identifier = identifier
    guides.append(guide)
    return guide
  }
}
