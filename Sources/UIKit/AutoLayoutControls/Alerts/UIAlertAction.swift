public import Foundation

@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  public enum Style: Int, Sendable {
    case `default` = 0
    case cancel = 1
    case destructive = 2
  }

  open private(set) var title: String?
  open private(set) var style: Style
  open var isEnabled = true { didSet { changed?() } }
  let handler: ((UIAlertAction) -> Void)?
  final var changed: (() -> Void)?

  private final var named: [String: Any] = [:]

  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }

  /// Stores a value under a key; Apple's private keys have no effect.
  open func setValue(_ value: Any?, forKey key: String) { named[key] = value }
  open func value(forKey key: String) -> Any? { named[key] }
}
