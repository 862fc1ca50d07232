public import AutoLayoutValues
public import Foundation

/// Places a controller that is shown over others, and may add views of its own.
///
/// A presentation of one's own, and a popover, has a container view in front of the window's
/// others; the system's covers and sheets stand in the window itself.
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
  /// The controller that is shown.
  public let presentedViewController: UIViewController
  /// The controller that shows it; before it is known, the one that is shown.
  open var presentingViewController: UIViewController {
    presenter ?? presentedViewController.presenter ?? presentedViewController
  }
  final weak var presenter: UIViewController?
  /// The container of a presentation that has one of its own.
  final var ownContainer: PresentationContainer?
  /// Asked about other surroundings and told of the end; not kept alive.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// Traits that the presented controller gets in place of those around it.
  open var overrideTraitCollection: UITraitCollection?

  /// Makes a presentation of a controller by another one.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    self.presentedViewController = presentedViewController
    presenter = presentingViewController
    super.init()
  }

  /// How the controller covers what is behind it.
  open var presentationStyle: UIModalPresentationStyle {
    presentedViewController.modalPresentationStyle
  }

  /// The style in the surroundings that there are now.
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    adaptivePresentationStyle(for: presentingViewController.traitCollection)
  }

  /// The style in surroundings: the delegate's answer, or that of the presentation.
  open func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection) ?? .none
  }

  /// The view that the controller's view is placed in; nil while it is not shown.
  open var containerView: UIView? {
    ownContainer?.window == nil ? presentedViewController.viewIfLoaded?.superview : ownContainer
  }

  /// The view that is placed: the controller's, unless an override puts another one around it.
  open var presentedView: UIView? { presentedViewController.view }

  /// The place of the controller's view: all of the container.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  /// Whether the controller that shows it is out of sight meanwhile.
  open var shouldRemovePresentersView: Bool { false }
  /// Whether it covers everything.
  open var shouldPresentInFullscreen: Bool { true }

  /// Called before the container lays out its subviews.
  open func containerViewWillLayoutSubviews() {}
  /// Called after the container has laid out its subviews.
  open func containerViewDidLayoutSubviews() {}
  /// Called before the controller comes.
  open func presentationTransitionWillBegin() {}
  /// Called after the controller has come, or not.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called before the controller goes.
  open func dismissalTransitionWillBegin() {}
  /// Called after the controller has gone, or not.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  /// What the presentation leaves free of the controller's view; nil leaves it to the surroundings.
  var safeArea: UIEdgeInsets? { nil }
  /// Whether the controller's view stands in a container of the presentation's own.
  var wantsContainer: Bool { presentationStyle == .custom }

  // MARK: UIContentContainer

  /// The size that the presented controller would like, in points.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
  /// Called when the controller would like another size: the container is laid out anew.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) { containerView?.setNeedsLayout() }
  /// Called when the size that constraints give the controller's view has changed.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// The size of the controller's view for a size of the container.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// Called before the container gets another size.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// Called before the container gets other traits.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
}

extension UIPresentationController: UIContentContainer {}

/// Asked how a presentation suits its surroundings, and told how it ends.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// The style in little width; `none` keeps the style.
  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle
  /// The style in surroundings; `none` keeps the style.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// What is shown in place of the controller in another style; nil means the controller.
  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?
  /// The presentation changes to a style.
  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
  /// Whether the user may end it by a swipe: nobody swipes here.
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool
  /// The user begins to end it.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// The user has ended it.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// The user tried to end it and could not.
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// The system's choice.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { .automatic }
  /// The style in little width, where there is little; else none other.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    traitCollection.horizontalSizeClass == .compact
      ? adaptivePresentationStyle(for: controller) : .none
  }
  /// The controller itself.
  public func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { nil }
  /// Nothing is done.
  public func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {}
  /// The user may.
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }
  /// Nothing is done.
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {}
  /// Nothing is done.
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}
  /// Nothing is done.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
}

/// Told of the heights that a sheet takes.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// The user has dragged the sheet to another detent: nobody drags here.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  /// Nothing is done.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}
