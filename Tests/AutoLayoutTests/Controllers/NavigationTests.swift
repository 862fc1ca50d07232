import AutoLayout
import Foundation
import Testing

private final class TallBar: UINavigationBar {
  let mark: Int

  override init(frame: CGRect) {
    mark = 7
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }
}

private final class Noting: NSObject, UINavigationControllerDelegate {
  var events: [String] = []

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    events.append("will \(viewController.title ?? "")")
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    events.append("did \(viewController.title ?? "")")
  }
}

@MainActor @Suite("Navigation controllers")
struct NavigationTests {
  private func titled(_ title: String) -> UIViewController {
    let controller = UIViewController()
    controller.title = title
    return controller
  }

  @Test("pushing and popping call the delegate, and add and remove controllers")
  func stack() {
    let controllers = ["a", "b", "c", "d"].map { titled($0) }
    let navigation = UINavigationController(rootViewController: controllers[0])
    let noting = Noting()
    navigation.delegate = noting
    ScreenShape.phone.run(navigation) { _ in
      for controller in controllers.dropFirst() {
        navigation.pushViewController(controller, animated: true)
      }
      #expect(noting.events == ["will b", "did b", "will c", "did c", "will d", "did d"])
      #expect(navigation.navigationBar.items?.count == 4)
      #expect(
        navigation.popToViewController(controllers[1], animated: false) == [
          controllers[2], controllers[3],
        ])
      #expect(navigation.topViewController === controllers[1])
      #expect(controllers[3].parent == nil && controllers[3].viewIfLoaded?.superview == nil)
      #expect(navigation.popToViewController(controllers[3], animated: false) == nil)
      #expect(navigation.popToRootViewController(animated: false) == [controllers[1]])
      #expect(noting.events.last == "did a")
    }
  }

  @Test("a controller knows when it moves in and out")
  func moving() {
    final class Moving: UIViewController {
      var notes: [Bool] = []
      override func viewWillAppear(_ animated: Bool) { notes.append(isMovingToParent) }
      override func viewWillDisappear(_ animated: Bool) { notes.append(isMovingFromParent) }
    }
    let (first, second) = (Moving(), Moving())
    let navigation = UINavigationController()
    navigation.viewControllers = [first]
    ScreenShape.phone.run(navigation) { _ in
      first.notes = []
      navigation.pushViewController(second, animated: false)
      navigation.popViewController(animated: false)
      #expect(second.notes == [true, true], "in by the push, out by the pop")
      #expect(first.notes == [false, false], "covered and uncovered")
      #expect(!second.isMovingToParent && !second.isMovingFromParent)
    }
  }

  @Test("bars have the requested classes, made by the classes' initializers")
  func classes() {
    let navigation = UINavigationController(
      navigationBarClass: TallBar.self, toolbarClass: UIView.self)
    #expect((navigation.navigationBar as? TallBar)?.mark == 7)
    #expect(type(of: navigation.toolbar) == UIToolbar.self)
  }
}
