import AutoLayoutValues
import ConstraintSolver
import Foundation
package import LayoutEngine

/// A view tree's layout: the engine and the pending work (F1.4).
///
/// A second kind answers `systemLayoutSizeFitting` and never changes the live layout (F1.32).
@MainActor
package final class LayoutContext {
  let purpose: LayoutPurpose
  let rootHandle: WeakHandle
  package let grid: PixelGrid

  // Safe here and below: no client code runs during a change, and the engine calls nothing back.
  @safe @exclusivity(unchecked) var tables = EngineTables()
  @safe @exclusivity(unchecked) var pending = PendingWork()
  @safe @exclusivity(unchecked) var queues = LayoutQueues()
  @safe @exclusivity(unchecked) var wrapped = WrappedContents()
  @safe @exclusivity(unchecked) var systemConstraints = SystemConstraintTable()
  var delegatedBaselines = DelegatedBaselines()
  @safe @exclusivity(unchecked) var rootSizing = RootSizing()
  var sizeGuides = SizeGuides()
  var turn: WindowTurn
  @safe @exclusivity(unchecked) var running: RunningPasses = []
  var viewCount = 0
  var mayBeMirrored: Bool
  var exercise: AmbiguityExercise?
  @safe @exclusivity(unchecked) var observer: (any LayoutObserver)?
  @safe @exclusivity(unchecked) var counts = PassCounts()
  var openAtSolve: (solve: Int, variables: OpenVariables)?
  var conflictLog = ConflictLog()
  var fitting = FittingState()
  @safe @exclusivity(unchecked) var loops = UpdateLoops()
  @safe @exclusivity(unchecked) var ownRequests = OwnRequests()
  /// The controllers whose views have come into sight, and are laid out first.
  @safe @exclusivity(unchecked) var appearing: [UIViewController] = []
  var holdsAppearances = false

  private static var lastNumber: UInt32 = 0

  init(tree root: UIView) {
    Self.lastNumber = Self.lastNumber == .max ? 1 : Self.lastNumber + 1
    purpose = .tree(number: Self.lastNumber)
    rootHandle = root.weakHandle
    let traits = root.traitCollection
    grid = PixelGrid(for: traits)
    turn = root.flags.contains(.isWindow) ? .notRequested : .never
    mayBeMirrored = traits.layoutDirection == .rightToLeft
    adoptPolicy(of: root)
  }

  init(questionAbout root: UIView) {
    purpose = .question(QuestionIDs())
    rootHandle = root.weakHandle
    grid = PixelGrid(for: root.traitCollection)
    turn = .never
    mayBeMirrored = true
    adoptPolicy(of: root.rootView)
  }

  var engine: LayoutEngine {
    _read { yield tables.engine }
    _modify { yield &tables.engine }
  }

  var root: UIView? { rootHandle.view }

  var isLive: Bool {
    if case .tree = purpose { true } else { false }
  }

  var number: UInt32? {
    if case .tree(let number) = purpose { number } else { nil }
  }

  package func noteArrivingGuide() { pending.arrivingGuides += 1 }

  package var isStale: Bool {
    get { pending.isStale }
    set {
      pending.isStale = newValue
      if newValue { requestTurn() }
    }
  }
}

extension PixelGrid {
  @MainActor fileprivate init(for traits: UITraitCollection) {
    let scale = traits.displayScale
    self.init(scale: scale > 0 ? Double(scale) : 1)
  }
}

extension LayoutContext {
  func install(_ constraint: NSLayoutConstraint) {
    guard engineID(of: constraint) == nil, constraint.holderHandle?.isAlive == true else { return }
    let equation = constraint.equation
    let properties = properties(
      of: equation, hasIdentifier: constraint.hasIdentifier,
      isMirrored: equation.isDirectional && isRightToLeft(constraint))
    if let composite = constraint.composite {
      guard let terms = terms(of: composite, in: constraint) else {
        return refuseUnprepared(constraint)
      }
      expectFinite { () throws(SolverError) in
        note(try engine.add(terms, properties: properties), of: constraint)
      }
      return
    }
    guard !equation.crossesAxes, let id = add(equation, properties, of: constraint)
    else { return refuseUnprepared(constraint) }
    note(id, of: constraint)
  }

  /// Installs rules in the engine; objects that exist already take their place.
  func install(_ arranged: ArrangedRules) {
    guard let view = arranged.holder.view, isInTree(view) else { return }
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    var holder: ItemID?
    for index in arranged.rules.indices {
      guard arranged.objects.isEmpty else {
        install(arranged.objects[index])
        continue
      }
      guard !isLive || arranged.numbers[index] == .max else { continue }
      let equation = arranged.rules[index].equation
      let properties = properties(
        of: equation, hasIdentifier: true, isMirrored: isMirrored && equation.isDirectional)
      guard let id = add(equation, properties, of: nil) else { continue }
      // Client code in content sizes can have asked for the objects.
      guard arranged.objects.isEmpty else {
        note(id, of: arranged.objects[index])
        continue
      }
      if isLive { arranged.numbers[index] = id.raw }
      let item = holder ?? item(of: view)
      holder = item
      tables.setSource(.arranged(item, index), of: id)
    }
  }

  @inline(__always)
  private func properties(
    of equation: ConstraintEquation, hasIdentifier: Bool, isMirrored: Bool
  ) -> ConstraintProperties {
    let isSize = !equation.isBinary && equation.firstAttribute.isSize
    return ConstraintProperties(
      equation.relation.solverRelation, equation.solverConstant,
      priority: equation.priority.solverPriority, isMirrored: isMirrored,
      rank: isSize ? .size : hasIdentifier ? .identified : .user)
  }

  /// Adds an equation to the engine; returns nil if an item is outside the tree.
  @inline(__always)
  private func add(
    _ equation: ConstraintEquation, _ properties: ConstraintProperties,
    of constraint: NSLayoutConstraint?
  ) -> ConstraintID? {
    guard
      let first = anchor(
        of: equation.first, equation.firstAttribute, beside: equation.second, in: constraint)
    else { return nil }
    var second: AnchorTerm?
    if equation.isBinary {
      guard
        let anchor = anchor(
          of: equation.second, equation.secondAttribute, beside: equation.first, in: constraint)
      else { return nil }
      second = AnchorTerm(anchor, coefficient: -Double(equation.multiplier))
    }
    var id: ConstraintID?
    expectFinite { () throws(SolverError) in
      id = try engine.add(AnchorTerm(first), second, properties: properties)
    }
    return id
  }

  func note(_ id: ConstraintID, of constraint: NSLayoutConstraint) {
    setEngineID(id, of: constraint)
    unsafe tables.setSource(.user(Unmanaged.passUnretained(constraint)), of: id)
  }

  /// Traps if an installed constraint relates items outside the holder's subtree (F3.7, F11.12).
  private func refuseUnprepared(_ constraint: NSLayoutConstraint) {
    guard let holder = constraint.holder,
      !constraint.liesInside(holder.weakHandle)
    else { return }
    LayoutException.raise(
      "NSInternalInconsistencyException",
      "Impossible to set up layout with view hierarchy unprepared for constraint. \(constraint.description)"
    )
  }

  /// `(to - from) - multiplier * (to' - from')`.
  private func terms(
    of composite: CompositeAnchors, in constraint: NSLayoutConstraint
  ) -> [AnchorTerm]? {
    func side(_ side: CompositeAnchors.Side, _ factor: Double) -> [AnchorTerm]? {
      guard
        let from = anchor(
          of: side.fromHandle, side.fromAttribute, beside: side.toHandle, in: constraint)
      else {
        return nil
      }
      guard side.toAttribute != .notAnAttribute else {
        return [AnchorTerm(from, coefficient: factor)]
      }
      guard
        let to = anchor(
          of: side.toHandle, side.toAttribute, beside: side.fromHandle, in: constraint)
      else {
        return nil
      }
      return [AnchorTerm(to, coefficient: factor), AnchorTerm(from, coefficient: -factor)]
    }
    guard let first = side(composite.first, 1) else { return nil }
    guard let other = composite.second else { return first }
    guard let second = side(other, -Double(composite.multiplier)) else { return nil }
    return first + second
  }

  /// Returns the engine's attribute; `other` decides whether edges mean the content (F8.11).
  private func anchor(
    of handle: WeakHandle?, _ attribute: NSLayoutConstraint.Attribute, beside other: WeakHandle?,
    in constraint: NSLayoutConstraint?
  ) -> ItemAnchor? {
    guard let handle else { return nil }
    // Fast path: the item exists and has the attribute itself.
    if attribute.isOfItemItself, let item = plainItem(of: handle) {
      return ItemAnchor(item, engineAttribute(attribute))
    }
    if let view = handle.view {
      guard isInTree(view) else { return nil }
      if let margin = attribute.marginLine {
        return anchor(of: view.layoutMarginsGuide.weakHandle, margin, beside: other, in: constraint)
      }
      if !attribute.isSize, !attribute.isCenter,
        let guide = view.scroller?.contentGuide(for: other)
      {
        return anchor(of: guide.weakHandle, attribute, beside: other, in: constraint)
      }
      let provider = baselineProvider(attribute, of: view)
      let item = item(of: provider)
      if attribute.isBaseline { readBaselines(of: provider, item) }
      if provider !== view, let constraint {
        delegatedBaselines.note(constraint, of: self.item(of: view), from: item)
      }
      return ItemAnchor(item, engineAttribute(attribute))
    }
    guard let guide = handle.guide, let owner = guide.owningView, isInTree(owner),
      let item = item(ofGuide: guide)
    else { return nil }
    return ItemAnchor(item, engineAttribute(attribute))
  }

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

  func isInTree(_ view: UIView) -> Bool {
    guard isLive else { return root.map { view.isDescendant(of: $0) } ?? false }
    return view.context === self
  }

  /// Whether the leading edge is on the right (F6.46), by the holding view (F6.48, F11.34).
  private func isRightToLeft(_ constraint: NSLayoutConstraint) -> Bool {
    constraint.nearestCommonAncestor?.view(inLayout: number)?.effectiveUserInterfaceLayoutDirection
      == .rightToLeft
  }

  // MARK: Changes

  func constraintWasAdded(_ constraint: NSLayoutConstraint) {
    if let observer { observer.layout(changed: constraint, .added) }
    pending.constraints.append(constraint)
    rootSizing.constraintsDidChange()
    isStale = true
  }

  func rulesWereAdded(_ arranged: ArrangedRules) {
    pending.constraints.append(arranged)
    rootSizing.constraintsDidChange()
    isStale = true
    guard let observer, let view = arranged.holder.view else { return }
    view.makeArrangedConstraints()
    for constraint in arranged.objects { observer.layout(changed: constraint, .added) }
  }

  func rulesWillBeRemoved(_ arranged: ArrangedRules) {
    for index in arranged.numbers.indices where arranged.numbers[index] != .max {
      engine.remove(ConstraintID(raw: arranged.numbers[index]))
      arranged.numbers[index] = .max
    }
    rootSizing.constraintsDidChange()
    isStale = true
  }

  func constraintWillBeRemoved(_ constraint: NSLayoutConstraint) {
    if let observer { observer.layout(changed: constraint, .removed) }
    guard let id = engineID(of: constraint) else { return }
    engine.remove(id)
    setEngineID(nil, of: constraint)
    rootSizing.constraintsDidChange()
    isStale = true
  }

  func constantDidChange(of constraint: NSLayoutConstraint) {
    if let observer { observer.layout(changed: constraint, .constant) }
    guard let id = engineID(of: constraint) else { return }
    expectFinite { () throws(SolverError) in
      try engine.setConstant(constraint.equation.solverConstant, of: id)
    }
    isStale = true
  }

  func priorityDidChange(of constraint: NSLayoutConstraint) {
    if let observer { observer.layout(changed: constraint, .priority) }
    guard let id = engineID(of: constraint) else { return }
    engine.setPriority(constraint.priority.solverPriority, of: id)
    rootSizing.constraintsDidChange()
    isStale = true
  }

  func invalidateContentSize(of view: UIView) {
    guard !view.flags.contains(.contentIsStale) else { return }
    view.flags.insert(.contentIsStale)
    pending.content.append(view.weakHandle)
    isStale = true
    // Most superviews arrange nothing and need no further check.
    let isArranged =
      view.weakHandle.parent?.withUnretainedView { $0.flags.contains(.arrangesSubviews) } ?? false
    guard isArranged, let stack = view.superview?.arranger else { return }
    stack.subviewContentDidChange()
    // Another view may be the tallest in the row now.
    if !delegatedBaselines.isEmpty, let item = stack.engineItem, delegatedBaselines.mention(item) {
      invalidateContentSize(of: stack)
    }
  }

  /// Recomputes the mask's constraints after the client has set a frame or a mask (F5.8).
  func frameWasSet(of view: UIView) {
    guard let item = view.engineItem else { return }
    markFrameStale(view)
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
    for id in systemConstraints[item] {
      guard case .host(_, let axis, let isPosition) = source(of: id) else { continue }
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
      rootSizing.release()
      if view === root {
        installHost(view, item)
      } else if view.flags.contains(.translatesMask) {
        installMask(view, item)
      }
    }
    view.flags.insert(.contentIsStale)
    pending.content.append(view.weakHandle)
    isStale = true
  }

  func marginsDidChange(of view: UIView) {
    for guide in view.extras.systemGuides
    where guide.role == .margins || guide.role == .readableContent || guide.role == .region {
      updateGuide(guide)
    }
    view.markNeedsLayout()
  }

  func safeAreaDidChange(of view: UIView) {
    for guide in view.extras.systemGuides
    where guide.role == .safeArea || guide.role == .keyboard || guide.role == .region {
      updateGuide(guide)
    }
    view.markNeedsLayout()
  }

  func scrollPositionDidChange(of view: UIView) {
    guard let item = view.engineItem else { return }
    if view.flags.contains(.scrollsContent) {
      engine.setScrollPosition(
        x: Double(view.bounds.minX), y: Double(view.bounds.minY), of: item)
      if let frameGuide = view.existingGuide(.frame) { updateGuide(frameGuide) }
      isStale = true
    }
  }

  func directionDidChange(of view: UIView) {
    mayBeMirrored = true
    view.forEachInTree { view in
      // Controls place their parts by the direction.
      view.markNeedsLayout()
      for constraint in view.madeConstraints.all
      where constraint.firstAttribute.isDirectional || constraint.secondAttribute.isDirectional {
        constraintWillBeRemoved(constraint)
        constraintWasAdded(constraint)
      }
    }
  }
}
