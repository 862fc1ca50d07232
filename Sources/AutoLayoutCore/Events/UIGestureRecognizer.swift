public import AutoLayoutValues
public import Foundation

/// Notices a movement of fingers on a view.
///
/// Nobody touches a screen here: recognisers are kept with their views, and never recognise
/// anything.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// How far a movement is recognised.
  public enum State: Int, Sendable {
    /// Nothing was noticed.
    case possible = 0
    /// It has begun.
    case began = 1
    /// It goes on.
    case changed = 2
    /// It has ended, or was recognised in an instant.
    case ended = 3
    /// It was cancelled.
    case cancelled = 4
    /// It was another one.
    case failed = 5

    /// It was recognised in an instant: the same as `ended`.
    public static var recognized: State { .ended }
  }

  private final var targets: [(target: ObjectReference, action: Selector?)] = []
  /// How far the movement is recognised: as far as a program or a subclass says, which tells the
  /// targets, as in UIKit.
  open var state = State.possible {
    didSet {
      if [.began, .changed, .ended, .cancelled].contains(state) { tellTargets() }
    }
  }
  /// Whether it is looked for.
  open var isEnabled = true
  /// Whether touches of a recognised movement are taken from the view.
  open var cancelsTouchesInView = true
  /// Whether touches reach the view only when no movement is recognised.
  open var delaysTouchesBegan = false
  /// Whether ends of touches reach the view only when no movement is recognised.
  open var delaysTouchesEnded = true
  /// A name to find it by.
  open var name: String?
  /// What may touch the screen, as numbers of `UITouch.TouchType`; kept.
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
  /// Which buttons may be pressed, as numbers of `UIPress.PressType`; kept.
  open var allowedPressTypes: [NSNumber] = []
  /// Whether all touches have to be of one type; kept.
  open var requiresExclusiveTouchType = true
  /// The keys that are held beside it: none.
  open var modifierFlags: UIKeyModifierFlags { [] }
  /// The buttons of a pointer that are held: none.
  open var buttonMask: UIEvent.ButtonMask { [] }
  /// Who is asked about it; not kept alive.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// The view.
  open internal(set) weak var view: UIView?
  /// Others that must fail first.
  private final var prerequisites: [UIGestureRecognizer] = []

  /// Makes a recogniser.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Makes a recogniser.
  public convenience override init() {
    self.init(target: nil, action: nil)
  }

  /// Notes who is to be told when the state says that something was recognised.
  open func addTarget(_ target: Any, action: Selector) {
    targets.append((ObjectReference(target as AnyObject), action))
  }

  private final func tellTargets() {
    for case (let target, let action?) in targets {
      guard let object = target.object else { continue }
      UIApplication.shared.sendAction(action, to: object, from: self, for: nil)
    }
  }

  /// Takes back what was noted.
  open func removeTarget(_ target: Any?, action: Selector?) {
    let object = target.map { $0 as AnyObject }
    targets.removeAll {
      (object == nil || $0.target.object === object) && (action == nil || $0.action == action)
    }
  }

  /// Waits for another one to fail.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    prerequisites.append(otherGestureRecognizer)
  }

  /// Where the movement is, in a view's coordinates: at the origin, since there is none.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// How many fingers take part: none.
  open var numberOfTouches: Int { 0 }
  /// Starts anew.
  open func reset() { state = .possible }

  // What subclasses override, and the system calls when a screen is touched: nobody does so here.

  /// Called when fingers touch the view.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when fingers move.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when fingers leave.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when touches are taken away.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when something about fingers becomes known later.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
  /// Called when keys or buttons are pressed.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Called when presses change.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Called when they are let go.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Called when presses are taken away.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Whether an event counts.
  open func shouldReceive(_ event: UIEvent) -> Bool { true }
  /// Whether this one keeps another one from recognising anything.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether another one keeps this one from recognising anything.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether this one waits for another one to fail.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    prerequisites.contains { $0 === otherGestureRecognizer }
  }
  /// Whether another one waits for this one to fail.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    otherGestureRecognizer.prerequisites.contains { $0 === self }
  }
  /// Leaves a touch out.
  open func ignore(_ touch: UITouch, for event: UIEvent) {}
  /// Where a finger is, in a view's coordinates: at the origin, since there is none.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { .zero }
}

/// An object that is not kept alive.
struct ObjectReference {
  private(set) weak var object: AnyObject?

  init(_ object: AnyObject) {
    self.object = object
  }
}

/// Asked about movements.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  /// Whether a movement may begin.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Whether two movements may be recognised at a time.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether a touch counts.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool
  /// Whether a press counts.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress
  ) -> Bool
  /// Whether an event counts.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool
  /// Whether one waits for another one to fail.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether another one waits for one to fail.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// It does.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress
  ) -> Bool { true }
  /// It does.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool { true }
  /// It may.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
  /// They may not.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// It does.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }
  /// It does not.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// It does not.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
}

/// Notices a tap.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps are looked for.
  open var numberOfTapsRequired = 1
  /// Which buttons of a pointer are looked for; kept.
  open var buttonMaskRequired = UIEvent.ButtonMask.primary
  /// How many fingers are looked for.
  open var numberOfTouchesRequired = 1
}

/// Notices a drag.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  private final var offset = CGPoint.zero
  /// Which ways of scrolling are looked for; kept.
  open var allowedScrollTypesMask: UIScrollTypeMask = []
  /// How few fingers are looked for.
  open var minimumNumberOfTouches = 1
  /// How many fingers are looked for.
  open var maximumNumberOfTouches = Int.max

  /// How far the drag has gone, in points: as far as it was said.
  open func translation(in view: UIView?) -> CGPoint { offset }
  /// Says how far the drag has gone, in points.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) { offset = translation }
  /// How fast the drag goes, in points per second: it stands still.
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}

/// Notices a drag from an edge of the screen.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges.
  open var edges: UIRectEdge = []
}

/// Notices a swipe.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Where a swipe goes.
  public struct Direction: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes directions from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// To the right.
    public static let right = Self(rawValue: 1)
    /// To the left.
    public static let left = Self(rawValue: 2)
    /// Up.
    public static let up = Self(rawValue: 4)
    /// Down.
    public static let down = Self(rawValue: 8)
  }

  /// Where the swipe goes.
  open var direction = Direction.right
  /// How many fingers are looked for.
  open var numberOfTouchesRequired = 1
}

/// Notices a pinch.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How much wider the fingers are apart than at the beginning.
  open var scale: CGFloat = 1
  /// How fast that changes, per second: not at all.
  open var velocity: CGFloat { 0 }
}

/// Notices a turn.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// How far the fingers have turned, in radians.
  open var rotation: CGFloat = 0
  /// How fast they turn, in radians per second: they stand still.
  open var velocity: CGFloat { 0 }
}

/// Notices a long touch.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How many taps come before it.
  open var numberOfTapsRequired = 0
  /// How long the touch lasts at least, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far the finger may move, in points.
  open var allowableMovement: CGFloat = 10
  /// How many fingers are looked for.
  open var numberOfTouchesRequired = 1
}

/// Notices a pointer above a view.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// How far a pencil is above the screen, from 0 to 1: not known.
  open var zOffset: CGFloat { 0 }
  /// How steep a pencil is, in radians: upright.
  open var altitudeAngle: CGFloat { .pi / 2 }
  /// How a pencil is turned around itself, in radians.
  open var rollAngle: CGFloat { 0 }
  /// Where a pencil points to, in radians.
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
}

/// Ways of scrolling.
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Makes a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Step by step, as a wheel does.
  public static let discrete = Self(rawValue: 1)
  /// Without steps, as fingers do.
  public static let continuous = Self(rawValue: 2)
  /// Both.
  public static let all: Self = [.discrete, .continuous]
}

extension UIView {
  func replaceRecognizers(by recognizers: [UIGestureRecognizer]) {
    for recognizer in extras.gestureRecognizers { removeGestureRecognizer(recognizer) }
    for recognizer in recognizers { addGestureRecognizer(recognizer) }
  }

  func performAddGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    recognizer.view = self
    extras.gestureRecognizers.append(recognizer)
  }

  func performRemoveGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self else { return }
    extras.gestureRecognizers.removeAll { $0 === recognizer }
    recognizer.view = nil
  }
}
