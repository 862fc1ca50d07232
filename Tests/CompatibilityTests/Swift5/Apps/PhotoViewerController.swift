// swift-format-ignore-file
// Written as apps are, and ported by `autolayout port`: such code has to compile and to lay out.

import UIKit

final class PhotoViewerController: UIViewController, UIScrollViewDelegate {
  private let imageView: UIImageView
  private let scrollView = UIScrollView()
  private var interaction: UIPercentDrivenInteractiveTransition?

  init(image: UIImage?) {
    imageView = UIImageView(image: image)
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("not from a storyboard") }

  override var prefersStatusBarHidden: Bool { true }
  override var prefersHomeIndicatorAutoHidden: Bool { true }
  override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  override var shouldAutorotate: Bool { true }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    scrollView.delegate = self
    scrollView.minimumZoomScale = 1
    scrollView.maximumZoomScale = 4
    scrollView.frame = view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(scrollView)
    scrollView.addSubview(imageView)
    let pan = UIPanGestureRecognizer(target: self, action: Selector("panned:", PhotoViewerController.panned(_:)))
    pan.maximumNumberOfTouches = 1
    view.addGestureRecognizer(pan)
    let doubleTap = UITapGestureRecognizer(target: self, action: Selector("zoom:", PhotoViewerController.zoom))
    doubleTap.numberOfTapsRequired = 2
    scrollView.addGestureRecognizer(doubleTap)
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { imageView }

  func scrollViewDidZoom(_ scrollView: UIScrollView) {
    let x = max((scrollView.bounds.width - scrollView.contentSize.width) / 2, 0)
    imageView.center.x = scrollView.contentSize.width / 2 + x
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}

  private func zoom(_ sender: UITapGestureRecognizer) {
    scrollView.setZoomScale(scrollView.zoomScale > 1 ? 1 : 2, animated: true)
  }

  private func panned(_ gesture: UIPanGestureRecognizer) {
    let translation = gesture.translation(in: view)
    let progress = min(max(translation.y / view.bounds.height, 0), 1)
    switch gesture.state {
    case .began:
      interaction = UIPercentDrivenInteractiveTransition()
      dismiss(animated: true)
    case .changed:
      interaction?.update(progress)
    case .ended, .cancelled:
      progress > 0.3 ? interaction?.finish() : interaction?.cancel()
      interaction = nil
    default: break
    }
  }
}

extension PhotoViewerController: UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { FadeAnimator(isPresenting: true) }

  func animationController(forDismissed dismissed: UIViewController)
    -> UIViewControllerAnimatedTransitioning?
  { FadeAnimator(isPresenting: false) }

  func interactionControllerForDismissal(using animator: UIViewControllerAnimatedTransitioning)
    -> UIViewControllerInteractiveTransitioning?
  { interaction }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    DimmingPresentationController(presentedViewController: presented, presenting: presenting)
  }
}

class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let isPresenting: Bool

  init(isPresenting: Bool) { self.isPresenting = isPresenting }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?)
    -> TimeInterval
  { 0.25 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let to = transitionContext.view(forKey: isPresenting ? .to : .from),
      let controller = transitionContext.viewController(forKey: isPresenting ? .to : .from)
    else { return transitionContext.completeTransition(false) }
    let container = transitionContext.containerView
    if isPresenting {
      to.frame = transitionContext.finalFrame(for: controller)
      container.addSubview(to)
      to.alpha = 0
    }
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext), delay: 0, options: .curveEaseOut,
      animations: { to.alpha = self.isPresenting ? 1 : 0 },
      completion: { _ in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }
}

class DimmingPresentationController: UIPresentationController {
  private lazy var dimmingView: UIView = {
    let view = UIView()
    view.backgroundColor = UIColor(white: 0, alpha: 0.5)
    view.alpha = 0
    let tap = UITapGestureRecognizer(target: self, action: Selector("dimmingViewTapped:", DimmingPresentationController.dimmingViewTapped(_:)))
    view.addGestureRecognizer(tap)
    return view
  }()

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView = containerView else { return .zero }
    return containerView.bounds.insetBy(dx: 20, dy: 100)
  }

  override var shouldRemovePresentersView: Bool { false }

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    guard let container = containerView else { return }
    dimmingView.frame = container.bounds
    container.insertSubview(dimmingView, at: 0)
    guard let coordinator = presentedViewController.transitionCoordinator else {
      dimmingView.alpha = 1
      return
    }
    coordinator.animate(alongsideTransition: { _ in self.dimmingView.alpha = 1 }, completion: nil)
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { dimmingView.removeFromSuperview() }
  }

  override func dismissalTransitionWillBegin() {
    guard let coordinator = presentedViewController.transitionCoordinator else {
      dimmingView.alpha = 0
      return
    }
    coordinator.animate(alongsideTransition: { _ in self.dimmingView.alpha = 0 })
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { dimmingView.removeFromSuperview() }
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    presentedView?.frame = frameOfPresentedViewInContainerView
    presentedView?.layer.cornerRadius = 12
  }

  override func containerViewDidLayoutSubviews() {
    super.containerViewDidLayoutSubviews()
    dimmingView.frame = containerView?.bounds ?? .zero
  }

  override func size(
    forChildContentContainer container: UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { CGSize(width: parentSize.width * 2 / 3, height: parentSize.height) }

  func dimmingViewTapped(_ recognizer: UITapGestureRecognizer) {
    presentingViewController.dismiss(animated: true)
  }
}
