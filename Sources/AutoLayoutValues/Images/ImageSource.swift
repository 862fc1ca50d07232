import Foundation
import Synchronization

/// The source of named images.
///
/// The project has no application bundle, so the owner of the resources provides them.
public enum ImageSource {
  private static let provider = Mutex<(@Sendable (String) -> UIImage?)?>(nil)

  /// Sets the function that finds images by name; nil finds none.
  public static func setProvider(_ find: (@Sendable (String) -> UIImage?)?) {
    provider.withLock { $0 = find }
  }

  static func image(named name: String) -> UIImage? {
    provider.withLock { $0 }?(name)
  }
}
