public import AutoLayoutCore
public import AutoLayoutValues
public import Foundation

public enum UIViewAnimatingState: Int, Sendable {
  case inactive = 0
  case active = 1
  case stopped = 2
}

@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
  var state: UIViewAnimatingState { get }
  var isRunning: Bool { get }
  var isReversed: Bool { get set }
  var fractionComplete: CGFloat { get set }
  func startAnimation()
  func startAnimation(afterDelay delay: TimeInterval)
  func pauseAnimation()
  func stopAnimation(_ withoutFinishing: Bool)
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

@preconcurrency @MainActor
public protocol UITimingCurveProvider: AnyObject {}

@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  public let animationCurve: UIView.AnimationCurve
  public let controlPoint1: CGPoint
  public let controlPoint2: CGPoint

  public convenience override init() {
    self.init(animationCurve: .easeInOut)
  }

  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    controlPoint1 = CGPoint(x: curve == .easeIn || curve == .easeInOut ? 0.42 : 0, y: 0)
    controlPoint2 = CGPoint(x: curve == .easeOut || curve == .easeInOut ? 0.58 : 1, y: 1)
    super.init()
  }

  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    controlPoint1 = point1
    controlPoint2 = point2
    super.init()
  }
}

@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  public let dampingRatio: CGFloat
  public let initialVelocity: CGVector
  private let ownSettlingDuration: TimeInterval
  /// The time in which the spring comes to rest: its oscillation is a thousandth then.
  open var settlingDuration: TimeInterval { ownSettlingDuration }

  /// Makes the curve of the system's transitions, which does not oscillate.
  public convenience override init() {
    self.init(dampingRatio: 1)
  }

  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
    dampingRatio = ratio
    initialVelocity = velocity
    ownSettlingDuration = 0.5
    super.init()
  }

  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity: CGVector) {
    dampingRatio = damping / (2 * (stiffness * mass).squareRoot())
    self.initialVelocity = initialVelocity
    ownSettlingDuration = damping > 0 ? log(1000) * 2 * Double(mass / damping) : 0.5
    super.init()
  }

  public convenience init(duration: TimeInterval = 0.5, bounce: CGFloat = 0) {
    self.init(duration: duration, bounce: bounce, initialVelocity: .zero)
  }

  public init(duration: TimeInterval, bounce: CGFloat, initialVelocity: CGVector) {
    dampingRatio = 1 - bounce
    self.initialVelocity = initialVelocity
    ownSettlingDuration = duration
    super.init()
  }
}

/// An animation that can be paused, reversed and extended; changes apply immediately.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewAnimating {
  private final var changes: [() -> Void] = []
  private final var completions: [(UIViewAnimatingPosition) -> Void] = []
  public let duration: TimeInterval
  public let timingParameters: (any UITimingCurveProvider)?
  open private(set) var state = UIViewAnimatingState.inactive
  open private(set) var isRunning = false
  open var isReversed = false
  open var fractionComplete: CGFloat {
    get {
      guard isRunning, start.duration > 0 else { return doneFraction }
      let part = min(1, (CACurrentMediaTime() - start.time) / start.duration)
      return isReversed
        ? doneFraction * CGFloat(1 - part) : doneFraction + (1 - doneFraction) * CGFloat(part)
    }
    set {
      doneFraction = min(max(newValue, 0), 1)
      if state == .inactive { state = .active }
      makeChanges()
    }
  }
  private final var doneFraction: CGFloat = 0
  private final var start = (time: 0.0, duration: 0.0)
  private final var next: DelayedCall?
  open var isUserInteractionEnabled = true
  /// Kept, but has no effect, since changes are applied immediately.
  open var scrubsLinearly = true
  open var isManualHitTestingEnabled = false
  open var pausesOnCompletion = false

  public convenience override init() {
    self.init(duration: 0, timingParameters: UICubicTimingParameters())
  }

  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = duration
    timingParameters = parameters
    super.init()
  }

  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: duration, curve: .easeInOut, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  open func addAnimations(_ animation: @escaping () -> Void) {
    changes.append(animation)
    if isRunning { makeChanges() }
  }

  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    addAnimations(animation)
  }

  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  open func startAnimation() { run(for: remainingTime) }

  open func startAnimation(afterDelay delay: TimeInterval) {
    guard delay > 0 else { return startAnimation() }
    state = .active
    next = DelayedCall(after: delay) { [weak self] in self?.startAnimation() }
  }

  open func pauseAnimation() {
    doneFraction = fractionComplete
    state = .active
    isRunning = false
    next?.cancel()
  }

  /// Resumes the animation; a `durationFactor` of 0 keeps the remaining time.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    run(for: durationFactor > 0 ? duration * Double(durationFactor) : remainingTime)
  }

  open func stopAnimation(_ withoutFinishing: Bool) {
    next?.cancel()
    isRunning = false
    state = withoutFinishing ? .inactive : .stopped
    if withoutFinishing { completions = [] }
  }

  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else { return }
    if finalPosition == .end { makeChanges() }
    end(at: finalPosition)
  }

  private final var remainingTime: TimeInterval {
    duration * Double(isReversed ? fractionComplete : 1 - fractionComplete)
  }

  private final func run(for time: TimeInterval) {
    guard state != .stopped, !isRunning else { return }
    doneFraction = fractionComplete
    state = .active
    isRunning = true
    start = (CACurrentMediaTime(), time)
    makeChanges()
    let position: UIViewAnimatingPosition = isReversed ? .start : .end
    guard time > 0, UIView.areAnimationsEnabled else {
      end(at: position)
      return
    }
    // A running animation keeps itself alive, like in UIKit.
    next = DelayedCall(after: time) { self.end(at: position) }
  }

  private final func makeChanges() {
    let changes = changes
    self.changes = []
    AnimationState.run(duration, { changes.forEach { $0() } }, nil)
  }

  private final func end(at position: UIViewAnimatingPosition) {
    next = nil
    isRunning = false
    doneFraction = position == .start ? 0 : 1
    guard !pausesOnCompletion else { return }
    AnimationState.layOutWindows()
    state = .inactive
    doneFraction = 0
    let handlers = completions
    completions = []
    handlers.forEach { $0(position) }
  }
}
