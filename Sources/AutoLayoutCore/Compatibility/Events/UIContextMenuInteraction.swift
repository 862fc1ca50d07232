public import AutoLayoutValues
public import Foundation

@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  public let identifier: any NSCopying
  public let previewProvider: (() -> UIViewController?)?
  /// Makes the menu from the elements that the system suggests.
  public let actionProvider: (([UIMenuElement]) -> UIMenu?)?

  public enum ElementOrder: Int, Sendable {
    /// As the system says.
    case automatic = 0
    case priority = 1
    case fixed = 2
  }

  open var secondaryItemIdentifiers: Set<AnyHashable> = []
  /// A number beside what is lifted; 0 for none.
  open var badgeCount = 0
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

  public enum Appearance: Int, Sendable {
    /// It is not shown.
    case unknown = 0
    case rich = 1
    case compact = 2
  }

  open private(set) weak var view: UIView?

  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
  open func location(in view: UIView?) -> CGPoint { .zero }
  open func dismissMenu() {}
}

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
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
}

@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  var previewViewController: UIViewController? { get }
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping () -> Void)
}

@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  case dismiss = 0
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
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
}

@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
  /// The part of the view that is seen; nil means all of it.
  open var visiblePath: UIBezierPath?
  /// The outline of the shadow; nil means that of the part that is seen.
  open var shadowPath: UIBezierPath?
  /// The colour behind the view; nil leaves it to the system.
  open var backgroundColor: UIColor?

  public override init() {
    super.init()
  }
}

@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
  public let view: UIView
  public let parameters: UIPreviewParameters
  /// The size, in points.
  open var size: CGSize { view.bounds.size }

  public init(view: UIView, parameters: UIPreviewParameters) {
    self.view = view
    self.parameters = parameters
    super.init()
  }

  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIPreviewParameters())
  }
}
