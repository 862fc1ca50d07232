import AutoLayoutValues
public import Foundation

/// The standard looks of a bar: the system's, made at the first request, until others are set.
@MainActor
struct BarAppearanceBox<Appearance: UIBarAppearance> {
  var value: Appearance?

  mutating func made() -> Appearance {
    if let value { return value }
    let made = Appearance()
    value = made
    return made
  }

  /// Takes the looks of the model of a class where the bar has none of its own.
  mutating func adopt(_ model: BarAppearanceBox) { value = value ?? model.value }
}

/// Where a bar stands.
public enum UIBarPosition: Int, Sendable {
  /// Anywhere.
  case any = 0
  /// At the bottom.
  case bottom = 1
  /// At the top.
  case top = 2
  /// At the top of the screen, below the status bar.
  case topAttached = 3
}

/// How much room a bar has.
public enum UIBarMetrics: Int, Sendable {
  /// Enough.
  case `default` = 0
  /// Little height.
  case compact = 1
  /// Enough, with a line above the title.
  case defaultPrompt = 101
  /// Little height, with a line above the title.
  case compactPrompt = 102
}

/// What knows where it stands as a bar.
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
  /// Where it stands.
  var barPosition: UIBarPosition { get }
}

/// Asked where a bar stands.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
  /// Where the bar stands.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// Anywhere.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

/// Asked about a toolbar.
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
