public import AutoLayoutValues
public import Foundation

public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let up = Self(rawValue: 1 << 0)
  public static let down = Self(rawValue: 1 << 1)
  public static let left = Self(rawValue: 1 << 2)
  public static let right = Self(rawValue: 1 << 3)
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  public static let unknown = Self(rawValue: .max)
}

@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}

extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

/// A presentation in a bubble; in compact width a sheet unless the delegate returns `none`.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  open var sourceView: UIView?
  open var sourceRect: CGRect {
    get { ownSourceRect ?? sourceView?.bounds ?? .zero }
    set { ownSourceRect = newValue }
  }
  private final var ownSourceRect: CGRect?
  open var barButtonItem: UIBarButtonItem?
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    get { barButtonItem ?? sourceView }
    set {
      barButtonItem = newValue as? UIBarButtonItem
      sourceView = newValue as? UIView
    }
  }
  /// Whether the bubble may cover the source; stored, but not used.
  open var canOverlapSourceViewRect = false
  open private(set) var arrowDirection = UIPopoverArrowDirection.unknown
  open var passthroughViews: [UIView]?
  open var backgroundColor: UIColor?
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  /// The class of the background view; kept, never instantiated.
  open var popoverBackgroundViewClass: AnyClass?
  open private(set) lazy var adaptiveSheetPresentationController = UISheetPresentationController(
    presentedViewController: presentedViewController, presenting: presenter)

  private let arrow = UIView()

  private final var isBubble: Bool {
    let traits = presentingViewController.traitCollection
    guard traits.horizontalSizeClass == .compact else { return true }
    return delegate?.adaptivePresentationStyle(for: self, traitCollection: traits)
      == UIModalPresentationStyle.none
  }

  override var wantsContainer: Bool { isBubble }

  /// The frame of the content, next to the source and the arrow (F6.52).
  open override var frameOfPresentedViewInContainerView: CGRect {
    guard isBubble else {
      return adaptiveSheetPresentationController.frameOfPresentedViewInContainerView
    }
    guard let container = containerView else { return .zero }
    return place(in: container).frame
  }

  override var safeArea: UIEdgeInsets? {
    isBubble ? .zero : adaptiveSheetPresentationController.safeArea
  }

  private final func place(in container: UIView) -> PopoverPlace {
    var size = presentedViewController.preferredContentSize
    if size.width <= 0 { size.width = PopoverPlace.usualSize.width }
    if size.height <= 0 { size.height = PopoverPlace.usualSize.height }
    return PopoverPlace(
      of: size, at: source(in: container), permittedArrowDirections,
      in: container.bounds.inset(by: container.safeAreaInsets).inset(by: popoverLayoutMargins))
  }

  private final func source(in container: UIView) -> CGRect {
    if let barButtonItem, let found = barButtonItem.place(around: presentingViewController) {
      return found.bar.convert(found.rect, to: container)
    }
    guard let sourceView else {
      return CGRect(x: container.bounds.midX, y: container.bounds.midY, width: 0, height: 0)
    }
    return sourceView.convert(sourceRect, to: container)
  }

  open override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    (delegate as? any UIPopoverPresentationControllerDelegate)?
      .prepareForPopoverPresentation(self)
  }

  open override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    guard isBubble, let container = containerView, let content = presentedView else { return }
    let place = place(in: container)
    arrowDirection = place.direction
    let color = backgroundColor ?? content.backgroundColor ?? .systemBackground
    if content.backgroundColor == nil { content.backgroundColor = color }
    content.layer.cornerRadius = PopoverPlace.radius
    content.clipsToBounds = true
    content.frame = place.frame
    // A rotated square, half covered by the content.
    arrow.isHidden = place.direction.isEmpty
    arrow.backgroundColor = color
    if arrow.superview !== container { container.insertSubview(arrow, belowSubview: content) }
    let side = PopoverPlace.arrowHeight * 2.squareRoot()
    arrow.bounds = CGRect(x: 0, y: 0, width: side, height: side)
    arrow.center = place.arrowBase
    arrow.transform = CGAffineTransform(rotationAngle: .pi / 4)
  }
}

extension UIBarButtonItem {
  /// The bar that shows the button; each button counts as 44 points wide.
  fileprivate func place(around controller: UIViewController) -> (bar: UIView, rect: CGRect)? {
    let navigation = controller as? UINavigationController ?? controller.navigationController
    guard let navigation else { return nil }
    func rect(_ index: Int, fromStart: Bool, in bar: UIView) -> CGRect {
      let side: CGFloat = 44
      let isLeft = fromStart == (bar.effectiveUserInterfaceLayoutDirection == .leftToRight)
      let x = bar.systemSideMargin + CGFloat(index) * side
      return CGRect(
        x: isLeft ? x : bar.bounds.width - x - side, y: 0, width: side,
        height: min(side, bar.bounds.height))
    }
    if let item = navigation.navigationBar.topItem {
      if let index = item.rightBarButtonItems?.firstIndex(of: self) {
        let bar = navigation.navigationBar
        return (bar, rect(index, fromStart: false, in: bar))
      }
      if let index = item.leftBarButtonItems?.firstIndex(of: self) {
        let bar = navigation.navigationBar
        return (bar, rect(index, fromStart: true, in: bar))
      }
    }
    if let index = navigation.toolbar.items?.firstIndex(of: self) {
      return (navigation.toolbar, rect(index, fromStart: true, in: navigation.toolbar))
    }
    return nil
  }
}

@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController)
  /// Never called: touch input isn't simulated.
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool
  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
  public func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool { true }
  public func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
}
