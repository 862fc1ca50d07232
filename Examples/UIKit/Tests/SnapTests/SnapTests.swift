import XCTest

@testable import Snap

#if os(iOS) || os(tvOS) || os(Linux)
import UIKit
typealias View = UIView
extension View {
  var snapConstraints: [AnyObject] {
    constraints.filter { $0 is LayoutConstraint }
  }
}
#endif

class SnapTests: XCTestCase {
  let container: UIView = {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    return view
  }()

  func testMakeConstraints() {
    let v1 = View()
    let v2 = View()
    container.addSubview(v1)
    container.addSubview(v2)
    v1.snap.makeConstraints { (make) -> Void in
      make.top.equalTo(v2.snap.bottom).offset(50)
      make.left.equalTo(v2.snap.left).offset(50)
      return
    }
    XCTAssertEqual(container.snapConstraints.count, 2, "Should have 2 constraints installed")
    v2.snap.makeConstraints { make in
      make.edges.equalTo(v1)
      return
    }
    XCTAssertEqual(container.snapConstraints.count, 6, "Should have 6 constraints installed")
  }

  func testUpdateAndRemake() {
    let v1 = View()
    container.addSubview(v1)
    v1.snap.makeConstraints { make in
      make.size.equalTo(CGSize(width: 50, height: 60))
      make.left.top.equalToSuperview().offset(10).priority(.required as UILayoutPriority)
    }
    container.layoutIfNeeded()
    XCTAssertEqual(v1.frame, CGRect(x: 10, y: 10, width: 50, height: 60))
    v1.snap.updateConstraints { $0.size.equalTo(CGSize(width: 70, height: 80)) }
    container.setNeedsLayout()
    container.layoutIfNeeded()
    XCTAssertEqual(v1.frame.size, CGSize(width: 70, height: 80))
    v1.snap.remakeConstraints { make in
      make.edges.equalToSuperview().inset(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    }
    container.layoutIfNeeded()
    XCTAssertEqual(v1.frame, CGRect(x: 2, y: 1, width: 294, height: 296))
    v1.snap.removeConstraints()
    XCTAssertEqual(container.snapConstraints.count, 0)
  }

  func testReferences() {
    let v1 = View()
    container.addSubview(v1)
    var width: Constraint?
    v1.snap.makeConstraints { make in
      make.width.equalTo(40).labeled("w")
      width = make.height.equalTo(30).constraint
    }
    XCTAssertEqual(width?.layoutConstraints.first?.constant, 30)
    XCTAssertEqual(v1.constraints.first?.identifier, "w")
    width?.update(offset: 35).update(priority: 500)
    XCTAssertEqual(v1.constraints.last?.priority, UILayoutPriority(500))
    XCTAssertEqual(width?.isActive, true)
    width?.deactivate()
    XCTAssertEqual(v1.constraints.count, 1)
  }

  func testMarginsGuidesAndSupport() {
    let controller = UIViewController()
    let v1 = View()
    controller.view.addSubview(v1)
    v1.snap.makeConstraints { make in
      make.top.equalTo(controller.topLayoutGuide.snapBottom)
      make.left.equalTo(controller.view.snap.leftMargin)
      make.size.equalTo(10)
    }
    controller.view.setNeedsLayout()
    controller.view.layoutIfNeeded()
    XCTAssertEqual(
      controller.view.constraints.count, 4, "two of the guides, and two of the view to others")
    let constraint = controller.view.snapConstraints.first as? NSLayoutConstraint
    XCTAssertTrue(constraint?.secondItem === controller.topLayoutGuide)
  }

  func testHuggingAndDescriptions() {
    let label = UILabel()
    label.text = "Text"
    container.addSubview(label)
    label.snap.contentHuggingHorizontalPriority = 700
    XCTAssertEqual(label.contentHuggingPriority(for: .horizontal).rawValue, 700)
    XCTAssertTrue(label.description.hasPrefix("<UILabel: 0x"))
    let c = NSLayoutConstraint(
      item: label, attribute: .centerX, relatedBy: .equal, toItem: container,
      attribute: .centerX, multiplier: 1, constant: 0)
    c.isActive = true
    XCTAssertTrue(String(describing: c).contains("UILabel"))
    XCTAssertTrue(c.debugDescription.contains(".centerX == "))
  }

  func testViewsAreFreed() {
    weak var weakView: UIView?
    autoreleasepool {
      let root = UIView()
      let child = UIView()
      root.addSubview(child)
      child.snap.makeConstraints { $0.edges.equalToSuperview() }
      root.layoutIfNeeded()
      weakView = child
    }
    XCTAssertNil(weakView)
  }
}
