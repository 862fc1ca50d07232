public import AutoLayoutValues
public import Foundation

@preconcurrency @MainActor
open class UITouch: NSObject {
  public enum Phase: Int, Sendable {
    case began = 0
    case moved = 1
    case stationary = 2
    case ended = 3
    case cancelled = 4
    case regionEntered = 5
    case regionMoved = 6
    case regionExited = 7
  }

  public enum TouchType: Int, Sendable {
    case direct = 0
    case indirect = 1
    case pencil = 2
    case indirectPointer = 3
  }

  open package(set) var view: UIView?
  open package(set) var phase = Phase.began
  open package(set) var tapCount = 1
  open package(set) var type = TouchType.direct
  open package(set) var timestamp: TimeInterval
  open var force: CGFloat { 0 }
  open var maximumPossibleForce: CGFloat { 0 }
  open var majorRadius: CGFloat { 0 }
  open var majorRadiusTolerance: CGFloat { 0 }
  open var altitudeAngle: CGFloat { .pi / 2 }
  open var rollAngle: CGFloat { 0 }
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
  open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }
  open var estimationUpdateIndex: NSNumber? { nil }
  open var estimatedProperties: Properties { [] }
  open var estimatedPropertiesExpectingUpdates: Properties { [] }

  public struct Properties: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    public static let force = Self(rawValue: 1)
    public static let azimuth = Self(rawValue: 2)
    public static let altitude = Self(rawValue: 4)
    public static let location = Self(rawValue: 8)
  }

  open var gestureRecognizers: [UIGestureRecognizer]? { view?.gestureRecognizers }
  open var window: UIWindow? { view?.window }
  private let place: CGPoint

  package init(view: UIView, at place: CGPoint) {
    self.place = place
    self.view = view
    timestamp = ProcessInfo.processInfo.systemUptime
    super.init()
  }

  open func location(in other: UIView?) -> CGPoint {
    view?.convert(place, to: other) ?? place
  }
  /// Returns the current location: earlier locations aren't recorded.
  open func previousLocation(in other: UIView?) -> CGPoint { location(in: other) }
  open func preciseLocation(in other: UIView?) -> CGPoint { location(in: other) }
  open func precisePreviousLocation(in other: UIView?) -> CGPoint { previousLocation(in: other) }
}

@preconcurrency @MainActor
open class UIEvent: NSObject {
  public enum EventType: Int, Sendable {
    case touches = 0
    case motion = 1
    case remoteControl = 2
    case presses = 3
    case scroll = 10
    case hover = 11
    case transform = 14
  }

  public enum EventSubtype: Int, Sendable {
    case none = 0
    case motionShake = 1
    case remoteControlPlay = 100
    case remoteControlPause = 101
    case remoteControlStop = 102
    case remoteControlTogglePlayPause = 103
    case remoteControlNextTrack = 104
    case remoteControlPreviousTrack = 105
    case remoteControlBeginSeekingBackward = 106
    case remoteControlEndSeekingBackward = 107
    case remoteControlBeginSeekingForward = 108
    case remoteControlEndSeekingForward = 109
  }

  public struct ButtonMask: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    public static let primary = Self(rawValue: 1)
    public static let secondary = Self(rawValue: 2)
    public static func button(_ number: Int) -> Self { Self(rawValue: 1 << (number - 1)) }
  }

  open package(set) var type = EventType.touches
  open package(set) var subtype = EventSubtype.none
  open package(set) var timestamp = ProcessInfo.processInfo.systemUptime
  open package(set) var allTouches: Set<UITouch>?

  open var modifierFlags: UIKeyModifierFlags { [] }
  open var buttonMask: ButtonMask { [] }
  open func touches(for view: UIView) -> Set<UITouch>? { allTouches?.filter { $0.view === view } }
  open func touches(for window: UIWindow) -> Set<UITouch>? {
    allTouches?.filter { $0.window === window }
  }
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }
}

extension UIView {
  /// Returns the frontmost view that takes touches; hidden or disabled views don't.
  func performHitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, alpha >= 0.01, isUserInteractionEnabled, self.point(inside: point, with: event)
    else { return nil }
    for view in subviews.reversed() {
      if let touched = view.hitTest(view.convert(point, from: self), with: event) {
        return touched
      }
    }
    return self
  }
}

@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
  var view: UIView? { get }
  func willMove(to view: UIView?)
  func didMove(to view: UIView?)
}
