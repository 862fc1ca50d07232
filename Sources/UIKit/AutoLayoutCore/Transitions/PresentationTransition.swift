import AutoLayoutValues
import Foundation

final class PresentationTransition: NSObject, UIViewControllerContextTransitioning {
  let containerView: UIView
  private let presented: UIViewController
  private let presenting: UIViewController
  private let isComing: Bool
  private let frame: CGRect
  private let animator: any UIViewControllerAnimatedTransitioning
  private(set) var transitionWasCancelled = false
  private var isCompleted = false

  init(
    _ animator: any UIViewControllerAnimatedTransitioning, in container: UIView,
    of presented: UIViewController, by presenting: UIViewController, isComing: Bool, frame: CGRect
  ) {
    self.animator = animator
    containerView = container
    self.presented = presented
    self.presenting = presenting
    self.isComing = isComing
    self.frame = frame
    super.init()
  }

  var isAnimated: Bool { true }
  var isInteractive: Bool { false }
  var presentationStyle: UIModalPresentationStyle { presented.modalPresentationStyle }
  var targetTransform: CGAffineTransform { .identity }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {}
  func finishInteractiveTransition() {}
  func cancelInteractiveTransition() { transitionWasCancelled = true }
  func pauseInteractiveTransition() {}

  func completeTransition(_ didComplete: Bool) {
    guard !isCompleted else { return }
    isCompleted = true
    animator.animationEnded(didComplete)
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .to: isComing ? presented : presenting
    case .from: isComing ? presenting : presented
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .to: isComing ? presented.view : nil
    case .from: isComing ? nil : presented.view
    default: nil
    }
  }

  func initialFrame(for vc: UIViewController) -> CGRect {
    if vc === presented { return isComing ? .zero : frame }
    return place(of: vc)
  }

  func finalFrame(for vc: UIViewController) -> CGRect {
    if vc === presented { return isComing ? frame : .zero }
    return place(of: vc)
  }

  private func place(of vc: UIViewController) -> CGRect {
    vc.viewIfLoaded.map { $0.convert($0.bounds, to: containerView) } ?? .zero
  }

  func run() { animator.animateTransition(using: self) }
}

/// The container view for custom presentations, which fills the window.
final class PresentationContainer: UIView {
  weak var presentation: UIPresentationController?

  override func layoutSubviews() {
    UpdateTracking.run(.willLayout, of: self) { presentation?.containerViewWillLayoutSubviews() }
    super.layoutSubviews()
    UpdateTracking.run(.didLayout, of: self) { presentation?.containerViewDidLayoutSubviews() }
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let touched = super.hitTest(point, with: event)
    return touched === self && subviews.count <= 1 ? nil : touched
  }
}
