public import Foundation

@preconcurrency @MainActor
open class UIKey: NSObject {
  public let characters: String
  public let charactersIgnoringModifiers: String
  public let modifierFlags: UIKeyModifierFlags
  public let keyCode: UIKeyboardHIDUsage

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
  open package(set) var key: UIKey?
  open var force: CGFloat { 1 }
  open package(set) var timestamp = ProcessInfo.processInfo.systemUptime
  open package(set) var responder: UIResponder?
  open var window: UIWindow? { (responder as? UIView)?.window }
  open var gestureRecognizers: [UIGestureRecognizer]? { nil }
}

/// A press event, which never occurs here.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
  open package(set) var allPresses: Set<UIPress> = []

  open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> { [] }
}
