public import Foundation

@preconcurrency @MainActor
open class UIInputView: UIView {
  public enum Style: Int, Sendable {
    case `default` = 0
    case keyboard = 1
  }

  open private(set) var inputViewStyle: Style
  open var allowsSelfSizing = false

  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
  }

  public override convenience init(frame: CGRect) {
    self.init(frame: frame, inputViewStyle: .default)
  }

  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
  }
}

/// The controller for custom keyboards, which are never shown here.
@preconcurrency @MainActor
open class UIInputViewController: UIViewController {
  private final var ownInputView: UIInputView?
  open override var inputView: UIView? {
    get { ownInputView ?? viewIfLoaded }
    set {
      ownInputView = newValue as? UIInputView
      if let newValue { view = newValue }
    }
  }
  open var primaryLanguage: String?
  open var hasDictationKey = false
  open var hasFullAccess: Bool { false }
  open var needsInputModeSwitchKey: Bool { false }
  open func dismissKeyboard() {}
  open func advanceToNextInputMode() {}
}
