public import Foundation

extension UIView {
  /// How an animation is run.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes options from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Lays subviews out as part of the animation.
    public static let layoutSubviews = Self(rawValue: 1 << 0)
    /// Lets views take touches while they move.
    public static let allowUserInteraction = Self(rawValue: 1 << 1)
    /// Starts from what is seen.
    public static let beginFromCurrentState = Self(rawValue: 1 << 2)
    /// Begins again and again.
    public static let `repeat` = Self(rawValue: 1 << 3)
    /// Runs back, too.
    public static let autoreverse = Self(rawValue: 1 << 4)
    /// Keeps its own duration inside another animation.
    public static let overrideInheritedDuration = Self(rawValue: 1 << 5)
    /// Keeps its own curve inside another animation.
    public static let overrideInheritedCurve = Self(rawValue: 1 << 6)
    /// Draws the views anew.
    public static let allowAnimatedContent = Self(rawValue: 1 << 7)
    /// Shows and hides views in place of adding and removing them.
    public static let showHideTransitionViews = Self(rawValue: 1 << 8)
    /// Begins and ends slowly.
    public static let curveEaseInOut: Self = []
    /// Begins slowly.
    public static let curveEaseIn = Self(rawValue: 1 << 16)
    /// Ends slowly.
    public static let curveEaseOut = Self(rawValue: 2 << 16)
    /// Runs evenly.
    public static let curveLinear = Self(rawValue: 3 << 16)
    /// Fades from one view to the other.
    public static let transitionCrossDissolve = Self(rawValue: 5 << 20)
    /// Turns from the left.
    public static let transitionFlipFromLeft = Self(rawValue: 1 << 20)
    /// Turns from the right.
    public static let transitionFlipFromRight = Self(rawValue: 2 << 20)
  }

  /// How fast an animation runs at each time.
  public enum AnimationCurve: Int, Sendable {
    /// Begins and ends slowly.
    case easeInOut = 0
    /// Begins slowly.
    case easeIn = 1
    /// Ends slowly.
    case easeOut = 2
    /// Runs evenly.
    case linear = 3
  }

  /// Makes changes over a time; here they are made at once, and the end is told when the time is over.
  ///
  /// - Parameters:
  ///   - duration: The time, in seconds.
  ///   - animations: Makes the changes.
  ///   - completion: Told that the changes are done.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    AnimationState.run(duration, animations, completion)
  }

  /// Makes changes over a time.
  ///
  /// - Parameters:
  ///   - duration: The time, in seconds.
  ///   - animations: Makes the changes.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void
  ) {
    AnimationState.run(duration, animations, nil)
  }

  /// Makes changes over a time, after a while.
  ///
  /// - Parameters:
  ///   - duration: The time, in seconds.
  ///   - delay: The time before, in seconds.
  ///   - options: How the animation is run.
  ///   - animations: Makes the changes.
  ///   - completion: Told that the changes are done.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    AnimationState.run(
      duration, after: delay, layingOut: options.contains(.layoutSubviews), animations, completion)
  }

  /// Makes changes over a time, as a spring does.
  ///
  /// - Parameters:
  ///   - duration: The time, in seconds.
  ///   - delay: The time before, in seconds.
  ///   - dampingRatio: How soon the spring is still.
  ///   - velocity: How fast it begins.
  ///   - options: How the animation is run.
  ///   - animations: Makes the changes.
  ///   - completion: Told that the changes are done.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    AnimationState.run(
      duration, after: delay, layingOut: options.contains(.layoutSubviews), animations, completion)
  }

  /// Changes a view's content over a time.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - duration: The time, in seconds.
  ///   - options: How the transition is run.
  ///   - animations: Makes the changes.
  ///   - completion: Told that the changes are done.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    AnimationState.run(duration, animations ?? {}, completion)
  }

  /// Puts one view in the place of another one over a time.
  ///
  /// - Parameters:
  ///   - fromView: The view that goes.
  ///   - toView: The view that comes.
  ///   - duration: The time, in seconds.
  ///   - options: Whether views are hidden and shown in place of removed and added.
  ///   - completion: Told that the views are exchanged.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    let exchange = {
      if options.contains(.showHideTransitionViews) {
        fromView.isHidden = true
        toView.isHidden = false
      } else {
        fromView.superview?.addSubview(toView)
        fromView.removeFromSuperview()
      }
    }
    AnimationState.run(duration, exchange, completion)
  }

  /// Makes changes that are not animated, inside an animation, too.
  ///
  /// - Parameter actionsWithoutAnimation: Makes the changes.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let wasEnabled = AnimationState.isEnabled
    AnimationState.isEnabled = false
    defer { AnimationState.isEnabled = wasEnabled }
    actionsWithoutAnimation()
  }

  /// Says whether changes are animated at all.
  ///
  /// - Parameter enabled: Whether they are.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    AnimationState.isEnabled = enabled
  }

  /// Whether changes are animated at all.
  public class var areAnimationsEnabled: Bool { AnimationState.isEnabled }

  /// The duration of the animation that is being stated, in seconds; 0 outside one.
  public class var inheritedAnimationDuration: TimeInterval {
    AnimationState.isEnabled ? AnimationState.duration : 0
  }
}
