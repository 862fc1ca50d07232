import Testing
import UIKit

@Suite("Controllers as apps have them")
@MainActor
struct AppTests {
  private func shown(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  @Test("a table searches, swipes a row away and requests a new row")
  func contacts() throws {
    let people = ["Ann", "Ben", "Cat"].map { Contact(name: $0, phone: "1") }
    let contacts = ContactsViewController(contacts: people)
    let navigation = UINavigationController(rootViewController: contacts)
    let window = shown(navigation)
    #expect(contacts.tableView.visibleCells.map { $0.textLabel?.text } == ["Ann", "Ben", "Cat"])
    let search = try #require(contacts.navigationItem.searchController)
    search.isActive = true
    search.searchBar.text = "b"
    window.layoutIfNeeded()
    #expect(contacts.tableView.visibleCells.map { $0.textLabel?.text } == ["Ben"])
    search.isActive = false
    window.layoutIfNeeded()
    let row = IndexPath(row: 0, section: 0)
    let actions = try #require(
      contacts.tableView(
        contacts.tableView, trailingSwipeActionsConfigurationForRowAt: row)?.actions)
    #expect(actions.map(\.title) == ["Delete", "Share"])
    actions[0].handler(actions[0], UIView()) { #expect($0) }
    #expect(contacts.tableView.numberOfRows(inSection: 0) == 2)
    let add = try #require(contacts.navigationItem.rightBarButtonItem)
    let action = try #require(add.action)
    #expect(UIApplication.shared.sendAction(action, to: add.target, from: add, for: nil))
    let alert = try #require(contacts.presentedViewController as? UIAlertController)
    #expect(alert.textFields?.count == 2)
    #expect(alert.preferredAction?.title == "Save")
    actions[1].handler(actions[1], UIView()) { _ in }
    contacts.refreshControl?.sendActions(for: .valueChanged)
    #expect(contacts.refreshControl?.superview === contacts.tableView)
  }

  @Test("a viewer works inside a presentation that it sets")
  func viewer() throws {
    let root = UIViewController()
    let window = shown(root)
    let viewer = PhotoViewerController(image: .checkmark)
    viewer.transitioningDelegate = viewer
    viewer.modalPresentationStyle = .custom
    root.present(viewer, animated: true)
    window.layoutIfNeeded()
    #expect(viewer.view.frame == CGRect(x: 20, y: 100, width: 350, height: 644))
    root.dismiss(animated: true)
    #expect(viewer.view.window == nil)
  }

  @Test("a copied number is on the pasteboard; a button calls the method")
  func detail() {
    let detail = ContactDetailViewController()
    detail.contact = Contact(name: "Ann", phone: "123")
    let window = shown(UINavigationController(rootViewController: detail))
    detail.copyTapped(UIButton())
    #expect(UIPasteboard.general.string == "text" || UIPasteboard.general.items.count == 1)
    NotificationCenter.default.post(
      name: UIResponder.keyboardWillShowNotification, object: nil,
      userInfo: [
        UIResponder.keyboardFrameEndUserInfoKey: NSValue(
          cgRect: CGRect(x: 0, y: 500, width: 390, height: 344)),
        UIResponder.keyboardAnimationDurationUserInfoKey: 0.25,
      ])
    window.layoutIfNeeded()
    let scroll = detail.view.subviews.compactMap { $0 as? UIScrollView }.first
    #expect(scroll?.contentInset.bottom == 344)
    NotificationCenter.default.post(name: UIResponder.keyboardWillHideNotification, object: nil)
    #expect(scroll?.contentInset == .zero)
  }

  @Test(
    "each of the others is laid out",
    arguments: [
      { SettingsViewController(style: .grouped) }, { ComposeViewController() },
      { FeedViewController() },
      { PhotosViewController(collectionViewLayout: UICollectionViewFlowLayout()) },
      {
        OnboardingViewController(
          transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
      },
    ] as [@MainActor @Sendable () -> UIViewController])
  func others(make: @MainActor @Sendable () -> UIViewController) {
    let controller = make()
    let window = shown(UINavigationController(rootViewController: controller))
    #expect(controller.view.frame == window.bounds)
    #expect(!controller.view.subviews.isEmpty)
  }

  @Test("a chart has a custom layer class and is animated by code")
  func chart() {
    let chart = ChartView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(chart.layer is CAShapeLayer)
    chart.animate()
    chart.layoutIfNeeded()
    #expect(chart.alpha == 1)
  }
}
