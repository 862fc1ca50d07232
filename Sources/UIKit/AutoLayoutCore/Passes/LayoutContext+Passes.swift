import AutoLayoutValues
import ConstraintSolver
import Foundation
import LayoutEngine

/// The update pass: constraints from the leaves to the root (F6.1), then the engine.
extension LayoutContext {
  func updateConstraints() {
    while queues.constraintUpdates.count > 0 {
      for handle in queues.constraintUpdates.removeAllDeepestFirst() {
        guard let view = handle.view, view.context === self,
          view.flags.contains(.needsUpdateConstraints)
        else { continue }
        if let controller = view.viewController {
          UpdateTracking.run(.constraints, of: controller) { controller.updateViewConstraints() }
        } else {
          UpdateTracking.run(.constraints, of: view) { view.updateConstraints() }
        }
        view.flags.remove(.needsUpdateConstraints)
      }
    }
  }

  func update() {
    // Retains the root, and with it the tree, during the pass.
    guard !running.contains(.update), let root else { return }
    running.insert(.update)
    defer {
      running.remove(.update)
      extendLifetime(root)
    }
    if isLive { updateConstraints() }
    guard !pending.isEmpty else { return }
    applyPendingChanges()
    offerWholeWidths()
    solve()
    if holdOpenRoot() {
      offerWholeWidths()
      solve()
    }
    // Heights of wrapped content follow widths and can change them again (F6.20), about sixteen
    // times in the longest known case. Only an endless loop is cut off.
    var rounds = 0
    while remeasureWrappedContent() && rounds < 64 {
      solve()
      rounds += 1
    }
    isStale = false
  }

  private func applyPendingChanges() {
    if !delegatedBaselines.isEmpty {
      for handle in pending.content {
        if let view = handle.view { renewDelegatedBaselines(of: view) }
      }
    }
    reserveForPendingWork()
    pending.hasRoom = false
    pending.arrivingGuides = 0
    pending.arrivingContents = 0
    pending.takeConstraints().install(in: self)
    for handle in pending.takeContent() {
      // Items that were added by a constraint have installed their content already.
      guard let view = handle.view(inLayout: number), view.flags.contains(.contentIsStale),
        isInTree(view)
      else {
        continue
      }
      view.flags.remove(.contentIsStale)
      if let item = existingItem(view) {
        if !engine.constraintsOnBaselines(of: item).isEmpty { readBaselines(of: view, item) }
        installContent(view, item)
      } else if !view.flags.contains(.translatesMask)
        || type(of: view).requiresConstraintBasedLayout
      {
        _ = item(of: view)
      }
    }
  }

  /// Makes room in the engine, which is cheapest before the first constraint.
  func reserveForPendingWork() {
    guard !pending.hasRoom else { return }
    pending.hasRoom = true
    guard pending.constraints.count > 16 else { return }
    // A margin for the root and masks; content takes four constraints, guides their edges.
    let margin = pending.arrivingGuides + 16
    tables.reserve(
      items: pending.content.count + margin,
      constraints: pending.constraints.count + 4 * (pending.arrivingContents + margin))
  }

  func solve() {
    engine.solve()
    counts.solves += 1
    markMovedItems()
    guard !engine.conflicts.isEmpty else { return }
    guard !fitting.isRunning else {
      fitting.hasConflict = true
      return
    }
    breakConflicts()
    // A broken constraint can free space anywhere.
    guard offerWholeWidths(to: nil) else { return }
    engine.solve()
    counts.solves += 1
    markMovedItems()
  }

  func markMovedItems() {
    wrapped.noteMoved(engine.changedItems)
    guard isLive else { return }
    for item in engine.changedItems {
      guard let owner = owner(of: item) else { continue }
      // A scroll view's content size is a guide's size, read at the scroll view's layout.
      if let guide = owner.guide, guide.role == .content {
        if ownRequests.isWatching { ownRequests.noteMovedContent(of: guide.owningView) }
        guide.owningView?.markNeedsLayout()
      }
      let isRoot = owner == rootHandle
      owner.withUnretainedViewAndParent { view, parent in
        if ownRequests.isWatching { ownRequests.noteMoved(view, in: parent) }
        markFrameStale(view)
        if isRoot || parent?.withUnretainedView({ $0.markNeedsLayout() }) == nil {
          view.markNeedsLayout()
        }
      }
    }
  }

  /// Offers narrowed text the single-line width again at the next solve (F6.20).
  private func offerWholeWidths() {
    if wrapped.hasNarrowed { _ = offerWholeWidths(to: engine.itemsWithAffectedWidths()) }
  }

  /// Offers items, or all for nil, their single-line width; returns whether any was narrowed.
  private func offerWholeWidths(to items: [ItemID]?) -> Bool {
    let offers = wrapped.takeNarrowed(among: items)
    for (item, whole) in offers {
      expectFinite { () throws(SolverError) in
        try engine.setContentExtent(whole, of: item, .horizontal)
      }
    }
    return !offers.isEmpty
  }

  /// Measures wrapped content at the solved width and returns whether a size has changed.
  private func remeasureWrappedContent() -> Bool {
    var changed = false
    for item in wrapped.takeItemsToMeasure() { changed = remeasure(item) || changed }
    return changed
  }

  private func remeasure(_ item: ItemID) -> Bool {
    guard let view = owner(of: item)?.view else { return false }
    let solved = engine.rect(of: item)
    // Text wraps at the displayed width, which is rounded to pixels.
    let offered = grid.rounded(solved).width
    guard !wrapped.keepsLines(item, at: max(offered, solved.width)) else { return false }
    wrapped.setMeasuredWidth(offered, of: item)
    let size = view.contentSize(wrappedAt: CGFloat(offered))
    guard size.height != UIView.noIntrinsicMetric else { return false }
    expectFinite { () throws(SolverError) in
      try engine.setContentExtent(Double(size.height), of: item, .vertical)
    }
    holdWidth(Double(size.width), of: item)
    return true
  }

  /// Makes the widest line the natural width of wrapped text (F6.20, F9.41).
  private func holdWidth(_ width: Double, of item: ItemID) {
    guard width != Double(UIView.noIntrinsicMetric), let lines = wrapped.lines(of: item),
      lines.whole != Double(UIView.noIntrinsicMetric), lines.widest != width
    else { return }
    wrapped.setWidest(width, of: item)
    expectFinite { () throws(SolverError) in
      try engine.setContentExtent(width, of: item, .horizontal)
    }
  }
}

/// The layout pass: frames from the root to the leaves (F6.1, F6.3).
extension LayoutContext {
  /// The maximum number of layouts per view in a pass (F6.6).
  static let feedbackLoopThreshold = 100

  /// The number of layouts after which a pass counts them per view, to find endless loops.
  private var longPass: Int { 2_000 + 2 * viewCount }

  func layout() {
    guard !running.contains(.layout) else { return }
    runLayoutPass()
    finishAppearances()
  }

  func runLayoutPass() {
    // Retains the root, and with it the tree, during the pass.
    guard !running.contains(.layout), let root else { return }
    running.insert(.layout)
    turnDidEnd()
    let before = counts
    observer?.layoutPassBegan()
    defer {
      running.remove(.layout)
      observer?.layoutPassEnded(
        solves: counts.solves - before.solves, layouts: counts.layouts - before.layouts)
      extendLifetime(root)
    }
    loops.begin()
    ownRequests.begin()
    UpdateTracking.drain()
    deliverTraits()
    updateProperties()
    update()
    let longPass = longPass
    var repetitions: [ObjectIdentifier: Int] = [:]
    while let view = nextToLayOut() {
      if !appearing.isEmpty, view.context === self { announceAppearing(view) }
      guard view.context === self, view.flags.contains(.needsLayout) else { continue }
      view.flags.remove(.needsLayout)
      if counts.layouts - before.layouts > longPass, isLooping(view, &repetitions) { continue }
      loops.step = (view.weakHandle, .layout)
      let bounds = view.geometry.bounds
      layOut(view)
      counts.layouts += 1
      let isOwnRequest = view.flags.contains(.needsLayout) && view.geometry.bounds == bounds
      if isOwnRequest { ownRequests.watch(view) }
      // Changes that the view made during layout apply before the subviews are laid out.
      UpdateTracking.drain()
      deliverTraits()
      updateProperties()
      if isStale || queues.constraintUpdates.count > 0 { update() }
      if isOwnRequest, !ownRequests.mayRepeat(view) {
        view.flags.remove(.needsLayout)
        copyFirstFrames(inside: view)
        continue
      }
      if view.flags.contains(.needsLayout), isLooping(view, &repetitions) {
        view.flags.remove(.needsLayout)
      }
    }
  }

  private func nextToLayOut() -> UIView? {
    while true {
      if let view = queues.layouts.popShallowest(inLayout: number) { return view }
      guard restoreSizeGuides() else { return nil }
    }
  }

  private func isLooping(_ view: UIView, _ repetitions: inout [ObjectIdentifier: Int]) -> Bool {
    let count = repetitions[ObjectIdentifier(view), default: 0] + 1
    repetitions[ObjectIdentifier(view)] = count
    if count == Self.feedbackLoopThreshold / 2 { loops.recordsCauses = true }
    if count == Self.feedbackLoopThreshold { reportFeedbackLoop(view) }
    return count >= Self.feedbackLoopThreshold
  }

  private func layOut(_ view: UIView) {
    // Layout code can resolve colors, which depend on the view's appearance (F12.10).
    guard UIView.someAppearanceIsSet else { return performLayout(of: view) }
    view.traitCollection.asCurrent { performLayout(of: view) }
  }

  private func performLayout(of view: UIView) {
    let controller = view.viewController
    if let controller {
      controller.updateUnavailableContentIfNeeded()
      UpdateTracking.run(.willLayout, of: controller) { controller.viewWillLayoutSubviews() }
    }
    if view.weakHandle == rootHandle { copyRootFrame(view) }
    UpdateTracking.run(.layout, of: view) { view.layoutSubviews() }
    if let controller {
      UpdateTracking.run(.didLayout, of: controller) { controller.viewDidLayoutSubviews() }
    }
  }

  /// Copies the frames of the subviews that the view's last layout added.
  private func copyFirstFrames(inside view: UIView) {
    let origin = view.alignmentOrigin
    for subview in view.subviewList where subview.flags.contains(.awaitsFirstFrame) {
      guard let item = subview.engineItem else { continue }
      copyFrame(of: subview, item, from: origin)
    }
  }

  private func copyRootFrame(_ view: UIView) {
    guard !view.flags.contains(.translatesMask), let item = view.engineItem else { return }
    copyFrame(of: view, item, from: .zero)
  }

  /// Copies a view's solved rectangle, rounded to pixels, to its frame (F1.6).
  ///
  /// - Parameter origin: The origin of the superview's alignment rectangle, in the superview.
  func copyFrame(of view: UIView, _ item: ItemID, from origin: CGPoint) {
    markFrameFresh(view)
    view.flags.remove(.awaitsFirstFrame)
    let rect = grid.rounded(engine.rect(of: item))
    let alignment = CGRect(
      x: CGFloat(rect.x) + origin.x, y: CGFloat(rect.y) + origin.y,
      width: CGFloat(rect.width), height: CGFloat(rect.height))
    let frame = view.frame(forAlignmentRect: alignment)
    guard !view.geometry.hasUntransformedFrame(frame) else { return }
    let old = observer == nil ? CGRect.zero : view.frame
    view.applySolvedFrame(frame)
    observer?.layout(moved: view, from: old)
  }

  func markFrameStale(_ view: UIView) {
    guard !view.flags.contains(.frameIsStale), view.weakHandle != rootHandle else { return }
    view.flags.insert(.frameIsStale)
    queues.frames.insert(view.weakHandle)
  }

  func markFrameFresh(_ view: UIView) {
    guard view.flags.contains(.frameIsStale) else { return }
    view.flags.remove(.frameIsStale)
    queues.frames.removeOne()
  }

  private func reportFeedbackLoop(_ view: UIView) {
    LayoutLog.write(
      "[LayoutLoop] \(LayoutItemName.of(view)) asked for layout \(Self.feedbackLoopThreshold) times in one pass: code that runs during layout invalidates it each time.\(loops.reason(of: view, .layout)) The pass continues without it."
    )
  }
}

extension UIView {
  func copySolvedFrames() {
    guard let context else { return }
    let origin = alignmentOrigin
    // These lists don't change while client code runs.
    if let names = context.queues.frames.names, names.count <= 4 || names.count < subviewList.count
    {
      for handle in names where handle.isAlive && handle.parent == weakHandle {
        guard let view = handle.view(inLayout: context.number), view.flags.contains(.frameIsStale),
          let item = view.engineItem
        else { continue }
        context.copyFrame(of: view, item, from: origin)
      }
      return
    }
    let list = subviewList
    let views = list.span
    for index in views.indices where views[index].flags.contains(.frameIsStale) {
      let view = views[index]
      guard let item = view.engineItem else { continue }
      context.copyFrame(of: view, item, from: origin)
    }
  }

  func markNeedsLayout() {
    guard !flags.contains(.needsLayout) else { return }
    flags.insert(.needsLayout)
    guard let context = liveContext else { return }
    if context.loops.recordsCauses { context.loops.note(self, .layout) }
    context.queues.layouts.insert(self)
    context.requestTurn()
  }

  package func markNeedsUpdateConstraints() {
    guard !flags.contains(.needsUpdateConstraints) else { return }
    flags.insert(.needsUpdateConstraints)
    guard let context = liveContext else { return }
    context.queues.constraintUpdates.insert(self)
    context.requestTurn()
  }

  package final var treeContext: LayoutContext? { context }

  package var liveContext: LayoutContext? {
    guard let context, context.rootHandle.isAlive else { return nil }
    return context
  }

  func ensureContext() -> LayoutContext {
    if let context = liveContext { return context }
    let root = rootView
    let context = LayoutContext(tree: root)
    context.attach(root)
    return context
  }
}
