internal import AutoLayout
internal import Foundation

/// Turns constraint elements into constraints between views and guides (F10.6).
extension SceneBuilder {
  func addConstraints(_ member: InstantiatedScene.Member) {
    let element = interface.view(member.index)
    leafSizes.apply(to: member.view, element)
    for index in element.constraints where interface.isInstalled(index) {
      add(interface.constraint(index))
    }
  }

  private func add(_ element: ConstraintElement) {
    // Placeholders are removed from a built document, but they shape the canvas (F10.5).
    guard environment.isCanvas || !element.isPlaceholder else { return }
    guard let first = item(element.firstItem, owner: element.owner) else {
      note(
        "missing-item",
        "the constraint \(element.id) refers to \(element.firstItem ?? "no item"), which is not in its "
          + "scene; it is ignored", at: element.location, object: element.id)
      return
    }
    guard let firstAttribute = ConstraintAttributes.attribute(element.firstAttribute) else {
      noteAttribute(element.firstAttribute, of: element)
      return
    }
    guard !isFrozen(element) else { return }
    let constant = constant(of: element)
    let constraint: NSLayoutConstraint
    if let secondID = element.secondItem {
      guard let second = item(secondID, owner: element.owner) else {
        note(
          "missing-item",
          "the constraint \(element.id) refers to \(secondID), which is not in its scene; it is "
            + "ignored", at: element.location, object: element.id)
        return
      }
      guard let name = element.secondAttribute,
        let secondAttribute = ConstraintAttributes.attribute(name)
      else {
        noteAttribute(element.secondAttribute ?? "none", of: element)
        return
      }
      guard ConstraintAttributes.canRelate(firstAttribute, secondAttribute),
        first !== second
          || firstAttribute != secondAttribute
      else {
        note(
          "illegal-pair",
          "the constraint \(element.id) relates \(element.firstAttribute) to \(name), which UIKit "
            + "refuses; it is ignored", at: element.location, object: element.id)
        return
      }
      constraint = NSLayoutConstraint(
        item: first, attribute: firstAttribute, relatedBy: element.layoutRelation, toItem: second,
        attribute: secondAttribute, multiplier: CGFloat(element.multiplier),
        constant: CGFloat(constant))
    } else {
      guard firstAttribute == .width || firstAttribute == .height else {
        note(
          "illegal-pair",
          "the constraint \(element.id) sets \(element.firstAttribute) to a constant; only a "
            + "width or a height can be constant; it is ignored", at: element.location,
          object: element.id)
        return
      }
      constraint = NSLayoutConstraint(
        item: first, attribute: firstAttribute, relatedBy: element.layoutRelation, toItem: nil,
        attribute: .notAnAttribute, multiplier: 1, constant: CGFloat(element.constant))
    }
    activate(constraint, element)
  }

  private func activate(_ constraint: NSLayoutConstraint, _ element: ConstraintElement) {
    guard (1...1000).contains(element.priority) || element.priority > 0 else { return }
    constraint.priority = UILayoutPriority(Float(min(element.priority, 1000)))
    constraint.identifier = element.identifier
    constraint.isActive = true
    constraintsByID[element.id] = constraint
  }

  /// The constraints of a view with a fixed frame do not move it: the frame is its place (F10.9).
  private func isFrozen(_ element: ConstraintElement) -> Bool {
    let first = element.firstItem.flatMap { contents.viewsByID[$0] } ?? element.owner
    guard interface.view(first).isFixedFrame else { return false }
    guard let second = element.secondItem.flatMap({ contents.viewsByID[$0] }) else { return true }
    return views[first]?.isDescendant(of: views[second] ?? UIView()) == true
  }

  private func item(_ id: String?, owner: ViewIndex) -> AnyObject? {
    guard let id else { return views[owner] }
    if let index = contents.viewsByID[id] { return views[index] }
    if let guide = guides[id] { return guide }
    guard let offset = contents.guidesByID[id] else { return nil }
    let element = contents.guides[offset]
    guard case .view(let index) = element.owner, let view = views[index] else { return nil }
    let guide: UILayoutGuide? =
      switch element.kind {
      case .safeArea: view.safeAreaLayoutGuide
      case .contentLayout: (view as? UIScrollView)?.contentLayoutGuide
      case .frameLayout: (view as? UIScrollView)?.frameLayoutGuide
      case .keyboard: view.keyboardLayoutGuide
      default: nil
      }
    guides[id] = guide
    return guide
  }

  /// A standard distance from a controller's guide was 8 before Xcode 6, whatever the document
  /// says.
  private func constant(of element: ConstraintElement) -> Double {
    guard element.isSymbolic, let tools = environment.tools, tools < XcodeEra.standardGuideSpacing
    else { return element.constant }
    let items = [element.firstItem, element.secondItem].compactMap { $0 }
    return items.contains { guides[$0]?.owningView != nil } ? 8 : element.constant
  }

  private func noteAttribute(_ name: String, of element: ConstraintElement) {
    note(
      "unknown-attribute-name",
      "the constraint \(element.id) uses the unknown attribute \(name); it is ignored",
      at: element.location, object: element.id)
  }
}

extension ConstraintElement {
  var layoutRelation: NSLayoutConstraint.Relation {
    switch relation {
    case .lessThanOrEqual: .lessThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}
