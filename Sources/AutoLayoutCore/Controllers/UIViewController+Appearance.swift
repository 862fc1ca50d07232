import AutoLayoutValues
import Foundation

/// How far a controller's view has come into sight.
enum AppearancePhase {
  case away, coming, shown, going
}

/// Controllers are told of their views' coming and going by whoever moves them, and otherwise once
/// the view, or one around it, enters a window that is shown or leaves it.
extension UIViewController {
  func willComeIntoSight(_ animated: Bool) {
    made.phase = .coming
    viewWillAppear(animated)
  }

  func didComeIntoSight(_ animated: Bool) {
    viewIsAppearing(animated)
    viewDidAppear(animated)
    made.phase = .shown
  }

  func willGoOutOfSight(_ animated: Bool) {
    made.phase = .going
    viewWillDisappear(animated)
  }

  func didGoOutOfSight(_ animated: Bool) {
    viewDidDisappear(animated)
    made.phase = .away
  }

  /// Shows the controller's view, and tells the controller before, in between and after.
  package func appear(_ animated: Bool, _ show: () -> Void) {
    willComeIntoSight(animated)
    show()
    didComeIntoSight(animated)
  }

  /// Whether someone other than the parent tells the controller of its coming and going.
  fileprivate var isToldByOthers: Bool {
    parent?.shouldAutomaticallyForwardAppearanceMethods ?? true
  }
}

extension UIView {
  /// The controllers of this view and of those inside it that are in a phase, outer ones first.
  func controllers(_ phase: AppearancePhase) -> [UIViewController] {
    var found: [UIViewController] = []
    forEachInTree { view in
      guard let controller = view.viewController, controller.made.phase == phase,
        controller.isToldByOthers
      else { return }
      found.append(controller)
    }
    return found
  }
}
