public import Foundation

/// Where a menu of edit actions is shown, and for what.
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
  /// What tells it from others.
  public let identifier: AnyHashable
  /// The point it belongs to, in points of the interaction's view.
  public let sourcePoint: CGPoint

  /// Makes a configuration.
  ///
  /// - Parameters:
  ///   - identifier: What tells it from others; made up if nil.
  ///   - sourcePoint: The point it belongs to.
  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    self.identifier = identifier ?? AnyHashable(UUID())
    self.sourcePoint = sourcePoint
    super.init()
  }
}

/// Tells the menu of edit actions of a view.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
  /// The menu; nil shows what the system suggests.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// The rectangle that the menu keeps clear of, in points of the view.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect
}

extension UIEditMenuInteractionDelegate {
  /// What the system suggests.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  /// The point alone.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { CGRect(origin: configuration.sourcePoint, size: .zero) }
}

/// Lets a view show a menu of edit actions: the menu is asked for and kept, and drawn nowhere.
@preconcurrency @MainActor
open class UIEditMenuInteraction: NSObject, UIInteraction {
  /// Tells the menu; not kept alive.
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  /// The view it was added to.
  open private(set) weak var view: UIView?
  /// The menu that is shown.
  package private(set) final var presentedMenu: UIMenu?
  private final var configuration: UIEditMenuConfiguration?

  /// Makes an interaction.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// The view may change.
  open func willMove(to view: UIView?) {}
  /// The view has changed.
  open func didMove(to view: UIView?) { self.view = view }

  /// Shows the menu.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    self.configuration = configuration
    presentedMenu = delegate?.editMenuInteraction(
      self, menuFor: configuration, suggestedActions: [])
  }

  /// Takes the menu away.
  open func dismissMenu() {
    presentedMenu = nil
    configuration = nil
  }

  /// Asks for the menu again, if one is shown.
  open func reloadVisibleMenu() {
    if let configuration { presentEditMenu(with: configuration) }
  }

  /// Where the menu was asked for, in a view's coordinates; nil means the window's.
  open func location(in view: UIView?) -> CGPoint {
    guard let configuration, let own = self.view else { return .zero }
    return own.convert(configuration.sourcePoint, to: view)
  }
}
