public import AutoLayoutValues
public import Foundation

/// What a view shows, as a value; it makes the view and changes with the state of a cell.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
  /// A view that shows it.
  func makeContentView() -> any UIView & UIContentView
  /// What is shown in a state.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
  /// What it shows.
  var configuration: any UIContentConfiguration { get set }
  /// Whether it can show a configuration; those of the same type unless it knows better.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Whether a configuration is of the type that it shows.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

/// What a view that shows a configuration is like at a time.
@preconcurrency @MainActor
public protocol UIConfigurationState {
  /// The device and the user's settings.
  var traitCollection: UITraitCollection { get set }
}
