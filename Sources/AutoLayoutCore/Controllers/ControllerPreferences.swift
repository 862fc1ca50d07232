public import AutoLayoutValues
public import Foundation

/// What the system asks every controller about beside its view, and what is kept for it.
///
/// `UIViewController` is the only class made of this; its members are UIKit's. Nobody asks for them
/// here unless it says so.
@preconcurrency @MainActor
open class ControllerPreferences: UIResponder {
  /// What few controllers have; made at the first use.
  private final var answers: Answers?
  private final var kept: Answers {
    get { answers ?? Answers() }
    set { answers = newValue }
  }

  private struct Answers {
    var providesTransitionStyle = false
    var performsActionsInFront = true
    var trackingName: String?
    var focusGroupIdentifier: String?
    var restorationClass: (any UIViewControllerRestoration.Type)?
    var contentScrollViews: [UInt: UIView] = [:]
    var preferredTransition: UIViewController.Transition?
  }

  /// Whether its own style of transition counts for what is presented in it.
  open var providesPresentationContextTransitionStyle: Bool {
    get { answers?.providesTransitionStyle ?? false }
    set { kept.providesTransitionStyle = newValue }
  }
  /// Whether the keyboard stays while another field takes it over.
  open var disablesAutomaticKeyboardDismissal: Bool { false }
  /// Whether menus and keys reach what is behind it while it shows another one.
  open var performsActionsWhilePresentingModally: Bool {
    answers?.performsActionsInFront ?? true
  }
  /// Whether the pointer is taken for itself.
  open var prefersPointerLocked: Bool { false }
  /// The child that says whether the pointer is taken; nil means the controller itself.
  open var childViewControllerForPointerLock: UIViewController? { nil }
  /// Asks again whether the pointer is taken.
  open func setNeedsUpdateOfPrefersPointerLocked() {}
  /// Light or dark, before `overrideUserInterfaceStyle`.
  open var preferredUserInterfaceStyle: UIUserInterfaceStyle { .unspecified }
  /// The child that says light or dark; nil means the controller itself.
  open var childViewControllerForUserInterfaceStyle: UIViewController? { nil }
  /// What can be done with it while it is only looked into.
  open var previewActionItems: [any UIPreviewActionItem] { [] }
  /// A name for what is done in it.
  open var interactionActivityTrackingBaseName: String? {
    get { answers?.trackingName }
    set { kept.trackingName = newValue }
  }
  /// The group of views that the focus moves within.
  open var focusGroupIdentifier: String? {
    get { answers?.focusGroupIdentifier }
    set { kept.focusGroupIdentifier = newValue }
  }
  /// What makes it again when the program starts anew.
  open var restorationClass: (any UIViewControllerRestoration.Type)? {
    get { answers?.restorationClass }
    set { kept.restorationClass = newValue }
  }
  /// How it comes and goes, where it says so.
  open var preferredTransition: UIViewController.Transition? {
    get { answers?.preferredTransition }
    set { kept.preferredTransition = newValue }
  }
  /// Says which scroll view bars follow at edges; kept.
  open func setContentScrollView(_ scrollView: UIView?, for edge: NSDirectionalRectEdge = .all) {
    for bit in 0..<4 where edge.rawValue & (1 << UInt(bit)) != 0 {
      kept.contentScrollViews[1 << UInt(bit)] = scrollView
    }
  }
  /// The view that was said to be followed at an edge.
  package final func contentScrollView(at edge: UInt) -> UIView? {
    answers?.contentScrollViews[edge]
  }
  /// Ends something that was put over the controllers inside: they come together in one.
  open func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {}
  /// What is taken out again where there is room for two.
  open func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? { nil }
  /// The nearest controller around that does something of a name in its own way.
  open func targetViewController(
    forAction action: Selector, sender: Any?
  ) -> UIViewController? {
    target(forAction: action, withSender: sender) as? UIViewController
  }
  /// Called while an unwind segue goes back past the controller.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}
  /// Turns the interface as the device is turned; it always is.
  open class func attemptRotationToDeviceOrientation() {}
  /// How the interface is turned.
  open var interfaceOrientation: UIInterfaceOrientation {
    UIApplication.shared.statusBarOrientation
  }
}

/// Makes a controller again when the program starts anew; nobody asks for it here.
@preconcurrency @MainActor
public protocol UIViewControllerRestoration: NSObjectProtocol {
  /// Makes the controller.
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController?
}

/// What can be done with a controller while it is only looked into.
@preconcurrency @MainActor
public protocol UIPreviewActionItem: NSObjectProtocol {
  /// The title.
  var title: String { get }
}

/// Something that is done with a controller while it is only looked into.
@preconcurrency @MainActor
open class UIPreviewAction: NSObject, UIPreviewActionItem {
  /// How it looks.
  public enum Style: Int, Sendable {
    /// As usual.
    case `default` = 0
    /// As chosen.
    case selected = 1
    /// As something that destroys.
    case destructive = 2
  }

  /// The title.
  public let title: String
  /// How it looks.
  public let style: Style
  /// Does it.
  public let handler: (any UIPreviewActionItem, UIViewController) -> Void

  /// Makes an action.
  public init(
    title: String, style: Style,
    handler: @escaping (any UIPreviewActionItem, UIViewController) -> Void
  ) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }
}

extension UIViewController {
  /// How a controller comes and goes; kept.
  @preconcurrency @MainActor
  public struct Transition {
    /// Across the screen.
    public static var crossDissolve: Transition { Transition() }
    /// From below.
    public static var coverVertical: Transition { Transition() }
    /// As a page that is turned.
    public static var flipHorizontal: Transition { Transition() }
    /// As a page that is lifted.
    public static var partialCurl: Transition { Transition() }

    /// Out of a view.
    ///
    /// - Parameters:
    ///   - options: How.
    ///   - sourceViewProvider: Finds the view.
    /// - Returns: The transition.
    public static func zoom(
      options: ZoomOptions? = nil,
      sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
    ) -> Transition { Transition() }

    /// How a controller comes out of a view.
    @preconcurrency @MainActor
    public final class ZoomOptions: NSObject {
      /// The colour over what is behind.
      public var dimmingColor: UIColor?
      /// What blurs what is behind.
      public var dimmingVisualEffect: UIVisualEffect?
    }

    /// What is known while the view is looked for.
    @preconcurrency @MainActor
    public final class ZoomSourceViewProviderContext: NSObject {
      /// The controller that comes.
      public let zoomedViewController: UIViewController

      init(_ controller: UIViewController) {
        zoomedViewController = controller
        super.init()
      }
    }
  }

  /// Posted when controllers show others beside them otherwise than before.
  public nonisolated static let showDetailTargetDidChangeNotification = NSNotification.Name(
    "UIViewControllerShowDetailTargetDidChangeNotification")
}
