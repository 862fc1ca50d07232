import Testing
import UIKit

private final class Screen: UIViewController {
  var events: [String] = []
  let content = UIView()

  init() {
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    events.append("load")
    view.addSubview(content)
    content.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      content.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
  }

  override func viewWillAppear(_ animated: Bool) { events.append("willAppear") }
  override func viewDidAppear(_ animated: Bool) { events.append("didAppear") }
  override func viewWillLayoutSubviews() { events.append("willLayout") }
  override func viewDidLayoutSubviews() { events.append("didLayout") }
  override func updateViewConstraints() {
    events.append("update")
    super.updateViewConstraints()
  }
}

@MainActor @Suite("Controllers")
struct ControllerTests {
  private let window = UIWindow(frame: UIScreen.main.bounds)
  private let screen = Screen()

  @Test(
    "a controller's view fills the screen, and a window that has it as the root (F11.36, F11.59)")
  func root() {
    #expect(UIViewController().view.frame == UIScreen.main.bounds)
    let small = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    small.rootViewController = screen
    #expect(screen.view.superview === small && screen.view.frame == small.bounds)
    screen.view = UIView(frame: CGRect(x: 5, y: 5, width: 1, height: 1))
    #expect(screen.view.superview === small && screen.view.frame == small.bounds)
  }

  @Test("events occur once a pass, around the view's layout (F11.43)")
  func events() {
    window.rootViewController = screen
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    #expect(
      screen.events == ["load", "willAppear", "update", "willLayout", "didLayout", "didAppear"])
    screen.events = []
    screen.view.setNeedsLayout()
    screen.view.setNeedsUpdateConstraints()
    window.layoutIfNeeded()
    #expect(screen.events == ["update", "willLayout", "didLayout"])
  }

  @Test("safe area and margins place the content")
  func safeArea() {
    window.rootViewController = screen
    window.isHidden = false
    window.layoutIfNeeded()
    #expect(screen.content.frame == CGRect(x: 16, y: 47, width: 358, height: 763))
    screen.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0)
    window.layoutIfNeeded()
    #expect(screen.content.frame.minY == 57)
  }

  @Test("a window is hidden until it is shown; then insets cover the parts at the device's edges")
  func windows() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
    window.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    #expect(window.isHidden)
    #expect(window.safeAreaInsets == .zero)
    #expect(
      window.layoutMarginsGuide.layoutFrame == CGRect(x: 20, y: 10, width: 330, height: 360))
    window.isHidden = false
    #expect(window.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 0, right: 0))
    window.frame.origin.y = 30
    #expect(window.safeAreaInsets.top == 17)
    window.frame.origin.y = 444
    #expect(window.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
    window.isHidden = true
    #expect(window.safeAreaInsets == .zero)
  }

  @Test("a view that a controller makes follows the superview's size")
  func autoresizing() {
    let view = screen.view
    #expect(view?.autoresizingMask == [.flexibleWidth, .flexibleHeight])
    let parent = UIView(frame: UIScreen.main.bounds)
    if let view { parent.addSubview(view) }
    parent.frame.size.width += 100
    parent.layoutIfNeeded()
    #expect(view?.frame == parent.bounds)
  }

  @Test("bars in nested containers reduce the content's area (F11.37)")
  func containers() {
    let navigation = UINavigationController(rootViewController: screen)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, UIViewController()]
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let barBottom = navigation.navigationBar.convert(navigation.navigationBar.bounds, to: window)
      .maxY
    let tabTop = tabs.tabBar.convert(tabs.tabBar.bounds, to: window).minY
    #expect(screen.topLayoutGuide.length == barBottom)
    #expect(screen.bottomLayoutGuide.length == window.bounds.height - tabTop)
    #expect(screen.content.convert(screen.content.bounds, to: window).minY == barBottom)
    #expect(screen.content.convert(screen.content.bounds, to: window).maxY == tabTop)
    #expect(screen.navigationController === navigation && screen.tabBarController === tabs)
    navigation.setNavigationBarHidden(true, animated: false)
    window.layoutIfNeeded()
    #expect(screen.content.convert(screen.content.bounds, to: window).minY == 47)
    tabs.selectedIndex = 1
    #expect(navigation.view.superview == nil && screen.view.window == nil)
  }

  @Test("pushing and popping exchange the visible view")
  func navigation() {
    let navigation = window.show(UINavigationController(rootViewController: UIViewController()))
    navigation.pushViewController(screen, animated: true)
    window.layoutIfNeeded()
    #expect(navigation.topViewController === screen && screen.view.window === window)
    #expect(screen.parent === navigation)
    #expect(navigation.popViewController(animated: true) === screen)
    #expect(screen.parent == nil && screen.view.superview == nil)
    #expect(navigation.popViewController(animated: true) == nil)
  }

  @Test("a presented controller covers the window until it is dismissed")
  func presenting() {
    let base = UIViewController()
    window.rootViewController = base
    var isDone = false
    screen.modalPresentationStyle = .fullScreen
    base.present(screen, animated: true) { isDone = true }
    #expect(isDone && screen.view.frame == window.bounds)
    #expect(base.presentedViewController === screen && screen.presentingViewController === base)
    screen.dismiss(animated: true)
    #expect(screen.view.superview == nil && base.presentedViewController == nil)
  }
}
