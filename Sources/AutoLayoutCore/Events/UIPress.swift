public import Foundation

/// A key of a keyboard that is held, with the keys beside it.
@preconcurrency @MainActor
open class UIKey: NSObject {
  /// What the key writes.
  public let characters: String
  /// What the key writes by itself.
  public let charactersIgnoringModifiers: String
  /// The keys that are held beside it.
  public let modifierFlags: UIKeyModifierFlags
  /// The key.
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

/// A key or a button of the device.
@preconcurrency @MainActor
open class UIPress: NSObject {
  /// What a press does.
  public enum Phase: Int, Sendable {
    /// It began.
    case began = 0
    /// It is harder or softer.
    case changed = 1
    /// It goes on.
    case stationary = 2
    /// It ended.
    case ended = 3
    /// The system took it back.
    case cancelled = 4
  }

  /// Which button of the device is pressed.
  public enum PressType: Int, Sendable {
    /// The arrow up.
    case upArrow = 0
    /// The arrow down.
    case downArrow = 1
    /// The arrow to the left.
    case leftArrow = 2
    /// The arrow to the right.
    case rightArrow = 3
    /// The one that chooses.
    case select = 4
    /// The one that shows a menu.
    case menu = 5
    /// The one that plays and pauses.
    case playPause = 6
  }

  /// What it does.
  open package(set) var phase = Phase.began
  /// Which button of the device it is.
  open package(set) var type = PressType.select
  /// Which key of a keyboard it is; nil for a button of the device.
  open package(set) var key: UIKey?
  /// How hard it is, from 0 to 1.
  open var force: CGFloat { 1 }
  /// When it happened, in seconds since the system was started.
  open package(set) var timestamp = ProcessInfo.processInfo.systemUptime
  /// Who is told of it.
  open package(set) var responder: UIResponder?
  /// The window in which it happened.
  open var window: UIWindow? { (responder as? UIView)?.window }
  /// The recognisers that look at it: none.
  open var gestureRecognizers: [UIGestureRecognizer]? { nil }
}

/// The pressing of keys or buttons: it never happens here.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
  /// Everything that is pressed.
  open package(set) var allPresses: Set<UIPress> = []

  /// What is pressed and reaches a recogniser.
  open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> { [] }
}
