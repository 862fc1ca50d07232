public import AutoLayoutCore
public import Foundation

// Other programs cannot be opened.
extension UIApplication {
  public nonisolated static let openSettingsURLString = "app-settings:"

  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Whether the URL is opened only by an app that is registered for it, a `Bool`.
    public static let universalLinksOnly = Self(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// Always false.
  public func canOpenURL(_ url: URL) -> Bool { false }

  /// Calls the completion handler with false, since nothing opens URLs.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) { completion?(false) }
}
