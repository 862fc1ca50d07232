public import AutoLayoutValues
public import Foundation

/// The names of the two controllers of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The controller that is seen before.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  /// The controller that is seen afterwards.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// The names of the two views of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The view that goes.
  public static let from = Self(rawValue: "UITransitionContextFromView")
  /// The view that comes.
  public static let to = Self(rawValue: "UITransitionContextToView")
}

/// What an animator knows of the transition that it shows.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view in which the views move.
  var containerView: UIView { get }
  /// Whether the change is to be animated.
  var isAnimated: Bool { get }
  /// Whether a finger moves it: never here.
  var isInteractive: Bool { get }
  /// Whether it was taken back.
  var transitionWasCancelled: Bool { get }
  /// How the controller that comes covers what is behind it.
  var presentationStyle: UIModalPresentationStyle { get }
  /// How the view is turned during it: not at all.
  var targetTransform: CGAffineTransform { get }
  /// Tells how far it is, from 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Tells that it goes on to its end.
  func finishInteractiveTransition()
  /// Tells that it is taken back.
  func cancelInteractiveTransition()
  /// Holds it.
  func pauseInteractiveTransition()
  /// Tells that it has ended; an animator has to say so.
  func completeTransition(_ didComplete: Bool)
  /// One of the two controllers.
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
  /// How long it takes, in seconds.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval
  /// Makes the changes.
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
  /// Begins to move it.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// The curve by which it ends.
  var completionCurve: UIView.AnimationCurve { get }
  /// How fast it ends, as a part of its own speed.
  var completionSpeed: CGFloat { get }
  /// Whether it begins with a finger down.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// Slow at both ends.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// Its own speed.
  public var completionSpeed: CGFloat { 1 }
  /// It does.
  public var wantsInteractiveStart: Bool { true }
}

/// Moves a transition by a part of it that code tells.
///
/// It keeps what it is told: a transition is over before a finger could move it.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning
{
  /// How long the transition takes, in seconds.
  open private(set) var duration: CGFloat = 0
  /// How far it is, from 0 to 1.
  open private(set) var percentComplete: CGFloat = 0
  /// How fast it ends, as a part of its own speed.
  open var completionSpeed: CGFloat = 1
  /// The curve by which it ends.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// Whether it begins with a finger down.
  open var wantsInteractiveStart = true
  private final weak var context: (any UIViewControllerContextTransitioning)?

  /// Makes one that is at the beginning.
  public override init() {
    super.init()
  }

  /// Begins to move a transition.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    context = transitionContext
  }
  /// Holds the transition.
  open func pause() { context?.pauseInteractiveTransition() }
  /// Says how far it is, from 0 to 1; beyond that it stays at the end.
  open func update(_ percentComplete: CGFloat) {
    self.percentComplete = min(max(percentComplete, 0), 1)
    context?.updateInteractiveTransition(self.percentComplete)
  }
  /// Lets it go back.
  open func cancel() { context?.cancelInteractiveTransition() }
  /// Lets it go on to its end.
  open func finish() { context?.finishInteractiveTransition() }
}
