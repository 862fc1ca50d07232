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
