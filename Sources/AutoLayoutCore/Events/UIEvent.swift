public import AutoLayoutValues
public import Foundation

/// A finger on the screen.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// What a finger does.
  public enum Phase: Int, Sendable {
    /// It touched the screen.
    case began = 0
    /// It moved.
    case moved = 1
    /// It stood still.
    case stationary = 2
    /// It left the screen.
    case ended = 3
    /// The system took the touch back.
    case cancelled = 4
    /// A pointer came into the window.
    case regionEntered = 5
    /// A pointer moved in the window.
    case regionMoved = 6
    /// A pointer left the window.
    case regionExited = 7
  }

  /// What touches the screen.
  public enum TouchType: Int, Sendable {
    /// A finger.
    case direct = 0
    /// A finger on something beside the screen.
    case indirect = 1
    /// A pencil.
    case pencil = 2
    /// A pointer.
    case indirectPointer = 3
  }

  /// The view that was touched.
  open package(set) var view: UIView?
  /// What the finger does.
  open package(set) var phase = Phase.began
  /// How often the same place was touched in a row.
  open package(set) var tapCount = 1
  /// What touches the screen.
  open package(set) var type = TouchType.direct
  /// When it happened, in seconds since the system was started.
  open package(set) var timestamp: TimeInterval
  /// How strong the touch is, where 1 is usual: not known, so 0.
  open var force: CGFloat { 0 }
  /// How strong a touch can be: not known, so 0.
  open var maximumPossibleForce: CGFloat { 0 }
  /// The radius of the touch, in points: not known, so 0.
  open var majorRadius: CGFloat { 0 }
  /// How exactly the radius is known, in points.
  open var majorRadiusTolerance: CGFloat { 0 }
  /// How steep a pencil is, in radians: upright.
  open var altitudeAngle: CGFloat { .pi / 2 }
  /// How a pencil is turned around itself, in radians.
  open var rollAngle: CGFloat { 0 }
  /// Where a pencil points to, in radians.
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
  /// Where a pencil points to, as a vector of length 1.
  open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }
  /// A number by which a later report belongs to this touch: there is none.
  open var estimationUpdateIndex: NSNumber? { nil }
  /// What is not known exactly: nothing.
  open var estimatedProperties: Properties { [] }
  /// What will be known exactly later: nothing.
  open var estimatedPropertiesExpectingUpdates: Properties { [] }

  /// What may not be known exactly of a touch.
  public struct Properties: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int

    /// Makes a set from its bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// How strong it is.
    public static let force = Self(rawValue: 1)
    /// Where a pencil points to.
    public static let azimuth = Self(rawValue: 2)
    /// How steep a pencil is.
    public static let altitude = Self(rawValue: 4)
    /// Where it is.
    public static let location = Self(rawValue: 8)
  }

  /// The recognisers that look at the touch.
  open var gestureRecognizers: [UIGestureRecognizer]? { view?.gestureRecognizers }
  /// The window that was touched.
  open var window: UIWindow? { view?.window }
  private let place: CGPoint

  /// Makes a touch at a point of a view's coordinates.
  package init(view: UIView, at place: CGPoint) {
    self.place = place
    self.view = view
    timestamp = ProcessInfo.processInfo.systemUptime
    super.init()
  }

  /// Where the finger is, in a view's coordinates; nil means the window.
  open func location(in other: UIView?) -> CGPoint {
    view?.convert(place, to: other) ?? place
  }
  /// Where the finger was before, in a view's coordinates; nil means the window.
  open func previousLocation(in other: UIView?) -> CGPoint { location(in: other) }
  /// Where the finger is, as exactly as it is known.
  open func preciseLocation(in other: UIView?) -> CGPoint { location(in: other) }
  /// Where the finger was before, as exactly as it is known.
  open func precisePreviousLocation(in other: UIView?) -> CGPoint { previousLocation(in: other) }
}

/// Something that happened to the device.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// What happened.
  public enum EventType: Int, Sendable {
    /// The screen was touched.
    case touches = 0
    /// The device was moved.
    case motion = 1
    /// A headset or the like was operated.
    case remoteControl = 2
    /// A key was pressed.
    case presses = 3
    /// Something was scrolled.
    case scroll = 10
    /// A pointer moved.
    case hover = 11
    /// Something was made larger or turned.
    case transform = 14
  }

  /// What happened in particular.
  public enum EventSubtype: Int, Sendable {
    /// Nothing in particular.
    case none = 0
    /// The device was shaken.
    case motionShake = 1
    /// A headset plays.
    case remoteControlPlay = 100
    /// A headset pauses.
    case remoteControlPause = 101
    /// A headset stops.
    case remoteControlStop = 102
    /// A headset plays or pauses.
    case remoteControlTogglePlayPause = 103
    /// A headset goes on to the next.
    case remoteControlNextTrack = 104
    /// A headset goes back to the one before.
    case remoteControlPreviousTrack = 105
    /// A headset begins to go back.
    case remoteControlBeginSeekingBackward = 106
    /// A headset ends going back.
    case remoteControlEndSeekingBackward = 107
    /// A headset begins to go on.
    case remoteControlBeginSeekingForward = 108
    /// A headset ends going on.
    case remoteControlEndSeekingForward = 109
  }

  /// Buttons of a pointer.
  public struct ButtonMask: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int

    /// Makes a set from its bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// The first one.
    public static let primary = Self(rawValue: 1)
    /// The second one.
    public static let secondary = Self(rawValue: 2)
    /// The button of a number, from 1.
    ///
    /// - Parameter number: The number.
    /// - Returns: The button.
    public static func button(_ number: Int) -> Self { Self(rawValue: 1 << (number - 1)) }
  }

  /// What happened.
  open package(set) var type = EventType.touches
  /// What happened in particular.
  open package(set) var subtype = EventSubtype.none
  /// When it happened, in seconds since the system was started.
  open package(set) var timestamp = ProcessInfo.processInfo.systemUptime
  /// The fingers that took part.
  open package(set) var allTouches: Set<UITouch>?

  /// The keys that are held beside it: none.
  open var modifierFlags: UIKeyModifierFlags { [] }
  /// The buttons of a pointer that are held: none.
  open var buttonMask: ButtonMask { [] }
  /// The fingers that took part in a view.
  open func touches(for view: UIView) -> Set<UITouch>? { allTouches?.filter { $0.view === view } }
  /// The fingers that took part in a window.
  open func touches(for window: UIWindow) -> Set<UITouch>? {
    allTouches?.filter { $0.window === window }
  }
  /// What a finger did since the last event: the touch itself.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }
  /// What a finger will do: not known.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }
}

extension UIView {
  /// The frontmost view at a point that takes touches: views that are hidden, transparent or
  /// switched off take none.
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

/// What can be added to a view to let it interact.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
  /// The view it was added to.
  var view: UIView? { get }
  /// Called before it is added to a view, or taken from one.
  func willMove(to view: UIView?)
  /// Called after it was added to a view, or taken from one.
  func didMove(to view: UIView?)
}
