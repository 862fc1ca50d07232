import AutoLayoutValues
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

  /// How the bar at the side with the names of sections is shown.
  public enum IndexDisplayMode: Int, Sendable {
    /// As the system likes.
    case automatic = 0
    /// Not at all.
    case alwaysHidden = 1
  }
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
  var isDirectionalLockEnabled = false
  var scrollsToTop = true
  var delaysContentTouches = true
  var canCancelContentTouches = true
  var bouncesZoom = true
  var minimumZoomScale: CGFloat = 1
  var maximumZoomScale: CGFloat = 1
  var zoomScale: CGFloat = 1
  var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  var automaticallyAdjustsScrollIndicatorInsets = true
  var indexDisplayMode = UIScrollView.IndexDisplayMode.automatic
  var bouncesVertically = true
  var bouncesHorizontally = true
  var allowsKeyboardScrolling = true
  var transfersHorizontalScrolling = true
  var transfersVerticalScrolling = true
}

// What a finger or a key would do: nobody scrolls here.
extension UIScrollView {
  /// Whether content may be drawn beyond its top and bottom; kept.
  public var bouncesVertically: Bool {
    get { behavior.bouncesVertically }
    set { behavior.bouncesVertically = newValue }
  }
  /// Whether content may be drawn beyond its sides; kept.
  public var bouncesHorizontally: Bool {
    get { behavior.bouncesHorizontally }
    set { behavior.bouncesHorizontally = newValue }
  }
  /// Whether keys scroll; kept.
  public var allowsKeyboardScrolling: Bool {
    get { behavior.allowsKeyboardScrolling }
    set { behavior.allowsKeyboardScrolling = newValue }
  }
  /// Whether a drag at an end goes on in what is around, across; kept.
  public var transfersHorizontalScrollingToParent: Bool {
    get { behavior.transfersHorizontalScrolling }
    set { behavior.transfersHorizontalScrolling = newValue }
  }
  /// Whether a drag at an end goes on in what is around, along; kept.
  public var transfersVerticalScrollingToParent: Bool {
    get { behavior.transfersVerticalScrolling }
    set { behavior.transfersVerticalScrolling = newValue }
  }
  /// Whether content moves by itself: never here.
  public var isScrollAnimating: Bool { false }
  /// Stops what moves by itself: nothing does.
  public func stopScrollingAndZooming() {}
  /// Shows indicators during changes; they are only made.
  ///
  /// - Parameter changes: The changes.
  public func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) { changes() }
}
