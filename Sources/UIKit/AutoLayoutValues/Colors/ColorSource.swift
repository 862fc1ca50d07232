public import Foundation
import Synchronization

/// The source of named colors, provided by the owner of the resources.
public enum ColorSource {
  private static let provider = Mutex<(@Sendable (String) -> UIColor?)?>(nil)

  public static func setProvider(_ find: (@Sendable (String) -> UIColor?)?) {
    provider.withLock { $0 = find }
  }

  static func color(named name: String) -> UIColor? {
    provider.withLock { $0 }?(name)
  }
}

extension UIColor {
  public convenience init?(named name: String) {
    guard let found = ColorSource.color(named: name) else { return nil }
    self.init(same: found)
  }

  /// Finds a color by name; the provider decides how to use the bundle and the traits.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(named: name)
  }
}
