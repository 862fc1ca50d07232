public import Foundation
import Synchronization

/// Where colours are found by name: there is no application bundle here, so whoever has resources
/// provides them.
public enum ColorSource {
  private static let provider = Mutex<(@Sendable (String) -> UIColor?)?>(nil)

  /// Lets a function find colours by name; nil lets none be found.
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

  /// Finds a colour among the resources of a bundle; the bundle and the traits are the source's
  /// business.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(named: name)
  }
}
