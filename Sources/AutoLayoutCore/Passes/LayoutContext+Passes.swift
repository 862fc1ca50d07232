import AutoLayoutValues
import ConstraintSolver
import Foundation
import LayoutEngine

/// The update pass: constraints from the leaves to the root (F6.1), then the engine.
extension LayoutContext {
  /// Runs `updateConstraints()` where it is due, deepest views first.
  func updateConstraints() {
    while queues.constraintUpdates.count > 0 {
      for handle in queues.constraintUpdates.removeAllDeepestFirst() {
        guard let view = handle.view, view.context === self,
          view.flags.contains(.needsUpdateConstraints)
        else { continue }
        if let controller = view.viewController {
          controller.updateViewConstraints()
        } else {
          view.updateConstraints()
        }
        view.flags.remove(.needsUpdateConstraints)
      }
    }
  }

  /// Brings the engine's values up to date with everything that was changed.
  func update() {
    // The root is kept for as long as the pass runs, and with it every view of the tree.
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
    // The heights of wrapped content follow the widths that came out; they may move widths again
    // (F6.20). Texts that share a lack of room narrow each other in turn, some sixteen times at
    // most as far as was seen; only what goes on and on is left where it is.
    var rounds = 0
    while remeasureWrappedContent() && rounds < 64 {
      solve()
      rounds += 1
    }
    isStale = false
  }

  private func applyPendingChanges() {
    if !borrowedBaselines.isEmpty {
      for handle in pending.content {
        if let view = handle.view { renewBorrowedBaselines(of: view) }
      }
    }
    let constraints = pending.takeConstraints()
    if constraints.count > 16 {
      // A root, and masks, come besides; four constraints for the content of each view and the
      // edges of each guide.
      let arriving = pending.content.count + pending.arrivingGuides + 16
      tables.reserve(items: arriving, constraints: constraints.count + 4 * arriving)
    }
    pending.arrivingGuides = 0
    constraints.forEach(install)
    for handle in pending.takeContent() {
      // Those that have come in with a constraint have brought their content with them.
      guard let view = handle.view(inLayout: number), view.flags.contains(.contentIsStale),
        isInTree(view)
      else {
        continue
      }
      view.flags.remove(.contentIsStale)
      if let item = existingItem(view) {
        let baselines = view.contentBaselines
        if baselines != .bottom { engine.setBaselines(baselines, of: item) }
        installContent(view, item)
      } else if !view.flags.contains(.translatesMask)
        || type(of: view).requiresConstraintBasedLayout
      {
        _ = item(of: view)
      }
    }
  }

  /// Solves, breaks constraints that are in conflict, and marks the frames that are not those of
  /// their items any more.
  func solve() {
    engine.solve()
    counts.solves += 1
    markMovedItems()
    guard !engine.conflicts.isEmpty else { return }
    breakConflicts()
    // Whatever was broken, there may be more room anywhere.
    guard offerWholeWidths(to: nil) else { return }
    engine.solve()
    counts.solves += 1
    markMovedItems()
  }

  /// Marks the frames of what the last solve has moved.
  func markMovedItems() {
    wrapped.noteMoved(engine.changedItems)
    guard isLive else { return }
    for item in engine.changedItems {
      guard let owner = owner(of: item) else { continue }
      // The size of a scroll view's content is that of a guide, and read when the view is laid out.
      if let guide = owner.guide, guide.role == .content { guide.owningView?.markNeedsLayout() }
      let isRoot = owner == rootHandle
      owner.withUnretainedViewAndParent { view, parent in
        markFrameStale(view)
        if isRoot || parent?.withUnretainedView({ $0.markNeedsLayout() }) == nil {
          view.markNeedsLayout()
        }
      }
    }
  }

  /// Gives text that is as wide as its lines its width on one line back where there may be more
  /// room for it, or less, at the next solve (F6.20).
  private func offerWholeWidths() {
    if wrapped.hasNarrowed { _ = offerWholeWidths(to: engine.itemsWithAffectedWidths()) }
  }

  /// The same to some items, nil for all; whether there was any such text.
  private func offerWholeWidths(to items: [ItemID]?) -> Bool {
    let offers = wrapped.takeNarrowed(among: items)
    for (item, whole) in offers {
      expectFinite { () throws(SolverError) in
        try engine.setContentExtent(whole, of: item, .horizontal)
      }
    }
    return !offers.isEmpty
  }

  /// Measures wrapped content at its solved width; whether a size has changed.
  private func remeasureWrappedContent() -> Bool {
    var changed = false
    for item in wrapped.takeItemsToMeasure() { changed = remeasure(item) || changed }
    return changed
  }

  private func remeasure(_ item: ItemID) -> Bool {
    guard let view = owner(of: item)?.view else { return false }
    let solved = engine.rect(of: item)
    // Text breaks at the width it is shown with, which is that of whole pixels.
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

  /// Makes the widest line the natural width of wrapped text, which may be less than it was offered
  /// (F6.20, F9.41).
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
  /// How often one view may be laid out in one pass before the pass gives up (F6.6).
  static let feedbackLoopThreshold = 100

  /// After how many layouts a pass counts those of every view.
  ///
  /// Views may ask for each other's layout without end, none of them for its own. A large tree is
  /// laid out once without that.
  private var longPass: Int { 2_000 + 2 * viewCount }

  /// Runs both passes until nothing asks for layout any more.
  func layout() {
    // The root is kept for as long as the pass runs, and with it every view of the tree.
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
    update()
    let longPass = longPass
    var repetitions: [ObjectIdentifier: Int] = [:]
    while let view = queues.layouts.popShallowest(inLayout: number) {
      guard view.context === self, view.flags.contains(.needsLayout) else { continue }
      view.flags.remove(.needsLayout)
      if counts.layouts - before.layouts > longPass, isLooping(view, &repetitions) { continue }
      layOut(view)
      counts.layouts += 1
      // What the view changed while it laid out counts before its subviews are laid out.
      if isStale || queues.constraintUpdates.count > 0 { update() }
      if view.flags.contains(.needsLayout), isLooping(view, &repetitions) {
        view.flags.remove(.needsLayout)
      }
    }
  }

  /// Counts one more layout of a view; whether they are too many.
  private func isLooping(_ view: UIView, _ repetitions: inout [ObjectIdentifier: Int]) -> Bool {
    let count = repetitions[ObjectIdentifier(view), default: 0] + 1
    repetitions[ObjectIdentifier(view)] = count
    if count == Self.feedbackLoopThreshold { reportFeedbackLoop(view) }
    return count >= Self.feedbackLoopThreshold
  }

  private func layOut(_ view: UIView) {
    // Who lays out may ask for colours, which are those of the view's appearance (F12.10).
    guard UIView.someAppearanceIsSet else { return performLayout(of: view) }
    view.traitCollection.asCurrent { performLayout(of: view) }
  }

  private func performLayout(of view: UIView) {
    let controller = view.viewController
    controller?.updateUnavailableContentIfNeeded()
    controller?.viewWillLayoutSubviews()
    if view.weakHandle == rootHandle { copyRootFrame(view) }
    view.layoutSubviews()
    controller?.viewDidLayoutSubviews()
  }

  /// A root whose size its constraints decide takes it over.
  private func copyRootFrame(_ view: UIView) {
    guard !view.flags.contains(.translatesMask), let item = view.engineItem else { return }
    copyFrame(of: view, item, inside: .zero)
  }

  /// Copies a view's solved rectangle, on whole pixels, into its frame.
  ///
  /// Subviews stand in their superview's alignment rectangle, `insets` inside it; the bounds'
  /// origin is not added (F1.6).
  func copyFrame(of view: UIView, _ item: ItemID, inside insets: UIEdgeInsets) {
    markFrameFresh(view)
    let rect = grid.rounded(engine.rect(of: item))
    let alignment = CGRect(
      x: CGFloat(rect.x) + insets.left, y: CGFloat(rect.y) + insets.top,
      width: CGFloat(rect.width), height: CGFloat(rect.height))
    let frame = view.frame(forAlignmentRect: alignment)
    guard !view.geometry.hasUntransformedFrame(frame) else { return }
    let old = observer == nil ? CGRect.zero : view.frame
    view.applySolvedFrame(frame)
    observer?.layout(moved: view, from: old)
  }

  /// Notes that the solver has moved a view; the root's frame is looked at in every pass.
  func markFrameStale(_ view: UIView) {
    guard !view.flags.contains(.frameIsStale), view.weakHandle != rootHandle else { return }
    view.flags.insert(.frameIsStale)
    queues.frames.insert(view.weakHandle)
  }

  /// Notes that a view's frame is what the solver says, or that the view leaves.
  func markFrameFresh(_ view: UIView) {
    guard view.flags.contains(.frameIsStale) else { return }
    view.flags.remove(.frameIsStale)
    queues.frames.removeOne()
  }

  private func reportFeedbackLoop(_ view: UIView) {
    LayoutLog.write(
      "[LayoutLoop] \(LayoutItemName.of(view)) asked for layout \(Self.feedbackLoopThreshold) times in one pass: something done during layout invalidates it each time. The pass goes on without it."
    )
  }
}

extension UIView {
  /// Copies the solved frames of the subviews out of the engine, those that have changed.
  func copySolvedFrames() {
    guard let context else { return }
    let insets = alignmentRectInsets
    // The lists at hand stay as they are while client's code runs.
    if let names = context.queues.frames.names, names.count <= 4 || names.count < subviewList.count
    {
      for handle in names where handle.isAlive && handle.parent == weakHandle {
        guard let view = handle.view(inLayout: context.number), view.flags.contains(.frameIsStale),
          let item = view.engineItem
        else { continue }
        context.copyFrame(of: view, item, inside: insets)
      }
      return
    }
    let list = subviewList
    let views = list.span
    for index in views.indices where views[index].flags.contains(.frameIsStale) {
      let view = views[index]
      guard let item = view.engineItem else { continue }
      context.copyFrame(of: view, item, inside: insets)
    }
  }

  func markNeedsLayout() {
    guard !flags.contains(.needsLayout) else { return }
    flags.insert(.needsLayout)
    guard let context = liveContext else { return }
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

  /// The layout of the view's tree, for other modules.
  package final var treeContext: LayoutContext? { context }

  /// The layout of the view's tree, if the tree has one and its root is alive.
  package var liveContext: LayoutContext? {
    guard let context, context.rootHandle.isAlive else { return nil }
    return context
  }

  /// The layout of the view's tree, made at the first request.
  func ensureContext() -> LayoutContext {
    if let context = liveContext { return context }
    let root = rootView
    let context = LayoutContext(tree: root)
    context.attach(root)
    return context
  }
}
