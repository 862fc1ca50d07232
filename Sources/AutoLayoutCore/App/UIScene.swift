public import AutoLayoutValues
public import Foundation

/// One of several faces of a program.
@preconcurrency @MainActor
open class UIScene: UIResponder {}

/// A face of a program that shows windows.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  /// The windows that were shown and still live.
  open var windows: [UIWindow] { UIApplication.shared.windows }
  /// How the interface is turned.
  open var interfaceOrientation: UIInterfaceOrientation {
    UIApplication.shared.statusBarOrientation
  }
  /// The screen.
  open var screen: UIScreen { .main }
  /// What is known of the status bar.
  open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
}

/// What is known of the status bar of a scene.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  /// The bar's rectangle on the screen, in points; without height while it is hidden.
  open var statusBarFrame: CGRect { UIApplication.shared.statusBarFrame }
  /// Whether the bar takes no room.
  open var isStatusBarHidden: Bool { statusBarFrame.isEmpty }
}

extension UIApplication {
  /// The faces of the program: one.
  public var connectedScenes: Set<UIScene> { [mainScene] }

  /// Keys of what a program is told when it is started.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key.
    public let rawValue: String

    /// Makes a key.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }
}

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
