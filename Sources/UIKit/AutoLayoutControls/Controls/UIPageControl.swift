@_spi(Subclasses) public import AutoLayoutCore
public import AutoLayoutValues
public import Foundation
import TextMetrics

@preconcurrency @MainActor
open class UIPageControl: UIControl {
  open var numberOfPages = 0 {
    didSet { if numberOfPages != oldValue { invalidateIntrinsicContentSize() } }
  }
  open var currentPage = 0
  open var hidesForSinglePage = false
  open var pageIndicatorTintColor: UIColor?
  open var currentPageIndicatorTintColor: UIColor?

  public enum BackgroundStyle: Int, Sendable {
    case automatic = 0
    case prominent = 1
    case minimal = 2
  }

  /// Kept, but not drawn.
  open var backgroundStyle = BackgroundStyle.automatic
  open var defersCurrentPageDisplay = false

  /// Kept, but has no effect.
  open var allowsContinuousInteraction = true

  public enum Direction: Int, Sendable {
    case natural = 0
    case leftToRight = 1
    case rightToLeft = 2
    case topToBottom = 3
    case bottomToTop = 4
  }

  open var direction = Direction.natural {
    didSet { if direction.isColumn != oldValue.isColumn { invalidateIntrinsicContentSize() } }
  }
  /// Kept; progress is never shown.
  open var progress: UIPageControlProgress?
  public enum InteractionState: Int, Sendable {
    case none = 0
    case discrete = 1
    case continuous = 2
  }
  open var interactionState: InteractionState { .none }
  open var preferredIndicatorImage: UIImage?
  open var preferredCurrentPageIndicatorImage: UIImage?
  private final var indicatorImages: [Int: UIImage] = [:]

  open func indicatorImage(forPage page: Int) -> UIImage? {
    indicatorImages[page] ?? preferredIndicatorImage
  }

  /// Stores the indicator image for a page.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    indicatorImages[page] = image
  }

  @_spi(Subclasses) open override func adoptLooks(of model: UIView) {
    super.adoptLooks(of: model)
    guard let model = model as? UIPageControl else { return }
    pageIndicatorTintColor = pageIndicatorTintColor ?? model.pageIndicatorTintColor
    currentPageIndicatorTintColor =
      currentPageIndicatorTintColor ?? model.currentPageIndicatorTintColor
  }

  /// Returns the size for a number of dots (F9.16).
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let metrics = controlMetrics
    let (around, dot) = (metrics.size(.pageControl), metrics.size(.pageControlDot).width)
    // Each dot is a symbol aligned to whole pixels.
    let pixels = screenCeiling
    let width = pixels.up(around.width) + pixels.up(dot) * Double(max(0, pageCount))
    let size = CGSize(width: max(0, width), height: pixels.up(around.height))
    return direction.isColumn ? CGSize(width: size.height, height: size.width) : size
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

extension UIPageControl.Direction {
  fileprivate var isColumn: Bool { self == .topToBottom || self == .bottomToTop }
}

/// The progress to the next page; kept.
@preconcurrency @MainActor
open class UIPageControlProgress: NSObject {
  open var currentProgress: Float = 0
  open var isProgressVisible: Bool { false }
}
