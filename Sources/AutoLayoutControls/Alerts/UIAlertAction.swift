public import Foundation

/// A button of an alert.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// What a button stands for.
  public enum Style: Int, Sendable {
    /// A choice.
    case `default` = 0
    /// To leave everything as it is; an alert has one at most.
    case cancel = 1
    /// A choice that deletes something.
    case destructive = 2
  }

  /// The button's title.
  open private(set) var title: String?
  /// What the button stands for.
  open private(set) var style: Style
  /// Whether the button can be pressed.
  open var isEnabled = true { didSet { changed?() } }
  /// What happens when the button is pressed.
  let handler: ((UIAlertAction) -> Void)?
  /// Tells the alert of a change.
  final var changed: (() -> Void)?

  private final var named: [String: Any] = [:]

  /// Makes a button.
  ///
  /// - Parameters:
  ///   - title: The button's title.
  ///   - style: What the button stands for.
  ///   - handler: What happens when the button is pressed, after the alert is gone.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }

  /// Keeps a value under a name: the system's own names show nothing here.
  open func setValue(_ value: Any?, forKey key: String) { named[key] = value }
  /// What was kept under a name.
  open func value(forKey key: String) -> Any? { named[key] }
}
