import AutoLayoutValues
import Foundation

enum AppearancePhase {
  case away, coming, shown, going
}

/// The appearance callbacks, which follow from entering a visible window (F6.54).
///
/// A controller whose view comes into sight appears completely after the layout of the tree.
extension UIViewController {
  var isInSight: Bool { made.phase == .coming || made.phase == .shown }

  func willComeIntoSight(_ animated: Bool) {
    loadViewIfNeeded()
    made.phase = .coming
    made.isAppearanceAnimated = animated
    made.hasPlace = false
    viewWillAppear(animated)
  }

  /// The view has its place and traits, but isn't laid out.
  func isComingIntoSight() {
    guard made.phase == .coming, !made.hasPlace else { return }
    made.hasPlace = true
    viewIsAppearing(made.isAppearanceAnimated)
  }

  func didComeIntoSight() {
    isComingIntoSight()
    guard made.phase == .coming else { return }
    made.phase = .shown
    viewDidAppear(made.isAppearanceAnimated)
  }

  func willGoOutOfSight(_ animated: Bool) {
    made.phase = .going
    made.isAppearanceAnimated = animated
    viewWillDisappear(animated)
  }

  func didGoOutOfSight() {
    guard made.phase == .going else { return }
    made.phase = .away
    viewDidDisappear(made.isAppearanceAnimated)
  }

  /// Replaces children: the old views leave, and `show` places the new views.
  ///
  /// In a container that isn't in sight, only the views are exchanged.
  package func exchange(
    _ old: [UIViewController], for new: [UIViewController], _ animated: Bool,
    newComesFirst: Bool = false, _ show: () -> Void
  ) {
    let forwards = isInSight && shouldAutomaticallyForwardAppearanceMethods
    let going = forwards ? old.flatMap { $0.viewIfLoaded?.controllers(\.isInSight) ?? [] } : []
    if forwards { new.forEach { $0.loadViewIfNeeded() } }
    let coming = forwards ? new.flatMap { $0.view.controllersThatWillCome } : []
    if newComesFirst { coming.forEach { $0.willComeIntoSight(animated) } }
    going.forEach { $0.willGoOutOfSight(animated) }
    if !newComesFirst { coming.forEach { $0.willComeIntoSight(animated) } }
    let context = forwards ? viewIfLoaded?.ensureContext() : nil
    context?.appearing += coming
    old.forEach { removeView(of: $0) }
    show()
    if !coming.isEmpty { context?.layOutWithoutAppearance() }
    going.reversed().forEach { $0.didGoOutOfSight() }
    context?.finishAppearances()
  }

  /// Lays out the tree if views came into sight: the controllers appear at once.
  package func letAppear() {
    guard let context = viewIfLoaded?.liveContext, !context.appearing.isEmpty else { return }
    context.layout()
  }

  func beginOwnAppearance(_ isAppearing: Bool, _ animated: Bool) {
    if isAppearing {
      loadViewIfNeeded()
      guard !isInSight else { return }
      willComeIntoSight(animated)
      guard shouldAutomaticallyForwardAppearanceMethods else { return }
      for inner in view.controllersThatWillCome { inner.willComeIntoSight(animated) }
    } else {
      let inner = shouldAutomaticallyForwardAppearanceMethods ? viewIfLoaded : nil
      let going = (inner?.controllers(\.isInSight) ?? []).filter { $0 !== self }
      willGoOutOfSight(animated)
      going.forEach { $0.willGoOutOfSight(animated) }
    }
  }

  func endOwnAppearance() {
    let isComing = made.phase == .coming
    guard isComing || made.phase == .going else { return }
    let inner = shouldAutomaticallyForwardAppearanceMethods ? viewIfLoaded : nil
    let changing = (inner?.controllers { $0.made.phase == self.made.phase } ?? [])
      .filter { $0 !== self }
    guard isComing else {
      changing.reversed().forEach { $0.didGoOutOfSight() }
      return didGoOutOfSight()
    }
    isComingIntoSight()
    changing.forEach { $0.isComingIntoSight() }
    if viewIfLoaded?.isSeen == true { viewIfLoaded?.liveContext?.layOutWithoutAppearance() }
    changing.reversed().forEach { $0.didComeIntoSight() }
    didComeIntoSight()
  }

  /// Whether something other than the parent forwards the appearance callbacks.
  fileprivate var receivesAppearanceFromParent: Bool {
    parent?.shouldAutomaticallyForwardAppearanceMethods ?? true
  }
}

extension UIView {
  var isSeen: Bool { window.map { !$0.isHidden } ?? false }

  /// The controllers of the tree that get callbacks from their parents, parents first.
  func controllers(_ isWanted: (UIViewController) -> Bool) -> [UIViewController] {
    var found: [UIViewController] = []
    forEachInTree { view in
      guard let controller = view.viewController, isWanted(controller),
        controller.receivesAppearanceFromParent
      else { return }
      found.append(controller)
    }
    return found
  }

  /// The controllers that come into sight with the view, except in a covered parent.
  var controllersThatWillCome: [UIViewController] {
    var coming: Set<UIViewController> = []
    return controllers { controller in
      guard controller.made.phase == .away else { return false }
      let isPossible = controller.parent.map { $0.isInSight || coming.contains($0) } ?? true
      if isPossible { coming.insert(controller) }
      return isPossible
    }
  }
}

extension LayoutContext {
  /// Lets a controller appear before the layout of the view (F6.54).
  func announceAppearing(_ view: UIView) {
    guard view.extrasStorage != nil, let controller = view.viewController,
      controller.made.phase == .coming, !controller.made.hasPlace
    else { return }
    controller.isComingIntoSight()
    UpdateTracking.drain()
    deliverTraits()
    updateProperties()
    if isStale || queues.constraintUpdates.count > 0 { update() }
  }

  func layOutWithoutAppearance() {
    let outer = holdsAppearances
    holdsAppearances = true
    layout()
    holdsAppearances = outer
  }

  /// Completes the appearance of the controllers after the layout, children first.
  func finishAppearances() {
    while !appearing.isEmpty, !running.contains(.layout) {
      let late = appearing.filter { $0.made.phase == .coming && !$0.made.hasPlace }
      if !late.isEmpty {
        late.forEach { $0.isComingIntoSight() }
        runLayoutPass()
      }
      guard !holdsAppearances else { return }
      let due = appearing
      appearing = []
      due.reversed().forEach { $0.didComeIntoSight() }
    }
  }
}
