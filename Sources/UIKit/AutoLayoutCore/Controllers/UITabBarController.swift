import AutoLayoutValues
public import Foundation

@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
  private final var controllers: [UIViewController] = []
  private final var givenTabs: [UITab] = []
  open private(set) var tabBar = UITabBar()
  open weak var delegate: (any UITabBarControllerDelegate)?

  open var viewControllers: [UIViewController]? {
    get { controllers.isEmpty ? nil : controllers }
    set { setViewControllers(newValue, animated: false) }
  }

  open var customizableViewControllers: [UIViewController]?
  /// The "more" controller, never used: the bar has room for all items.
  open var moreNavigationController: UINavigationController { madeMoreController }
  private final lazy var madeMoreController = UINavigationController()

  /// Never called: touch input isn't simulated.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  open var selectedIndex: Int {
    get {
      guard givenTabs.isEmpty else {
        return shownTab.flatMap { givenTabs.firstIndex(of: $0) } ?? NSNotFound
      }
      return selectedViewController.flatMap { controllers.firstIndex(of: $0) } ?? NSNotFound
    }
    set {
      guard givenTabs.isEmpty else {
        selectedTab = givenTabs.indices.contains(newValue) ? givenTabs[newValue] : nil
        return
      }
      selectedViewController =
        controllers.indices.contains(newValue) ? controllers[newValue] : nil
    }
  }

  open var selectedViewController: UIViewController? {
    didSet {
      guard selectedViewController !== oldValue else { return }
      tabBar.selectedItem = selectedItem
      guard isViewLoaded else { return barMayComeOrGo() }
      let (old, new) = ([oldValue].compactMap { $0 }, [selectedViewController].compactMap { $0 })
      // The view that comes must be first: the bar can come or go with it.
      exchange(old, for: new, false, newComesFirst: true) {
        barMayComeOrGo()
        placeContent()
      }
    }
  }

  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    forgetTabs()
    exchangeControllers(viewControllers ?? [])
    showItems()
    if !controllers.contains(where: { $0 === selectedViewController }) {
      selectedViewController = controllers.first
    }
  }

  // MARK: Tabs

  open var tabs: [UITab] {
    get { givenTabs }
    set { setTabs(newValue, animated: false) }
  }

  open func setTabs(_ tabs: [UITab], animated: Bool) {
    let present = selectedTab
    forgetTabs()
    givenTabs = tabs
    for tab in tabs { tab.tabBarController = self }
    exchangeControllers(tabs.flatMap(\.loadedControllers))
    showItems()
    let stays = present.map { tab in tabs.contains { $0 === tab.root } } ?? false
    selectedTab = stays ? present : tabs.first { !$0.isHidden }
  }

  open var selectedTab: UITab? {
    get { selectedViewController?.tab }
    set {
      newValue?.choose()
      let shown = newValue?.shown
      let new = shown?.viewController
      if let new, !controllers.contains(new) { exchangeControllers(controllers + [new]) }
      selectedViewController = new
      tabBar.selectedItem = selectedItem
    }
  }

  open func tab(forIdentifier identifier: String) -> UITab? {
    givenTabs.lazy.compactMap { $0.find(identifier) }.first
  }

  /// The mode; not used, because the bar is always at the bottom.
  open var mode = Mode.automatic

  public enum Mode: Int, Sendable {
    case automatic = 0
    case tabBar = 1
    case tabSidebar = 2
  }

  open var customizationIdentifier: String?
  open var compactTabIdentifiers: [String]?
  /// The accessory above the bar, from iOS 26 on; stored, but not used.
  open var bottomAccessory: UITabAccessory?
  open var prominentTabIdentifier: String?
  /// The minimize behavior, from iOS 26 on; stored, but not used.
  open var tabBarMinimizeBehavior = MinimizeBehavior.automatic

  public enum MinimizeBehavior: Int, Sendable {
    case automatic = 0
    case never = 1
    case onScrollDown = 2
    case onScrollUp = 3
  }

  private final var shownTab: UITab? { selectedTab?.root }
  private final var selectedItem: UITabBarItem? {
    shownTab?.item ?? selectedViewController?.tabBarItem
  }

  private final func forgetTabs() {
    for tab in givenTabs { tab.tabBarController = nil }
    givenTabs = []
  }

  private final func exchangeControllers(_ new: [UIViewController]) {
    for old in controllers where !new.contains(where: { $0 === old }) {
      old.willMove(toParent: nil)
      withdraw(old)
      old.removeFromParent()
    }
    for controller in new where controller.parent !== self {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    controllers = new
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(tabBar)
    placeContent()
  }

  /// Places the bar and the selected controller's view, which fills the whole view (F11.37).
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    placeContent()
  }

  open override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    placeContent()
  }

  final func showItems() {
    tabBar.items =
      givenTabs.isEmpty
      ? controllers.map(\.tabBarItem) : givenTabs.filter { !$0.isHidden }.map(\.item)
    tabBar.selectedItem = selectedItem
  }

  open var isTabBarHidden: Bool {
    get { isBarTakenAway }
    set { setTabBarHidden(newValue, animated: false) }
  }
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    isBarTakenAway = hidden
    barMayComeOrGo()
  }
  private final var isBarTakenAway = false
  private final var hidesBar = false

  /// Whether a pushed controller hides the bar until it is popped (UIKit's documentation).
  private final var isPushedOver: Bool {
    guard let stack = (selectedViewController as? UINavigationController)?.viewControllers else {
      return false
    }
    return stack.dropFirst().contains { $0.hidesBottomBarWhenPushed }
  }

  final func barMayComeOrGo() {
    let hides = isBarTakenAway || isPushedOver
    guard hides != hidesBar else { return }
    hidesBar = hides
    tabBar.isHidden = hides
    placeContent()
  }

  private final func placeContent() {
    guard let view = viewIfLoaded else { return }
    var free = view.safeAreaInsets
    var frame = view.bounds
    if let strip = VerticalStrip(of: self) {
      // The bar is at the bottom of the strip (F15.3).
      let items = CGFloat(max(1, tabBar.items?.count ?? 0))
      let length = min(items * VerticalBarMetrics.tabLength, strip.frame.height / 2)
      tabBar.isInStrip = true
      tabBar.frame = CGRect(
        x: strip.frame.minX, y: frame.height - free.bottom - length, width: strip.frame.width,
        height: length)
      if !tabBar.isHidden { strip.reserve(in: &free) }
      if let selected = selectedViewController { place(selected, in: frame, safeArea: free) }
      return
    }
    tabBar.isInStrip = false
    // The bar extends to the screen's edge; the bar's content stays above the safe area.
    let barHeight = tabBar.sizeThatFits(frame.size).height + free.bottom
    tabBar.frame = CGRect(x: 0, y: frame.height - barHeight, width: frame.width, height: barHeight)
    if !tabBar.isHidden { free.bottom = barHeight }
    guard let selected = selectedViewController else { return }
    if !tabBar.isHidden,
      !selected.reachesUnder(.bottom, isBarTranslucent: tabBar.isTranslucent)
    {
      frame.size.height -= free.bottom
      free.bottom = 0
    }
    place(selected, in: frame, safeArea: free)
  }
}

@preconcurrency @MainActor
open class UITabAccessory: NSObject {
  public let contentView: UIView

  public init(contentView: UIView) {
    self.contentView = contentView
    super.init()
  }
}
