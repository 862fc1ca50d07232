public import Foundation

/// How a presented controller covers what is behind it.
public enum UIModalPresentationStyle: Int, Sendable {
  /// As the system likes.
  case automatic = -2
  /// Not at all.
  case none = -1
  /// Wholly.
  case fullScreen = 0
  /// As a sheet.
  case pageSheet = 1
  /// As a small sheet.
  case formSheet = 2
  /// The part of the controller that presents it.
  case currentContext = 3
  /// In a way of its own.
  case custom = 4
  /// Wholly, without hiding what is behind.
  case overFullScreen = 5
  /// The part of the controller that presents it, without hiding what is behind.
  case overCurrentContext = 6
  /// As a bubble.
  case popover = 7
}

/// The looks of the status bar.
public enum UIStatusBarStyle: Int, Sendable {
  /// As suits the content.
  case `default` = 0
  /// Light.
  case lightContent = 1
  /// Dark.
  case darkContent = 3
}

/// Runs changes beside a transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: NSObjectProtocol {
  /// Runs changes beside the transition.
  ///
  /// - Parameters:
  ///   - animation: Makes the changes.
  ///   - completion: Told that the transition has ended.
  /// - Returns: Whether the changes were taken.
  func animate(alongsideTransition animation: (() -> Void)?, completion: (() -> Void)?) -> Bool
}
