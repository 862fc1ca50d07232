import AutoLayout
import Drawing
import Foundation
import Testing

/// Screens of windows: the bars in client code, and the controllers' preferences for the system's
/// elements (F9.37, F11.68).
@Suite("Screens of windows", .serialized)
@MainActor
struct WindowScreenTests {
  private final class Titled: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Loaded"
      view.backgroundColor = .white
      toolbarItems = [UIBarButtonItem(title: "Move", style: .plain, target: nil, action: nil)]
    }
  }

  private final class Dark: UIViewController {
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    override var prefersHomeIndicatorAutoHidden: Bool { true }
  }

  private final class Full: UIViewController {
    override var prefersStatusBarHidden: Bool { true }
  }

  private func window(_ root: UIViewController) -> UIWindow {
    let window = UIWindow()
    window.rootViewController = root
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  private func words(_ screen: Screen) -> [String] {
    func words(_ items: [DisplayList.Item]) -> [String] {
      items.flatMap { item -> [String] in
        switch item {
        case .line(let line): [line.string]
        case .text(let text): [text.string]
        case .group(let group): words(group.items)
        default: []
        }
      }
    }
    return words(DisplayList(showing: screen).items)
  }

  @Test("a title set in viewDidLoad, and later, reaches the navigation bar and the tab bar")
  func title() {
    let content = Titled()
    let tabs = UITabBarController()
    let navigation = UINavigationController(rootViewController: content)
    navigation.isToolbarHidden = false
    tabs.viewControllers = [navigation]
    let screen = Screen(window(tabs))
    #expect(words(screen).count { $0 == "Loaded" } == 2)
    #expect(words(screen).contains("Move"))
    #expect(words(screen).contains("9:41"))
    content.title = "Later"
    #expect(words(screen).count { $0 == "Later" } == 2)
    #expect(!words(screen).contains("Loaded"))
  }

  @Test("controllers hide and style the status bar and the home indicator")
  func signs() {
    let usual = Screen(window(UIViewController()))
    #expect(usual.statusBar == Screen.StatusBar(height: 47) && usual.hasHomeIndicator)
    let dark = Screen(window(Dark()))
    #expect(dark.statusBar?.isLight == true && !dark.hasHomeIndicator)
    #expect(Screen(window(Full())).statusBar == nil)
    let tabs = UITabBarController()
    tabs.viewControllers = [Full()]
    #expect(Screen(window(tabs)).statusBar == nil)
  }
}
