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
    // Placeholders are removed from a built document, but affect the canvas (F10.5).
    guard environment.isCanvas || !element.isPlaceholder else { return }
    guard let first = item(element.firstItem, owner: element.owner) else {
      note(
        "missing-item",
        "the constraint \(element.id) refers to \(element.firstItem ?? "no item"), which is not in its "
          + "scene; it is ignored", at: element.location, object: element.id)
      return
    }
    guard !isFrozen(element) else { return }
    var second: AnyObject?
    if let id = element.secondItem {
      second = item(id, owner: element.owner)
      guard second != nil else {
        note(
          "missing-item",
          "the constraint \(element.id) refers to \(id), which is not in its scene; it is ignored",
          at: element.location, object: element.id)
        return
      }
    }
    let attributes: (first: NSLayoutConstraint.Attribute, second: NSLayoutConstraint.Attribute)
    do {
      attributes = try element.attributes()
    } catch {
      note(
        error.code, "the constraint \(element.id) \(error.message); it is ignored",
        at: element.location, object: element.id)
      return
    }
    let isBinary = second != nil
    let constraint = NSLayoutConstraint(
      item: first, attribute: attributes.first, relatedBy: element.relation, toItem: second,
      attribute: attributes.second,
      multiplier: isBinary ? CGFloat(element.multiplier) : 1,
      constant: CGFloat(element.constant))
    activate(constraint, element)
  }

  private func activate(_ constraint: NSLayoutConstraint, _ element: ConstraintElement) {
    guard (1...1000).contains(element.priority) || element.priority > 0 else { return }
    // A scene may hold several controllers, each with a separate tree of views.
    guard constraint.hasCommonAncestor else {
      let items = [element.firstItem, element.secondItem].compactMap { $0 }
      note(
        "unrelated-items",
        "the constraint \(element.id) refers to items of two view hierarchies "
          + "(\(items.joined(separator: " and "))); it is ignored",
        at: element.location, object: element.id)
      return
    }
    constraint.priority = UILayoutPriority(Float(min(element.priority, 1000)))
    constraint.identifier = element.identifier
    constraint.isActive = true
    constraintsByID[element.id] = constraint
  }

  /// Whether the owner has a fixed frame, which the constraints do not move (F10.9).
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
    if case .controller(let index) = element.owner { return controllerGuide(element, of: index) }
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

  /// The guide in a running controller, before safe areas (F6.43).
  private func controllerGuide(_ element: GuideElement, of index: ControllerIndex) -> AnyObject? {
    guard let view = contents[index].view.flatMap({ views[$0] }) else { return nil }
    return element.kind == .controllerTop
      ? view.viewController?.topLayoutGuide : view.viewController?.bottomLayoutGuide
  }
}
