import Foundation
import QuartzCore
import Testing
import UIKit

@MainActor @Suite("Names of Swift 4")
struct OldNamesTests {
  private final class Container: UIViewController {
    let inner = UIViewController()
    let front = UIView()

    override func viewDidLoad() {
      super.viewDidLoad()
      addChildViewController(inner)
      inner.view.frame = UIEdgeInsetsInsetRect(view.bounds, UIEdgeInsetsMake(1, 2, 3, 4))
      view.addSubview(front)
      view.addSubview(inner.view)
      view.sendSubview(toBack: inner.view)
      view.bringSubview(toFront: front)
      inner.didMove(toParentViewController: self)
    }

    func clear() {
      inner.willMove(toParentViewController: nil)
      inner.view.removeFromSuperview()
      inner.removeFromParentViewController()
    }
  }

  @Test("old names for children and the order of subviews equal the current names")
  func children() {
    let container = Container()
    let bounds = container.view.bounds
    #expect(container.childViewControllers == container.children && container.children.count == 1)
    #expect(container.view.subviews == [container.inner.view, container.front])
    #expect(
      container.inner.view.frame
        == bounds.inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)))
    #expect(
      !container.isMovingToParentViewController && !container.isMovingFromParentViewController)
    container.clear()
    #expect(container.childViewControllers.isEmpty)
  }

  @Test("old names for types refer to the current types")
  func types() {
    let button = UIButton(type: UIButtonType.system)
    button.setTitle("a", for: UIControlState.normal)
    let event: UIControlEvents = .touchUpInside
    button.addTarget(self, action: Selector("tap"), for: event)
    #expect(button.allControlEvents == .touchUpInside)
    let cell = UITableViewCell(style: UITableViewCellStyle.subtitle, reuseIdentifier: nil)
    cell.accessoryType = UITableViewCellAccessoryType.checkmark
    #expect(cell.detailTextLabel != nil)
    let attributes: [NSAttributedStringKey: Any] = [
      NSAttributedStringKey.font: UIFont.systemFont(ofSize: 9)
    ]
    #expect(NSAttributedString(string: "a", attributes: attributes).size().height > 9)
    let options: UIViewAnimationOptions = [.curveEaseIn]
    #expect(options == UIView.AnimationOptions.curveEaseIn)
    let style: UIAlertControllerStyle = .alert
    #expect(
      UIAlertController(title: nil, message: nil, preferredStyle: style).preferredStyle == .alert)
    #expect(UITableViewAutomaticDimension == UITableView.automaticDimension)
    #expect(UICollectionElementKindSectionHeader == UICollectionView.elementKindSectionHeader)
    #expect(UIOffsetMake(1, 2) == UIOffset(horizontal: 1, vertical: 2))
    #expect(
      UIInterfaceOrientationIsPortrait(.portrait) && UIDeviceOrientationIsLandscape(.landscapeLeft))
    let shape = CAShapeLayer()
    shape.lineCap = kCALineCapRound
    shape.fillRule = kCAFillRuleEvenOdd
    #expect(shape.lineCap == .round && shape.fillRule == .evenOdd)
    #expect(UIImagePNGRepresentation(UIImage()) == nil && !UIAccessibilityIsVoiceOverRunning())
  }

  @Test("old names for notifications refer to the current notifications")
  func notifications() {
    nonisolated(unsafe) var seen: [String] = []
    let token = NotificationCenter.default.addObserver(
      forName: .UIKeyboardWillShow, object: nil, queue: nil
    ) { note in
      if let frame = (note.userInfo?[UIKeyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue {
        seen.append("\(Int(frame.height))")
      }
    }
    NotificationCenter.default.post(
      name: UIResponder.keyboardWillShowNotification, object: nil,
      userInfo: [
        UIResponder.keyboardFrameEndUserInfoKey: NSValue(
          cgRect: CGRect(x: 0, y: 0, width: 9, height: 300))
      ])
    #expect(seen == ["300"])
    NotificationCenter.default.removeObserver(token)
    #expect(
      NSNotification.Name.UIApplicationDidBecomeActive == UIApplication.didBecomeActiveNotification)
  }

  @Test("old alert views are shown by the current alert controllers")
  func questions() {
    final class Answers: NSObject, UIAlertViewDelegate {
      var index: Int?
      func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {
        index = buttonIndex
      }
    }
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    let answers = Answers()
    let alert = UIAlertView(
      title: "Sure?", message: "It is gone then", delegate: answers, cancelButtonTitle: "No")
    let yes = alert.addButton(withTitle: "Yes")
    #expect(
      alert.numberOfButtons == 2 && alert.cancelButtonIndex == 0
        && alert.buttonTitle(at: yes) == "Yes")
    alert.show()
    let shown = window.rootViewController?.presentedViewController as? UIAlertController
    #expect(shown?.title == "Sure?" && shown?.actions.map(\.title) == ["No", "Yes"])
    #expect(alert.isVisible)
    alert.dismiss(withClickedButtonIndex: yes, animated: false)
    #expect(!alert.isVisible)
  }
}
