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
    /// Turns a page up.
    public static let transitionCurlUp = Self(rawValue: 3 << 20)
    /// Turns a page down.
    public static let transitionCurlDown = Self(rawValue: 4 << 20)
    /// Turns from the top.
    public static let transitionFlipFromTop = Self(rawValue: 6 << 20)
    /// Turns from the bottom.
    public static let transitionFlipFromBottom = Self(rawValue: 7 << 20)
    /// As many pictures a second as the system chooses.
    public static let preferredFramesPerSecondDefault: Self = []
    /// Sixty pictures a second.
    public static let preferredFramesPerSecond60 = Self(rawValue: 3 << 24)
    /// Thirty pictures a second.
    public static let preferredFramesPerSecond30 = Self(rawValue: 7 << 24)
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
}
