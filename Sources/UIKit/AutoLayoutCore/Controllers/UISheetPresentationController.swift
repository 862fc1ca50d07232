public import AutoLayoutValues
public import Foundation

@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  @preconcurrency @MainActor
  public class Detent: NSObject {
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String

      public init(rawValue: String) {
        self.rawValue = rawValue
      }

      public init(_ rawValue: String) {
        self.rawValue = rawValue
      }

      public static let medium = Identifier("com.apple.UIKit.medium")
      public static let large = Identifier("com.apple.UIKit.large")
    }

    public let identifier: Identifier
    private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    init(
      _ identifier: Identifier,
      _ resolver:
        @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      self.identifier = identifier
      self.resolver = resolver
      super.init()
    }

    public class func medium() -> Detent { Detent(.medium) { $0.maximumDetentValue / 2 } }
    public class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }
    /// Makes a detent with a height in points above the bottom safe area; nil removes the detent.
    public class func custom(
      identifier: Identifier? = nil,
      resolver:
        @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier(UUID().uuidString), resolver)
    }

    public func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? { resolver(context) }
  }

  /// The place in wide windows, from iOS 27 on; stored, but not used.
  open var preferredPlacement = Placement.automatic

  public enum Placement: Int, Sendable {
    case automatic = 0
    case center = 1
    case leading = 2
    case trailing = 3
  }

  open var detents: [Detent] = [.large()] { didSet { place() } }
  open var selectedDetentIdentifier: Detent.Identifier? { didSet { place() } }
  open var prefersGrabberVisible = false
  open var prefersEdgeAttachedInCompactHeight = false { didSet { place() } }
  open var preferredCornerRadius: CGFloat?
  open var largestUndimmedDetentIdentifier: Detent.Identifier?

  open var prefersScrollingExpandsWhenScrolledToEdge = true
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  open var sourceView: UIView?

  open func invalidateDetents() { place() }

  open func animateChanges(_ changes: () -> Void) { changes() }

  open override var frameOfPresentedViewInContainerView: CGRect {
    SheetRoom(self)?.frame ?? super.frameOfPresentedViewInContainerView
  }

  override var safeArea: UIEdgeInsets? {
    guard let container = containerView, let room = SheetRoom(self), !room.coversAll else {
      return nil
    }
    let isAttached = room.frame.maxY >= container.bounds.maxY
    return UIEdgeInsets(
      top: 0, left: 0, bottom: isAttached ? container.safeAreaInsets.bottom : 0, right: 0)
  }

  final func place() { presentedViewController.placePresented() }
}

@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  var containerTraitCollection: UITraitCollection { get }
  var maximumDetentValue: CGFloat { get }
}

@MainActor
private struct SheetRoom {
  let coversAll: Bool
  let frame: CGRect

  private static let gap: CGFloat = 10
  private static let formSize = CGSize(width: 540, height: 620)
  private static let pageWidth: CGFloat = 704
  private static let pageGap: CGFloat = 20

  init?(_ sheet: UISheetPresentationController) {
    guard let container = sheet.containerView else { return nil }
    let bounds = container.bounds
    let safe = container.safeAreaInsets
    let traits = container.traitCollection
    let presented = sheet.presentedViewController
    if traits.horizontalSizeClass == .regular && traits.verticalSizeClass == .regular {
      let preferred = presented.preferredContentSize
      var size =
        presented.modalPresentationStyle == .formSheet
        ? Self.formSize
        : CGSize(width: Self.pageWidth, height: bounds.height - 2 * Self.pageGap)
      if preferred != .zero { size = preferred }
      size = CGSize(width: min(size.width, bounds.width), height: min(size.height, bounds.height))
      coversAll = false
      frame = CGRect(
        x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2, width: size.width,
        height: size.height)
      return
    }
    coversAll = traits.verticalSizeClass == .compact && !sheet.prefersEdgeAttachedInCompactHeight
    guard !coversAll else {
      frame = bounds
      return
    }
    // From iOS 26 on a sheet begins right below the status bar (F15.12).
    let hasGap = safe.bottom > 0 && !traits.has(.sheetsBelowStatusBar)
    let top = safe.top + (hasGap ? Self.gap : 0)
    let context = Resolution(traits, bounds.height - top - safe.bottom)
    let values = sheet.detents.compactMap { detent in
      detent.resolvedValue(in: context).map { (detent.identifier, $0) }
    }
    let selected = values.first { $0.0 == sheet.selectedDetentIdentifier }
    let value = selected?.1 ?? values.map(\.1).min() ?? context.maximumDetentValue
    let scale = traits.displayScale > 0 ? traits.displayScale : 1
    let height = min(value, context.maximumDetentValue) + safe.bottom
    let y = ((bounds.height - height) * scale).rounded() / scale
    frame = CGRect(x: 0, y: y, width: bounds.width, height: bounds.height - y)
  }

  private final class Resolution: NSObject, UISheetPresentationControllerDetentResolutionContext {
    let containerTraitCollection: UITraitCollection
    let maximumDetentValue: CGFloat

    init(_ traits: UITraitCollection, _ value: CGFloat) {
      containerTraitCollection = traits
      maximumDetentValue = value
      super.init()
    }
  }
}
