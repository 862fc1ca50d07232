public import AutoLayoutValues
public import Foundation

/// A class of views whose looks may be set for all of its instances.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {}

extension UIAppearance where Self: UIView {
  /// The view whose tint and background are taken by views of the class that have none of their own
  /// when they get into a window.
  ///
  /// Other looks that are set on it are its own, since there is nothing here that would see them
  /// set.
  ///
  /// - Returns: One view for each class, made by `init(coder:)`.
  public static func appearance() -> Self {
    AppearanceModels.model(of: Self.self)
  }

  /// The same as `appearance()`, whatever contains the view.
  ///
  /// - Parameter containerTypes: The classes of what contains the view.
  /// - Returns: One view for each class.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    appearance()
  }
}

/// The views that give others their looks.
@MainActor
private enum AppearanceModels {
  static var models: [ObjectIdentifier: UIView] = [:]

  static func model<View: UIView>(of type: View.Type) -> View {
    if let model = models[ObjectIdentifier(type)] as? View { return model }
    guard let model = View(coder: NSCoder()) else {
      preconditionFailure("\(type).appearance() needs init(coder:) to make a view")
    }
    models[ObjectIdentifier(type)] = model
    return model
  }
}

extension UIView {
  /// Takes the looks that were set for the view's class or one above it, where it has none of its
  /// own.
  func applyAppearance() {
    guard !AppearanceModels.models.isEmpty else { return }
    var mirror: Mirror? = Mirror(reflecting: self)
    while let present = mirror {
      if let model = AppearanceModels.models[ObjectIdentifier(present.subjectType)] {
        if backgroundColor == nil { backgroundColor = model.backgroundColor }
        if extras.tintColor == nil, let tint = model.extras.tintColor { tintColor = tint }
      }
      mirror = present.superclassMirror
    }
  }
}

/// What contains views whose looks may be set.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}

/// What knows traits.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  /// What is known about the device and the user's settings.
  var traitCollection: UITraitCollection { get }
  /// Called when a trait has changed.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UIView: UITraitEnvironment {}
