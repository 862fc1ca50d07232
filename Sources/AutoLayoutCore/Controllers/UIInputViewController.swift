public import Foundation

@preconcurrency @MainActor
open class UIInputView: UIView {
  public enum Style: Int, Sendable {
    /// As it is.
    case `default` = 0
    case keyboard = 1
  }

  open private(set) var inputViewStyle: Style
  open var allowsSelfSizing = false

  /// Makes a view, in points.
  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
  }
}

/// The controller of what is shown in place of the keyboard; no keyboard is seen here.
@preconcurrency @MainActor
open class UIInputViewController: UIViewController {
  private final var ownInputView: UIInputView?
  /// The view, which is that of the controller where nothing else is said.
  open override var inputView: UIView? {
    get { ownInputView ?? viewIfLoaded }
    set {
      ownInputView = newValue as? UIInputView
      if let newValue { view = newValue }
    }
  }
  open var primaryLanguage: String?
  open var hasDictationKey = false
  /// Whether the keyboard may use a network: never here.
  open var hasFullAccess: Bool { false }
  /// Whether a key for the next keyboard is needed: there is no other one.
  open var needsInputModeSwitchKey: Bool { false }
  /// Takes the keyboard away: there is none.
  open func dismissKeyboard() {}
  /// Shows the next keyboard: there is none.
  open func advanceToNextInputMode() {}
}
