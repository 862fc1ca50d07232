public import AutoLayoutValues
public import Foundation

/// A menu that a long touch shows, and what is shown above it.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  /// What tells it from others.
  public let identifier: any NSCopying
  /// Makes the controller that is shown above the menu.
  public let previewProvider: (() -> UIViewController?)?
  /// Makes the menu from the elements that the system suggests.
  public let actionProvider: (([UIMenuElement]) -> UIMenu?)?

  /// In which order the elements of a menu stand.
  public enum ElementOrder: Int, Sendable {
    /// As the system says.
    case automatic = 0
    /// The first stands nearest to what was touched.
    case priority = 1
    /// The first stands at the top.
    case fixed = 2
  }

  /// What other things the menu is for; kept.
  open var secondaryItemIdentifiers: Set<AnyHashable> = []
  /// A number beside what is lifted; 0 for none.
  open var badgeCount = 0
  /// In which order the elements stand; kept.
  open var preferredMenuElementOrder = ElementOrder.automatic

  /// Makes a configuration.
  ///
  /// - Parameters:
  ///   - identifier: What tells it from others; made up if nil.
  ///   - previewProvider: Makes the controller that is shown above the menu; nil shows the view.
  ///   - actionProvider: Makes the menu.
  public init(
    identifier: (any NSCopying)?, previewProvider: (() -> UIViewController?)?,
    actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
  ) {
    self.identifier = identifier ?? NSString(string: UUID().uuidString)
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    super.init()
  }
}

/// Lets a long touch of a view show a menu: nobody touches here.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// Tells the menu; not kept alive.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// How a menu looks: nothing is shown.
  open var menuAppearance: Appearance { .unknown }
  /// Changes the menu that is shown: none is.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {}

  /// How a menu looks.
  public enum Appearance: Int, Sendable {
    /// It is not shown.
    case unknown = 0
    /// With what it is for above it.
    case rich = 1
    /// By itself.
    case compact = 2
  }

  /// The view it was added to.
  open private(set) weak var view: UIView?

  /// Makes an interaction.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// Called before it is added to a view, or taken from one.
  open func willMove(to view: UIView?) {}
  /// Called after it was added to a view, or taken from one.
  open func didMove(to view: UIView?) { self.view = view }
  /// Where the menu is asked for, in a view's coordinates: at the origin.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// Ends the menu.
  open func dismissMenu() {}
}

/// Tells the menu of a view.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  /// The menu at a point of the view; nil means none.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
  /// What is lifted while the menu is shown; nil means the view.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// The preview was tapped.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
  /// The menu is about to be shown.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// The menu is about to go.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
}

/// What moves beside a menu that comes or goes.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// The controller above the menu.
  var previewViewController: UIViewController? { get }
  /// Adds changes that are made meanwhile.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds what is done afterwards.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// What happens when the preview above a menu is tapped.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// How the preview goes.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// How the preview above a menu goes when it is tapped.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  /// It goes with the menu.
  case dismiss = 0
  /// It grows to what it shows.
  case pop = 1
}

extension UIContextMenuInteractionDelegate {
  /// Nothing is done.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
  /// Nothing is done.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// Nothing is done.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// The view.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
}

/// How a view looks while it is lifted.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
  /// The part of the view that is seen; nil means all of it.
  open var visiblePath: UIBezierPath?
  /// The outline of the shadow; nil means that of the part that is seen.
  open var shadowPath: UIBezierPath?
  /// The colour behind the view; nil leaves it to the system.
  open var backgroundColor: UIColor?

  /// Makes the usual looks.
  public override init() {
    super.init()
  }
}

/// A view that is lifted, and how it looks.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
  /// The view.
  public let view: UIView
  /// How it looks.
  public let parameters: UIPreviewParameters
  /// The size, in points.
  open var size: CGSize { view.bounds.size }

  /// Makes a preview of a view.
  public init(view: UIView, parameters: UIPreviewParameters) {
    self.view = view
    self.parameters = parameters
    super.init()
  }

  /// Makes a preview of a view with the usual looks.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIPreviewParameters())
  }
}
