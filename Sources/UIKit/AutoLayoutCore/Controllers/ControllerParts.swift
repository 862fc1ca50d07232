import AutoLayoutValues
import Foundation

struct ControllerParts {
  var nibName: String?
  var nibBundle: Bundle?
  weak var parent: UIViewController?
  var children: [UIViewController] = []
  var isBeingPresented = false
  var isBeingDismissed = false
  var isMovingToParent = false
  var isMovingFromParent = false
  var phase = AppearancePhase.away
  var isAppearanceAnimated = false
  /// Whether `viewIsAppearing(_:)` was called.
  var hasPlace = false
  var navigationItem: UINavigationItem?
  var tabBarItem: UITabBarItem?
  var editButton: UIBarButtonItem?
  var layoutSupports: [UIRectEdge: ControllerLayoutGuide] = [:]
  weak var transition: InstantTransition?
  var presented: UIViewController?
  weak var presenter: UIViewController?
  /// The controller whose `present` method was called; an ancestor can be the presenter.
  weak var source: UIViewController?
  var presentation: UIPresentationController?
  var unavailable = UnavailableContent()
  weak var tab: UITab?
  var keyCommands: [UIKeyCommand] = []
  var tracked = TrackedValues()
  var hasProperties = false
}

extension UIViewController {
  var presentedController: UIViewController? {
    get { made.presented }
    set { made.presented = newValue }
  }
  var presenter: UIViewController? {
    get { made.presenter }
    set { made.presenter = newValue }
  }
  var presentation: UIPresentationController? {
    get { made.presentation }
    set { made.presentation = newValue }
  }

  func forget(_ keyCommand: UIKeyCommand) {
    made.keyCommands.removeAll { $0 === keyCommand }
  }
}
