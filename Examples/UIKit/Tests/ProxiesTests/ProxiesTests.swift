import Proxies
import UIKit
import XCTest

class TestView: UIView {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

class TestWindow: UIWindow {
  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityIdentifier = "window"
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

class EdgesSpec: XCTestCase {
  var window: TestWindow!
  var view: TestView!

  override func setUp() {
    super.setUp()
    window = TestWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    view = TestView(frame: CGRect.zero)
    window.addSubview(view)
    constrain(view) { view in
      view.height == 200
      view.width == 200
    }
  }

  override func tearDown() {
    view = nil
    window = nil
    super.tearDown()
  }

  func testSingleEdges() {
    constrain(view) { view in
      view.top == view.superview!.top + 100
      view.left == view.superview!.left * 2
    }
    window.layoutIfNeeded()
    expect(self.view.frame).to(equal(CGRect(x: 0, y: 100, width: 200, height: 200)))
  }

  func testCentres() {
    constrain(view) { view in view.center == view.superview!.center }
    window.layoutIfNeeded()
    expect(self.view.frame.origin).to(equal(CGPoint(x: 100, y: 100)))
    expect(self.view.center).to(equal(window.center))
  }

  func testCentresWithinMargins() {
    window.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    constrain(view) { view in view.center == view.superview!.centerWithinMargins }
    window.layoutIfNeeded()
    expect(self.view.frame.origin).to(equal(CGPoint(x: 90, y: 90)))
  }

  func testBothInequalities() {
    constrain(view) { view in
      view.leading <= view.superview!.leading
      view.leading >= view.superview!.leading
      view.bottom <= view.superview!.bottom
      view.bottom >= view.superview!.bottom
    }
    window.layoutIfNeeded()
    expect(self.view.frame.minX).to(equal(0))
    expect(self.view.frame.maxY).to(equal(400))
  }

  func testRightToLeft() {
    window.semanticContentAttribute = .forceRightToLeft
    constrain(view) { view in
      view.leading == view.superview!.leading + 20
      view.top == view.superview!.top
    }
    window.layoutIfNeeded()
    expect(self.view.frame.maxX).to(equal(380))
  }
}

class CompoundSpec: XCTestCase {
  let window = TestWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  let view = TestView(frame: .zero)

  override func setUp() { window.addSubview(view) }

  func testEdges() {
    let group = constrain(view) { view in view.edges == view.superview!.edges }
    window.layoutIfNeeded()
    expect(self.view.frame).to(equal(view.superview!.frame))
    expect(group.constraints).to(haveCount(4))
    constrain(view, replace: group) { view in
      view.edges == inset(view.superview!.edges, 10, 20, 30, 40)
    }
    window.layoutIfNeeded()
    expect(self.view.frame).to(equal(CGRect(x: 20, y: 10, width: 340, height: 360)))
    expect(self.window.constraints).to(haveCount(4))
  }

  func testEdgesWithinMargins() {
    window.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    constrain(view) { view in view.edges == view.superview!.edgesWithinMargins }
    window.layoutIfNeeded()
    expect(self.view.frame.minX).to(equal(20))
    expect(self.view.frame.minY).to(equal(10))
    expect(self.view.frame.maxX).to(equal(360))
    expect(self.view.frame.maxY).to(equal(370))
    expect(self.window.layoutMarginsGuide.layoutFrame).to(equal(view.frame))
  }

  func testSafeAreaOfAWindowThatIsNotShown() {
    expect(self.window.isHidden).to(beTrue())
    constrain(view) { view in
      view.top == view.superview!.safeAreaLayoutGuide.top
      view.leading == view.superview!.safeAreaLayoutGuide.leading
      view.width == 5
      view.height == 6
    }
    window.layoutIfNeeded()
    expect(self.view.frame).to(equal(CGRect(x: 0, y: 0, width: 5, height: 6)))
    window.isHidden = false
    window.layoutIfNeeded()
    expect(self.view.frame.minY).to(equal(window.safeAreaInsets.top))
    // The view ends far above the bottom of the screen.
    expect(self.window.safeAreaInsets.bottom).to(equal(0))
  }

  func testPriorities() {
    constrain(view) { view in
      view.width == 100 ~ LayoutPriority(rawValue: 400)
      view.width == 200 ~ .defaultHigh
      [view.height == 10] ~ 300
      view.height >= 20
      view.center == view.superview!.center
    }
    window.layoutIfNeeded()
    expect(self.view.bounds.size).to(equal(CGSize(width: 200, height: 20)))
    expect(self.view.constraints.map { $0.priority.rawValue }).to(equal([400, 750, 300, 1000]))
  }

  func testGroups() {
    let others = (0..<3).map { _ in TestView(frame: .zero) }
    others.forEach(window.addSubview)
    let group = constrain(others) { others in
      distribute(by: 10, vertically: others)
      others[0].top == others[0].superview!.top
      for other in others {
        other.leading == other.superview!.leading
        other.width == other.superview!.width / 2
        other.height == 30
      }
    }
    window.layoutIfNeeded()
    expect(others.map { $0.frame.minY }).to(equal([0, 40, 80]))
    expect(others[2].frame.width).to(equal(200))
    expect(group.active).to(beTrue())
    group.active = false
    expect(self.window.constraints).to(haveCount(0))
    expect(others[0].constraints).to(haveCount(0))
    constrain(clear: group)
    expect(group.constraints).to(haveCount(0))
  }

  func testTwoItems() {
    let other = TestView(frame: .zero)
    window.addSubview(other)
    let guide = UILayoutGuide()
    window.addLayoutGuide(guide)
    constrain(view, guide) { view, guide in
      guide.edges == inset(view.superview!.edges, 0, 0, 200, 100)
      view.size == guide.size
      view.center == guide.center
    }
    constrain(view, other) { view, other in
      other.top == view.bottom + 8 + 2
      other.trailing == view.trailing - 1
      other.width == view.height
      other.height == view.width * 0.5
    }
    window.layoutIfNeeded()
    expect(guide.layoutFrame).to(equal(CGRect(x: 0, y: 0, width: 300, height: 200)))
    expect(self.view.frame).to(equal(guide.layoutFrame))
    expect(other.frame).to(equal(CGRect(x: 99, y: 210, width: 200, height: 150)))
    expect(guide.owningView as AnyObject?).to(beIdenticalTo(window))
  }
}

class LayoutSupportSpec: XCTestCase {
  let window = TestWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  let view = TestView(frame: .zero)
  let controller = UIViewController()

  override func setUp() {
    controller.view.addSubview(view)
    constrain(view) { view in
      view.height == 200
      view.width == 200
    }
    let tabBarController = UITabBarController()
    tabBarController.viewControllers = [UINavigationController(rootViewController: controller)]
    tabBarController.view.frame = window.bounds
    tabBarController.view.layoutIfNeeded()
    window.rootViewController = tabBarController
    window.setNeedsLayout()
    window.layoutIfNeeded()
  }

  /// The view's frame in the window after layout.
  private var placed: CGRect {
    controller.view.layoutIfNeeded()
    return view.convert(view.bounds, to: window)
  }

  func testTop() {
    let group = constrain(view, controller.topSupport) { view, top in view.top == top.bottom }
    expect(self.controller.topLayoutGuide.length).toNot(equal(0))
    expect(self.placed.minY).to(equal(controller.topLayoutGuide.length))
    constrain(view, controller.topSupport, replace: group) { view, top in
      view.top <= top.bottom
      view.top >= top.bottom
    }
    expect(self.placed.minY).to(equal(controller.topLayoutGuide.length))
    constrain(view, controller.topSupport, replace: group) { view, top in
      view.top == top.bottom + 100
    }
    expect(self.placed.minY).to(equal(controller.topLayoutGuide.length + 100))
    constrain(view, controller.topSupport, replace: group) { view, top in
      view.top == top.bottom * 2
    }
    expect(self.placed.minY).to(equal(controller.topLayoutGuide.length * 2))
  }

  func testBottom() {
    let group = constrain(view, controller.bottomSupport) { view, bottom in
      view.bottom == bottom.top - 10
    }
    let free = window.bounds.maxY - controller.bottomLayoutGuide.length
    expect(self.controller.bottomLayoutGuide.length).toNot(equal(0))
    expect(self.placed.maxY).to(equal(free - 10))
    expect(group.constraints[0].secondItem).to(beIdenticalTo(controller.bottomLayoutGuide))
  }

  func testImplicitConstraints() {
    let controller = UIViewController()
    let view = TestView(frame: .zero)
    controller.view.addSubview(view)
    constrain(view, controller.topSupport) { view, top in view.top == top.bottom }
    expect(controller.view.constraints).to(haveCount(3))
  }
}

class MainLoopSpec: XCTestCase {
  func testWindowIsLaidOutAndBlocksArePerformedWhileATestWaits() {
    let window = TestWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let view = TestView(frame: .zero)
    window.addSubview(view)
    window.isHidden = false
    constrain(view) { view in view.edges == view.superview!.edges }
    let performed = expectation(description: "the main run loop has turned")
    RunLoop.main.perform { performed.fulfill() }
    expect(view.frame).to(equal(.zero))
    wait(for: [performed], timeout: 5)
    expect(view.frame).to(equal(window.bounds))
  }
}
