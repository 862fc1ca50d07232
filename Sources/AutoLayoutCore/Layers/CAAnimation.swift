public import AutoLayoutValues
public import Foundation

/// A change of a layer over a time; kept with its layer, and over at once.
@preconcurrency @MainActor
open class CAAnimation: NSObject, CAMediaTiming, CAAction {
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
  /// How many times a second it changes what is seen; kept.
  open var preferredFrameRateRange = CAFrameRateRange.default
  private final var named: [String: Any] = [:]

  /// Keeps a value with the animation, to know it again by.
  open func setValue(_ value: Any?, forKey key: String) {
    switch key {
    case "duration": duration = TimeInterval(CGFloat.number(value) ?? 0)
    case "beginTime": beginTime = TimeInterval(CGFloat.number(value) ?? 0)
    case "repeatCount": repeatCount = Float(CGFloat.number(value) ?? 0)
    default: named[key] = value
    }
  }
  /// What was kept with the animation.
  open func value(forKey key: String) -> Any? {
    switch key {
    case "duration": duration
    case "beginTime": beginTime
    case "repeatCount": repeatCount
    default: named[key]
    }
  }
  /// The value that a property has where nothing else is said: not known.
  open class func defaultValue(forKey key: String) -> Any? { nil }
  /// Whether a property is written into archives.
  open func shouldArchiveValue(forKey key: String) -> Bool { true }
  /// Adds the animation to a layer, as what happens when a property changes.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }
}

/// Nothing happens by itself.
extension NSNull: CAAction {
  /// Nothing is done.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
  }
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
  /// How a number becomes a transform.
  open var valueFunction: CAValueFunction?

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
  /// Whether it may be too stiff to swing.
  open var allowsOverdamping = false

  /// Makes an animation from how long it seems to take, in seconds, and how far it swings.
  public convenience init(perceptualDuration: TimeInterval, bounce: CGFloat) {
    self.init()
    let speed = 2 * CGFloat.pi / CGFloat(max(perceptualDuration, 0.001))
    stiffness = mass * speed * speed
    let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
    damping = 2 * ratio * (stiffness * mass).squareRoot()
  }
  /// How long it seems to take, in seconds.
  open var perceptualDuration: TimeInterval {
    guard stiffness > 0, mass > 0 else { return .infinity }
    return TimeInterval(2 * .pi / (stiffness / mass).squareRoot())
  }
  /// How far it swings: 0 for not at all.
  open var bounce: CGFloat {
    guard stiffness > 0, mass > 0, damping > 0 else { return 1 }
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
  }
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
  /// How values between two are found.
  open var calculationMode = CAAnimationCalculationMode.linear
  /// How tight the curve is at each value.
  open var tensionValues: [NSNumber]?
  /// How sharp the corners of the curve are at each value.
  open var continuityValues: [NSNumber]?
  /// Where the curve lies at each value.
  open var biasValues: [NSNumber]?
  /// Whether what moves along the line turns with it.
  open var rotationMode: CAAnimationRotationMode?
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

/// Changes of layers that are made together.
@preconcurrency @MainActor
open class CATransaction: NSObject {
  private struct Level {
    var duration: TimeInterval
    var actionsAreDisabled: Bool
    var timing: CAMediaTimingFunction?
    var completion: (() -> Void)?
    var named: [String: Any] = [:]
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
  /// Keeps others from changing layers: nobody else does here.
  open class func lock() {}
  /// Lets others change layers again.
  open class func unlock() {}
  /// What is kept with the changes under a name.
  open class func value(forKey key: String) -> Any? {
    switch key {
    case kCATransactionAnimationDuration: animationDuration()
    case kCATransactionDisableActions: disableActions()
    default: levels.last?.named[key]
    }
  }
  /// Keeps something with the changes under a name.
  open class func setValue(_ anObject: Any?, forKey key: String) {
    switch key {
    case kCATransactionAnimationDuration:
      setAnimationDuration(TimeInterval(CGFloat.number(anObject) ?? 0))
    case kCATransactionDisableActions: setDisableActions(anObject as? Bool ?? false)
    default: change { $0.named[key] = anObject }
    }
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
