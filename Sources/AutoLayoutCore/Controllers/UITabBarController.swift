import AutoLayoutValues
public import Foundation

@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
  /// The controllers that were given, or those of tabs that were shown.
  private final var controllers: [UIViewController] = []
  /// The tabs, where the controller was given some.
  private final var givenTabs: [UITab] = []
  open private(set) var tabBar = UITabBar()
  /// Asked and told about what is shown; not kept alive.
  open weak var delegate: (any UITabBarControllerDelegate)?

  open var viewControllers: [UIViewController]? {
    get { controllers.isEmpty ? nil : controllers }
    set { setViewControllers(newValue, animated: false) }
  }

  open var customizableViewControllers: [UIViewController]?
  /// The controller of those that have no room in the bar: here all have.
  open var moreNavigationController: UINavigationController { madeMoreController }
  private final lazy var madeMoreController = UINavigationController()

  /// Called when the user chooses an item: nobody touches here.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  /// The place of the controller that is shown; `NSNotFound` where there is none.
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
      if let oldValue { withdraw(oldValue) }
      tabBar.selectedItem = selectedItem
      barMayComeOrGo()
      guard isViewLoaded, let selectedViewController else { return placeContent() }
      selectedViewController.appear(false) { placeContent() }
    }
  }

  /// Exchanges all controllers; the first one is shown unless the present one stays.
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

  /// Exchanges all tabs; the first one is shown unless the present one stays.
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

  /// Where tabs are shown; kept, since there is a bar at the bottom alone.
  open var mode = Mode.automatic

  public enum Mode: Int, Sendable {
    case automatic = 0
    case tabBar = 1
    case tabSidebar = 2
  }

  open var customizationIdentifier: String?
  open var compactTabIdentifiers: [String]?
  /// What stands above the bar, from iOS 26 on; kept.
  open var bottomAccessory: UITabAccessory?
  /// When the bar becomes small, from iOS 26 on; kept.
  open var tabBarMinimizeBehavior = MinimizeBehavior.automatic

  public enum MinimizeBehavior: Int, Sendable {
    /// As the system says.
    case automatic = 0
    /// Never.
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

  /// Takes controllers in and out.
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

  /// Places the bar, and the view of the controller that is shown over the whole view (F11.37).
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    placeContent()
  }

  open override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    placeContent()
  }

  /// Shows the items of the controllers as they are now.
  final func showItems() {
    tabBar.items =
      givenTabs.isEmpty
      ? controllers.map(\.tabBarItem) : givenTabs.filter { !$0.isHidden }.map(\.item)
    tabBar.selectedItem = selectedItem
  }

  /// Whether there is no bar at the bottom; what is shown has its room.
  open var isTabBarHidden: Bool {
    get { isBarTakenAway }
    set { setTabBarHidden(newValue, animated: false) }
  }
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    isBarTakenAway = hidden
    barMayComeOrGo()
  }
  private final var isBarTakenAway = false
  /// Whether the bar is hidden by this controller; clients may hide it, too.
  private final var hidesBar = false

  /// Whether a controller that was pushed goes without the bar, or one below it: the bar stays away
  /// until that one is popped (UIKit's documentation).
  private final var isPushedOver: Bool {
    guard let stack = (selectedViewController as? UINavigationController)?.viewControllers else {
      return false
    }
    return stack.dropFirst().contains { $0.hidesBottomBarWhenPushed }
  }

  /// Shows or hides the bar as the controllers ask for it.
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
    // The bar reaches down to the screen's edge; its own content stays above the safe area's.
    let barHeight = tabBar.sizeThatFits(frame.size).height + free.bottom
    tabBar.frame = CGRect(x: 0, y: frame.height - barHeight, width: frame.width, height: barHeight)
    // A bar that is hidden covers nothing.
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
