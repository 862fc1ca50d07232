import CoreGraphics
import ObjectiveC
import QuartzCore
import Testing
import UIKit

// Constraints by operators, in the style of small libraries of Swift 5's time.

private struct Expression<Anchor: AnyObject> {
  let anchor: NSLayoutAnchor<Anchor>
  var constant: CGFloat = 0
}

private func + <A: AnyObject>(anchor: NSLayoutAnchor<A>, constant: CGFloat) -> Expression<A> {
  Expression(anchor: anchor, constant: constant)
}

private func - <A: AnyObject>(anchor: NSLayoutAnchor<A>, constant: CGFloat) -> Expression<A> {
  Expression(anchor: anchor, constant: -constant)
}

@discardableResult
private func == <A: AnyObject>(a: NSLayoutAnchor<A>, b: Expression<A>) -> NSLayoutConstraint {
  let constraint = a.constraint(equalTo: b.anchor, constant: b.constant)
  constraint.isActive = true
  return constraint
}

@discardableResult
private func == (a: NSLayoutDimension, b: CGFloat) -> NSLayoutConstraint {
  let constraint = a.constraint(equalToConstant: b)
  constraint.isActive = true
  return constraint
}

extension UIView {
  fileprivate func forConstraints() -> Self {
    translatesAutoresizingMaskIntoConstraints = false
    return self
  }
}

@MainActor @Suite("Operators, in Swift 5 mode")
struct OperatorTests {
  @Test("anchors are related by operators")
  func operators() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let view = UIView().forConstraints()
    root.addSubview(view)
    view.leadingAnchor == root.leadingAnchor + 10
    view.trailingAnchor == root.trailingAnchor - 20
    view.topAnchor == root.topAnchor + 5
    view.heightAnchor == 40
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 5, width: 170, height: 40))
    #expect(root.constraints.count == 3)
    #expect(view.constraints.count == 1)
  }
}

/// A class without annotations, as is common in Swift 5 code.
class Badge: UIView {
  private let label = UIView()
  static var made = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    setUp()
  }

  private func setUp() {
    Badge.made += 1
    addSubview(label)
    label.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      NSLayoutConstraint(
        item: label, attribute: .centerX, relatedBy: .equal, toItem: self, attribute: .centerX,
        multiplier: 1, constant: 0),
      NSLayoutConstraint(
        item: label, attribute: .centerY, relatedBy: .equal, toItem: self, attribute: .centerY,
        multiplier: 1, constant: 0),
      NSLayoutConstraint(
        item: label, attribute: .width, relatedBy: .equal, toItem: self, attribute: .width,
        multiplier: 0.5, constant: 0),
      NSLayoutConstraint(
        item: label, attribute: .height, relatedBy: .equal, toItem: nil,
        attribute: .notAnAttribute, multiplier: 1, constant: 12),
    ])
  }

  var labelFrame: CGRect { label.frame }
}

@MainActor @Suite("Subclasses, in Swift 5 mode")
struct SubclassTests {
  @Test("a view builds subviews in the initializer")
  func badge() {
    let badge = Badge(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    badge.layoutIfNeeded()
    #expect(badge.labelFrame == CGRect(x: 10, y: 14, width: 20, height: 12))
    #expect(Badge() as UIView is Badge)
  }

  @Test("old global names refer to the nested types")
  func names() {
    let attribute: NSLayoutAttribute = .leading
    let relation: NSLayoutRelation = .equal
    let axis: UILayoutConstraintAxis = .vertical
    #expect(attribute.rawValue == 5 && relation.rawValue == 0 && axis.rawValue == 1)
    #expect(UI_USER_INTERFACE_IDIOM() == UIDevice.current.userInterfaceIdiom)
    #expect(UIKit.UIView.noIntrinsicMetric == UIViewNoIntrinsicMetric)
  }
}
