public import Foundation

/// What is shown in place of the keyboard, or above it.
@preconcurrency @MainActor
open class UIInputView: UIView {
  /// How the view looks.
  public enum Style: Int, Sendable {
    /// As it is.
    case `default` = 0
    /// As a keyboard.
    case keyboard = 1
  }

  /// How the view looks; kept.
  open private(set) var inputViewStyle: Style
  /// Whether constraints give the view its height; kept.
  open var allowsSelfSizing = false

  /// Makes a view, in points.
  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
  }

  /// Makes a view from an archive.
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
  /// The language that is written in.
  open var primaryLanguage: String?
  /// Whether dictation has a key of its own.
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
