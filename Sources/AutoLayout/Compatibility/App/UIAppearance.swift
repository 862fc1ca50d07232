public import Foundation

/// A class of views whose looks may be set for all of its instances.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {}

/// What contains views whose looks may be set.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}

/// What knows traits.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  /// What is known about the device and the user's wishes.
  var traitCollection: UITraitCollection { get }
  /// Called when a trait has changed.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UIView: UITraitEnvironment {}

/// What has coordinates.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
  /// The rectangle of the space in its own coordinates, in points.
  var bounds: CGRect { get }
}

extension UIView: UICoordinateSpace {}
extension UIScreen: UICoordinateSpace {}
