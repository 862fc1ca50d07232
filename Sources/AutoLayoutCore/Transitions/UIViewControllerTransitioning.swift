public import AutoLayoutValues
public import Foundation

public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}

public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let from = Self(rawValue: "UITransitionContextFromView")
  public static let to = Self(rawValue: "UITransitionContextToView")
}

@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  var containerView: UIView { get }
  var isAnimated: Bool { get }
  /// Whether a finger moves it: never here.
  var isInteractive: Bool { get }
  var transitionWasCancelled: Bool { get }
  var presentationStyle: UIModalPresentationStyle { get }
  /// How the view is turned during it: not at all.
  var targetTransform: CGAffineTransform { get }
  /// Tells how far it is, from 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  func finishInteractiveTransition()
  func cancelInteractiveTransition()
  func pauseInteractiveTransition()
  func completeTransition(_ didComplete: Bool)
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view that comes or goes; nil for one that stays where it is.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Where a controller's view stands before, in points of the container; zero if it is not known.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Where a controller's view stands afterwards, in points of the container; zero if it is not
  /// known.
  func finalFrame(for vc: UIViewController) -> CGRect
}

/// Shows how one controller's view takes the place of another one's.
///
/// Presentations ask for one and let it make its changes; they are there at once, as those of all
/// animations. Containers ask for none: their changes are made by themselves.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// Told that it has ended, and whether it was not taken back.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Nothing is done.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Moves a transition along with a finger, which never happens here.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  var completionCurve: UIView.AnimationCurve { get }
  var completionSpeed: CGFloat { get }
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  public var completionSpeed: CGFloat { 1 }
  public var wantsInteractiveStart: Bool { true }
}

/// Moves a transition by a part of it that code tells.
///
/// It keeps what it is told: a transition is over before a finger could move it.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning
{
  open private(set) var duration: CGFloat = 0
  /// How far it is, from 0 to 1.
  open private(set) var percentComplete: CGFloat = 0
  open var completionSpeed: CGFloat = 1
  open var completionCurve = UIView.AnimationCurve.easeInOut
  open var wantsInteractiveStart = true
  private final weak var context: (any UIViewControllerContextTransitioning)?

  public override init() {
    super.init()
  }

  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    context = transitionContext
  }
  open func pause() { context?.pauseInteractiveTransition() }
  /// Says how far it is, from 0 to 1; beyond that it stays at the end.
  open func update(_ percentComplete: CGFloat) {
    self.percentComplete = min(max(percentComplete, 0), 1)
    context?.updateInteractiveTransition(self.percentComplete)
  }
  open func cancel() { context?.cancelInteractiveTransition() }
  open func finish() { context?.finishInteractiveTransition() }
}
