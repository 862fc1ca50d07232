public import AutoLayoutCore
public import Foundation

// Other programs, of which there are none here.
extension UIApplication {
  public nonisolated static let openSettingsURLString = "app-settings:"

  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Whether only a program that knows the address opens it, a `Bool`.
    public static let universalLinksOnly = Self(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// Whether something opens an address: nothing does.
  public func canOpenURL(_ url: URL) -> Bool { false }

  /// Has an address opened, which nothing does.
  ///
  /// - Parameters:
  ///   - url: The address.
  ///   - options: What is to be said of it.
  ///   - completion: Told that it was not opened.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) { completion?(false) }
}
