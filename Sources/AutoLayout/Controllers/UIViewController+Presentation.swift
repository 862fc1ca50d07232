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

/// How a presented controller comes and goes.
public enum UIModalTransitionStyle: Int, Sendable {
  /// From below.
  case coverVertical = 0
  /// Turned over.
  case flipHorizontal = 1
  /// Faded.
  case crossDissolve = 2
  /// Behind a curled page.
  case partialCurl = 3
}

/// Ways in which the interface is turned.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Makes a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Upright.
  public static let portrait = Self(rawValue: 1 << 1)
  /// Upright, the other way round.
  public static let portraitUpsideDown = Self(rawValue: 1 << 2)
  /// The home indicator at the right.
  public static let landscapeRight = Self(rawValue: 1 << 3)
  /// The home indicator at the left.
  public static let landscapeLeft = Self(rawValue: 1 << 4)
  /// Wider than high.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// Every one.
  public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
  /// Every one but upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

/// What is known of a transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether it is animated.
  var isAnimated: Bool { get }
  /// Whether it was given up.
  var isCancelled: Bool { get }
  /// How long it takes, in seconds.
  var transitionDuration: TimeInterval { get }
  /// The view that contains what moves.
  var containerView: UIView { get }
}

/// Runs changes beside a transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// Runs changes beside the transition.
  ///
  /// - Parameters:
  ///   - animation: Makes the changes.
  ///   - completion: Told that the transition has ended.
  /// - Returns: Whether the changes were taken.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  /// Runs changes beside the transition.
  ///
  /// - Parameter animation: Makes the changes.
  /// - Returns: Whether the changes were taken.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}
