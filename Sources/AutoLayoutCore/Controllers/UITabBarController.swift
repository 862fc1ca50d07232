import AutoLayoutValues
import Foundation

/// A container that shows one of several controllers above a bar.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
  private var tabs: [UIViewController] = []
  /// The bar.
  open private(set) var tabBar = UITabBar()
  /// Asked and told about what is shown; not kept alive.
  open weak var delegate: (any UITabBarControllerDelegate)?

  /// The controllers.
  open var viewControllers: [UIViewController]? {
    get { tabs.isEmpty ? nil : tabs }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The controllers that the user may put in another order.
  open var customizableViewControllers: [UIViewController]?
  /// The controller of those that have no room in the bar: here all have.
  open var moreNavigationController: UINavigationController { madeMoreController }
  private lazy var madeMoreController = UINavigationController()

  /// Called when the user chooses an item: nobody touches here.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  /// The place of the controller that is shown; `NSNotFound` where there is none.
  open var selectedIndex: Int {
    get { selectedViewController.flatMap { tabs.firstIndex(of: $0) } ?? NSNotFound }
    set { selectedViewController = tabs.indices.contains(newValue) ? tabs[newValue] : nil }
  }

  /// The controller that is shown.
  open var selectedViewController: UIViewController? {
    didSet {
      guard selectedViewController !== oldValue else { return }
      if let oldValue { withdraw(oldValue) }
      tabBar.selectedItem = selectedViewController?.tabBarItem
      guard isViewLoaded, let selectedViewController else { return placeContent() }
      selectedViewController.appear(false) { placeContent() }
    }
  }

  /// Exchanges all controllers; the first one is shown unless the present one stays.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let new = viewControllers ?? []
    for old in tabs where !new.contains(where: { $0 === old }) {
      old.willMove(toParent: nil)
      withdraw(old)
      old.removeFromParent()
    }
    for controller in new where controller.parent !== self {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    tabs = new
    showItems()
    if !tabs.contains(where: { $0 === selectedViewController }) {
      selectedViewController = tabs.first
    }
  }

  /// Puts the bar into the view.
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

  /// Places everything anew.
  open override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    placeContent()
  }

  /// Shows the items of the controllers as they are now.
  func showItems() {
    tabBar.items = tabs.map(\.tabBarItem)
    tabBar.selectedItem = selectedViewController?.tabBarItem
  }

  private func placeContent() {
    guard let view = viewIfLoaded else { return }
    var free = view.safeAreaInsets
    var frame = view.bounds
    // The bar reaches down to the screen's edge; its own content stays above the safe area's.
    free.bottom += tabBar.sizeThatFits(frame.size).height
    tabBar.frame = CGRect(
      x: 0, y: frame.height - free.bottom, width: frame.width, height: free.bottom)
    guard let selected = selectedViewController else { return }
    if !selected.reachesUnder(.bottom, isBarTranslucent: tabBar.isTranslucent) {
      frame.size.height -= free.bottom
      free.bottom = 0
    }
    place(selected, in: frame, safeArea: free)
  }
}
