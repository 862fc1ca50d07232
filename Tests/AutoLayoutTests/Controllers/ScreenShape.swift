import AutoLayout
import Foundation

struct ScreenShape: Sendable {
  let width: CGFloat
  let height: CGFloat
  let insets: [CGFloat]
  var idiom = UIUserInterfaceIdiom.phone
  var classes = (UIUserInterfaceSizeClass.compact, UIUserInterfaceSizeClass.regular)
  var iosMajorVersion = 17

  /// An iPhone with a home indicator, in portrait and landscape.
  static let phone = ScreenShape(width: 390, height: 844, insets: [47, 0, 34, 0])
  static let phoneOnItsSide = ScreenShape(
    width: 844, height: 390, insets: [0, 47, 21, 47], classes: (.compact, .compact))
  /// An iPad with a home indicator, in portrait and landscape.
  static let pad = ScreenShape(
    width: 834, height: 1194, insets: [24, 0, 20, 0], idiom: .pad, classes: (.regular, .regular))
  static let padOnItsSide = ScreenShape(
    width: 1194, height: 834, insets: [24, 0, 20, 0], idiom: .pad, classes: (.regular, .regular))

  @MainActor
  func show() {
    UIScreen.main.simulate(
      bounds: CGRect(x: 0, y: 0, width: width, height: height), scale: idiom == .pad ? 2 : 3,
      safeAreaInsets: UIEdgeInsets(
        top: insets[0], left: insets[1], bottom: insets[2], right: insets[3]),
      traits: UITraitCollection(traitsFrom: [
        UITraitCollection(userInterfaceIdiom: idiom),
        UITraitCollection(horizontalSizeClass: classes.0),
        UITraitCollection(verticalSizeClass: classes.1),
        UITraitCollection(iosMajorVersion: iosMajorVersion),
      ]))
  }

  /// Runs `body` on the screen, with a window that shows a controller, and restores the default
  /// screen.
  @MainActor
  func run(_ root: UIViewController, _ body: (UIWindow) -> Void) {
    show()
    defer { Self.phone.show() }
    let window = UIWindow()
    window.rootViewController = root
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    body(window)
  }
}
