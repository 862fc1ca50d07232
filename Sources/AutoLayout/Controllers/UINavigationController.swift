public import Foundation

/// A container that shows the last of a row of controllers below a bar.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  private var stack: [UIViewController] = []
  /// The bar.
  public let navigationBar = UINavigationBar()
  /// The bar of buttons at the bottom.
  public let toolbar = UIToolbar()

  /// Makes a container of one controller.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  /// Makes an empty container.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes a container from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The controllers, the one that is shown last.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The controller that is shown.
  open var topViewController: UIViewController? { stack.last }
  /// The controller that is seen: one that is shown over everything, or the last one.
  open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }

  /// Whether there is no bar.
  open var isNavigationBarHidden = false { didSet { placeContent() } }
  /// Whether there is no bar of buttons.
  open var isToolbarHidden = true { didSet { placeContent() } }

  /// Shows or hides the bar.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  /// Shows or hides the bar of buttons.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    isToolbarHidden = hidden
  }

  /// Exchanges all controllers.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    let leaving = stack.filter { old in !viewControllers.contains { $0 === old } }
    let coming = viewControllers.filter { new in !stack.contains { $0 === new } }
    change(leaving: leaving, coming: coming) { $0 = viewControllers }
  }

  /// Shows a controller in front of the others.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    change(leaving: [], coming: [viewController]) { $0.append(viewController) }
  }

  /// Takes the last controller out, unless it is the only one.
  ///
  /// - Parameter animated: Whether the change is animated; it is made at once.
  /// - Returns: The controller that was taken out.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let last = stack.last else { return nil }
    change(leaving: [last], coming: []) { $0.removeLast() }
    return last
  }

  /// Takes all controllers but the first out.
  ///
  /// - Parameter animated: Whether the change is animated; it is made at once.
  /// - Returns: The controllers that were taken out.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    let leaving = Array(stack.dropFirst())
    change(leaving: leaving, coming: []) { $0 = Array($0.prefix(1)) }
    return leaving
  }

  private func change(
    leaving: [UIViewController], coming: [UIViewController],
    _ edit: (inout [UIViewController]) -> Void
  ) {
    let oldTop = stack.last
    leaving.forEach { $0.willMove(toParent: nil) }
    coming.forEach { addChild($0) }
    edit(&stack)
    navigationBar.items = stack.map(\.navigationItem)
    if let oldTop, oldTop !== stack.last { withdraw(oldTop) }
    leaving.forEach { $0.removeFromParent() }
    let isNew = oldTop !== stack.last && isViewLoaded
    if isNew { stack.last?.viewWillAppear(false) }
    placeContent()
    if isNew { stack.last?.viewDidAppear(false) }
    coming.forEach { $0.didMove(toParent: self) }
  }

  /// Puts the bars into the view.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(toolbar)
    view.addSubview(navigationBar)
    placeContent()
  }

  /// Places the bars, and the view of the last controller over the whole view (UIKIT 37).
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    placeContent()
  }

  /// Places everything anew.
  open override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    placeContent()
  }

  private func placeContent() {
    guard let view = viewIfLoaded else { return }
    var free = view.safeAreaInsets
    var frame = view.bounds
    navigationBar.isHidden = isNavigationBarHidden
    toolbar.isHidden = isToolbarHidden
    let barHeight = navigationBar.sizeThatFits(frame.size).height
    navigationBar.frame = CGRect(x: 0, y: free.top, width: frame.width, height: barHeight)
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

extension UIViewController {
  /// Whether the view reaches under a bar at an edge.
  func reachesUnder(_ edge: UIRectEdge, isBarTranslucent: Bool) -> Bool {
    edgesForExtendedLayout.contains(edge)
      && (isBarTranslucent || extendedLayoutIncludesOpaqueBars)
  }
}
