public import Foundation

@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  var isAnimated: Bool { get }
  var isCancelled: Bool { get }
  var transitionDuration: TimeInterval { get }
  var containerView: UIView { get }
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
}

extension UIViewControllerTransitionCoordinatorContext {
  public var isInteractive: Bool { false }
  public var initiallyInteractive: Bool { false }
  public var percentComplete: CGFloat { 0 }
  public var completionVelocity: CGFloat { 1 }
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  public func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? { nil }
}

@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  public func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {}
  public func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {}
  @discardableResult
  public func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)? = nil
  ) -> Bool { animate(alongsideTransition: animation, completion: completion) }
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}

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

  func run() {
    containerView.layoutIfNeeded()
    animate()
    complete()
  }

  func animate() {
    let due = animations
    animations = []
    due.forEach { $0(self) }
    containerView.layoutIfNeeded()
  }

  func complete() {
    animate()
    completions.forEach { $0(self) }
  }
}
