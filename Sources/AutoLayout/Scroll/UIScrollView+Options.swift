public import Foundation

extension UIScrollView {
  /// How soon moved content comes to rest.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// What is left of the speed after a millisecond.
    public let rawValue: CGFloat

    /// Makes a rate.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The usual one.
    public static let normal = Self(rawValue: 0.998)
    /// A faster one.
    public static let fast = Self(rawValue: 0.99)
  }

  /// The looks of the indicators.
  public enum IndicatorStyle: Int, Sendable {
    /// Dark or light, as suits the content.
    case `default` = 0
    /// Dark.
    case black = 1
    /// Light.
    case white = 2
  }

  /// How a drag puts the keyboard away.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Not at all.
    case none = 0
    /// When it begins.
    case onDrag = 1
    /// The keyboard follows the finger.
    case interactive = 2
  }

  /// Whether the user is dragging the content: never here.
  public var isDragging: Bool { false }
  /// Whether the user touches the content: never here.
  public var isTracking: Bool { false }
  /// Whether the content still moves after a drag: never here.
  public var isDecelerating: Bool { false }
}

/// How a scroll view answers the user; layout does not see it.
struct ScrollBehavior {
  var isScrollEnabled = true
  var isPagingEnabled = false
  var bounces = true
  var alwaysBounceVertical = false
  var alwaysBounceHorizontal = false
  var showsVerticalScrollIndicator = true
  var showsHorizontalScrollIndicator = true
  var scrollIndicatorInsets = UIEdgeInsets.zero
  var indicatorStyle = UIScrollView.IndicatorStyle.default
  var keyboardDismissMode = UIScrollView.KeyboardDismissMode.none
  var decelerationRate = UIScrollView.DecelerationRate.normal
}

extension UIScrollView {
  /// Whether the user can move several pages at once.
  public var isPagingEnabled: Bool {
    get { behavior.isPagingEnabled }
    set { behavior.isPagingEnabled = newValue }
  }
  /// Whether content may be moved beyond its edges for a moment.
  public var bounces: Bool {
    get { behavior.bounces }
    set { behavior.bounces = newValue }
  }
  /// Whether it may from top to bottom, even if it all is seen.
  public var alwaysBounceVertical: Bool {
    get { behavior.alwaysBounceVertical }
    set { behavior.alwaysBounceVertical = newValue }
  }
  /// Whether it may from side to side, even if it all is seen.
  public var alwaysBounceHorizontal: Bool {
    get { behavior.alwaysBounceHorizontal }
    set { behavior.alwaysBounceHorizontal = newValue }
  }
  /// Whether an indicator at the side shows the place.
  public var showsVerticalScrollIndicator: Bool {
    get { behavior.showsVerticalScrollIndicator }
    set { behavior.showsVerticalScrollIndicator = newValue }
  }
  /// Whether an indicator at the bottom shows the place.
  public var showsHorizontalScrollIndicator: Bool {
    get { behavior.showsHorizontalScrollIndicator }
    set { behavior.showsHorizontalScrollIndicator = newValue }
  }
  /// How far the indicators stay away from the edges, in points.
  public var scrollIndicatorInsets: UIEdgeInsets {
    get { behavior.scrollIndicatorInsets }
    set { behavior.scrollIndicatorInsets = newValue }
  }
  /// The looks of the indicators.
  public var indicatorStyle: IndicatorStyle {
    get { behavior.indicatorStyle }
    set { behavior.indicatorStyle = newValue }
  }
  /// How a drag puts the keyboard away.
  public var keyboardDismissMode: KeyboardDismissMode {
    get { behavior.keyboardDismissMode }
    set { behavior.keyboardDismissMode = newValue }
  }
  /// How soon moved content comes to rest.
  public var decelerationRate: DecelerationRate {
    get { behavior.decelerationRate }
    set { behavior.decelerationRate = newValue }
  }
}
