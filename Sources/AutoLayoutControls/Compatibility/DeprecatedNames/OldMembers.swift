public import AutoLayoutCore
public import AutoLayoutValues
public import Foundation

// Names of Swift 4 and before. UIKit accepts them only in Swift 4 mode, this module in every mode.

/// The old name of `UIEdgeInsets(top:left:bottom:right:)`.
public func UIEdgeInsetsMake(
  _ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat
) -> UIEdgeInsets { UIEdgeInsets(top: top, left: left, bottom: bottom, right: right) }

/// The old name of `UIOffset(horizontal:vertical:)`.
public func UIOffsetMake(_ horizontal: CGFloat, _ vertical: CGFloat) -> UIOffset {
  UIOffset(horizontal: horizontal, vertical: vertical)
}

/// The old name of `UIImage.pngData()`; returns nil without an image encoder.
public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }

/// The old name of `UIImage.jpegData(compressionQuality:)`; returns nil without an image encoder.
public func UIImageJPEGRepresentation(_ image: UIImage, _ compressionQuality: CGFloat) -> Data? {
  image.jpegData(compressionQuality: compressionQuality)
}

/// The old name of `UIAccessibility.post(notification:argument:)`.
public func UIAccessibilityPostNotification(
  _ notification: UIAccessibility.Notification, _ argument: Any?
) { UIAccessibility.post(notification: notification, argument: argument) }

public func UIAccessibilityIsVoiceOverRunning() -> Bool { UIAccessibility.isVoiceOverRunning }

public func UIAccessibilityIsReduceMotionEnabled() -> Bool {
  UIAccessibility.isReduceMotionEnabled
}

/// The old name of `UIDeviceOrientation.isLandscape`.
public func UIDeviceOrientationIsLandscape(_ orientation: UIDeviceOrientation) -> Bool {
  orientation.isLandscape
}

/// The old name of `UIDeviceOrientation.isPortrait`.
public func UIDeviceOrientationIsPortrait(_ orientation: UIDeviceOrientation) -> Bool {
  orientation.isPortrait
}

/// The old name of `UIInterfaceOrientation.isLandscape`.
public func UIInterfaceOrientationIsLandscape(_ orientation: UIInterfaceOrientation) -> Bool {
  orientation.isLandscape
}

/// The old name of `UIInterfaceOrientation.isPortrait`.
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
