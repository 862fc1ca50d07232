import AutoLayout
import Foundation
import Testing

@Suite("Custom presentations and popovers")
@MainActor
struct PresentationTests {
  private final class Dimming: UIPresentationController {
    let dimming = UIView()
    var events: [String] = []

    override var frameOfPresentedViewInContainerView: CGRect {
      containerView?.bounds.insetBy(dx: 20, dy: 100) ?? .zero
    }
    override func presentationTransitionWillBegin() {
      events.append("will begin")
      dimming.alpha = 0
      containerView?.insertSubview(dimming, at: 0)
      presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in
        self.dimming.alpha = 1
      })
    }
    override func presentationTransitionDidEnd(_ completed: Bool) {
      events.append("did end \(completed)")
    }
    override func dismissalTransitionDidEnd(_ completed: Bool) {
      events.append("gone \(completed)")
      dimming.removeFromSuperview()
    }
    override func containerViewWillLayoutSubviews() { events.append("will lay out") }
    override func containerViewDidLayoutSubviews() {
      dimming.frame = containerView?.bounds ?? .zero
    }
  }

  private final class Choice: NSObject, UIViewControllerTransitioningDelegate,
    UIViewControllerAnimatedTransitioning
  {
    var presentation: Dimming?
    var finalFrame = CGRect.null
    var ended: [Bool] = []

    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      presentation = Dimming(presentedViewController: presented, presenting: presenting)
      return presentation
    }
    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }
    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.1 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard let controller = context.viewController(forKey: .to),
        let view = context.view(forKey: .to)
      else { return context.completeTransition(false) }
      finalFrame = context.finalFrame(for: controller)
      context.containerView.addSubview(view)
      view.frame = finalFrame
      context.completeTransition(!context.transitionWasCancelled)
    }
    func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }
  }

  private func shown(_ width: CGFloat = 390, _ height: CGFloat = 844) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    return window
  }

  @Test("a custom presentation has a container, is laid out with it, and is removed")
  func custom() throws {
    let window = shown()
    let root = try #require(window.rootViewController)
    let presented = UIViewController()
    let choice = Choice()
    presented.modalPresentationStyle = .custom
    presented.transitioningDelegate = choice
    root.present(presented, animated: true)
    window.layoutIfNeeded()
    let presentation = try #require(choice.presentation)
    let frame = CGRect(x: 20, y: 100, width: 350, height: 644)
    #expect(presented.view.frame == frame)
    #expect(choice.finalFrame == frame)
    #expect(choice.ended == [true])
    #expect(presentation.containerView?.subviews.first === presentation.dimming)
    #expect(presentation.containerView?.superview === window)
    #expect(presentation.dimming.alpha == 1)
    #expect(presentation.dimming.frame == window.bounds)
    #expect(presentation.events.prefix(1) == ["will begin"])
    #expect(presentation.events.contains("did end true"))
    #expect(presentation.events.contains("will lay out"))
    #expect(presentation.presentingViewController === root)
    let container = try #require(presentation.containerView)
    root.dismiss(animated: true)
    #expect(presentation.events.last == "gone true")
    #expect(container.window == nil)
    #expect(presented.view.window == nil)
  }

  private final class Insisting: NSObject, UIPopoverPresentationControllerDelegate {
    func adaptivePresentationStyle(
      for controller: UIPresentationController
    ) -> UIModalPresentationStyle { .none }
  }

  @Test("a popover is below the source view, or above if there is not enough space below")
  func popover() throws {
    let window = shown()
    let root = try #require(window.rootViewController)
    for (y, direction) in [(100, UIPopoverArrowDirection.up), (780, .down)] {
      let source = UIView(frame: CGRect(x: 40, y: y, width: 60, height: 30))
      root.view.addSubview(source)
      let content = UIViewController()
      content.modalPresentationStyle = .popover
      content.preferredContentSize = CGSize(width: 200, height: 150)
      let delegate = Insisting()
      let popover = try #require(content.popoverPresentationController)
      popover.delegate = delegate
      popover.sourceView = source
      #expect(popover.sourceRect == source.bounds)
      root.present(content, animated: false)
      window.layoutIfNeeded()
      #expect(popover.arrowDirection == direction)
      let frame = content.view.frame
      #expect(frame.size == content.preferredContentSize)
      // As near to the side as the margins allow.
      #expect(frame.minX == 10)
      #expect(direction == .up ? frame.minY == 143 : frame.maxY == 767)
      root.dismiss(animated: false)
    }
  }

  @Test("in compact width a popover is a sheet unless the delegate returns none")
  func adapted() throws {
    let window = shown()
    let root = try #require(window.rootViewController)
    let content = UIViewController()
    content.modalPresentationStyle = .popover
    root.present(content, animated: false)
    window.layoutIfNeeded()
    #expect(content.popoverPresentationController != nil)
    #expect(content.view.frame.width == window.bounds.width)
    #expect(content.view.frame.maxY == window.bounds.maxY)
  }
}
