public import Foundation

@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  public enum Style: Int, Sendable {
    /// A choice.
    case `default` = 0
    case cancel = 1
    case destructive = 2
  }

  open private(set) var title: String?
  open private(set) var style: Style
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
  open func value(forKey key: String) -> Any? { named[key] }
}
