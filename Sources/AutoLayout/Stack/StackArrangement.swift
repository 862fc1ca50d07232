import Foundation

/// The constraints and guides that a stack view has made for its arrangement.
struct StackArrangement {
  var isStale = true
  var constraints: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  /// Whether the constraints were written for the present content of arranged views.
  var dependsOnContent = false
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
  private(set) var rules: [StackRule] = []
  private(set) var guides: [UILayoutGuide] = []
  /// Whether the constraints are written for the present content of arranged views.
  var dependsOnContent = false
  /// Guides of the arrangement before, to be used again.
  private var spares: [UILayoutGuide]

  init(_ stack: UIStackView) {
    self.stack = stack
    canvas = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
    views = stack.arrangedSubviews
    visible = views.filter { !$0.isHidden }
    along = .along(stack.axis)
    across = .across(stack.axis)
    spares = stack.arrangement.guides.reversed()
  }

  /// Adds `first.attribute (relation) multiplier * second.attribute + constant`.
  mutating func relate(
    _ identifier: String, _ first: AnyObject, _ attribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation, _ second: AnyObject?,
    _ attribute2: NSLayoutConstraint.Attribute, multiplier: CGFloat = 1, constant: CGFloat = 0,
    priority: Float = 1000
  ) {
    rules.append(
      StackRule(
        identifier: identifier, first: first, attribute: attribute, relation: relation,
        second: second, attribute2: attribute2, multiplier: multiplier, constant: constant,
        priority: priority))
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

extension UIStackView {
  /// Brings the constraints up to date after something about the arrangement has changed.
  ///
  /// Those that are still asked for stay as they are, so that a small change costs little and leaves the rest of the layout alone.
  func rebuildArrangement() {
    guard arrangement.isStale else { return }
    var writer = StackWriter(self)
    if !arrangedSubviews.isEmpty {
      writer.writeAlong()
      writer.writeAcross()
    }
    var kept = Dictionary(
      grouping: arrangement.constraints.filter { $0.holder === self }, by: \.stackKey)
    var constraints: [NSLayoutConstraint] = []
    constraints.reserveCapacity(writer.rules.count)
    for rule in writer.rules {
      if !kept.isEmpty, let constraint = kept[rule.key]?.popLast() {
        constraints.append(constraint)
      } else {
        constraints.append(rule.makeConstraint())
      }
    }
    removeConstraints(kept.values.flatMap { $0 })
    exchangeGuides(for: writer.guides)
    arrangement = StackArrangement(
      isStale: false, constraints: constraints, guides: writer.guides,
      dependsOnContent: writer.dependsOnContent)
    addConstraints(constraints.filter { $0.holder == nil })
  }

  private func exchangeGuides(for guides: [UILayoutGuide]) {
    let leaving = arrangement.guides.filter { old in !guides.contains { $0 === old } }
    for guide in leaving {
      context?.remove(guide)
      guide.owningView = nil
    }
    if !leaving.isEmpty {
      extras.systemGuides.removeAll { guide in leaving.contains { $0 === guide } }
    }
    for guide in guides where guide.owningView == nil {
      guide.owningView = self
      extras.systemGuides.append(guide)
    }
  }
}
