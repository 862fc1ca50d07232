import UIKit

@MainActor
public enum ReaderApp {
  public static func makeRoot(articles: [Article] = Article.samples) -> UITabBarController {
    let list = UINavigationController(rootViewController: ArticleListController(articles: articles))
    list.tabBarItem.title = "Articles"
    let settings = UINavigationController(rootViewController: SettingsController())
    settings.tabBarItem.title = "Settings"
    let tabs = UITabBarController()
    tabs.viewControllers = [list, settings]
    return tabs
  }

  public static func makeWindow(size: CGSize) -> UIWindow {
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.rootViewController = makeRoot()
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }
}
