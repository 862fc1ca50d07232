import AutoLayoutValues
public import Foundation

@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  private final var stack: [UIViewController] = []
  open private(set) var navigationBar: UINavigationBar
  open private(set) var toolbar: UIToolbar
  open weak var delegate: (any UINavigationControllerDelegate)?

  public init(rootViewController: UIViewController) {
    (navigationBar, toolbar) = (UINavigationBar(), UIToolbar())
    super.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    (navigationBar, toolbar) = (UINavigationBar(), UIToolbar())
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    (navigationBar, toolbar) = (UINavigationBar(), UIToolbar())
    super.init(coder: coder)
  }

  /// Makes a container with custom bar classes, if they are bars.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    navigationBar = (navigationBarClass as? UINavigationBar.Type)?.makeFramed() ?? UINavigationBar()
    toolbar = (toolbarClass as? UIToolbar.Type)?.makeFramed() ?? UIToolbar()
    super.init(nibName: nil, bundle: nil)
  }

  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  open var topViewController: UIViewController? { stack.last }
  open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }

  open var isNavigationBarHidden = false { didSet { placeContent() } }
  /// Never recognized: touch input isn't simulated.
  open private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? = {
    let recognizer = UIScreenEdgePanGestureRecognizer()
    recognizer.edges = .left
    return recognizer
  }()
  /// Never recognized; available from iOS 26 on.
  open private(set) lazy var interactiveContentPopGestureRecognizer: UIGestureRecognizer? =
    UIPanGestureRecognizer()
  /// Never recognized.
  open private(set) lazy var barHideOnSwipeGestureRecognizer = UIPanGestureRecognizer()
  /// Never recognized.
  open private(set) lazy var barHideOnTapGestureRecognizer = UITapGestureRecognizer()
  public nonisolated static let hideShowBarDuration: CGFloat = 0.2
  open var hidesBarsOnSwipe = false
  open var hidesBarsOnTap = false
  open var hidesBarsWhenKeyboardAppears = false
  open var hidesBarsWhenVerticallyCompact = false
  open var isToolbarHidden = true { didSet { placeContent() } }

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    isToolbarHidden = hidden
  }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    let leaving = stack.filter { old in !viewControllers.contains { $0 === old } }
    let coming = viewControllers.filter { new in !stack.contains { $0 === new } }
    change(leaving: leaving, coming: coming) { $0 = viewControllers }
  }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    change(leaving: [], coming: [viewController]) { $0.append(viewController) }
  }

  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let last = stack.last else { return nil }
    change(leaving: [last], coming: []) { $0.removeLast() }
    return last
  }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    let leaving = Array(stack.dropFirst())
    change(leaving: leaving, coming: []) { $0 = Array($0.prefix(1)) }
    return leaving
  }

  /// Pops the controllers above `viewController`; returns nil if it isn't on the stack.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool)
    -> [UIViewController]?
  {
    guard let index = stack.firstIndex(of: viewController) else { return nil }
    let leaving = Array(stack[(index + 1)...])
    change(leaving: leaving, coming: []) { $0.removeSubrange((index + 1)...) }
    return leaving
  }

  final func showToolbarItems() { toolbar.items = stack.last?.toolbarItems }

  private final func change(
    leaving: [UIViewController], coming: [UIViewController],
    _ edit: (inout [UIViewController]) -> Void
  ) {
    let oldTop = stack.last
    leaving.forEach { $0.willMove(toParent: nil) }
    coming.forEach { addChild($0) }
    edit(&stack)
    navigationBar.items = stack.map(\.navigationItem)
    showToolbarItems()
    updateTabBar()
    leaving.forEach { $0.made.isMovingFromParent = true }
    coming.forEach { $0.made.isMovingToParent = true }
    tabBarController?.barMayComeOrGo()
    if oldTop !== stack.last, isViewLoaded {
      let top = stack.last
      top?.loadViewIfNeeded()
      if let top { delegate?.navigationController(self, willShow: top, animated: false) }
      exchange([oldTop].compactMap { $0 }, for: [top].compactMap { $0 }, false) { placeContent() }
      if let top { delegate?.navigationController(self, didShow: top, animated: false) }
    } else {
      placeContent()
    }
    leaving.forEach {
      $0.removeFromParent()
      $0.made.isMovingFromParent = false
    }
    coming.forEach {
      $0.made.isMovingToParent = false
      $0.didMove(toParent: self)
    }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(toolbar)
    view.addSubview(navigationBar)
    placeContent()
  }

  /// Places the bars and the top controller's view, which fills the whole view (F11.37).
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    placeContent()
  }

  open override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    placeContent()
  }

  /// The bar's height, with a large title (F6.45) or a search bar (F6.50).
  private final var barHeight: CGFloat {
    let metrics = navigationBar.controlMetrics
    let usual = metrics.size(.navigationBar).height
    var height = usual
    if isAtTopOfSheet {
      height = hasCapsules ? usual : 56
    } else if traitCollection.userInterfaceIdiom == .pad && height == 44 {
      height = 50
    }
    height += navigationBar.accessoryHeight
    guard navigationBar.showsLargeTitle else { return height }
    return height + metrics.size(.largeNavigationBar).height - usual
  }

  private final var isAtTopOfSheet: Bool {
    presenter != nil && presentation is UISheetPresentationController
      && viewIfLoaded?.safeAreaInsets.top == 0
  }

  /// Whether bars have the sizes of iOS 26.
  private final var hasCapsules: Bool { traitCollection.has(.capsuleBars) }

  private final func placeContent() {
    guard let view = viewIfLoaded else { return }
    var free = view.safeAreaInsets
    // From iOS 26 on a sheet's bar is below the grabber (F15.12).
    if isAtTopOfSheet, hasCapsules, !isNavigationBarHidden { free.top = 16 }
    var frame = view.bounds
    navigationBar.isHidden = isNavigationBarHidden
    toolbar.isHidden = isToolbarHidden
    if let strip = VerticalStrip(of: self) { return placeContent(beside: strip, view) }
    navigationBar.strip = nil
    let barHeight = barHeight
    // On a foldable phone's inner screen the bar is inside the top inset (F15.3).
    let bottom = view.window.flatMap { window -> CGFloat? in
      let isTop = view.convert(CGPoint.zero, to: window).y == window.bounds.minY
      return isTop ? window.screen.shape.navigationBottom : nil
    }
    if let bottom, !isNavigationBarHidden { free.top = max(0, bottom - barHeight) }
    // The signs of the system are at the end of the same row.
    let end = bottom == nil ? nil : view.window?.screen.shape.statusStrip?.minX
    navigationBar.frame = CGRect(x: 0, y: free.top, width: end ?? frame.width, height: barHeight)
    (navigationBar.overhang, toolbar.overhang) = (free.top, free.bottom)
    if !isNavigationBarHidden { free.top += barHeight }
    let toolbarHeight = toolbar.sizeThatFits(frame.size).height
    toolbar.frame = CGRect(
      x: 0, y: frame.height - free.bottom - toolbarHeight, width: frame.width,
      height: toolbarHeight)
    if !isToolbarHidden { free.bottom += toolbarHeight }
    guard let top = stack.last else { return }
    if !isNavigationBarHidden
      && !top.reachesUnder(.top, isBarTranslucent: navigationBar.isTranslucent)
    {
      frame.origin.y += free.top
      frame.size.height -= free.top
      free.top = 0
    }
    place(top, in: frame, safeArea: free)
  }
}

extension UINavigationController {
  /// Places the bars into a strip; the title has a row above the content (F15.3).
  private func placeContent(beside strip: VerticalStrip, _ view: UIView) {
    var free = view.safeAreaInsets
    strip.reserve(in: &free)
    let item = topViewController?.navigationItem
    let hasTitle = item?.title?.isEmpty == false || item?.titleView != nil
    let row = hasTitle ? VerticalBarMetrics.titleRow : VerticalBarMetrics.plainTop
    navigationBar.strip = CGRect(
      x: strip.frame.minX, y: strip.top, width: strip.frame.width,
      height: max(0, view.bounds.height - strip.top - free.bottom))
    navigationBar.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: row)
    navigationBar.overhang = 0
    if !isNavigationBarHidden { free.top = max(free.top, row) }
    let toolbarHeight = toolbar.sizeThatFits(view.bounds.size).height
    toolbar.frame = CGRect(
      x: 0, y: view.bounds.height - free.bottom - toolbarHeight, width: view.bounds.width,
      height: toolbarHeight)
    if !isToolbarHidden { free.bottom += toolbarHeight }
    if let top = topViewController { place(top, in: view.bounds, safeArea: free) }
  }
}

extension UIViewController {
  func reachesUnder(_ edge: UIRectEdge, isBarTranslucent: Bool) -> Bool {
    edgesForExtendedLayout.contains(edge)
      && (isBarTranslucent || extendedLayoutIncludesOpaqueBars)
  }
}
