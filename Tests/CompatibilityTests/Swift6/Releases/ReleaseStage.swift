import Foundation
import UIKit

/// A window on a screen of a release of iOS, for the duration of a test.
@MainActor
enum ReleaseStage {
  /// Runs a test on a release, and restores the screen.
  static func on<Result>(
    _ major: Int, minor: Int = 0, size: CGSize = CGSize(width: 402, height: 874),
    insets: UIEdgeInsets = UIEdgeInsets(top: 62, left: 0, bottom: 34, right: 0),
    shape: ScreenShape = ScreenShape(), _ body: (UIWindow) throws -> Result
  ) rethrows -> Result {
    let saved = UIScreen.main.simulated
    var screen = SimulatedScreen(size: size, scale: 3, safeAreaInsets: insets)
    screen.iosVersion = major
    screen.iosMinorVersion = minor
    screen.shape = shape
    UIScreen.main.simulate(screen)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.makeKeyAndVisible()
    defer {
      window.isHidden = true
      window.rootViewController = nil
      UIScreen.main.simulate(saved)
    }
    return try body(window)
  }

  /// The inner screen of an iPhone Duo on its side.
  static func onInnerScreen<Result>(
    hinge: ScreenShape.Hinge.Status = .fullyOpen, _ body: (UIWindow) throws -> Result
  ) rethrows -> Result {
    var shape = ScreenShape()
    shape.barSide = .right
    shape.statusStrip = CGRect(x: 867, y: 0, width: 84, height: 120)
    shape.fold = CGRect(x: 455.5, y: 0, width: 40, height: 669)
    shape.hinge = ScreenShape.Hinge(status: hinge)
    return try on(
      27, minor: 1, size: CGSize(width: 951, height: 669),
      insets: UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 84), shape: shape, body)
  }

  /// Collects the lines of the console.
  static func messages(_ body: () -> Void) -> [String] {
    var messages: [String] = []
    let old = LayoutLog.replaceSink { messages.append($0) }
    defer { _ = LayoutLog.replaceSink(old) }
    body()
    return messages
  }
}

extension UIWindow {
  /// Shows and lays out a controller.
  func show<Controller: UIViewController>(_ controller: Controller) -> Controller {
    rootViewController = controller
    layoutIfNeeded()
    return controller
  }
}
