import AutoLayoutCore
import Foundation
import Testing

@testable import AutoLayout

@MainActor
private final class Start: UIViewController {
  var unwound: [String] = []

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    segue.destination.title = sender as? String
  }

  func unwindToStart(_ segue: UIStoryboardSegue) {
    unwound.append("\(segue.identifier ?? "-") from \(segue.source.title ?? "-")")
  }

  override class var actionMethods: [ActionMethod] {
    [ActionMethod("unwindToStart:", Start.unwindToStart)]
  }
}

private final class FadeSegue: UIStoryboardSegue {
  override func perform() {
    destination.title = "faded"
    source.navigationController?.pushViewController(destination, animated: false)
  }
}

@MainActor @Suite("Segues")
struct SegueTests {
  private func show(_ identifier: String, _ type: UIStoryboardSegue.Type? = nil) -> SegueTemplate {
    SegueTemplate(
      identifier: identifier, segueClass: type, makeDestination: { UIViewController() },
      show: { $0.show($1, sender: $0) })
  }

  private func start() -> (Start, UINavigationController) {
    let start = Start()
    let interface = ControllerInterface()
    interface.segues = [show("detail"), show("fade", FadeSegue.self)]
    start.interface = interface
    return (start, UINavigationController(rootViewController: start))
  }

  @Test("the source prepares the destination before it is shown")
  func prepared() {
    let (start, navigation) = start()
    start.performSegue(withIdentifier: "detail", sender: "Handed over")
    #expect(navigation.viewControllers.count == 2)
    #expect(navigation.topViewController?.title == "Handed over")
  }

  @Test("a client's segue class shows the destination itself")
  func ownClass() {
    let (start, navigation) = start()
    start.performSegue(withIdentifier: "fade", sender: nil)
    #expect(navigation.topViewController?.title == "faded")
  }

  @Test("an unwind segue goes back to the nearest controller that lists the method")
  func unwind() {
    let (start, navigation) = start()
    let window = UIWindow()
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    start.performSegue(withIdentifier: "detail", sender: "one")
    let top = navigation.topViewController
    let sheet = UIViewController()
    sheet.title = "sheet"
    top?.present(UINavigationController(rootViewController: sheet), animated: false)
    SegueTemplate(unwinding: "unwindToStart:", identifier: "back")
      .perform(from: sheet, sender: nil)
    #expect(start.unwound == ["back from sheet"])
    #expect(navigation.viewControllers == [start])
    #expect(top?.presentedViewController == nil)
    window.isHidden = true
  }
}
