import AutoLayoutValues
import Foundation

enum AppearancePhase {
  case away, coming, shown, going
}

/// Container code forwards callbacks; else they follow from entering a visible window.
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

  package func appear(_ animated: Bool, _ show: () -> Void) {
    willComeIntoSight(animated)
    show()
    didComeIntoSight(animated)
  }

  /// Whether something other than the parent forwards the appearance callbacks.
  fileprivate var receivesAppearanceFromParent: Bool {
    parent?.shouldAutomaticallyForwardAppearanceMethods ?? true
  }
}

extension UIView {
  func controllers(_ phase: AppearancePhase) -> [UIViewController] {
    var found: [UIViewController] = []
    forEachInTree { view in
      guard let controller = view.viewController, controller.made.phase == phase,
        controller.receivesAppearanceFromParent
      else { return }
      found.append(controller)
    }
    return found
  }
}
