import AutoLayout
import Foundation
import Testing

extension LatePropertyTests {
  static func stack(_ setUp: (UINavigationController) -> Void = { _ in })
    -> UINavigationController
  {
    let content = UIViewController()
    content.title = "Quay"
    let inside = UIView()
    content.view.addSubview(inside)
    inside.translatesAutoresizingMaskIntoConstraints = false
    let safe = content.view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      inside.topAnchor.constraint(equalTo: safe.topAnchor),
      inside.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
      inside.leadingAnchor.constraint(equalTo: content.view.layoutMarginsGuide.leadingAnchor),
      inside.trailingAnchor.constraint(equalTo: content.view.layoutMarginsGuide.trailingAnchor),
    ])
    let made = UINavigationController(rootViewController: content)
    setUp(made)
    return made
  }

  static func tabs(_ setUp: (UITabBarController) -> Void = { _ in }) -> UITabBarController {
    let made = UITabBarController()
    made.viewControllers = [stack(), UIViewController()]
    setUp(made)
    return made
  }

  static func box(_ width: CGFloat, _ height: CGFloat) -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
  }

  static func labelled(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    return label
  }

  @Test("bars")
  func bars() {
    func opaque(_ stack: UINavigationController) { stack.navigationBar.isTranslucent = false }
    func large(_ stack: UINavigationController) { stack.navigationBar.prefersLargeTitles = true }
    let rows = [
      Self.controller("navigationBar.isTranslucent", { Self.stack() }, opaque),
      Self.controller("edgesForExtendedLayout", { Self.stack() }) {
        $0.topViewController?.edgesForExtendedLayout = []
      },
      Self.controller(
        "edgesForExtendedLayout, all",
        {
          Self.stack { $0.topViewController?.edgesForExtendedLayout = [] }
        }
      ) { $0.topViewController?.edgesForExtendedLayout = .all },
      Self.controller("extendedLayoutIncludesOpaqueBars", { Self.stack(opaque) }) {
        $0.topViewController?.extendedLayoutIncludesOpaqueBars = true
      },
      Self.controller("prefersLargeTitles", { Self.stack() }, large),
      Self.controller("largeTitleDisplayMode", { Self.stack(large) }) {
        $0.topViewController?.navigationItem.largeTitleDisplayMode = .never
      },
      Self.controller("isNavigationBarHidden", { Self.stack() }) {
        $0.isNavigationBarHidden = true
      },
      Self.controller("setNavigationBarHidden", { Self.stack() }) {
        $0.setNavigationBarHidden(true, animated: true)
      },
      Self.controller("isToolbarHidden", { Self.stack() }) { $0.isToolbarHidden = false },
      Self.controller("setToolbarHidden", { Self.stack() }) {
        $0.setToolbarHidden(false, animated: true)
      },
      Self.controller("additionalSafeAreaInsets", { Self.stack() }) {
        $0.topViewController?.additionalSafeAreaInsets.top = 30
      },
      Self.controller("navigation additionalSafeAreaInsets", { Self.stack() }) {
        $0.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 11, bottom: 12, right: 13)
      },
      Self.controller("viewRespectsSystemMinimumLayoutMargins", { Self.stack() }) {
        $0.topViewController?.viewRespectsSystemMinimumLayoutMargins = false
      },
      Self.controller("viewControllers", { Self.stack() }) {
        $0.viewControllers = [UIViewController(), UIViewController()]
      },
      Self.controller("titleView", { Self.stack() }) {
        $0.topViewController?.navigationItem.titleView = Self.box(100, 20)
      },
      Self.controller(
        "titleView, replaced",
        {
          Self.stack { $0.topViewController?.navigationItem.titleView = Self.box(70, 30) }
        }
      ) { $0.topViewController?.navigationItem.titleView = Self.box(100, 20) },
      Self.controller(
        "titleView, removed",
        {
          Self.stack { $0.topViewController?.navigationItem.titleView = Self.box(70, 30) }
        }
      ) { $0.topViewController?.navigationItem.titleView = nil },
      Self.controller(
        "titleView text",
        {
          Self.stack { $0.topViewController?.navigationItem.titleView = Self.labelled("A") }
        }
      ) { ($0.topViewController?.navigationItem.titleView as? UILabel)?.text = "A longer text" },
      Self.controller("leftBarButtonItem", { Self.stack() }) {
        $0.topViewController?.navigationItem.leftBarButtonItem = UIBarButtonItem(
          customView: Self.box(50, 20))
      },
      Self.controller("rightBarButtonItems", { Self.stack() }) {
        $0.topViewController?.navigationItem.rightBarButtonItems = [
          UIBarButtonItem(customView: Self.box(50, 20)),
          UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil),
          UIBarButtonItem(customView: Self.box(10, 20)),
        ]
      },
      Self.controller("trailingItemGroups", { Self.stack() }) {
        $0.topViewController?.navigationItem.trailingItemGroups = [
          UIBarButtonItemGroup(
            barButtonItems: [UIBarButtonItem(customView: Self.box(50, 20))], representativeItem: nil
          )
        ]
      },
      Self.controller(
        "item customView",
        {
          Self.stack {
            $0.topViewController?.navigationItem.leftBarButtonItem = UIBarButtonItem(
              customView: Self.box(50, 20))
          }
        }
      ) { $0.topViewController?.navigationItem.leftBarButtonItem?.customView = Self.box(70, 30) },
      Self.controller(
        "neighbor title",
        {
          Self.stack {
            $0.topViewController?.navigationItem.leftBarButtonItems = [
              UIBarButtonItem(title: "A", style: .plain, target: nil, action: nil),
              UIBarButtonItem(customView: Self.box(50, 20)),
            ]
          }
        }
      ) { $0.topViewController?.navigationItem.leftBarButtonItems?[0].title = "Longer" },
      Self.controller(
        "neighbor isHidden",
        {
          Self.stack {
            $0.topViewController?.navigationItem.leftBarButtonItems = [
              UIBarButtonItem(title: "A", style: .plain, target: nil, action: nil),
              UIBarButtonItem(customView: Self.box(50, 20)),
            ]
          }
        }
      ) { $0.topViewController?.navigationItem.leftBarButtonItems?[0].isHidden = true },
      Self.controller("toolbarItems", { Self.stack { $0.isToolbarHidden = false } }) {
        $0.topViewController?.toolbarItems = [
          .flexibleSpace(), UIBarButtonItem(customView: Self.box(50, 20)), .flexibleSpace(),
        ]
      },
      Self.controller(
        "fixed space width",
        {
          Self.stack {
            $0.isToolbarHidden = false
            $0.topViewController?.toolbarItems = [
              .fixedSpace(10), UIBarButtonItem(customView: Self.box(50, 20)),
            ]
          }
        }
      ) { $0.topViewController?.toolbarItems?[0].width = 40 },
      Self.controller(
        "hidesBackButton",
        {
          Self.stack {
            $0.pushViewController(UIViewController(), animated: false)
            let item = $0.topViewController?.navigationItem
            item?.leftBarButtonItem = UIBarButtonItem(customView: Self.box(50, 20))
            item?.leftItemsSupplementBackButton = true
          }
        }
      ) { $0.topViewController?.navigationItem.hidesBackButton = true },
      Self.controller("searchController", { Self.stack() }) {
        $0.topViewController?.navigationItem.searchController = UISearchController()
        $0.topViewController?.navigationItem.hidesSearchBarWhenScrolling = false
      },
      Self.controller(
        "searchController.isActive",
        {
          Self.stack {
            $0.topViewController?.navigationItem.searchController = UISearchController()
          }
        }
      ) { $0.topViewController?.navigationItem.searchController?.isActive = true },
      Self.controller("tabBar.isTranslucent", { Self.tabs() }) {
        $0.tabBar.isTranslucent = false
      },
      Self.controller(
        "tab extendedLayoutIncludesOpaqueBars",
        {
          Self.tabs { $0.tabBar.isTranslucent = false }
        }
      ) { $0.selectedViewController?.extendedLayoutIncludesOpaqueBars = true },
      Self.controller("tab edgesForExtendedLayout", { Self.tabs() }) {
        $0.selectedViewController?.edgesForExtendedLayout = .top
      },
      Self.controller("tab content edgesForExtendedLayout", { Self.tabs() }) {
        ($0.selectedViewController as? UINavigationController)?.topViewController?
          .edgesForExtendedLayout = []
      },
      Self.controller("isTabBarHidden", { Self.tabs() }) { $0.isTabBarHidden = true },
      Self.controller("selectedIndex", { Self.tabs() }) { $0.selectedIndex = 1 },
      Self.controller("tab viewControllers", { Self.tabs() }) {
        $0.viewControllers = [UIViewController()]
      },
      Self.controller(
        "hidesBottomBarWhenPushed",
        {
          Self.tabs {
            ($0.selectedViewController as? UINavigationController)?
              .pushViewController(UIViewController(), animated: false)
          }
        }
      ) {
        ($0.selectedViewController as? UINavigationController)?.topViewController?
          .hidesBottomBarWhenPushed = true
      },
    ]
    Self.check("bars", rows, self)
  }

  @Test("split views, pages and sheets")
  func containers() {
    func split(_ style: UISplitViewController.Style) -> UISplitViewController {
      let made = UISplitViewController(style: style)
      made.setViewController(UIViewController(), for: .primary)
      if style == .tripleColumn { made.setViewController(UIViewController(), for: .supplementary) }
      made.setViewController(UIViewController(), for: .secondary)
      made.preferredDisplayMode = .oneBesideSecondary
      return made
    }
    let double = { split(.doubleColumn) }
    let triple = { split(.tripleColumn) }
    let rows = [
      Self.controller("preferredDisplayMode", double) { $0.preferredDisplayMode = .secondaryOnly },
      Self.controller("preferredPrimaryColumnWidth", double) {
        $0.preferredPrimaryColumnWidth = 250
      },
      Self.controller("preferredPrimaryColumnWidthFraction", double) {
        $0.preferredPrimaryColumnWidthFraction = 0.2
      },
      Self.controller("minimumPrimaryColumnWidth", double) { $0.minimumPrimaryColumnWidth = 400 },
      Self.controller("maximumPrimaryColumnWidth", double) { $0.maximumPrimaryColumnWidth = 200 },
      Self.controller("preferredSupplementaryColumnWidth", triple) {
        $0.preferredSupplementaryColumnWidth = 250
      },
      Self.controller("preferredSupplementaryColumnWidthFraction", triple) {
        $0.preferredSupplementaryColumnWidthFraction = 0.2
      },
      Self.controller("minimumSupplementaryColumnWidth", triple) {
        $0.minimumSupplementaryColumnWidth = 400
      },
      Self.controller("maximumSupplementaryColumnWidth", triple) {
        $0.maximumSupplementaryColumnWidth = 200
      },
      Self.controller("primaryEdge", double) { $0.primaryEdge = .trailing },
      Self.controller("split semanticContentAttribute", double) {
        $0.view.semanticContentAttribute = .forceRightToLeft
      },
      Self.controller("setViewController", double) {
        $0.setViewController(Self.stack(), for: .secondary)
      },
      Self.controller("hide", double) { $0.hide(.primary) },
    ]
    ScreenShape.padOnItsSide.show()
    Self.check("split views", rows, self)
    ScreenShape.phone.show()
    func pages() -> UIPageViewController {
      let made = UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: .horizontal)
      made.setViewControllers([Self.stack()], direction: .forward, animated: false)
      return made
    }
    func sheet(_ change: @escaping (UISheetPresentationController) -> Void) -> Row {
      Row(name: "sheet") {
        let root = UIViewController()
        let window = Self.window(root)
        window.makeKeyAndVisible()
        let shown = UIViewController()
        shown.modalPresentationStyle = .pageSheet
        root.present(shown, animated: false)
        return Scene(window: window) { shown.sheetPresentationController.map(change) }
      }
    }
    let more = [
      Self.controller("pages", pages) {
        $0.setViewControllers([UIViewController()], direction: .forward, animated: false)
      },
      sheet { $0.detents = [.medium(), .large()] },
      sheet {
        $0.detents = [.medium(), .large()]
        $0.selectedDetentIdentifier = .medium
      },
      sheet { $0.detents = [.custom { _ in 200 }] },
    ]
    Self.check("pages and sheets", more, self)
  }
}
