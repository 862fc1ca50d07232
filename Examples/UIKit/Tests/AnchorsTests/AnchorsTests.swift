import UIKit
import XCTest

@testable import Anchors

class AnchorsTests: XCTestCase {
  let view1 = UIView()
  let view2 = UIView()
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  override func setUp() {
    super.setUp()
    window.addSubview(view1)
    window.addSubview(view2)
  }

  override func tearDown() {
    [view1, view2].forEach { $0.removeFromSuperview() }
    super.tearDown()
  }

  func testBasicEqualityWithConstant() {
    let constraint = view1.leadingAnchor == view2.leadingAnchor + 8.5
    XCTAssertTrue(constraint.firstItem === view1)
    XCTAssertTrue(constraint.secondItem === view2)
    XCTAssertEqual(constraint.constant, 8.5, accuracy: CGFloat.ulpOfOne)
    XCTAssertEqual(constraint.multiplier, 1, accuracy: 0.00001)
    XCTAssertEqual(constraint.priority.rawValue, UILayoutPriority.required.rawValue)
    XCTAssertTrue(constraint.isActive)
    XCTAssertEqual(constraint.relation, .equal)
    XCTAssertEqual(constraint.firstAttribute, .leading)
    XCTAssertEqual(constraint.secondAttribute, .leading)
    XCTAssertFalse(view1.translatesAutoresizingMaskIntoConstraints)
  }

  func testDimensions() {
    let constraint = view1.widthAnchor == view2.widthAnchor * 0.5 + 10.0 ~ .high - 1.0
    XCTAssertEqual(constraint.multiplier, 0.5)
    XCTAssertEqual(constraint.constant, 10)
    XCTAssertEqual(constraint.priority.rawValue, 749)
    let fixed = view2.widthAnchor == 100.0
    XCTAssertNil(fixed.secondItem)
    XCTAssertEqual(fixed.secondAttribute, .notAnAttribute)
    let weak = view2.heightAnchor == 20.0 ~ 300
    XCTAssertEqual(weak.priority, UILayoutPriority(300))
    view1.leadingAnchor /==/ window.leadingAnchor
    view1.topAnchor /==/ window.topAnchor
    view1.heightAnchor == 5.0
    window.layoutIfNeeded()
    XCTAssertEqual(view1.frame, CGRect(x: 0, y: 0, width: 60, height: 5))
  }

  func testEdges() {
    let insets = UIEdgeInsets(top: 5, left: 10, bottom: 15, right: 20)
    let edges = view1.edgeAnchors == window.edgeAnchors + insets
    window.setNeedsLayout()
    window.layoutIfNeeded()
    XCTAssertEqual(view1.frame, window.bounds.inset(by: insets))
    XCTAssertEqual(window.constraints, edges.all)
    XCTAssertEqual(view1.center.x, 155, accuracy: 0.001)
  }

  func testControllerGuides() {
    let controller = UIViewController()
    let child = UIView()
    controller.view!.addSubview(child)
    controller.view.layoutIfNeeded()
    child.topAnchor == controller.topLayoutGuide.bottomAnchor + 4.0
    XCTAssertNotNil(controller.view?.superview == nil)
    XCTAssertTrue(controller.isViewLoaded)
    XCTAssertEqual(controller.view.constraints.count, 3)
  }

  func testBatches() {
    let constraints = Batch.constraints(active: false) {
      view1.widthAnchor == view2.widthAnchor * 1.0
      view1.topAnchor <= view2.topAnchor + 10.0
      view1.leadingAnchor >= view2.leadingAnchor
    }
    XCTAssertEqual(constraints.count, 3)
    XCTAssertTrue(constraints.allSatisfy { !$0.isActive })
    NSLayoutConstraint.activate(constraints)
    XCTAssertEqual(window.constraints.count, 3)
    NSLayoutConstraint.deactivate(constraints)
    XCTAssertTrue(window.constraints.isEmpty)
  }

  func testPerformanceOfManyConstraints() {
    measure {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      for _ in 0..<20 {
        let view = UIView()
        root.addSubview(view)
        view.edgeAnchors == root.edgeAnchors + UIEdgeInsets.zero
      }
      root.layoutIfNeeded()
    }
  }
}
