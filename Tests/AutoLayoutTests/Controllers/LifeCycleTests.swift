import AutoLayout
import Foundation
import Testing

@MainActor private final class Log {
  private(set) var lines: [String] = []

  func add(_ line: String) { lines.append(line) }

  /// Prints and returns the events since the last call.
  func take(_ title: String) -> [String] {
    defer { lines = [] }
    print("events of \(title):\n" + lines.map { "  \($0)" }.joined(separator: "\n"))
    return lines
  }
}

private final class NotedView: UIView {
  weak var owner: Noted?
  override func willMove(toSuperview newSuperview: UIView?) {
    owner?.noteMove("view.willMove(superview: \(newSuperview == nil ? "nil" : "view"))")
  }
  override func didMoveToSuperview() { owner?.noteMove("view.didMoveToSuperview") }
  override func willMove(toWindow newWindow: UIWindow?) {
    owner?.noteMove("view.willMove(window: \(newWindow == nil ? "nil" : "window"))")
  }
  override func didMoveToWindow() { owner?.noteMove("view.didMoveToWindow") }
}

private final class Noted: UIViewController {
  let name: String
  let log: Log
  let inner = UIView()
  var notesMoves = false
  /// The facts that were true at each event.
  var states: [String: String] = [:]

  init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  func noteMove(_ event: String) { if notesMoves { log.add("\(name) \(event)") } }

  private func note(_ event: String) {
    log.add("\(name) \(event)")
    var state = viewIfLoaded?.window == nil ? "out" : "in \(view.bounds.width)"
    if viewIfLoaded != nil, inner.frame.width > 0 { state += " laid out \(inner.frame.width)" }
    if navigationController != nil { state += " stack" }
    if tabBarController != nil { state += " tabs" }
    if presentingViewController != nil { state += " presented" }
    if isBeingPresented { state += " isBeingPresented" }
    if isBeingDismissed { state += " isBeingDismissed" }
    if isMovingToParent { state += " isMovingToParent" }
    if isMovingFromParent { state += " isMovingFromParent" }
    states[event] = state
  }

  override func loadView() {
    log.add("\(name) loadView")
    let made = NotedView(frame: UIScreen.main.bounds)
    made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    made.owner = self
    view = made
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    inner.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
      inner.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -10),
      inner.topAnchor.constraint(equalTo: view.topAnchor),
      inner.heightAnchor.constraint(equalToConstant: 40),
    ])
    note("viewDidLoad")
  }
  override func viewWillAppear(_ animated: Bool) { note("viewWillAppear") }
  override func viewIsAppearing(_ animated: Bool) { note("viewIsAppearing") }
  override func viewWillLayoutSubviews() { note("viewWillLayoutSubviews") }
  override func viewDidLayoutSubviews() { note("viewDidLayoutSubviews") }
  override func viewDidAppear(_ animated: Bool) { note("viewDidAppear") }
  override func viewWillDisappear(_ animated: Bool) { note("viewWillDisappear") }
  override func viewDidDisappear(_ animated: Bool) { note("viewDidDisappear") }
  override func willMove(toParent parent: UIViewController?) {
    note("willMove(parent: \(parent == nil ? "nil" : "parent"))")
  }
  override func didMove(toParent parent: UIViewController?) {
    note("didMove(parent: \(parent == nil ? "nil" : "parent"))")
  }
}

@MainActor @Suite("The order in a controller's life (F6.54)", .serialized)
struct LifeCycleTests {
  private let log = Log()
  private let window = UIWindow(frame: UIScreen.main.bounds)

  private func noted(_ name: String) -> Noted { Noted(name, log) }

  private func show(_ root: UIViewController) {
    window.rootViewController = root
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  /// `a event` for each event.
  private func events(_ name: String, _ events: String...) -> [String] {
    events.map { "\(name) \($0)" }
  }

  private let load = ["loadView", "viewDidLoad"]
  private let layout = ["viewWillLayoutSubviews", "viewDidLayoutSubviews"]

  @Test("a root controller")
  func root() {
    let a = noted("a")
    a.notesMoves = true
    show(a)
    #expect(
      log.take("a root") == [
        "a loadView", "a viewDidLoad", "a view.willMove(window: window)",
        "a view.willMove(superview: view)", "a view.didMoveToSuperview", "a view.didMoveToWindow",
        "a viewWillAppear", "a viewIsAppearing", "a viewWillLayoutSubviews",
        "a viewDidLayoutSubviews", "a viewDidAppear",
      ])
    #expect(a.states["viewDidLoad"] == "out")
    #expect(a.states["viewIsAppearing"] == "in 390.0")
    #expect(a.states["viewDidLayoutSubviews"] == "in 390.0 laid out 370.0")
    #expect(a.states["viewDidAppear"] == "in 390.0 laid out 370.0")
    window.rootViewController = noted("b")
    #expect(
      log.take("another root") == [
        "a viewWillDisappear", "a view.willMove(window: nil)", "a view.willMove(superview: nil)",
        "a view.didMoveToSuperview", "a view.didMoveToWindow", "a viewDidDisappear", "b loadView",
        "b viewDidLoad", "b viewWillAppear", "b viewIsAppearing", "b viewWillLayoutSubviews",
        "b viewDidLayoutSubviews", "b viewDidAppear",
      ])
  }

  @Test("push and pop")
  func navigation() {
    let (a, b) = (noted("a"), noted("b"))
    let navigation = UINavigationController(rootViewController: a)
    show(navigation)
    #expect(
      log.take("a navigation root") == [
        "a willMove(parent: parent)", "a didMove(parent: parent)", "a loadView", "a viewDidLoad",
        "a viewWillAppear", "a viewIsAppearing", "a viewWillLayoutSubviews",
        "a viewDidLayoutSubviews", "a viewDidAppear",
      ])
    navigation.pushViewController(b, animated: false)
    #expect(
      log.take("push") == [
        "b willMove(parent: parent)", "b loadView", "b viewDidLoad", "a viewWillDisappear",
        "b viewWillAppear", "b viewIsAppearing", "b viewWillLayoutSubviews",
        "b viewDidLayoutSubviews", "a viewDidDisappear", "b viewDidAppear",
        "b didMove(parent: parent)",
      ])
    #expect(b.states["viewWillAppear"] == "out stack isMovingToParent")
    #expect(b.states["viewIsAppearing"] == "in 390.0 stack isMovingToParent")
    #expect(b.states["viewDidAppear"] == "in 390.0 laid out 370.0 stack isMovingToParent")
    #expect(a.states["viewWillDisappear"] == "in 390.0 laid out 370.0 stack")
    #expect(a.states["viewDidDisappear"] == "out laid out 370.0 stack")
    navigation.popViewController(animated: false)
    #expect(
      log.take("pop").filter { !$0.contains("LayoutSubviews") } == [
        "b willMove(parent: nil)", "b viewWillDisappear", "a viewWillAppear", "a viewIsAppearing",
        "b viewDidDisappear", "a viewDidAppear", "b didMove(parent: nil)",
      ])
    #expect(
      b.states["viewWillDisappear"] == "in 390.0 laid out 370.0 stack isMovingFromParent")
    #expect(b.states["viewDidDisappear"] == "out laid out 370.0 stack isMovingFromParent")
    #expect(b.states["didMove(parent: nil)"] == "out laid out 370.0 isMovingFromParent")
    #expect(a.states["viewDidAppear"] == "in 390.0 laid out 370.0 stack")
    navigation.setViewControllers([noted("c"), noted("d")], animated: false)
    let set = log.take("setViewControllers")
    #expect(
      set.filter { $0.contains("Appear") || $0.contains("Disappear") } == [
        "a viewWillDisappear", "d viewWillAppear", "d viewIsAppearing", "a viewDidDisappear",
        "d viewDidAppear",
      ])
    #expect(!set.contains("c loadView"), "a covered controller's view isn't loaded")
  }

  @Test("controllers in a stack outside windows get no events until it is shown")
  func unseen() {
    let (a, b) = (noted("a"), noted("b"))
    let navigation = UINavigationController(rootViewController: a)
    navigation.loadViewIfNeeded()
    navigation.pushViewController(b, animated: false)
    let early = log.take("push out of sight")
    #expect(!early.contains { $0.contains("Appear") || $0.contains("Disappear") })
    show(navigation)
    #expect(
      log.take("the stack comes into sight") == [
        "b viewWillAppear", "b viewIsAppearing", "b viewWillLayoutSubviews",
        "b viewDidLayoutSubviews", "b viewDidAppear",
      ])
  }

  private static let styles: [(UIModalPresentationStyle, covers: Bool)] = [
    (.fullScreen, true), (.currentContext, true), (.overFullScreen, false),
    (.overCurrentContext, false), (.pageSheet, false), (.formSheet, false), (.automatic, false),
    (.popover, false), (.custom, false),
  ]

  @Test("present and dismiss, in all styles")
  func presentations() {
    for (style, covers) in Self.styles {
      let (a, b) = (noted("a"), noted("b"))
      show(UINavigationController(rootViewController: a))
      _ = log.take("a stack")
      b.modalPresentationStyle = style
      a.present(b, animated: false) { [log] in log.add("completion") }
      #expect(
        log.take("present \(style)")
          == [
            "b loadView", "b viewDidLoad", covers ? "a viewWillDisappear" : nil, "b viewWillAppear",
            "b viewIsAppearing", "b viewWillLayoutSubviews", "b viewDidLayoutSubviews",
            "b viewDidAppear", covers ? "a viewDidDisappear" : nil, "completion",
          ].compactMap { $0 }, "\(style)")
      #expect(b.states["viewWillAppear"] == "out presented isBeingPresented", "\(style)")
      let place = b.states["viewIsAppearing"]
      #expect(place?.hasPrefix("in ") == true && place?.contains("laid out") == false, "\(style)")
      #expect(
        b.states["viewDidAppear"]?.contains("laid out \(b.view.bounds.width - 20)") == true,
        "\(style)")
      #expect(b.presentingViewController === a.navigationController, "\(style)")
      #expect(
        a.presentedViewController === b && a.navigationController?.presentedViewController === b)
      b.dismiss(animated: false) { [log] in log.add("completion") }
      #expect(
        log.take("dismiss \(style)").filter { !$0.contains("LayoutSubviews") }
          == [
            "b viewWillDisappear", covers ? "a viewWillAppear" : nil,
            covers ? "a viewIsAppearing" : nil, covers ? "a viewDidAppear" : nil,
            "b viewDidDisappear", "completion",
          ].compactMap { $0 }, "\(style)")
      #expect(b.states["viewWillDisappear"]?.contains("isBeingDismissed") == true, "\(style)")
      #expect(b.states["viewDidDisappear"]?.hasPrefix("out") == true, "\(style)")
      #expect(b.presentingViewController == nil && a.presentedViewController == nil)
    }
    print("walk of presentation styles: \(Self.styles.count) members")
  }

  @Test("controllers inside a presented container dismiss it, with all that it presents")
  func nestedPresentations() {
    let (a, b, c) = (noted("a"), noted("b"), noted("c"))
    show(a)
    let stack = UINavigationController(rootViewController: b)
    a.present(stack, animated: false)
    b.present(c, animated: false)
    #expect(c.presentingViewController === stack && b.presentingViewController === a)
    _ = log.take("two presentations")
    a.dismiss(animated: false)
    #expect(
      log.take("dismiss both").filter { $0.contains("Disappear") } == [
        "c viewWillDisappear", "c viewDidDisappear", "b viewWillDisappear", "b viewDidDisappear",
      ])
    #expect(stack.view.window == nil && c.view.window == nil && a.presentedViewController == nil)
    a.present(stack, animated: false)
    b.dismiss(animated: false)
    #expect(a.presentedViewController == nil && b.view.window == nil)
  }

  @Test("tabs: the new controller comes before the old controller goes")
  func tabs() {
    let (a, b) = (noted("a"), noted("b"))
    let tabs = UITabBarController()
    tabs.viewControllers = [a, b]
    show(tabs)
    #expect(
      log.take("tabs").filter { $0.hasPrefix("a view") || $0.hasPrefix("a load") } == [
        "a loadView", "a viewDidLoad", "a viewWillAppear", "a viewIsAppearing",
        "a viewWillLayoutSubviews", "a viewDidLayoutSubviews", "a viewDidAppear",
      ])
    tabs.selectedIndex = 1
    #expect(
      log.take("another tab") == [
        "b loadView", "b viewDidLoad", "b viewWillAppear", "a viewWillDisappear",
        "b viewIsAppearing", "b viewWillLayoutSubviews", "b viewDidLayoutSubviews",
        "a viewDidDisappear", "b viewDidAppear",
      ])
    #expect(b.states["viewIsAppearing"] == "in 390.0 tabs")
    #expect(b.states["viewDidAppear"] == "in 390.0 laid out 370.0 tabs")
  }

  @Test("children in a custom container")
  func children() {
    let (a, b) = (noted("a"), noted("b"))
    show(a)
    _ = log.take("a root")
    a.addChild(b)
    a.view.addSubview(b.view)
    b.view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      b.view.leadingAnchor.constraint(equalTo: a.view.leadingAnchor, constant: 50),
      b.view.trailingAnchor.constraint(equalTo: a.view.trailingAnchor),
      b.view.topAnchor.constraint(equalTo: a.view.topAnchor),
      b.view.bottomAnchor.constraint(equalTo: a.view.bottomAnchor),
    ])
    b.didMove(toParent: a)
    window.layoutIfNeeded()
    #expect(
      log.take("a child").filter { $0.hasPrefix("b") } == [
        "b willMove(parent: parent)", "b loadView", "b viewDidLoad", "b viewWillAppear",
        "b didMove(parent: parent)", "b viewIsAppearing", "b viewWillLayoutSubviews",
        "b viewDidLayoutSubviews", "b viewDidAppear",
      ])
    #expect(b.states["viewIsAppearing"] == "in 340.0")
    #expect(b.states["viewDidAppear"] == "in 340.0 laid out 320.0")
    b.willMove(toParent: nil)
    b.view.removeFromSuperview()
    b.removeFromParent()
    #expect(
      log.take("a child goes") == [
        "b willMove(parent: nil)", "b viewWillDisappear", "b viewDidDisappear",
        "b didMove(parent: nil)",
      ])
    // A child that goes before the layout doesn't appear completely.
    a.addChild(b)
    a.view.addSubview(b.view)
    b.view.removeFromSuperview()
    window.layoutIfNeeded()
    #expect(
      log.take("a short visit").filter { $0.contains("ppear") } == [
        "b viewWillAppear", "b viewWillDisappear", "b viewDidDisappear",
      ])
  }

  @Test("children inside a root, and a child that comes during the layout")
  func childrenOfRoot() {
    final class Late: UIViewController {
      var child: UIViewController?
      override func viewDidLayoutSubviews() {
        guard let child, child.parent == nil else { return }
        addChild(child)
        child.view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
        view.addSubview(child.view)
        child.didMove(toParent: self)
      }
    }
    let (outer, inner) = (noted("outer"), noted("inner"))
    outer.addChild(inner)
    outer.view.addSubview(inner.view)
    inner.didMove(toParent: outer)
    _ = log.take("loading")
    show(outer)
    #expect(
      log.take("nested").filter { $0.contains("ppear") } == [
        "outer viewWillAppear", "inner viewWillAppear", "outer viewIsAppearing",
        "inner viewIsAppearing", "inner viewDidAppear", "outer viewDidAppear",
      ])
    let late = Late()
    late.child = noted("child")
    show(late)
    #expect(
      log.take("a child during layout").filter { $0.hasPrefix("child view") } == [
        "child viewDidLoad", "child viewWillAppear", "child viewIsAppearing",
        "child viewWillLayoutSubviews", "child viewDidLayoutSubviews", "child viewDidAppear",
      ])
  }

  @Test("a container that forwards by hand")
  func byHand() {
    final class Container: UIViewController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    let container = Container()
    show(container)
    let (b, c) = (noted("b"), noted("c"))
    b.addChild(c)
    b.view.addSubview(c.view)
    container.addChild(b)
    _ = log.take("loading")
    b.beginAppearanceTransition(true, animated: true)
    container.view.addSubview(b.view)
    b.endAppearanceTransition()
    b.didMove(toParent: container)
    #expect(
      log.take("by hand").filter { $0.contains("ppear") } == [
        "b viewWillAppear", "c viewWillAppear", "b viewIsAppearing", "c viewIsAppearing",
        "c viewDidAppear", "b viewDidAppear",
      ])
    #expect(b.states["viewDidAppear"]?.contains("laid out") == true)
    b.beginAppearanceTransition(false, animated: true)
    b.view.removeFromSuperview()
    b.endAppearanceTransition()
    #expect(
      log.take("away by hand").filter { $0.contains("ppear") } == [
        "b viewWillDisappear", "c viewWillDisappear", "c viewDidDisappear", "b viewDidDisappear",
      ])
  }

  @Test("split view columns, and pages")
  func columns() {
    ScreenShape.padOnItsSide.show()
    defer { ScreenShape.phone.show() }
    window.frame = UIScreen.main.bounds
    let (a, b, c) = (noted("a"), noted("b"), noted("c"))
    let split = UISplitViewController()
    split.preferredDisplayMode = .oneBesideSecondary
    split.viewControllers = [a, b]
    show(split)
    #expect(
      Set(log.take("a split view").filter { $0.hasSuffix("viewDidAppear") }) == [
        "a viewDidAppear", "b viewDidAppear",
      ])
    #expect(a.states["viewDidAppear"] == "in 320.0 laid out 300.0")
    split.showDetailViewController(c, sender: nil)
    #expect(
      log.take("another column").filter { $0.contains("ppear") } == [
        "b viewWillDisappear", "b viewDidDisappear", "c viewWillAppear", "c viewIsAppearing",
        "c viewDidAppear",
      ])
    #expect(c.states["viewDidAppear"] == "in 874.0 laid out 854.0")
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.setViewControllers([a], direction: .forward, animated: false)
    show(pages)
    _ = log.take("pages")
    pages.setViewControllers([b], direction: .forward, animated: false)
    #expect(
      log.take("another page").filter { $0.contains("ppear") } == [
        "a viewWillDisappear", "b viewWillAppear", "b viewIsAppearing", "a viewDidDisappear",
        "b viewDidAppear",
      ])
  }

  @Test("changes while a view appears are laid out before it has appeared")
  func changesWhileAppearing() {
    final class Changing: UIViewController {
      let box = UIView()
      lazy var width = box.widthAnchor.constraint(equalToConstant: 10)
      var layouts = 0
      var widthAtEnd: CGFloat = 0
      override func viewDidLoad() {
        box.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(box)
        width.isActive = true
      }
      override func viewIsAppearing(_ animated: Bool) { width.constant = view.bounds.width / 2 }
      override func viewDidLayoutSubviews() { layouts += 1 }
      override func viewDidAppear(_ animated: Bool) { widthAtEnd = box.frame.width }
    }
    let controller = Changing()
    show(controller)
    #expect(controller.widthAtEnd == 195 && controller.layouts == 1)
  }
}
