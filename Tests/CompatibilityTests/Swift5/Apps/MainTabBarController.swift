// swift-format-ignore-file
// Written as apps are, and ported by `autolayout port`: such code has to compile and to lay out.

import UIKit

class MainTabBarController: UITabBarController, UITabBarControllerDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
    setupAppearance()
    let contacts = UINavigationController(rootViewController: ContactsViewController(contacts: []))
    contacts.tabBarItem = UITabBarItem(tabBarSystemItem: .contacts, tag: 0)
    contacts.interactivePopGestureRecognizer?.isEnabled = false
    contacts.interactivePopGestureRecognizer?.delegate = nil
    let photos = UINavigationController(
      rootViewController: PhotosViewController(collectionViewLayout: UICollectionViewFlowLayout()))
    photos.tabBarItem = UITabBarItem(
      title: "Photos", image: UIImage(systemName: "photo"),
      selectedImage: UIImage(systemName: "photo.fill"))
    photos.tabBarItem.badgeValue = "3"
    photos.tabBarItem.badgeColor = .systemRed
    photos.tabBarItem.imageInsets = UIEdgeInsets(top: 6, left: 0, bottom: -6, right: 0)
    photos.tabBarItem.titlePositionAdjustment = UIOffset(horizontal: 0, vertical: -2)
    photos.tabBarItem.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 11)], for: .normal)
    photos.tabBarItem.setBadgeTextAttributes([.foregroundColor: UIColor.white], for: .normal)
    let settings = UINavigationController(rootViewController: SettingsViewController(style: .grouped))
    settings.tabBarItem = UITabBarItem(title: "Settings", image: nil, tag: 2)
    viewControllers = [contacts, photos, settings]
    selectedIndex = 1
    setViewControllers(viewControllers, animated: false)
  }

  private func setupAppearance() {
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .systemIndigo
    appearance.backgroundEffect = UIBlurEffect(style: .systemMaterial)
    appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
    appearance.largeTitleTextAttributes = [.foregroundColor: UIColor.white]
    appearance.titlePositionAdjustment = UIOffset(horizontal: 0, vertical: 2)
    appearance.shadowColor = .clear
    appearance.setBackIndicatorImage(UIImage(systemName: "arrow.left"), transitionMaskImage: nil)
    let button = UIBarButtonItemAppearance(style: .plain)
    button.normal.titleTextAttributes = [.foregroundColor: UIColor.white]
    button.highlighted.titleTextAttributes = [.foregroundColor: UIColor.lightGray]
    button.configureWithDefault(for: .done)
    appearance.buttonAppearance = button
    appearance.backButtonAppearance = button
    appearance.doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
    UINavigationBar.appearance().standardAppearance = appearance
    UINavigationBar.appearance().compactAppearance = appearance
    UINavigationBar.appearance().scrollEdgeAppearance = appearance
    if #available(iOS 15.0, *) {
      UINavigationBar.appearance().compactScrollEdgeAppearance = appearance
    }
    UINavigationBar.appearance().tintColor = .white
    UINavigationBar.appearance().isTranslucent = false
    UINavigationBar.appearance().barTintColor = UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1)
    UINavigationBar.appearance().setBackgroundImage(UIImage(), for: .default)
    UINavigationBar.appearance().shadowImage = UIImage()
    UIBarButtonItem.appearance().setTitleTextAttributes(
      [.font: UIFont.boldSystemFont(ofSize: 17)], for: .normal)
    UITabBarItem.appearance().setTitleTextAttributes([.foregroundColor: UIColor.gray], for: .normal)
    UISwitch.appearance().onTintColor = .systemOrange
    UILabel.appearance(whenContainedInInstancesOf: [UITableViewHeaderFooterView.self]).textColor = .red
    UITableViewCell.appearance().backgroundColor = .white
    UISegmentedControl.appearance().setTitleTextAttributes(
      [.foregroundColor: UIColor.white], for: .selected)

    let tabAppearance = UITabBarAppearance()
    tabAppearance.configureWithTransparentBackground()
    tabAppearance.stackedLayoutAppearance.normal.iconColor = .gray
    tabAppearance.stackedLayoutAppearance.selected.iconColor = .systemOrange
    tabAppearance.stackedLayoutAppearance.selected.titleTextAttributes = [.foregroundColor: UIColor.orange]
    tabAppearance.inlineLayoutAppearance = UITabBarItemAppearance(style: .inline)
    tabAppearance.stackedItemPositioning = .centered
    tabAppearance.selectionIndicatorTintColor = .green
    tabBar.standardAppearance = tabAppearance
    if #available(iOS 15.0, *) { tabBar.scrollEdgeAppearance = tabAppearance }
    tabBar.tintColor = .systemOrange
    tabBar.unselectedItemTintColor = .darkGray
    tabBar.barTintColor = .white
    tabBar.backgroundImage = UIImage()
    tabBar.shadowImage = UIImage()
    tabBar.itemPositioning = .fill

    let toolbarAppearance = UIToolbarAppearance(barAppearance: tabAppearance)
    toolbarAppearance.configureWithDefaultBackground()
    UIToolbar.appearance().standardAppearance = toolbarAppearance
  }

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { FadeAnimator(isPresenting: true) }

  override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    guard let index = tabBar.items?.firstIndex(of: item) else { return }
    print("selected \(index)")
  }
}
