package import AutoLayoutCore
import AutoLayoutValues
public import Foundation

extension UIScrollView {
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public static let normal = Self(rawValue: 0.998)
    public static let fast = Self(rawValue: 0.99)
  }

  public enum IndicatorStyle: Int, Sendable {
    case `default` = 0
    case black = 1
    case white = 2
  }

  public enum KeyboardDismissMode: Int, Sendable {
    case none = 0
    case onDrag = 1
    case interactive = 2
    case onDragWithAccessory = 3
    case interactiveWithAccessory = 4
  }

  public enum IndexDisplayMode: Int, Sendable {
    case automatic = 0
    case alwaysHidden = 1
  }
}

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

extension UIScrollView {
  package func isContentAmbiguousAfterLayout(_ axis: NSLayoutConstraint.Axis) -> Bool {
    isExtentAmbiguousAfterLayout(.content, axis)
  }
}
