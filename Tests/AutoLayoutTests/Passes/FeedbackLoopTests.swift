import AutoLayout
import Foundation
import Testing

@MainActor @Suite("Feedback loops", .serialized)
struct FeedbackLoopTests {
  /// Moves a subview in each layout.
  private final class Restless: UIView {
    var layouts = 0
    var limit = Int.max
    private let runner = UIView()
    private var distance: NSLayoutConstraint?

    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
      guard layouts < limit else { return }
      let distance = distance ?? begin()
      distance.constant += 1
    }

    private func begin() -> NSLayoutConstraint {
      runner.translatesAutoresizingMaskIntoConstraints = false
      addSubview(runner)
      let made = runner.leftAnchor.constraint(equalTo: leftAnchor)
      made.isActive = true
      distance = made
      return made
    }

    var runnerX: CGFloat { runner.frame.minX }
  }

  @Test("a view that never settles is named, and the others are laid out (F6.6)")
  func endless() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let restless = Restless(frame: root.bounds)
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(restless)
    restless.addSubview(box)
    NSLayoutConstraint.activate([
      box.leftAnchor.constraint(equalTo: restless.leftAnchor, constant: 7),
      box.topAnchor.constraint(equalTo: restless.topAnchor, constant: 7),
      box.widthAnchor.constraint(equalToConstant: 10),
      box.heightAnchor.constraint(equalToConstant: 10),
    ])
    let log = LayoutLog.messages { root.layoutIfNeeded() }
    #expect(log.count == 1)
    // The view's name is the name in the constraints.
    let width = restless.widthAnchor.constraint(equalToConstant: 1).description
    let name = width.split(separator: " ").first { $0.hasSuffix(".width") }?.dropLast(6) ?? "?"
    #expect(name.hasPrefix("AutoLayoutTests.FeedbackLoopTests.Restless:0x"))
    #expect(log.first?.hasPrefix("[LayoutLoop] \(name) asked for layout 100 times") == true)
    #expect(box.frame == CGRect(x: 7, y: 7, width: 10, height: 10))
  }

  @Test("a view that settles after some rounds is fine")
  func settling() {
    let root = Restless(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.limit = 20
    #expect(LayoutLog.messages { root.layoutIfNeeded() }.isEmpty)
    #expect(root.layouts == 20)
    #expect(root.runnerX == 19)
  }

  // MARK: Requests that a view makes for itself

  /// Runs a request in each layout, and counts the layouts.
  private final class Requesting: UIView {
    var layouts = 0
    var request: (Requesting) -> Void = { _ in }
    let label = UILabel()
    let inner = UIView()
    lazy var inset = inner.leftAnchor.constraint(equalTo: leftAnchor, constant: 7)

    override init(frame: CGRect) {
      super.init(frame: frame)
      addSubview(label)
      addSubview(inner)
      inner.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        inset, inner.topAnchor.constraint(equalTo: topAnchor, constant: 7),
        inner.widthAnchor.constraint(equalToConstant: 10),
        inner.heightAnchor.constraint(equalToConstant: 10),
      ])
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
      // A loop that isn't cut off must not fill the memory.
      if layouts < 200 { request(self) }
    }
  }

  private final class RequestingController: UIViewController {
    var layouts = 0
    var before: (Requesting) -> Void = { _ in }
    var after: (Requesting) -> Void = { _ in }
    private let own = Requesting(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    override func loadView() { view = own }
    override func viewWillLayoutSubviews() {
      layouts += 1
      if layouts < 200 { before(own) }
    }
    override func viewDidLayoutSubviews() { if layouts < 200 { after(own) } }
  }

  private let requests: [(String, (Requesting) -> Void)] = [
    ("setNeedsLayout()", { $0.setNeedsLayout() }),
    ("addSubview", { $0.addSubview(UIView()) }),
    ("insertSubview", { $0.insertSubview(UIView(), at: 0) }),
    (
      "addSubview with constraints",
      { view in
        let new = UIView()
        new.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(new)
        NSLayoutConstraint.activate([
          new.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 3),
          new.topAnchor.constraint(equalTo: view.topAnchor, constant: 4),
          new.widthAnchor.constraint(equalToConstant: 5),
          new.heightAnchor.constraint(equalToConstant: 6),
        ])
      }
    ),
    (
      "a new view in place of the last",
      { view in
        view.viewWithTag(9)?.removeFromSuperview()
        let new = UILabel()
        new.tag = 9
        new.text = "\(view.layouts)"
        new.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(new)
        new.rightAnchor.constraint(equalTo: view.rightAnchor).isActive = true
        new.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
      }
    ),
    (
      "removeFromSuperview and addSubview",
      { view in
        let label = view.label
        label.removeFromSuperview()
        view.addSubview(label)
      }
    ),
    ("bringSubviewToFront", { $0.bringSubviewToFront($0.label) }),
    ("addSublayer", { $0.layer.addSublayer(CALayer()) }),
    ("insertSublayer", { $0.layer.insertSublayer(CALayer(), at: 0) }),
    ("layer.setNeedsLayout()", { $0.layer.setNeedsLayout() }),
    ("setNeedsDisplay()", { $0.setNeedsDisplay() }),
    ("setNeedsUpdateConstraints()", { $0.setNeedsUpdateConstraints() }),
    ("invalidateIntrinsicContentSize()", { $0.invalidateIntrinsicContentSize() }),
    ("a subview's invalidation", { $0.label.invalidateIntrinsicContentSize() }),
    ("layoutIfNeeded()", { $0.layoutIfNeeded() }),
    (
      "setNeedsLayout() and layoutIfNeeded()",
      {
        $0.setNeedsLayout()
        $0.layoutIfNeeded()
      }
    ),
    ("superview.setNeedsLayout()", { $0.superview?.setNeedsLayout() }),
    ("subview.setNeedsLayout()", { $0.label.setNeedsLayout() }),
    ("subview.frame", { $0.label.frame = CGRect(x: 1, y: 2, width: 3, height: 4) }),
    (
      "frame with constraints", { $0.inner.frame = CGRect(x: 1, y: 2, width: 3, height: 4) }
    ),
    ("the same constant", { $0.inset.constant = 7 }),
    (
      "the same constraint",
      {
        $0.inset.isActive = false
        $0.inset.isActive = true
      }
    ),
    ("label.text", { $0.label.text = "\($0.layouts)" }),
    ("addLayoutGuide", { $0.addLayoutGuide(UILayoutGuide()) }),
    ("layoutMargins", { $0.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }),
    ("the same bounds", { $0.bounds = $0.bounds }),
  ]

  @Test("a view that asks for layout in each layout is laid out a few times (F6.6)")
  func ownRequests() {
    for (name, request) in requests {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      let view = Requesting(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      view.request = request
      root.addSubview(view)
      let log = LayoutLog.messages { root.layoutIfNeeded() }
      #expect((1...3).contains(view.layouts), "\(name): \(view.layouts) times")
      #expect(log.isEmpty, "\(name): \(log)")
      for subview in view.subviews where subview.constraints.count == 2 && subview !== view.inner {
        #expect(subview.frame == CGRect(x: 3, y: 4, width: 5, height: 6), "\(name)")
      }
      let first = view.layouts
      view.setNeedsLayout()
      root.layoutIfNeeded()
      #expect((1...3).contains(view.layouts - first), "\(name): \(view.layouts - first) later")
    }
    print("walk of requests in layoutSubviews(): \(requests.count) members")
  }

  @Test("the same for the controller's callbacks")
  func ownRequestsOfControllers() {
    for (name, request) in requests {
      for isBefore in [true, false] {
        let controller = RequestingController()
        if isBefore { controller.before = request } else { controller.after = request }
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = controller
        let log = LayoutLog.messages {
          window.makeKeyAndVisible()
          window.layoutIfNeeded()
        }
        #expect((1...3).contains(controller.layouts), "\(name): \(controller.layouts) times")
        #expect(log.isEmpty, "\(name): \(log)")
      }
    }
    print("walk of requests in a controller's callbacks: \(2 * requests.count) members")
  }

  @Test("changes in a layout are laid out in the same pass")
  func changesInLayout() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let view = Requesting(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.request = { view in
      view.inset.constant = min(30, view.inset.constant + 1)
      view.setNeedsLayout()
    }
    root.addSubview(view)
    root.layoutIfNeeded()
    #expect(view.inner.frame.minX == 30)
    #expect(view.layouts > 20, "each layout moves the subview")
  }

  private final class Asking: UIView {
    weak var other: UIView?
    var layouts = 0
    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
      other?.setNeedsLayout()
    }
  }

  @Test("two views that request each other's layout do not prevent the pass from ending")
  func mutual() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let views = (0..<2).map { _ in Asking(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
    for view in views { root.addSubview(view) }
    views[0].other = views[1]
    views[1].other = views[0]
    #expect(!LayoutLog.messages { root.layoutIfNeeded() }.isEmpty)
    #expect(views.allSatisfy { $0.layouts > 100 && $0.layouts < 5_000 })
  }
}
