import AutoLayoutCore
public import Foundation

@preconcurrency @MainActor
public protocol UIAlertViewDelegate: AnyObject {
  func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
}

extension UIAlertViewDelegate {
  public func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {}
}

@preconcurrency @MainActor
open class UIAlertView: NSObject {
  public enum Style: Int, Sendable {
    case `default` = 0
    case secureTextInput = 1
    case plainTextInput = 2
    case loginAndPasswordInput = 3
  }

  open var title = ""
  open var message: String?
  open var alertViewStyle = Style.default
  open weak var delegate: AnyObject?
  open var tag = 0
  open var cancelButtonIndex = -1
  private final var titles: [String] = []
  private final var controller: UIAlertController?

  public init(
    title: String? = nil, message: String? = nil, delegate: AnyObject? = nil,
    cancelButtonTitle: String? = nil
  ) {
    self.title = title ?? ""
    self.message = message
    self.delegate = delegate
    super.init()
    if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
  }

  public convenience init(
    title: String, message: String, delegate: AnyObject?, cancelButtonTitle: String?,
    otherButtonTitles first: String, _ more: String...
  ) {
    self.init(
      title: title, message: message, delegate: delegate, cancelButtonTitle: cancelButtonTitle)
    for title in [first] + more { addButton(withTitle: title) }
  }

  @discardableResult
  open func addButton(withTitle title: String?) -> Int {
    titles.append(title ?? "")
    return titles.count - 1
  }
  open func buttonTitle(at buttonIndex: Int) -> String? {
    titles.indices.contains(buttonIndex) ? titles[buttonIndex] : nil
  }
  open var numberOfButtons: Int { titles.count }
  open var isVisible: Bool { controller?.viewIfLoaded?.window != nil }
  open func textField(at textFieldIndex: Int) -> UITextField? {
    ensureController().textFields?[textFieldIndex]
  }

  private final func ensureController() -> UIAlertController {
    if let controller { return controller }
    let made = UIAlertController(title: title, message: message, preferredStyle: .alert)
    switch alertViewStyle {
    case .default: break
    case .plainTextInput: made.addTextField()
    case .secureTextInput: made.addTextField { $0.isSecureTextEntry = true }
    case .loginAndPasswordInput:
      made.addTextField()
      made.addTextField { $0.isSecureTextEntry = true }
    }
    controller = made
    return made
  }

  open func show() {
    let shown = ensureController()
    for (index, title) in titles.enumerated() {
      let style: UIAlertAction.Style = index == cancelButtonIndex ? .cancel : .default
      shown.addAction(
        UIAlertAction(title: title, style: style) { _ in
          (self.delegate as? any UIAlertViewDelegate)?
            .alertView(self, clickedButtonAt: index)
        })
    }
    UIApplication.shared.frontController?.present(shown, animated: true)
  }

  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    controller?.dismiss(animated: animated)
  }
}

extension UIApplication {
  var frontController: UIViewController? {
    var controller = keyWindow?.rootViewController
    while let next = controller?.presentedViewController { controller = next }
    return controller
  }
}
