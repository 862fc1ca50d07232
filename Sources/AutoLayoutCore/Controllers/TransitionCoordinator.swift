public import Foundation

/// What is known of a transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether it is animated.
  var isAnimated: Bool { get }
  /// Whether it was cancelled.
  var isCancelled: Bool { get }
  /// How long it takes, in seconds.
  var transitionDuration: TimeInterval { get }
  /// The view that contains what moves.
  var containerView: UIView { get }
  /// One of the two controllers; nil where there is none.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
}

extension UIViewControllerTransitionCoordinatorContext {
  /// None is known.
  public func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? { nil }
}

/// Runs changes beside a transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// Runs changes beside the transition.
  ///
  /// - Parameters:
  ///   - animation: Makes the changes.
  ///   - completion: Told that the transition has ended.
  /// - Returns: Whether the changes were taken.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  /// Runs changes beside the transition.
  ///
  /// - Parameter animation: Makes the changes.
  /// - Returns: Whether the changes were taken.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}

/// A transition that happens in one instant.
final class InstantTransition: NSObject, UIViewControllerTransitionCoordinator {
  let containerView: UIView
  private weak var from: UIViewController?
  private weak var to: UIViewController?
  private var animations: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []

  init(_ container: UIView, from: UIViewController? = nil, to: UIViewController? = nil) {
    containerView = container
    self.from = from
    self.to = to
    super.init()
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: from
    case .to: to
    default: nil
    }
  }

  var isAnimated: Bool { false }
  var isCancelled: Bool { false }
  var transitionDuration: TimeInterval { 0 }

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animation.map { animations.append($0) }
    completion.map { completions.append($0) }
    return true
  }

  /// Runs what was asked for, after the change itself.
  func run() {
    containerView.layoutIfNeeded()
    animations.forEach { $0(self) }
    containerView.layoutIfNeeded()
    completions.forEach { $0(self) }
  }
}
