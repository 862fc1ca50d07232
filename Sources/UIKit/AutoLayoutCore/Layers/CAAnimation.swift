public import AutoLayoutValues
public import Foundation

@preconcurrency @MainActor
open class CAAnimation: NSObject, CAMediaTiming, CAAction {
  open var duration: TimeInterval = 0
  open var beginTime: TimeInterval = 0
  open var timeOffset: TimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: TimeInterval = 0
  open var autoreverses = false
  open var speed: Float = 1
  open var fillMode = CAMediaTimingFillMode.removed
  open var timingFunction: CAMediaTimingFunction?
  open var isRemovedOnCompletion = true
  open var delegate: (any CAAnimationDelegate)?
  open var preferredFrameRateRange = CAFrameRateRange.default
  private final var named: [String: Any] = [:]

  open func setValue(_ value: Any?, forKey key: String) {
    switch key {
    case "duration": duration = TimeInterval(CGFloat.number(value) ?? 0)
    case "beginTime": beginTime = TimeInterval(CGFloat.number(value) ?? 0)
    case "repeatCount": repeatCount = Float(CGFloat.number(value) ?? 0)
    default: named[key] = value
    }
  }
  open func value(forKey key: String) -> Any? {
    switch key {
    case "duration": duration
    case "beginTime": beginTime
    case "repeatCount": repeatCount
    default: named[key]
    }
  }
  open class func defaultValue(forKey key: String) -> Any? { nil }
  open func shouldArchiveValue(forKey key: String) -> Bool { true }
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }
}

extension NSNull: CAAction {
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
  }
}

@preconcurrency @MainActor
public protocol CAAnimationDelegate: AnyObject {
  func animationDidStart(_ anim: CAAnimation)
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

@preconcurrency @MainActor
open class CAPropertyAnimation: CAAnimation {
  open var keyPath: String?
  open var isAdditive = false
  open var isCumulative = false
  open var valueFunction: CAValueFunction?

  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

@preconcurrency @MainActor
open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any?
  open var toValue: Any?
  open var byValue: Any?
}

@preconcurrency @MainActor
open class CASpringAnimation: CABasicAnimation {
  open var mass: CGFloat = 1
  open var stiffness: CGFloat = 100
  open var damping: CGFloat = 10
  open var initialVelocity: CGFloat = 0
  open var allowsOverdamping = false

  public convenience init(perceptualDuration: TimeInterval, bounce: CGFloat) {
    self.init()
    let speed = 2 * CGFloat.pi / CGFloat(max(perceptualDuration, 0.001))
    stiffness = mass * speed * speed
    let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
    damping = 2 * ratio * (stiffness * mass).squareRoot()
  }
  open var perceptualDuration: TimeInterval {
    guard stiffness > 0, mass > 0 else { return .infinity }
    return TimeInterval(2 * .pi / (stiffness / mass).squareRoot())
  }
  open var bounce: CGFloat {
    guard stiffness > 0, mass > 0, damping > 0 else { return 1 }
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
  }
  open var settlingDuration: TimeInterval {
    guard damping > 0, mass > 0, stiffness > 0 else { return .infinity }
    // The slower part of the motion decays by this rate per second.
    let half = damping / (2 * mass)
    let rest = half * half - stiffness / mass
    let fading = rest > 0 ? half - rest.squareRoot() : half
    return TimeInterval(log(1000) / fading)
  }
}

@preconcurrency @MainActor
open class CAKeyframeAnimation: CAPropertyAnimation {
  open var values: [Any]?
  open var path: CGPath?
  open var keyTimes: [NSNumber]?
  open var timingFunctions: [CAMediaTimingFunction]?
  open var calculationMode = CAAnimationCalculationMode.linear
  open var tensionValues: [NSNumber]?
  open var continuityValues: [NSNumber]?
  open var biasValues: [NSNumber]?
  open var rotationMode: CAAnimationRotationMode?
}

@preconcurrency @MainActor
open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]?
}

@preconcurrency @MainActor
open class CATransition: CAAnimation {
  open var type = CATransitionType.fade
  open var subtype: CATransitionSubtype?
  open var startProgress: Float = 0
  open var endProgress: Float = 1
}

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

  open class func begin() {
    let outer = levels.last
    levels.append(
      Level(
        duration: outer?.duration ?? 0.25,
        actionsAreDisabled: outer?.actionsAreDisabled ?? false, timing: outer?.timing))
  }

  open class func commit() {
    levels.popLast()?.completion?()
  }

  open class func flush() {
    while !levels.isEmpty { commit() }
  }

  open class func animationDuration() -> TimeInterval { levels.last?.duration ?? 0.25 }
  open class func setAnimationDuration(_ dur: TimeInterval) { change { $0.duration = dur } }
  open class func disableActions() -> Bool { levels.last?.actionsAreDisabled ?? false }
  open class func setDisableActions(_ flag: Bool) { change { $0.actionsAreDisabled = flag } }
  open class func animationTimingFunction() -> CAMediaTimingFunction? { levels.last?.timing }
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    change { $0.timing = function }
  }
  open class func lock() {}
  open class func unlock() {}
  open class func value(forKey key: String) -> Any? {
    switch key {
    case kCATransactionAnimationDuration: animationDuration()
    case kCATransactionDisableActions: disableActions()
    default: levels.last?.named[key]
    }
  }
  open class func setValue(_ anObject: Any?, forKey key: String) {
    switch key {
    case kCATransactionAnimationDuration:
      setAnimationDuration(TimeInterval(CGFloat.number(anObject) ?? 0))
    case kCATransactionDisableActions: setDisableActions(anObject as? Bool ?? false)
    default: change { $0.named[key] = anObject }
    }
  }
  open class func completionBlock() -> (() -> Void)? { levels.last?.completion }
  open class func setCompletionBlock(_ block: (() -> Void)?) { change { $0.completion = block } }
}

public func CACurrentMediaTime() -> TimeInterval {
  ProcessInfo.processInfo.systemUptime
}
