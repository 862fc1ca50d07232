import Foundation
import Synchronization

/// The source of named images, provided by the owner of the resources.
public enum ImageSource {
  private static let provider = Mutex<(@Sendable (String) -> UIImage?)?>(nil)

  public static func setProvider(_ find: (@Sendable (String) -> UIImage?)?) {
    provider.withLock { $0 = find }
  }

  static func image(named name: String) -> UIImage? {
    provider.withLock { $0 }?(name)
  }
}
