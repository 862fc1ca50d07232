import AutoLayout
import ConstraintMaker
import Foundation
import Testing

@MainActor @Suite("Rules of the maker")
struct ConstraintMakerTests {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let a = UIView()
  let b = UIView()

  init() {
    root.addSubview(a)
    root.addSubview(b)
  }

  @Test("a rule sets relation, target, offset, factor and priority")
  func rule() {
    a.makeConstraints { make in
      make.left.equalTo(root).offset(10)
      make.size.lessThanOrEqualTo(b).multipliedBy(0.5).priority(.high)
      make.top.greaterThanOrEqualTo(b.layout.bottom).offset(8).priority(251).labeled("below")
    }
    let constraints = root.constraints
    #expect(constraints.count == 4)
    #expect(!a.translatesAutoresizingMaskIntoConstraints)
    #expect(root.translatesAutoresizingMaskIntoConstraints)
    #expect(constraints[0].firstItem === a && constraints[0].secondItem === root)
    #expect(constraints[0].firstAttribute == .left && constraints[0].secondAttribute == .left)
    #expect(constraints[0].constant == 10 && constraints[0].priority == .required)
    #expect(constraints[1].firstAttribute == .width && constraints[1].secondAttribute == .width)
    #expect(constraints[2].firstAttribute == .height && constraints[2].relation == .lessThanOrEqual)
    #expect(constraints[2].multiplier == 0.5 && constraints[2].priority == .defaultHigh)
    #expect(constraints[3].secondAttribute == .bottom && constraints[3].priority.rawValue == 251)
    #expect(constraints[3].identifier == "below")
  }

  @Test("composite attributes make their constraints in a fixed order")
  func composites() {
    typealias Name = NSLayoutConstraint.Attribute
    let table: [((ConstraintMaker) -> ConstraintChain, [Name])] = [
      ({ $0.edges }, [.left, .top, .right, .bottom]),
      ({ $0.horizontalEdges }, [.left, .right]),
      ({ $0.verticalEdges }, [.top, .bottom]),
      ({ $0.directionalEdges }, [.leading, .top, .trailing, .bottom]),
      ({ $0.directionalHorizontalEdges }, [.leading, .trailing]),
      ({ $0.size }, [.width, .height]),
      ({ $0.center }, [.centerX, .centerY]),
      ({ $0.margins }, [.leftMargin, .topMargin, .rightMargin, .bottomMargin]),
      ({ $0.directionalMargins }, [.leadingMargin, .topMargin, .trailingMargin, .bottomMargin]),
      ({ $0.centerWithinMargins }, [.centerXWithinMargins, .centerYWithinMargins]),
      ({ $0.firstBaseline.baseline }, [.firstBaseline, .lastBaseline]),
    ]
    for (chain, names) in table {
      let made = a.makeConstraints { make in chain(make).equalToSuperview() }
      #expect(made.map { $0.layoutConstraints.map(\.firstAttribute) } == [names])
      #expect(made[0].layoutConstraints.map(\.secondAttribute) == names)
      a.removeConstraints()
    }
    #expect(root.constraints.isEmpty)
  }

  @Test("numbers, sizes, points and insets give a view's place in the superview")
  func amounts() {
    a.makeConstraints { make in
      make.left.top.equalTo(20)
      make.size.equalTo(CGSize(width: 100, height: 50))
    }
    b.makeConstraints { make in
      make.edges.equalTo(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    }
    root.layoutIfNeeded()
    #expect(a.frame == CGRect(x: 20, y: 20, width: 100, height: 50))
    #expect(b.frame == CGRect(x: 2, y: 1, width: 314, height: 476))
    b.remakeConstraints { make in
      make.center.equalTo(CGPoint(x: 10, y: -20))
      make.width.equalTo(a).dividedBy(2)
      make.height.equalTo(b.layout.width).multipliedBy(2).offset(4)
    }
    root.layoutIfNeeded()
    #expect(b.frame == CGRect(x: 145, y: 168, width: 50, height: 104))
  }

  @Test("insets move edges inwards, and reduce sizes by both sides")
  func insets() {
    a.makeConstraints { make in make.edges.equalToSuperview().inset(10) }
    b.makeConstraints { make in
      make.center.equalTo(a)
      make.size.equalTo(a).inset(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    }
    root.layoutIfNeeded()
    #expect(a.frame == CGRect(x: 10, y: 10, width: 300, height: 460))
    #expect(b.frame.size == CGSize(width: 294, height: 456))
    a.updateConstraints { make in
      make.edges.equalToSuperview().insets(UIEdgeInsets(top: 0, left: 5, bottom: 10, right: 15))
    }
    root.layoutIfNeeded()
    #expect(a.frame == CGRect(x: 5, y: 0, width: 300, height: 470))
  }

  @Test("directional insets follow the layout direction")
  func directional() {
    root.semanticContentAttribute = .forceRightToLeft
    a.makeConstraints { make in
      make.directionalEdges.equalTo(
        NSDirectionalEdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 10))
    }
    root.layoutIfNeeded()
    #expect(a.frame == CGRect(x: 10, y: 0, width: 280, height: 480))
  }

  @Test("guides can be targets and items")
  func guides() {
    root.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    guide.makeConstraints { make in
      make.left.width.equalToSuperview()
      make.top.equalTo(root.safeAreaLayoutGuide)
      make.height.equalTo(100)
    }
    a.makeConstraints { make in make.edges.equalTo(root.layoutMarginsGuide) }
    b.makeConstraints { make in
      make.left.right.equalTo(root)
      make.top.equalTo(guide.layout.bottom)
      make.height.equalTo(5)
    }
    root.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 0, y: 0, width: 320, height: 100))
    #expect(a.frame == CGRect(x: 20, y: 10, width: 260, height: 440))
    #expect(b.frame.minY == 100)
  }

  @Test("edges are related to margins separately")
  func margins() {
    root.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    a.makeConstraints { make in make.edges.equalTo(root.layout.margins) }
    root.layoutIfNeeded()
    #expect(a.frame == CGRect(x: 20, y: 10, width: 260, height: 440))
  }

  @Test("a description names the line of the rule (F2.28)")
  func origin() {
    let line: UInt = #line + 1
    let made = a.makeConstraints { make in make.left.equalTo(root).offset(10) }
    let text = made[0].layoutConstraints[0].description
    #expect(text.hasPrefix("<NSLayoutConstraint:0x"))
    #expect(text.contains("@ConstraintMakerTests.swift#\(line) H:|-(10)-[UIView:0x"))
  }
}
