import AutoLayoutValues
import Foundation

/// What a controller keeps beside what clients may override: Swift wants overridable members in the
/// body of their class, so that everything else stands outside it.
struct ControllerParts {
  /// The document that the controller was made with, and where it is looked for.
  var nibName: String?
  var nibBundle: Bundle?
  /// The controller that contains this one.
  weak var parent: UIViewController?
  /// The controllers inside this one.
  var children: [UIViewController] = []
  /// Which way the controller goes just now.
  var isBeingPresented = false
  var isBeingDismissed = false
  var isMovingToParent = false
  var isMovingFromParent = false
  /// How far the view has come into sight.
  var phase = AppearancePhase.away
  /// What a navigation bar shows, once it was asked for.
  var navigationItem: UINavigationItem?
  /// What a tab bar shows, once it was asked for or given.
  var tabBarItem: UITabBarItem?
  /// The button that begins and ends editing, once it was asked for.
  var editButton: UIBarButtonItem?
  /// The old guides at the top and the bottom, once they were asked for.
  var layoutSupports: [UIRectEdge: ControllerLayoutGuide] = [:]
  /// The coming or going of the controller, or of one that it shows, while it goes on.
  weak var transition: InstantTransition?
  /// The controller that is shown over everything by this one.
  var presented: UIViewController?
  /// The controller that shows this one over everything.
  weak var presenter: UIViewController?
  /// What places the controller while it is shown over others.
  var presentation: UIPresentationController?
  /// What is shown in place of content that is missing.
  var unavailable = UnavailableContent()
  /// The tab that made the controller.
  weak var tab: UITab?
  /// Commands of keys that were added to those of the class.
  var keyCommands: [UIKeyCommand] = []
}

extension UIViewController {
  /// The controller that is shown over everything by this one.
  var presentedController: UIViewController? {
    get { made.presented }
    set { made.presented = newValue }
  }
  /// The controller that shows this one over everything.
  var presenter: UIViewController? {
    get { made.presenter }
    set { made.presenter = newValue }
  }
  /// What places the controller while it is shown over others.
  var presentation: UIPresentationController? {
    get { made.presentation }
    set { made.presentation = newValue }
  }

  func forget(_ keyCommand: UIKeyCommand) {
    made.keyCommands.removeAll { $0 === keyCommand }
  }
}
