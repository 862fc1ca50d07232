public import AutoLayoutValues
public import Foundation

extension UIWindow {
  /// Makes a window of a scene, as large as its screen.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: windowScene.screen.bounds)
    self.windowScene = windowScene
  }

  /// How far in front windows stand.
  public struct Level: _UIKitNumericRawRepresentable, Hashable, Sendable {
    /// The number; larger ones stand in front.
    public let rawValue: CGFloat

    /// Makes a level.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Makes a level.
    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// That of windows.
    public static let normal = Self(rawValue: 0)
    /// That of the status bar.
    public static let statusBar = Self(rawValue: 1000)
    /// That of alerts.
    public static let alert = Self(rawValue: 2000)
  }
}
