import AutoLayoutCore
public import Foundation

/// Told which button of an old question was tapped; every method may be left out.
@preconcurrency @MainActor
public protocol UIAlertViewDelegate: AnyObject {
  /// A button was tapped.
  func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
}

extension UIAlertViewDelegate {
  /// Nothing is done.
  public func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {}
}

/// The form of questions before `UIAlertController`, by which it is shown.
@preconcurrency @MainActor
open class UIAlertView: NSObject {
  /// How an old question looks.
  public enum Style: Int, Sendable {
    /// Words and buttons.
    case `default` = 0
    /// With a field for a secret.
    case secureTextInput = 1
    /// With a field.
    case plainTextInput = 2
    /// With fields for a name and a secret.
    case loginAndPasswordInput = 3
  }

  /// The title.
  open var title = ""
  /// The words below it.
  open var message: String?
  /// How it looks.
  open var alertViewStyle = Style.default
  /// Told which button was tapped; not kept alive.
  open weak var delegate: AnyObject?
  /// A number to find it by.
  open var tag = 0
  /// The button that leaves it; -1 for none.
  open var cancelButtonIndex = -1
  private final var titles: [String] = []
  private final var controller: UIAlertController?

  /// Makes a question.
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

  /// Makes a question with other buttons beside the one that leaves it.
  public convenience init(
    title: String, message: String, delegate: AnyObject?, cancelButtonTitle: String?,
    otherButtonTitles first: String, _ more: String...
  ) {
    self.init(
      title: title, message: message, delegate: delegate, cancelButtonTitle: cancelButtonTitle)
    for title in [first] + more { addButton(withTitle: title) }
  }

  /// Adds a button.
  ///
  /// - Parameter title: Its title.
  /// - Returns: Its number.
  @discardableResult
  open func addButton(withTitle title: String?) -> Int {
    titles.append(title ?? "")
    return titles.count - 1
  }
  /// The title of a button.
  open func buttonTitle(at buttonIndex: Int) -> String? {
    titles.indices.contains(buttonIndex) ? titles[buttonIndex] : nil
  }
  /// How many buttons there are.
  open var numberOfButtons: Int { titles.count }
  /// Whether it is shown.
  open var isVisible: Bool { controller?.viewIfLoaded?.window != nil }
  /// A field of the question.
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

  /// Shows it over what the key window shows.
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

  /// Takes it away as if a button had been tapped.
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    controller?.dismiss(animated: animated)
  }
}

extension UIApplication {
  /// The controller that is in front in the key window.
  var frontController: UIViewController? {
    var controller = keyWindow?.rootViewController
    while let next = controller?.presentedViewController { controller = next }
    return controller
  }
}
