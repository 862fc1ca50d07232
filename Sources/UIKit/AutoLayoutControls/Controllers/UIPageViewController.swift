public import AutoLayoutCore
import AutoLayoutValues
public import Foundation

/// Shows a page or two pages, turned only by code.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  public enum TransitionStyle: Int, Sendable {
    case pageCurl = 0
    case scroll = 1
  }

  public enum NavigationOrientation: Int, Sendable {
    case horizontal = 0
    case vertical = 1
  }

  public enum NavigationDirection: Int, Sendable {
    case forward = 0
    case reverse = 1
  }

  public enum SpineLocation: Int, Sendable {
    case none = 0
    case min = 1
    case mid = 2
    case max = 3
  }

  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let spineLocation = Self(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    public static let interPageSpacing = Self(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  public let transitionStyle: TransitionStyle
  public let navigationOrientation: NavigationOrientation
  public let spineLocation: SpineLocation
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  open weak var delegate: (any UIPageViewControllerDelegate)?
  open var isDoubleSided = false
  open private(set) var viewControllers: [UIViewController]? = []

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

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    transitionStyle = .pageCurl
    navigationOrientation = .horizontal
    spineLocation = .min
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    transitionStyle = .pageCurl
    navigationOrientation = .horizontal
    spineLocation = .min
    super.init(coder: coder)
  }

  /// Replaces the pages immediately: two if the spine is in the middle, otherwise a single page.
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
    let leaving = old.filter { page in !pages.contains { $0 === page } }
    let coming = pages.filter { $0.parent !== self }
    leaving.forEach { $0.willMove(toParent: nil) }
    coming.forEach { addChild($0) }
    self.viewControllers = pages
    exchange(leaving, for: coming, animated) { placePages() }
    leaving.forEach { $0.removeFromParent() }
    coming.forEach { $0.didMove(toParent: self) }
    completion?(true)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    placePages()
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    placePages()
  }

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
      // Two pages have no safe area at their common edge.
      if index > 0 { if isRow { safeArea.left = 0 } else { safeArea.top = 0 } }
      if index + 1 < pages.count { if isRow { safeArea.right = 0 } else { safeArea.bottom = 0 } }
      place(page, in: CGRect(origin: origin, size: size), safeArea: safeArea)
    }
  }
}

@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// The number of dots of the page indicator, which is not shown.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// Methods for page turns by the user, which do not happen here.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController])
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
  func pageViewController(
    _ pageViewController: UIPageViewController,
    spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation
}

extension UIPageViewControllerDelegate {
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation { pageViewController.spineLocation }
}
