import AutoLayoutCore
import AutoLayoutValues
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

extension UIStackView {
  /// Brings the constraints up to date after something about the arrangement has changed.
  ///
  /// Those that are still asked for stay as they are, so that a small change costs little and
  /// leaves the rest of the layout alone.
  func rebuildArrangement() {
    guard arrangement.isStale else { return }
    var writer = StackWriter(self)
    if !arrangedSubviews.isEmpty {
      writer.writeAlong()
      writer.writeAcross()
    }
    let constraints = exchangeConstraints(for: writer.rules)
    exchangeGuides(for: writer.guides)
    arrangement = StackArrangement(
      isStale: false, constraints: constraints, guides: writer.guides,
      dependsOnContent: writer.dependsOnContent)
    for constraint in constraints where !constraint.wasAdded {
      addConstraint(constraint)
    }
  }

  /// The constraints of the rules, those already there taken over; those that no rule asks for are
  /// let go.
  private func exchangeConstraints(for rules: [StackRule]) -> [NSLayoutConstraint] {
    guard !arrangement.constraints.isEmpty else { return rules.map { $0.makeConstraint() } }
    var leaving: [NSLayoutConstraint] = []
    var kept: [StackRule: [NSLayoutConstraint]] = [:]
    for constraint in arrangement.constraints where constraint.isHeld(by: self) {
      if let rule = constraint.stackRule {
        kept[rule, default: []].append(constraint)
      } else {
        leaving.append(constraint)
      }
    }
    let constraints = rules.map { kept[$0]?.popLast() ?? $0.makeConstraint() }
    removeConstraints(leaving + kept.values.flatMap { $0 })
    return constraints
  }

  private func exchangeGuides(for guides: [UILayoutGuide]) {
    let leaving = arrangement.guides.filter { old in !guides.contains { $0 === old } }
    for guide in leaving {
      treeContext?.remove(guide)
      guide.owningView = nil
    }
    if !leaving.isEmpty {
      extras.systemGuides.removeAll { guide in leaving.contains { $0 === guide } }
    }
    for guide in guides where guide.owningView == nil {
      guide.owningView = self
      extras.systemGuides.append(guide)
      treeContext?.noteArrivingGuide()
    }
  }
}
