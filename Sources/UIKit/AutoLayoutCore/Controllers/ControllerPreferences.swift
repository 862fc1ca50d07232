public import AutoLayoutValues
public import Foundation

/// The preferences of every controller, and their storage; unused unless a comment says so.
@preconcurrency @MainActor
open class ControllerPreferences: UIResponder {
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

  open var providesPresentationContextTransitionStyle: Bool {
    get { answers?.providesTransitionStyle ?? false }
    set { kept.providesTransitionStyle = newValue }
  }
  open var disablesAutomaticKeyboardDismissal: Bool { false }
  open var performsActionsWhilePresentingModally: Bool {
    answers?.performsActionsInFront ?? true
  }
  open var prefersPointerLocked: Bool { false }
  open var childViewControllerForPointerLock: UIViewController? { nil }
  open func setNeedsUpdateOfPrefersPointerLocked() {}
  open var preferredUserInterfaceStyle: UIUserInterfaceStyle { .unspecified }
  open var childViewControllerForUserInterfaceStyle: UIViewController? { nil }
  open var prefersInterfaceOrientationLocked: Bool { false }
  open var childViewControllerForInterfaceOrientationLock: UIViewController? { nil }
  open func setNeedsUpdateOfPrefersInterfaceOrientationLocked() {}
  /// Whether bars may be in a strip at a side of the screen (iOS 27.1).
  open var preferredVerticalBarBehavior: UIVerticalBarBehavior { .automatic }
  open var childForPreferredVerticalBarBehavior: UIViewController? { nil }
  open var previewActionItems: [any UIPreviewActionItem] { [] }
  open var interactionActivityTrackingBaseName: String? {
    get { answers?.trackingName }
    set { kept.trackingName = newValue }
  }
  open var focusGroupIdentifier: String? {
    get { answers?.focusGroupIdentifier }
    set { kept.focusGroupIdentifier = newValue }
  }
  open var restorationClass: (any UIViewControllerRestoration.Type)? {
    get { answers?.restorationClass }
    set { kept.restorationClass = newValue }
  }
  open var preferredTransition: UIViewController.Transition? {
    get { answers?.preferredTransition }
    set { kept.preferredTransition = newValue }
  }
  open func setContentScrollView(_ scrollView: UIView?, for edge: NSDirectionalRectEdge = .all) {
    for bit in 0..<4 where edge.rawValue & (1 << UInt(bit)) != 0 {
      kept.contentScrollViews[1 << UInt(bit)] = scrollView
    }
  }
  package final func contentScrollView(at edge: UInt) -> UIView? {
    answers?.contentScrollViews[edge]
  }
  open func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {}
  open func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? { nil }
  open func targetViewController(
    forAction action: Selector, sender: Any?
  ) -> UIViewController? {
    target(forAction: action, withSender: sender) as? UIViewController
  }
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}
  open class func attemptRotationToDeviceOrientation() {}
  open var interfaceOrientation: UIInterfaceOrientation {
    UIApplication.shared.statusBarOrientation
  }
}

/// A controller's restoration class; never called.
@preconcurrency @MainActor
public protocol UIViewControllerRestoration: NSObjectProtocol {
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController?
}

@preconcurrency @MainActor
public protocol UIPreviewActionItem: NSObjectProtocol {
  var title: String { get }
}

@preconcurrency @MainActor
open class UIPreviewAction: NSObject, UIPreviewActionItem {
  public enum Style: Int, Sendable {
    case `default` = 0
    case selected = 1
    case destructive = 2
  }

  public let title: String
  public let style: Style
  public let handler: (any UIPreviewActionItem, UIViewController) -> Void

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
  @preconcurrency @MainActor
  public struct Transition {
    public static var crossDissolve: Transition { Transition() }
    public static var coverVertical: Transition { Transition() }
    public static var flipHorizontal: Transition { Transition() }
    public static var partialCurl: Transition { Transition() }

    public static func zoom(
      options: ZoomOptions? = nil,
      sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
    ) -> Transition { Transition() }

    @preconcurrency @MainActor
    public final class ZoomOptions: NSObject {
      public var dimmingColor: UIColor?
      public var dimmingVisualEffect: UIVisualEffect?
    }

    @preconcurrency @MainActor
    public final class ZoomSourceViewProviderContext: NSObject {
      public let zoomedViewController: UIViewController

      init(_ controller: UIViewController) {
        zoomedViewController = controller
        super.init()
      }
    }
  }

  public nonisolated static let showDetailTargetDidChangeNotification = NSNotification.Name(
    "UIViewControllerShowDetailTargetDidChangeNotification")
}
