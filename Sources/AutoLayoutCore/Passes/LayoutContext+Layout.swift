import AutoLayoutValues
import Foundation
import LayoutEngine

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
