@_spi(Subclasses) public import AutoLayoutCore
public import AutoLayoutValues
public import Foundation
import TextMetrics

@preconcurrency @MainActor
open class UIPageControl: UIControl {
  open var numberOfPages = 0 {
    didSet { if numberOfPages != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// The page that is seen, from 0.
  open var currentPage = 0
  /// Whether it hides when there is but one page.
  open var hidesForSinglePage = false
  open var pageIndicatorTintColor: UIColor?
  open var currentPageIndicatorTintColor: UIColor?

  public enum BackgroundStyle: Int, Sendable {
    case automatic = 0
    case prominent = 1
    /// No background.
    case minimal = 2
  }

  /// What is behind the dots; nothing is drawn there.
  open var backgroundStyle = BackgroundStyle.automatic
  /// Whether a new page is shown only when asked for.
  open var defersCurrentPageDisplay = false

  /// Whether a finger that moves along the dots turns pages; nobody touches them here.
  open var allowsContinuousInteraction = true
  open var preferredIndicatorImage: UIImage?
  open var preferredCurrentPageIndicatorImage: UIImage?
  private final var indicatorImages: [Int: UIImage] = [:]

  /// What is shown in place of the dot of a page.
  ///
  /// - Parameter page: The page, from 0.
  /// - Returns: Its own image, or `preferredIndicatorImage`.
  open func indicatorImage(forPage page: Int) -> UIImage? {
    indicatorImages[page] ?? preferredIndicatorImage
  }

  /// Sets what is shown in place of the dot of a page; kept.
  ///
  /// - Parameters:
  ///   - image: The image; nil leaves the page to `preferredIndicatorImage`.
  ///   - page: The page, from 0.
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

  /// The size for a number of dots (F9.16).
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let metrics = controlMetrics
    let (around, dot) = (metrics.size(.pageControl), metrics.size(.pageControlDot).width)
    // Each dot is a sign on whole pixels.
    let pixels = screenCeiling
    let width = pixels.up(around.width) + pixels.up(dot) * Double(max(0, pageCount))
    return CGSize(width: max(0, width), height: pixels.up(around.height))
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
