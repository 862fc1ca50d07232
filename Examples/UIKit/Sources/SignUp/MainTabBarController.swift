import UIKit

final class MainTabBarController: UITabBarController {
  private let form = SignUpViewController()
  private let plans = PlansViewController()
  private let settings = SettingsViewController(style: .insetGrouped)

  override func viewDidLoad() {
    super.viewDidLoad()
    form.tabBarItem = UITabBarItem(
      title: "Account", image: UIImage(systemName: "person.crop.circle"), tag: 0)
    plans.tabBarItem = UITabBarItem(
      title: "Plans", image: UIImage(systemName: "creditcard"), tag: 1)
    settings.tabBarItem = UITabBarItem(
      title: "Settings", image: UIImage(systemName: "gearshape"), tag: 2)
    settings.tabBarItem.badgeValue = "1"
    viewControllers = [form, plans, settings].map { UINavigationController(rootViewController: $0) }
  }

  /// Opens `signup://plans`, `signup://settings` or `signup://account/check`, which validates the
  /// form.
  func show(_ url: URL) -> Bool {
    switch url.host {
    case "plans":
      selectedIndex = 1
    case "settings":
      selectedIndex = 2
    case "account":
      selectedIndex = 0
      if url.lastPathComponent == "check" {
        form.loadViewIfNeeded()
        form.fillAndSubmit(name: "Ada", email: "ada(at)example", password: "short")
      }
    default:
      return false
    }
    return true
  }
}
