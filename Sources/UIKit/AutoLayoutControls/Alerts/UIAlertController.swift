@_spi(Subclasses) public import AutoLayoutCore
import AutoLayoutValues
import Foundation

/// An alert or action sheet, laid out like any other view (F6.51).
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable {
    case actionSheet = 0
    case alert = 1
  }

  open private(set) var preferredStyle = Style.actionSheet
  open override var title: String? { didSet { rebuild() } }
  open var message: String? { didSet { rebuild() } }
  open private(set) var actions: [UIAlertAction] = []
  open var preferredAction: UIAlertAction? { didSet { rebuild() } }
  open private(set) var textFields: [UITextField]?

  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
    modalPresentationStyle = .overFullScreen
  }

  open func addAction(_ action: UIAlertAction) {
    precondition(
      action.style != .cancel || !actions.contains { $0.style == .cancel },
      "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
    actions.append(action)
    action.changed = { [weak self] in self?.rebuild() }
    rebuild()
  }

  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    precondition(
      preferredStyle == .alert,
      "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
    let field = UITextField()
    textFields = (textFields ?? []) + [field]
    configurationHandler?(field)
    rebuild()
  }

  @_spi(Subclasses) open override func makeStockPresentation() -> UIPresentationController {
    AlertPresentation(
      presentedViewController: self, presenting: presentingViewController)
  }

  open override func loadView() { view = AlertView(of: self) }

  private let dimming = UIView()

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard let container = view.superview else { return }
    dimming.frame = container.bounds
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimming.backgroundColor = UIColor(
      light: UIColor(white: 0, alpha: 0.2), dark: UIColor(white: 0, alpha: 0.48))
    container.insertSubview(dimming, belowSubview: view)
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    dimming.removeFromSuperview()
  }

  private final func rebuild() {
    guard let view = viewIfLoaded as? AlertView else { return }
    view.rebuild()
    view.superview?.setNeedsLayout()
  }

  final func press(_ action: UIAlertAction) {
    guard action.isEnabled else { return }
    dismiss(animated: true) { action.handler?(action) }
  }
}

final class AlertPresentation: UIPresentationController {
  private static let margin: CGFloat = 8

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = containerView,
      let alert = presentedViewController as? UIAlertController,
      let view = alert.viewIfLoaded as? AlertView
    else { return super.frameOfPresentedViewInContainerView }
    let room = container.bounds.inset(by: container.safeAreaInsets)
    if alert.preferredStyle == .alert {
      let size = view.fitted(width: view.metrics.width)
      return view.aligned(
        CGRect(
          x: room.midX - size.width / 2, y: room.midY - size.height / 2, width: size.width,
          height: size.height))
    }
    let width = min(container.bounds.width, container.bounds.height) - 2 * Self.margin
    let size = view.fitted(width: width)
    let below = max(container.safeAreaInsets.bottom, Self.margin)
    return view.aligned(
      CGRect(
        x: container.bounds.midX - width / 2, y: container.bounds.maxY - below - size.height,
        width: width, height: size.height))
  }
}
