public import Foundation

@preconcurrency @MainActor
open class UIKey: NSObject {
  public let characters: String
  public let charactersIgnoringModifiers: String
  public let modifierFlags: UIKeyModifierFlags
  public let keyCode: UIKeyboardHIDUsage

  /// Makes a key.
  package init(
    _ characters: String, _ modifierFlags: UIKeyModifierFlags = [], code: UIKeyboardHIDUsage
  ) {
    self.characters = characters
    charactersIgnoringModifiers = characters.lowercased()
    self.modifierFlags = modifierFlags
    keyCode = code
    super.init()
  }
}

@preconcurrency @MainActor
open class UIPress: NSObject {
  public enum Phase: Int, Sendable {
    case began = 0
    case changed = 1
    case stationary = 2
    case ended = 3
    /// The system took it back.
    case cancelled = 4
  }

  public enum PressType: Int, Sendable {
    case upArrow = 0
    case downArrow = 1
    case leftArrow = 2
    case rightArrow = 3
    case select = 4
    case menu = 5
    case playPause = 6
  }

  open package(set) var phase = Phase.began
  open package(set) var type = PressType.select
  /// Which key of a keyboard it is; nil for a button of the device.
  open package(set) var key: UIKey?
  /// How hard it is, from 0 to 1.
  open var force: CGFloat { 1 }
  /// When it happened, in seconds since the system was started.
  open package(set) var timestamp = ProcessInfo.processInfo.systemUptime
  open package(set) var responder: UIResponder?
  open var window: UIWindow? { (responder as? UIView)?.window }
  /// The recognisers that look at it: none.
  open var gestureRecognizers: [UIGestureRecognizer]? { nil }
}

/// The pressing of keys or buttons: it never happens here.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
  open package(set) var allPresses: Set<UIPress> = []

  open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> { [] }
}
