import Testing
import UIKit
import XCTest

@testable import Chains

final class ChainsXCTests: XCTestCase {
  @MainActor
  func testStack() async {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 140))
    let views = (0..<3).map { _ in UIView() }
    root.stack(views, axis: .vertical, height: 40, spacing: 10)
    root.layoutIfNeeded()
    XCTAssertEqual(views.map(\.frame.minY), [0, 50, 100])
  }

  func testFromOutsideTheMainActor() {
    MainActor.assumeIsolated {
      let view = UIView(frame: .zero)
      view.size(CGSize(width: 3, height: 4))
      view.layoutIfNeeded()
      XCTAssertEqual(view.constraints.count, 2)
    }
  }
}

@MainActor @Suite("Chains")
struct ChainsTests {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 140))

  @Test("edges to a superview, without some")
  func edges() {
    let view = UIView()
    root.addSubview(view)
    view.edgesToSuperview(
      excluding: .bottom, insets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    view.heightAnchor.constraint(equalToConstant: 50).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 2, y: 1, width: 294, height: 50))
  }

  @Test("guides are constrained as views are")
  func guides() {
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    guide.center(in: root)
    guide.size(CGSize(width: 20, height: 10))
    let view = UILabel()
    root.addSubview(view)
    view.edges(to: guide)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 140, y: 65, width: 20, height: 10))
    #expect(guide.layoutFrame == view.frame)
  }

  @Test("attributes hold in some surroundings only")
  func conditions() {
    let view = UIView()
    root.addSubview(view)
    view.layouting.layout(
      Left(10), Top(20), Height(30), Width(40).when { !$0.isPad },
      Width(400).when { $0.isPad && $0.isHorizontalCompact })
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 20, width: 40, height: 30))
    view.layouting.layout(Left(0), Top(0), Height(5).with(.defaultHigh), Width(6))
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 6, height: 5))
    #expect(root.constraints.count == 2)
  }

  @Test("a relation is kept, a constraint is returned")
  func relations() {
    let a = UIView()
    let b = UIView()
    root.addSubview(a)
    root.addSubview(b)
    let constraint = a.topToBottom(of: b, offset: 3, relation: .equalOrGreater)
    #expect(constraint.relation == .greaterThanOrEqual && constraint.isActive)
    #expect(constraint.firstAnchor === a.topAnchor || constraint.firstAttribute == .top)
    a.setHugging(.required, for: .horizontal)
    #expect(a.contentHuggingPriority(for: .horizontal) == .required)
    #expect(a.widthToHeight(of: b).secondAttribute == .height)
  }
}
