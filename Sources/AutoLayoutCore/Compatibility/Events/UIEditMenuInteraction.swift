public import Foundation

@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
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

@preconcurrency @MainActor
open class UIEditMenuInteraction: NSObject, UIInteraction {
  /// Tells the menu; not kept alive.
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  open private(set) weak var view: UIView?
  /// The menu that is shown.
  package private(set) final var presentedMenu: UIMenu?
  private final var configuration: UIEditMenuConfiguration?

  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }

  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    self.configuration = configuration
    presentedMenu = delegate?.editMenuInteraction(
      self, menuFor: configuration, suggestedActions: [])
  }

  open func dismissMenu() {
    presentedMenu = nil
    configuration = nil
  }

  open func reloadVisibleMenu() {
    if let configuration { presentEditMenu(with: configuration) }
  }

  /// Where the menu was asked for, in a view's coordinates; nil means the window's.
  open func location(in view: UIView?) -> CGPoint {
    guard let configuration, let own = self.view else { return .zero }
    return own.convert(configuration.sourcePoint, to: view)
  }
}
