import ConstraintSolver
import Foundation
import LayoutEngine

/// Users' constraints on their way into the engine.
extension LayoutContext {
  /// Installs a constraint in the engine; one that relates nothing has no place there.
  func install(_ constraint: NSLayoutConstraint) {
    guard engineID(of: constraint) == nil, constraint.holder != nil else { return }
    guard let terms = constraint.composite.map(compositeTerms) ?? plainTerms(constraint),
      !terms.isEmpty
    else {
      refuseUnprepared(constraint)
      return
    }
    let relation: Relation =
      switch constraint.relation {
      case .lessThanOrEqual: .lessThanOrEqual
      case .equal: .equal
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
    let isDirectional =
      constraint.firstAttribute.isDirectional || constraint.secondAttribute.isDirectional
    let traits = ConstraintTraits(
      relation, Double(constraint.constant), priority: constraint.priority.solverPriority,
      isMirrored: isDirectional && isRightToLeft(constraint),
      rank: constraint.identifier == nil ? .user : .identified)
    expectFinite { () throws(SolverError) in
      let id =
        terms.count <= 2
        ? try engine.add(terms[0], terms.count > 1 ? terms[1] : nil, traits)
        : try engine.add(terms, traits)
      setEngineID(id, of: constraint)
      setSource(.user(Unowned(constraint)), of: id)
    }
  }

  /// Traps when a constraint is to be resolved that still reaches out of its holder's subtree (F3.7, UIKIT 12).
  private func refuseUnprepared(_ constraint: NSLayoutConstraint) {
    guard let holder = constraint.holder,
      !constraint.involvedViews.allSatisfy({ $0.isDescendant(of: holder) })
    else { return }
    LayoutException.raise(
      "NSInternalInconsistencyException",
      "Impossible to set up layout with view hierarchy unprepared for constraint. \(constraint.description)"
    )
  }

  /// `first - multiplier * second`, or nil when an item is outside this tree or the relation means nothing.
  private func plainTerms(_ constraint: NSLayoutConstraint) -> [AnchorTerm]? {
    guard !constraint.crossesAxes,
      let first = anchor(constraint.firstLine, constraint.firstAttribute, constraint.secondLine)
    else { return nil }
    guard constraint.secondAttribute != .notAnAttribute, constraint.multiplier != 0 else {
      return [AnchorTerm(first)]
    }
    guard
      let second = anchor(constraint.secondLine, constraint.secondAttribute, constraint.firstLine)
    else { return nil }
    return [AnchorTerm(first), AnchorTerm(second, coefficient: -Double(constraint.multiplier))]
  }

  /// `(to - from) - multiplier * (to' - from')`.
  private func compositeTerms(_ composite: CompositeAnchors) -> [AnchorTerm]? {
    func side(_ side: CompositeAnchors.Side, _ factor: Double) -> [AnchorTerm]? {
      guard let from = anchor(side.fromLine, side.fromAttribute, side.toLine) else { return nil }
      guard side.toAttribute != .notAnAttribute else {
        return [AnchorTerm(from, coefficient: factor)]
      }
      guard let to = anchor(side.toLine, side.toAttribute, side.fromLine) else { return nil }
      return [AnchorTerm(to, coefficient: factor), AnchorTerm(from, coefficient: -factor)]
    }
    guard let first = side(composite.first, 1) else { return nil }
    guard let other = composite.second else { return first }
    guard let second = side(other, -Double(composite.multiplier)) else { return nil }
    return first + second
  }

  /// The engine's form of an attribute; `other` decides whether a scroll view's edges mean its content (F8.11).
  private func anchor(
    _ line: Lifeline?, _ attribute: NSLayoutConstraint.Attribute, _ other: Lifeline?
  ) -> ItemAnchor? {
    guard let line, let owner = line.layoutView, isInTree(owner) else { return nil }
    if let view = line.view {
      if let margin = attribute.marginLine {
        return anchor(view.layoutMarginsGuide.lifeline, margin, other)
      }
      if attribute.kind != .extent, !attribute.isCenter, let scroll = view as? UIScrollView,
        scroll.meansContent(to: other)
      {
        return anchor(scroll.contentLayoutGuide.lifeline, attribute, other)
      }
      return ItemAnchor(item(of: view), engineAttribute(attribute))
    }
    guard let item = line.guide.flatMap({ item(ofGuide: $0) }) else { return nil }
    return ItemAnchor(item, engineAttribute(attribute))
  }

  /// Leading and trailing are left and right here; the constraint says whether it is mirrored.
  private func engineAttribute(_ attribute: NSLayoutConstraint.Attribute) -> ItemAttribute {
    switch attribute {
    case .left, .leading, .leftMargin, .leadingMargin: .left
    case .right, .trailing, .rightMargin, .trailingMargin: .right
    case .top, .topMargin: .top
    case .bottom, .bottomMargin: .bottom
    case .width: .width
    case .height: .height
    case .centerX, .centerXWithinMargins, .notAnAttribute: .centerX
    case .centerY, .centerYWithinMargins: .centerY
    case .lastBaseline: .lastBaseline
    case .firstBaseline: .firstBaseline
    }
  }

  /// Whether a view belongs to this context's tree.
  func isInTree(_ view: UIView) -> Bool {
    guard isLive else { return root.map { view.isDescendant(of: $0) } ?? false }
    return view.context === self
  }

  /// Whether the constraint's leading edge is on the right: that of the view which holds both items (UIKIT 34).
  private func isRightToLeft(_ constraint: NSLayoutConstraint) -> Bool {
    let views = constraint.involvedViews
    guard var holder = views.first else { return false }
    for view in views.dropFirst() {
      holder = holder.nearestCommonAncestor(with: view) ?? holder
    }
    return holder.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  // MARK: Changes

  func constraintWasAdded(_ constraint: NSLayoutConstraint) {
    pendingConstraints.append(constraint)
    isStale = true
  }

  func constraintWillBeRemoved(_ constraint: NSLayoutConstraint) {
    guard let id = engineID(of: constraint) else { return }
    engine.remove(id)
    setEngineID(nil, of: constraint)
    isStale = true
  }

  func constantDidChange(of constraint: NSLayoutConstraint) {
    guard let id = engineID(of: constraint) else { return }
    expectFinite { () throws(SolverError) in
      try engine.setConstant(Double(constraint.constant), of: id)
    }
    isStale = true
  }

  func priorityDidChange(of constraint: NSLayoutConstraint) {
    guard let id = engineID(of: constraint) else { return }
    engine.setPriority(constraint.priority.solverPriority, of: id)
    isStale = true
  }

  func invalidateContentSize(of view: UIView) {
    guard !view.flags.contains(.contentIsStale) else { return }
    view.flags.insert(.contentIsStale)
    staleContent.append(view)
    isStale = true
  }

  /// The client has set a frame or a mask: what the mask means is found anew (F5.8).
  func frameWasSet(of view: UIView) {
    guard let item = view.engineItem else { return }
    view.flags.insert(.frameIsStale)
    if view === root {
      updateHost(view, item)
    } else if view.flags.contains(.translatesMask) {
      installMask(view, item)
    } else {
      view.superview?.markNeedsLayout()
    }
  }

  private func updateHost(_ view: UIView, _ item: ItemID) {
    let rect = view.alignmentRect(forFrame: view.geometry.untransformedFrame)
    for id in systemConstraints[item.raw] ?? [] {
      guard case .host(_, let axis, let isPosition) = sources[Int(id.raw)] else { continue }
      let constant =
        axis == .horizontal
        ? isPosition ? rect.minX : rect.width : isPosition ? rect.minY : rect.height
      expectFinite { () throws(SolverError) in try engine.setConstant(Double(constant), of: id) }
    }
    isStale = true
  }

  func maskTranslationDidChange(of view: UIView) {
    if let item = view.engineItem {
      removeSystemConstraints(of: item)
      rootIsHeld = [false, false]
      if view === root {
        installHost(view, item)
      } else if view.flags.contains(.translatesMask) {
        installMask(view, item)
      }
    }
    staleContent.append(view)
    isStale = true
  }

  func marginsDidChange(of view: UIView) {
    for guide in view.extras.systemGuides
    where guide.role == .margins || guide.role == .readableContent {
      updateGuide(guide)
    }
    view.markNeedsLayout()
  }

  func safeAreaDidChange(of view: UIView) {
    for guide in view.extras.systemGuides where guide.role == .safeArea || guide.role == .keyboard {
      updateGuide(guide)
    }
    view.markNeedsLayout()
  }

  func scrollPositionDidChange(of view: UIView) {
    guard let item = view.engineItem else { return }
    if view is UIScrollView {
      engine.setScrollPosition(
        x: Double(view.bounds.minX), y: Double(view.bounds.minY), of: item)
      if let frameGuide = view.existingGuide(.frame) { updateGuide(frameGuide) }
      isStale = true
    }
  }

  /// The direction of reading decides what leading means: the constraints of the subtree are written anew.
  func directionDidChange(of view: UIView) {
    view.forEachInTree { view in
      for constraint in view.constraintList.all
      where constraint.firstAttribute.isDirectional || constraint.secondAttribute.isDirectional {
        constraintWillBeRemoved(constraint)
        constraintWasAdded(constraint)
      }
    }
  }
}
