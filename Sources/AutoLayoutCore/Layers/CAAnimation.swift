public import AutoLayoutValues
public import Foundation

/// A change of a layer over a time; kept with its layer, and over at once.
@preconcurrency @MainActor
open class CAAnimation: NSObject, CAMediaTiming {
  /// The time it takes, in seconds.
  open var duration: TimeInterval = 0
  /// When it begins.
  open var beginTime: TimeInterval = 0
  /// Where in itself it begins, in seconds.
  open var timeOffset: TimeInterval = 0
  /// How many times it runs.
  open var repeatCount: Float = 0
  /// How long it is repeated, in seconds.
  open var repeatDuration: TimeInterval = 0
  /// Whether it runs back, too.
  open var autoreverses = false
  /// How fast it runs.
  open var speed: Float = 1
  /// What is seen before and after it.
  open var fillMode = CAMediaTimingFillMode.removed
  /// How fast it runs at each time.
  open var timingFunction: CAMediaTimingFunction?
  /// Whether it leaves its layer when it is over.
  open var isRemovedOnCompletion = true
  /// Told of its beginning and its end.
  open var delegate: (any CAAnimationDelegate)?
}

/// Told of the beginning and the end of an animation.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: AnyObject {
  /// The animation has begun.
  func animationDidStart(_ anim: CAAnimation)
  /// The animation is over.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Nothing is done.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Nothing is done.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// An animation of one property.
@preconcurrency @MainActor
open class CAPropertyAnimation: CAAnimation {
  /// The property.
  open var keyPath: String?
  /// Whether values are added to the present one.
  open var isAdditive = false
  /// Whether each repetition begins where the last one ended.
  open var isCumulative = false

  /// Makes an animation of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

/// An animation from one value to another one.
@preconcurrency @MainActor
open class CABasicAnimation: CAPropertyAnimation {
  /// The first value.
  open var fromValue: Any?
  /// The last value.
  open var toValue: Any?
  /// What is added to the first value.
  open var byValue: Any?
}

/// An animation as a spring makes it.
@preconcurrency @MainActor
open class CASpringAnimation: CABasicAnimation {
  /// The mass at the spring.
  open var mass: CGFloat = 1
  /// How stiff the spring is.
  open var stiffness: CGFloat = 100
  /// How soon the spring is still.
  open var damping: CGFloat = 10
  /// How fast it begins.
  open var initialVelocity: CGFloat = 0
  /// How long it takes until the spring is still to a thousandth of the way, in seconds.
  open var settlingDuration: TimeInterval {
    guard damping > 0, mass > 0, stiffness > 0 else { return .infinity }
    // The slower part of the motion fades by this much in a second.
    let half = damping / (2 * mass)
    let rest = half * half - stiffness / mass
    let fading = rest > 0 ? half - rest.squareRoot() : half
    return TimeInterval(log(1000) / fading)
  }
}

/// An animation through several values.
@preconcurrency @MainActor
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values.
  open var values: [Any]?
  /// The line along which a point runs.
  open var path: CGPath?
  /// When each value is reached, from 0 to 1.
  open var keyTimes: [NSNumber]?
  /// How fast it runs between values.
  open var timingFunctions: [CAMediaTimingFunction]?
}

/// Several animations at once.
@preconcurrency @MainActor
open class CAAnimationGroup: CAAnimation {
  /// The animations.
  open var animations: [CAAnimation]?
}

/// A change of the whole layer.
@preconcurrency @MainActor
open class CATransition: CAAnimation {
  /// How the old content goes.
  open var type = CATransitionType.fade
  /// The direction in which it goes.
  open var subtype: CATransitionSubtype?
  /// Where it begins, from 0 to 1.
  open var startProgress: Float = 0
  /// Where it ends, from 0 to 1.
  open var endProgress: Float = 1
}

/// What is seen of a layer before and after an animation.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes a mode from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The animation's last value after it.
  public static let forwards = Self(rawValue: "forwards")
  /// The animation's first value before it.
  public static let backwards = Self(rawValue: "backwards")
  /// Both.
  public static let both = Self(rawValue: "both")
  /// The layer's own value.
  public static let removed = Self(rawValue: "removed")
}

/// The name of a way to run.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Evenly.
  public static let linear = Self(rawValue: "linear")
  /// Slowly at first.
  public static let easeIn = Self(rawValue: "easeIn")
  /// Slowly at last.
  public static let easeOut = Self(rawValue: "easeOut")
  /// Slowly at first and at last.
  public static let easeInEaseOut = Self(rawValue: "easeInEaseOut")
  /// As most animations of the system run.
  public static let `default` = Self(rawValue: "default")
}

/// How fast an animation runs at each time: a cubic curve from (0, 0) to (1, 1).
open class CAMediaTimingFunction: NSObject, @unchecked Sendable {
  // Safe: a curve never changes.

  /// The two control points.
  package let controlPoints: [CGPoint]

  /// Makes a curve from its control points.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    controlPoints = [
      CGPoint(x: CGFloat(c1x), y: CGFloat(c1y)), CGPoint(x: CGFloat(c2x), y: CGFloat(c2y)),
    ]
    super.init()
  }

  /// Makes a curve that has a name.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .linear: self.init(controlPoints: 0, 0, 1, 1)
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    }
  }
}

/// Changes of layers that are made together.
@preconcurrency @MainActor
open class CATransaction: NSObject {
  private struct Level {
    var duration: TimeInterval
    var actionsAreDisabled: Bool
    var timing: CAMediaTimingFunction?
    var completion: (() -> Void)?
  }

  private static var levels: [Level] = []

  private static func change(_ change: (inout Level) -> Void) {
    if levels.isEmpty { begin() }
    change(&levels[levels.count - 1])
  }

  /// Begins changes, inside others perhaps.
  open class func begin() {
    let outer = levels.last
    levels.append(
      Level(
        duration: outer?.duration ?? 0.25,
        actionsAreDisabled: outer?.actionsAreDisabled ?? false, timing: outer?.timing))
  }

  /// Ends changes; they are done, and whoever waits for their end is told.
  open class func commit() {
    levels.popLast()?.completion?()
  }

  /// Makes all changes that were begun without being ended.
  open class func flush() {
    while !levels.isEmpty { commit() }
  }

  /// How long changes take, in seconds.
  open class func animationDuration() -> TimeInterval { levels.last?.duration ?? 0.25 }
  /// Says how long changes take, in seconds.
  open class func setAnimationDuration(_ dur: TimeInterval) { change { $0.duration = dur } }
  /// Whether changes are made at once.
  open class func disableActions() -> Bool { levels.last?.actionsAreDisabled ?? false }
  /// Says whether changes are made at once.
  open class func setDisableActions(_ flag: Bool) { change { $0.actionsAreDisabled = flag } }
  /// How fast changes run at each time.
  open class func animationTimingFunction() -> CAMediaTimingFunction? { levels.last?.timing }
  /// Says how fast changes run at each time.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    change { $0.timing = function }
  }
  /// Who is told of the end of the changes.
  open class func completionBlock() -> (() -> Void)? { levels.last?.completion }
  /// Says who is told of the end of the changes.
  open class func setCompletionBlock(_ block: (() -> Void)?) { change { $0.completion = block } }
}

/// The time since the system was started, in seconds.
///
/// - Returns: The time.
public func CACurrentMediaTime() -> TimeInterval {
  ProcessInfo.processInfo.systemUptime
}
