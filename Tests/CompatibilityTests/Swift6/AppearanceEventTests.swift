import Foundation
import Testing
import UIKit

@MainActor private final class Log {
  var lines: [String] = []
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

private final class Told: UIViewController {
  let log: Log
  init(_ name: String, _ log: Log) {
    self.log = log
    super.init(nibName: nil, bundle: nil)
    title = name
  }
  required init?(coder: NSCoder) { nil }

  private func note(_ event: String) { log.lines.append("\(title ?? "") \(event)") }
  override func viewWillAppear(_ animated: Bool) { note("comes") }
  override func viewDidAppear(_ animated: Bool) { note("is there") }
  override func viewWillDisappear(_ animated: Bool) { note("goes") }
  override func viewDidDisappear(_ animated: Bool) { note("is gone") }
}

@MainActor @Suite("Controllers' appearance")
struct AppearanceEventTests {
  private let log = Log()
  private let window = UIWindow()

  private func adopt(_ child: UIViewController, _ parent: UIViewController) {
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }

  @Test("controllers appear when the window is shown: containers first, and they finish last")
  func shown() {
    let outer = Told("outer", log)
    adopt(Told("inner", log), outer)
    window.rootViewController = outer
    #expect(log.take().isEmpty)
    window.makeKeyAndVisible()
    let events = ["outer comes", "inner comes", "inner is there", "outer is there"]
    #expect(log.take() == events)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    #expect(log.take().isEmpty)
  }

  @Test("a child appears when the view enters a visible window, completely after the layout")
  func children() {
    let outer = Told("outer", log)
    window.rootViewController = outer
    window.isHidden = false
    _ = log.take()
    let child = Told("child", log)
    adopt(child, outer)
    #expect(log.take() == ["child comes"])
    window.layoutIfNeeded()
    #expect(log.take() == ["child is there"])
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(log.take() == ["child goes", "child is gone"])
    window.rootViewController = Told("next", log)
    #expect(
      log.take() == ["outer goes", "outer is gone", "next comes", "next is there"])
  }

  @Test("a container's selected child appears and disappears, and a stack's controllers in turn")
  func containers() {
    let tabs = UITabBarController()
    let stack = UINavigationController(rootViewController: Told("first", log))
    tabs.viewControllers = [stack, Told("other", log)]
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    #expect(log.take() == ["first comes", "first is there"])
    stack.pushViewController(Told("second", log), animated: false)
    #expect(
      log.take() == ["first goes", "second comes", "first is gone", "second is there"])
    tabs.selectedIndex = 1
    #expect(
      log.take() == ["other comes", "second goes", "second is gone", "other is there"])
    tabs.selectedIndex = 0
    #expect(
      log.take() == ["second comes", "other goes", "other is gone", "second is there"])
  }

  @Test("a container that forwards appearance itself gets no automatic calls")
  func byHand() {
    final class Container: UIViewController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    let container = Container()
    window.rootViewController = container
    window.makeKeyAndVisible()
    let child = Told("child", log)
    adopt(child, container)
    #expect(log.take().isEmpty)
    child.beginAppearanceTransition(true, animated: true)
    #expect(log.take() == ["child comes"])
    child.endAppearanceTransition()
    child.beginAppearanceTransition(false, animated: true)
    child.view.removeFromSuperview()
    child.endAppearanceTransition()
    #expect(log.take() == ["child is there", "child goes", "child is gone"])
  }
}
