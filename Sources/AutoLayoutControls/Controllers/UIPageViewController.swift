public import AutoLayoutCore
import AutoLayoutValues
public import Foundation

/// A controller that shows one or two others as pages.
///
/// Pages are turned by code; nobody turns them with a finger here, so the data source is only asked
/// by those who have it.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  /// How pages are turned.
  public enum TransitionStyle: Int, Sendable {
    /// As those of a book.
    case pageCurl = 0
    /// As those of a scroll.
    case scroll = 1
  }

  /// Where the next page is.
  public enum NavigationOrientation: Int, Sendable {
    /// Beside the present one.
    case horizontal = 0
    /// Below it.
    case vertical = 1
  }

  /// Which way pages are turned.
  public enum NavigationDirection: Int, Sendable {
    /// On.
    case forward = 0
    /// Back.
    case reverse = 1
  }

  /// Where the book is bound.
  public enum SpineLocation: Int, Sendable {
    /// Nowhere.
    case none = 0
    /// At the left or the top.
    case min = 1
    /// In the middle: two pages are shown.
    case mid = 2
    /// At the right or the bottom.
    case max = 3
  }

  /// What can be said when a controller is made.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a key from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Where the book is bound: a raw value of `SpineLocation`.
    public static let spineLocation = Self(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// The room between pages of a scroll, in points.
    public static let interPageSpacing = Self(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  /// How pages are turned.
  public let transitionStyle: TransitionStyle
  /// Where the next page is.
  public let navigationOrientation: NavigationOrientation
  /// Where the book is bound.
  public let spineLocation: SpineLocation
  /// Knows the pages before and after; not kept alive.
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  /// Told of turns; not kept alive.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// Whether pages have two sides.
  open var isDoubleSided = false
  /// The pages that are shown.
  open private(set) var viewControllers: [UIViewController]? = []

  /// Makes a controller without pages.
  ///
  /// - Parameters:
  ///   - style: How pages are turned.
  ///   - navigationOrientation: Where the next page is.
  ///   - options: What else is to be said.
  public init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    let spine = (options?[.spineLocation] as? Int).flatMap(SpineLocation.init(rawValue:))
    spineLocation = style == .scroll ? .none : spine ?? .min
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a controller from an archive.
  public required init?(coder: NSCoder) {
    transitionStyle = .pageCurl
    navigationOrientation = .horizontal
    spineLocation = .min
    super.init(coder: coder)
  }

  /// Exchanges the pages; the change is made at once.
  ///
  /// - Parameters:
  ///   - viewControllers: The pages: two where the book is bound in the middle, else one.
  ///   - direction: Which way pages are turned.
  ///   - animated: Whether the turn is animated.
  ///   - completion: Told that the pages are exchanged.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let pages = viewControllers ?? []
    let wanted = spineLocation == .mid ? 2 : 1
    guard pages.isEmpty || pages.count == wanted else {
      LayoutException.raise(
        "NSInvalidArgumentException",
        "The number of view controllers provided (\(pages.count)) doesn't match the number required (\(wanted)) for the requested transition"
      )
    }
    let old = self.viewControllers ?? []
    for page in old where !pages.contains(where: { $0 === page }) {
      page.willMove(toParent: nil)
      withdraw(page)
      page.removeFromParent()
    }
    self.viewControllers = pages
    for page in pages where page.parent !== self {
      addChild(page)
      if isViewLoaded { page.appear(animated) { placePages() } }
      page.didMove(toParent: self)
    }
    placePages()
    completion?(true)
  }

  /// Puts the pages into the view.
  open override func viewDidLoad() {
    super.viewDidLoad()
    placePages()
  }

  /// Places the pages.
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    placePages()
  }

  /// Places everything anew.
  open override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    placePages()
  }

  private final func placePages() {
    guard let view = viewIfLoaded, let pages = viewControllers, !pages.isEmpty else { return }
    let isRow = navigationOrientation == .horizontal
    let size = CGSize(
      width: view.bounds.width / (isRow ? CGFloat(pages.count) : 1),
      height: view.bounds.height / (isRow ? 1 : CGFloat(pages.count)))
    for (index, page) in pages.enumerated() {
      let origin = CGPoint(
        x: isRow ? size.width * CGFloat(index) : 0, y: isRow ? 0 : size.height * CGFloat(index))
      var safeArea = view.safeAreaInsets
      // Where two pages meet, neither reaches an edge of the view.
      if index > 0 { if isRow { safeArea.left = 0 } else { safeArea.top = 0 } }
      if index + 1 < pages.count { if isRow { safeArea.right = 0 } else { safeArea.bottom = 0 } }
      place(page, in: CGRect(origin: origin, size: size), safeArea: safeArea)
    }
  }
}

/// Knows the pages of a `UIPageViewController`.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// The page before one; nil where there is none.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// The page after one; nil where there is none.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// How many pages dots stand for; 0 for no dots, which are not shown here.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// Which of them is the page that is seen.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// No dots.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  /// The first.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// Told of the turns that a finger makes, of which there are none here.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  /// A turn begins.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController])
  /// A turn has ended.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
  /// Where the book is bound while the interface is turned.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation
}

extension UIPageViewControllerDelegate {
  /// Nothing is done.
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  /// Nothing is done.
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
  /// Where it is bound now.
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation { pageViewController.spineLocation }
}
