import Formats
import UIKit
import XCTest

final class FormatsTests: XCTestCase {
  var window: UIWindow!
  var controller: UIViewController!

  override func setUp() {
    super.setUp()
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    controller = UIViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
  }

  override func tearDown() {
    window = nil
    controller = nil
    super.tearDown()
  }

  func testRowsAndColumns() {
    let a = UIView()
    let b = UIView()
    let field = UITextField()
    controller.view.subviews(a, b, field)
    controller.view.layout(
      100,
      |a - 8 - b| ~ 44,
      20,
      |field| ~ 30
    )
    b.widthAnchor.constraint(equalTo: a.widthAnchor).isActive = true
    controller.view.layoutIfNeeded()
    XCTAssertEqual(a.frame.origin.y, 100, accuracy: 0.5)
    XCTAssertEqual(a.frame.width, b.frame.width, accuracy: 0.5)
    XCTAssertEqual(b.frame.minX - a.frame.maxX, 8, accuracy: 0.5)
    XCTAssertEqual(field.frame, CGRect(x: 0, y: 164, width: 375, height: 30))
  }

  func testBuilder() {
    let a = UIView()
    let b = UIImageView(image: nil)
    controller.view.subviews {
      a
      b
    }
    XCTAssertTrue(controller.view.subviews.contains(a))
    XCTAssertTrue(controller.view.subviews.contains(b))
    XCTAssertFalse(b.translatesAutoresizingMaskIntoConstraints)
  }

  func testVisualFormat() {
    let header = UILabel()
    let body = UITextView()
    let layout = controller.view.formats(["p": 8], ["header": header, "body": body])
    layout("H:|-p-[header]-p-|")
    layout("H:|[body]|")
    layout("V:|-20-[header(40)]-p-[body(>=100)]|")
    window.layoutIfNeeded()
    XCTAssertEqual(header.frame, CGRect(x: 8, y: 20, width: 359, height: 40))
    XCTAssertEqual(body.frame, CGRect(x: 0, y: 68, width: 375, height: 599))
  }

  func testKeyboard() {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(view)
    let room = controller.view.roomAboveKeyboard
    XCTAssertTrue(room === controller.view.roomAboveKeyboard)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: room.topAnchor),
      view.bottomAnchor.constraint(equalTo: room.bottomAnchor),
      view.leadingAnchor.constraint(equalTo: room.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: room.trailingAnchor),
    ])
    controller.view.layoutIfNeeded()
    XCTAssertEqual(view.frame, controller.view.bounds)
    NotificationCenter.default.post(
      name: UIResponder.keyboardWillChangeFrameNotification, object: nil,
      userInfo: [
        UIResponder.keyboardFrameEndUserInfoKey: NSValue(
          cgRect: CGRect(x: 0, y: 400, width: 375, height: 267)),
        UIResponder.keyboardAnimationDurationUserInfoKey: 0.25,
      ])
    XCTAssertEqual(view.frame.height, 400)
    XCTAssertEqual(room.layoutFrame.height, 400)
  }

  func testTags() {
    controller.view.tags = ["a"]
    controller.view.tags.append("b")
    XCTAssertEqual(controller.view.tags, ["a", "b"])
    XCTAssertEqual(UIView().tags, [])
  }

  func testExpectationAfterAnimation() {
    let done = expectation(description: "animation")
    let view = UIView()
    controller.view.addSubview(view)
    UIView.animate(withDuration: 0.1, animations: { view.alpha = 0 }) { finished in
      XCTAssertTrue(finished)
      done.fulfill()
    }
    waitForExpectations(timeout: 1)
    XCTAssertEqual(view.alpha, 0)
  }
}
