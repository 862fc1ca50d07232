public import AutoLayoutValues
public import Foundation

// No pointer moves here: what views say about one is kept, and asked for by nobody.

/// A part of a view that a pointer can be over.
@preconcurrency @MainActor
open class UIPointerRegion: NSObject {
  /// The part, in points of the view.
  public let rect: CGRect
  /// What tells it from others.
  public let identifier: AnyHashable?

  /// Makes a part.
  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    self.rect = rect
    self.identifier = identifier
    super.init()
  }
}

/// Where a pointer comes over a view.
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
  /// The place, in points of the view.
  public let location: CGPoint
  /// The keys that are held.
  public let modifiers: UIKeyModifierFlags

  /// Makes a request.
  package init(location: CGPoint, modifiers: UIKeyModifierFlags = []) {
    self.location = location
    self.modifiers = modifiers
    super.init()
  }
}

/// What a view does under a pointer.
public enum UIPointerEffect {
  /// What the system thinks best.
  case automatic(UITargetedPreview)
  /// The pointer becomes a shape behind it.
  case highlight(UITargetedPreview)
  /// It is lifted.
  case lift(UITargetedPreview)
  /// It moves and shades as told.
  case hover(
    UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
    prefersScaledContent: Bool = true)

  /// Where colour is laid.
  public enum TintMode: Int, Sendable {
    /// Nowhere.
    case none = 0
    /// Over the view.
    case overlay = 1
    /// Under the view.
    case underlay = 2
  }

  /// The view and how it looks.
  public var preview: UITargetedPreview {
    switch self {
    case .automatic(let preview), .highlight(let preview), .lift(let preview),
      .hover(let preview, _, _, _):
      preview
    }
  }
}

/// What a pointer becomes.
public enum UIPointerShape {
  /// An outline.
  case path(UIBezierPath)
  /// A rectangle with round corners.
  case roundedRect(CGRect, radius: CGFloat = -1)
  /// A line from top to bottom.
  case verticalBeam(length: CGFloat)
  /// A line from side to side.
  case horizontalBeam(length: CGFloat)
}

/// How a pointer and what is under it look.
@preconcurrency @MainActor
open class UIPointerStyle: NSObject {
  /// What the view does.
  package let effect: UIPointerEffect?
  /// What the pointer becomes.
  package let shape: UIPointerShape?

  /// Makes a style of an effect on the view.
  public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
    self.effect = effect
    self.shape = shape
    super.init()
  }

  /// Makes a style of a shape alone.
  public init(shape: UIPointerShape, constrainedAxes axes: NSLayoutConstraint.Axis? = nil) {
    effect = nil
    self.shape = shape
    super.init()
  }

  private override init() {
    effect = nil
    shape = nil
    super.init()
  }

  /// The style in which no pointer is seen.
  open class func hidden() -> UIPointerStyle { UIPointerStyle() }
  /// The style that the system chooses.
  open class func system() -> UIPointerStyle { UIPointerStyle() }
}

/// Tells how a pointer looks over a view.
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: NSObjectProtocol {
  /// The part of the view that the pointer is over; nil means none.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?
  /// How it looks there; nil leaves it as it is.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle?
}

extension UIPointerInteractionDelegate {
  /// The whole view.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { defaultRegion }
  /// As it is.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? { nil }
}

/// Lets a view say how a pointer looks over it.
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
  /// Tells how it looks; not kept alive.
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  /// The view it was added to.
  open private(set) weak var view: UIView?
  /// Whether the view is asked.
  open var isEnabled = true

  /// Makes an interaction.
  public init(delegate: (any UIPointerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// The view may change.
  open func willMove(to view: UIView?) {}
  /// The view has changed.
  open func didMove(to view: UIView?) { self.view = view }
  /// Has the view asked again.
  open func invalidate() {}
}
