import Foundation

/// The constraints and guides that a stack view has made for its arrangement.
struct StackArrangement {
  var isStale = true
  var constraints: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
}

/// The attributes of one axis, so that rows and columns are written once.
struct AxisAttributes {
  let near: NSLayoutConstraint.Attribute
  let far: NSLayoutConstraint.Attribute
  let extent: NSLayoutConstraint.Attribute
  let middle: NSLayoutConstraint.Attribute

  static func along(_ axis: NSLayoutConstraint.Axis) -> AxisAttributes {
    axis == .horizontal
      ? AxisAttributes(near: .leading, far: .trailing, extent: .width, middle: .centerX)
      : AxisAttributes(near: .top, far: .bottom, extent: .height, middle: .centerY)
  }

  static func across(_ axis: NSLayoutConstraint.Axis) -> AxisAttributes {
    along(axis == .horizontal ? .vertical : .horizontal)
  }
}

/// Writes a stack's constraints, each with the identifier that logs show (§2.3, §7).
@MainActor
struct StackWriter {
  let stack: UIStackView
  /// The stack itself, or its margins.
  let canvas: AnyObject
  let views: [UIView]
  let visible: [UIView]
  let along: AxisAttributes
  let across: AxisAttributes
  private(set) var constraints: [NSLayoutConstraint] = []
  private(set) var guides: [UILayoutGuide] = []

  init(_ stack: UIStackView) {
    self.stack = stack
    canvas = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
    views = stack.arrangedSubviews
    visible = views.filter { !$0.isHidden }
    along = .along(stack.axis)
    across = .across(stack.axis)
  }

  /// Adds `first.attribute (relation) multiplier * second.attribute + constant`.
  mutating func relate(
    _ identifier: String, _ first: AnyObject, _ attribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation, _ second: AnyObject?,
    _ attribute2: NSLayoutConstraint.Attribute, multiplier: CGFloat = 1, constant: CGFloat = 0,
    priority: Float = 1000
  ) {
    let constraint = NSLayoutConstraint()
    constraint.relate(first, attribute, relation, second, attribute2, multiplier, constant)
    constraint.identifier = identifier
    constraint.priority = UILayoutPriority(priority)
    constraint.isSystemMade = true
    constraints.append(constraint)
  }

  mutating func makeGuide(_ identifier: String) -> UILayoutGuide {
    let guide = UILayoutGuide()
    guide.identifier = identifier
    guides.append(guide)
    return guide
  }
}

extension UIStackView {
  /// Replaces the constraints of the arrangement after something about it has changed.
  func rebuildArrangement() {
    guard arrangement.isStale else { return }
    removeConstraints(arrangement.constraints)
    for guide in arrangement.guides {
      context?.remove(guide)
      guide.owningView = nil
    }
    extras.systemGuides.removeAll { $0.role == .custom }
    var writer = StackWriter(self)
    if !arrangedSubviews.isEmpty {
      writer.writeAlong()
      writer.writeAcross()
    }
    for guide in writer.guides {
      guide.owningView = self
      extras.systemGuides.append(guide)
    }
    arrangement = StackArrangement(
      isStale: false, constraints: writer.constraints, guides: writer.guides)
    addConstraints(writer.constraints)
  }
}
