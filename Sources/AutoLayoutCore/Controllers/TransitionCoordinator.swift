public import Foundation

@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  var isAnimated: Bool { get }
  var isCancelled: Bool { get }
  var transitionDuration: TimeInterval { get }
  var containerView: UIView { get }
  /// One of the two controllers; nil where there is none.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
}

extension UIViewControllerTransitionCoordinatorContext {
  /// Whether the user leads it: nobody does here.
  public var isInteractive: Bool { false }
  public var initiallyInteractive: Bool { false }
  /// How far it has come, from 0 to 1.
  public var percentComplete: CGFloat { 0 }
  public var completionVelocity: CGFloat { 1 }
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// None is known.
  public func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? { nil }
}

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
  /// Tells when the user lets go of a transition: nobody leads one here.
  public func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {}
  public func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {}
  /// Runs changes beside the transition, in a view that is not part of it.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - animation: Makes the changes.
  ///   - completion: Told that the transition has ended.
  /// - Returns: Whether the changes were taken.
  @discardableResult
  public func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)? = nil
  ) -> Bool { animate(alongsideTransition: animation, completion: completion) }
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
