import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(
      name: "Default Configuration", sessionRole: connectingSceneSession.role)
  }
}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var urls: [URL] = []

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    // The storyboard has made the window.
    window?.tintColor = UIColor(named: "Accent")
    urls = connectionOptions.urlContexts.map(\.url)
  }

  func sceneDidBecomeActive(_ scene: UIScene) {
    urls.forEach(open)
    urls = []
  }

  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    URLContexts.forEach { open($0.url) }
  }

  /// Opens `recipes://recipe/1` (a recipe), `recipes://timer/1` (the recipe's timer) or
  /// `recipes://about`.
  private func open(_ url: URL) {
    guard let navigation = window?.rootViewController as? UINavigationController,
      let list = navigation.viewControllers.first as? RecipeListViewController
    else { return }
    switch url.host {
    case "recipe", "timer":
      guard let index = Int(url.lastPathComponent), Recipe.all.indices.contains(index) else {
        return
      }
      list.performSegue(withIdentifier: "showRecipe", sender: Recipe.all[index])
      if url.host == "timer" {
        navigation.topViewController?.performSegue(withIdentifier: "showTimer", sender: nil)
      }
    case "about":
      list.performSegue(withIdentifier: "showAbout", sender: nil)
    default:
      break
    }
  }
}
