public import AutoLayoutCore
public import AutoLayoutValues
public import Foundation

// Names of Swift 4 and before. UIKit takes them in Swift 4 mode alone, here they are taken in every
// mode.

/// The old name of `UIEdgeInsets(top:left:bottom:right:)`.
///
/// - Parameters:
///   - top: The distance from the top, in points.
///   - left: The distance from the left, in points.
///   - bottom: The distance from the bottom, in points.
///   - right: The distance from the right, in points.
/// - Returns: The insets.
public func UIEdgeInsetsMake(
  _ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat
) -> UIEdgeInsets { UIEdgeInsets(top: top, left: left, bottom: bottom, right: right) }

/// The old name of `UIOffset(horizontal:vertical:)`.
///
/// - Parameters:
///   - horizontal: How far to the right, in points.
///   - vertical: How far down, in points.
/// - Returns: The offset.
public func UIOffsetMake(_ horizontal: CGFloat, _ vertical: CGFloat) -> UIOffset {
  UIOffset(horizontal: horizontal, vertical: vertical)
}

/// The old name of `UIImage.pngData()`.
///
/// - Parameter image: The image.
/// - Returns: nil where nothing writes pictures.
public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }

/// The old name of `UIImage.jpegData(compressionQuality:)`.
///
/// - Parameters:
///   - image: The image.
///   - compressionQuality: From 0, the smallest file, to 1.
/// - Returns: nil where nothing writes pictures.
public func UIImageJPEGRepresentation(_ image: UIImage, _ compressionQuality: CGFloat) -> Data? {
  image.jpegData(compressionQuality: compressionQuality)
}

/// The old name of `UIAccessibility.post(notification:argument:)`.
///
/// - Parameters:
///   - notification: What has happened.
///   - argument: What is to be said, or where to go on.
public func UIAccessibilityPostNotification(
  _ notification: UIAccessibility.Notification, _ argument: Any?
) { UIAccessibility.post(notification: notification, argument: argument) }

/// The old name of `UIAccessibility.isVoiceOverRunning`.
///
/// - Returns: Whether the screen is read aloud.
public func UIAccessibilityIsVoiceOverRunning() -> Bool { UIAccessibility.isVoiceOverRunning }

/// The old name of `UIAccessibility.isReduceMotionEnabled`.
///
/// - Returns: Whether movement on the screen is reduced.
public func UIAccessibilityIsReduceMotionEnabled() -> Bool {
  UIAccessibility.isReduceMotionEnabled
}

/// The old name of `UIDeviceOrientation.isLandscape`.
///
/// - Parameter orientation: How a device is held.
/// - Returns: Whether on its side.
public func UIDeviceOrientationIsLandscape(_ orientation: UIDeviceOrientation) -> Bool {
  orientation.isLandscape
}

/// The old name of `UIDeviceOrientation.isPortrait`.
///
/// - Parameter orientation: How a device is held.
/// - Returns: Whether upright.
public func UIDeviceOrientationIsPortrait(_ orientation: UIDeviceOrientation) -> Bool {
  orientation.isPortrait
}

/// The old name of `UIInterfaceOrientation.isLandscape`.
///
/// - Parameter orientation: How an interface is turned.
/// - Returns: Whether wider than high.
public func UIInterfaceOrientationIsLandscape(_ orientation: UIInterfaceOrientation) -> Bool {
  orientation.isLandscape
}

/// The old name of `UIInterfaceOrientation.isPortrait`.
///
/// - Parameter orientation: How an interface is turned.
/// - Returns: Whether higher than wide.
public func UIInterfaceOrientationIsPortrait(_ orientation: UIInterfaceOrientation) -> Bool {
  orientation.isPortrait
}

extension UIView {
  public func bringSubview(toFront view: UIView) { bringSubviewToFront(view) }
  public func sendSubview(toBack view: UIView) { sendSubviewToBack(view) }
}

extension UIViewController {
  public var childViewControllers: [UIViewController] { children }
  public func addChildViewController(_ childController: UIViewController) {
    addChild(childController)
  }
  public func removeFromParentViewController() { removeFromParent() }
  public func willMove(toParentViewController parent: UIViewController?) {
    willMove(toParent: parent)
  }
  public func didMove(toParentViewController parent: UIViewController?) {
    didMove(toParent: parent)
  }
  public var isMovingToParentViewController: Bool { isMovingToParent }
  public var isMovingFromParentViewController: Bool { isMovingFromParent }
}
