public import AutoLayoutValues
public import Foundation

public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The arrow points up: the popover stands below.
  public static let up = Self(rawValue: 1 << 0)
  /// The arrow points down: the popover stands above.
  public static let down = Self(rawValue: 1 << 1)
  /// The arrow points left: the popover stands to the right.
  public static let left = Self(rawValue: 1 << 2)
  /// The arrow points right: the popover stands to the left.
  public static let right = Self(rawValue: 1 << 3)
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// Not known, as before the popover is shown.
  public static let unknown = Self(rawValue: .max)
}

@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}

extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

/// Shows a controller in a bubble that points at something; in little width it is a sheet, unless
/// the delegate says `none`.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  /// The sides from which the arrow may point; none of them means no arrow.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// The view that the popover points at.
  open var sourceView: UIView?
  /// The part of the view that the popover points at, in its coordinates; all of it unless it is
  /// set.
  open var sourceRect: CGRect {
    get { ownSourceRect ?? sourceView?.bounds ?? .zero }
    set { ownSourceRect = newValue }
  }
  private final var ownSourceRect: CGRect?
  /// The button that the popover points at.
  open var barButtonItem: UIBarButtonItem?
  /// What the popover points at, a view or a button.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    get { barButtonItem ?? sourceView }
    set {
      barButtonItem = newValue as? UIBarButtonItem
      sourceView = newValue as? UIView
    }
  }
  /// Whether the bubble may cover what it points at; kept, since it covers nothing while there is
  /// room.
  open var canOverlapSourceViewRect = false
  /// The side from which the arrow points, once the popover is shown.
  open private(set) var arrowDirection = UIPopoverArrowDirection.unknown
  open var passthroughViews: [UIView]?
  /// The colour behind the content, and of the arrow; nil leaves it to the system.
  open var backgroundColor: UIColor?
  /// The least distance from the container's edges, in points, inside its safe area.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  /// The class of what is drawn around the content; kept, and not made here.
  open var popoverBackgroundViewClass: AnyClass?
  open private(set) lazy var adaptiveSheetPresentationController = UISheetPresentationController(
    presentedViewController: presentedViewController, presenting: presenter)

  private let arrow = UIView()

  /// Whether it is a bubble: there is room for one, or the delegate wants it anyway.
  private final var isBubble: Bool {
    let traits = presentingViewController.traitCollection
    guard traits.horizontalSizeClass == .compact else { return true }
    return delegate?.adaptivePresentationStyle(for: self, traitCollection: traits)
      == UIModalPresentationStyle.none
  }

  override var wantsContainer: Bool { isBubble }

  /// The place of the content: beside what it points at, the arrow between them (F6.52).
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

  /// What it points at, in the container's coordinates.
  private final func source(in container: UIView) -> CGRect {
    if let barButtonItem, let found = barButtonItem.place(around: presentingViewController) {
      return found.bar.convert(found.rect, to: container)
    }
    guard let sourceView else {
      return CGRect(x: container.bounds.midX, y: container.bounds.midY, width: 0, height: 0)
    }
    return sourceView.convert(sourceRect, to: container)
  }

  /// Tells the delegate, which may still change what the popover points at.
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
    // A square on its corner, half of it behind the content.
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
  /// The bar that shows the button near a controller, and about where in it: buttons are no views,
  /// each is taken to be 44 points wide.
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
  /// The popover is about to be shown; what it points at may still be said.
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController)
  /// Whether a touch beside the popover ends it: nobody touches here.
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool
  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  /// Nothing is done.
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
  public func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool { true }
  /// Nothing is done.
  public func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
}
