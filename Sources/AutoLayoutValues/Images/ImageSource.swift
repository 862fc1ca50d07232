import Foundation
import Synchronization

/// Where images are found by name: there is no application bundle here, so whoever has resources
/// provides them.
public enum ImageSource {
  private static let provider = Mutex<(@Sendable (String) -> UIImage?)?>(nil)

  /// Lets a function find images by name; nil lets none be found.
  public static func setProvider(_ find: (@Sendable (String) -> UIImage?)?) {
    provider.withLock { $0 = find }
  }

  static func image(named name: String) -> UIImage? {
    provider.withLock { $0 }?(name)
  }
}
