import AutoLayout
import Foundation
import Testing

private final class CountingView: UIView {
  var removals = 0
  var layouts = 0

  override func removeFromSuperview() {
    removals += 1
    super.removeFromSuperview()
  }

  override func layoutSubviews() {
    layouts += 1
    super.layoutSubviews()
  }
}

private final class MarkedConstraint: NSLayoutConstraint, @unchecked Sendable {}

@MainActor @Suite("Constraints, made and installed")
struct InstallationTests {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  let left = UIView()
  let right = UIView()
  let leaf = UIView()

  init() {
    root.addSubview(left)
    root.addSubview(right)
    left.addSubview(leaf)
  }

  @Test(
    "a new constraint is inactive and required, has no name, and has no effect (F11.1, F11.7)")
  func fresh() {
    let constraint = MarkedConstraint(
      item: leaf, attribute: .leading, relatedBy: .greaterThanOrEqual, toItem: right,
      attribute: .trailing, multiplier: 2, constant: -3)
    #expect(!constraint.isActive && constraint.priority == .required)
    #expect(constraint.identifier == nil && !constraint.shouldBeArchived)
    #expect(constraint.firstItem === leaf && constraint.secondItem === right)
    #expect(constraint.firstAttribute == .leading && constraint.secondAttribute == .trailing)
    #expect(constraint.relation == .greaterThanOrEqual)
    #expect(constraint.multiplier == 2 && constraint.constant == -3)
    #expect([root, left, right, leaf].flatMap { $0.constraints }.isEmpty)
    #expect(leaf.translatesAutoresizingMaskIntoConstraints)
  }

  @Test("a constraint between a dimension and itself reads as a constraint on one item (F11.3)")
  func dimension() {
    let constraint = leaf.heightAnchor.constraint(equalToConstant: 12)
    #expect(constraint.secondItem == nil && constraint.secondAttribute == .notAnAttribute)
    #expect(constraint.multiplier == 1 && constraint.constant == 12)
  }

  @Test("anchors make the same constraints as the long initializer (F11.4, F11.5)")
  func anchors() {
    let x: [(NSLayoutXAxisAnchor, NSLayoutConstraint.Attribute)] = [
      (leaf.leadingAnchor, .leading), (leaf.trailingAnchor, .trailing), (leaf.leftAnchor, .left),
      (leaf.rightAnchor, .right), (leaf.centerXAnchor, .centerX),
    ]
    for (anchor, attribute) in x {
      #expect(anchor.constraint(equalTo: anchor, constant: 1).firstAttribute == attribute)
      #expect(anchor.item === leaf)
    }
    let y: [(NSLayoutYAxisAnchor, NSLayoutConstraint.Attribute)] = [
      (leaf.topAnchor, .top), (leaf.bottomAnchor, .bottom), (leaf.centerYAnchor, .centerY),
      (leaf.firstBaselineAnchor, .firstBaseline), (leaf.lastBaselineAnchor, .lastBaseline),
    ]
    for (anchor, attribute) in y {
      #expect(anchor.constraint(lessThanOrEqualTo: anchor).secondAttribute == attribute)
    }
    #expect(leaf.widthAnchor.constraint(equalTo: leaf.heightAnchor).secondAttribute == .height)
    _ = (NSLayoutXAxisAnchor(), NSLayoutYAxisAnchor(), NSLayoutDimension())
    #expect(leaf.topAnchor.copy() is NSLayoutYAxisAnchor)
  }

  @Test("a tree with constraints inside is released with the last reference to it (F11.6)")
  func lifetime() {
    weak var tree: UIView?
    weak var constraint: NSLayoutConstraint?
    do {
      let top = UIView()
      let child = UIView()
      top.addSubview(child)
      let edge = child.leadingAnchor.constraint(equalTo: top.leadingAnchor)
      edge.isActive = true
      top.layoutIfNeeded()
      (tree, constraint) = (top, edge)
    }
    #expect(tree == nil && constraint == nil)
  }

  @Test("the nearest common ancestor holds an active constraint (F11.9)")
  func ancestors() {
    let guide = UILayoutGuide()
    leaf.addLayoutGuide(guide)
    let table: [(NSLayoutConstraint, UIView)] = [
      (leaf.widthAnchor.constraint(equalToConstant: 1), leaf),
      (leaf.topAnchor.constraint(equalTo: left.topAnchor), left),
      (leaf.topAnchor.constraint(equalTo: right.topAnchor), root),
      (left.topAnchor.constraint(equalTo: right.topAnchor), root),
      (guide.topAnchor.constraint(equalTo: leaf.topAnchor), leaf),
      (guide.topAnchor.constraint(equalTo: right.safeAreaLayoutGuide.topAnchor), root),
    ]
    for (constraint, holder) in table {
      constraint.isActive = true
      #expect(holder.constraints.last === constraint)
    }
    #expect(root.constraints.count == 3 && left.constraints.count == 1)
    #expect(leaf.constraints.count == 2)
  }

  @Test(
    "activating twice, adding again and removing what is not held change nothing (F11.10, F11.62)")
  func idempotence() {
    let edge = leaf.topAnchor.constraint(equalTo: left.topAnchor)
    edge.isActive = true
    edge.isActive = true
    left.addConstraint(edge)
    #expect(left.constraints == [edge])
    root.removeConstraint(edge)
    #expect(edge.isActive)
    NSLayoutConstraint.deactivate(left.constraints)
    edge.isActive = false
    NSLayoutConstraint.deactivate([edge, edge])
    #expect(left.constraints.isEmpty && !edge.isActive)
  }

  @Test("a constraint added further up stays there (F3.13)")
  func higher() {
    let edge = leaf.topAnchor.constraint(equalTo: left.topAnchor)
    root.addConstraint(edge)
    edge.isActive = true
    #expect(root.constraints == [edge] && left.constraints.isEmpty)
    left.addConstraint(edge)
    #expect(root.constraints.isEmpty && left.constraints == [edge])
  }

  @Test("two identical constraints coexist, in the order of addition (F11.7, F11.61)")
  func twins() {
    let twins = (0..<2).map { _ in leaf.topAnchor.constraint(equalTo: left.topAnchor) }
    let third = leaf.leftAnchor.constraint(equalTo: left.leftAnchor)
    left.addConstraints([twins[0], third, twins[1]])
    #expect(left.constraints == [twins[0], third, twins[1]])
    #expect(twins[0] != twins[1])
    left.removeConstraint(twins[0])
    #expect(left.constraints == [third, twins[1]])
  }

  @Test(
    "removing a view removes the constraints across the cut, and keeps the inner constraints (F11.14)"
  )
  func removal() {
    let guide = UILayoutGuide()
    leaf.addLayoutGuide(guide)
    let inside = leaf.topAnchor.constraint(equalTo: left.topAnchor)
    let across = leaf.topAnchor.constraint(equalTo: right.topAnchor)
    let byGuide = guide.topAnchor.constraint(equalTo: root.topAnchor)
    let elsewhere = right.topAnchor.constraint(equalTo: root.topAnchor)
    NSLayoutConstraint.activate([inside, across, byGuide, elsewhere])
    left.removeFromSuperview()
    #expect(inside.isActive && elsewhere.isActive)
    #expect(!across.isActive && !byGuide.isActive)
    root.addSubview(left)
    #expect(!across.isActive && root.constraints == [elsewhere])
  }

  @Test("constraints activated together or separately give the same frames (F11.15)")
  func batches() {
    func frames(_ activate: ([NSLayoutConstraint]) -> Void) -> [CGRect] {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
      let views = (0..<3).map { _ in UIView() }
      views.forEach {
        root.addSubview($0)
        $0.translatesAutoresizingMaskIntoConstraints = false
      }
      var constraints: [NSLayoutConstraint] = []
      for (index, view) in views.enumerated() {
        constraints.append(view.topAnchor.constraint(equalTo: root.topAnchor))
        constraints.append(view.heightAnchor.constraint(equalToConstant: 20))
        constraints.append(view.widthAnchor.constraint(equalTo: views[0].widthAnchor))
        let before = index == 0 ? root.leadingAnchor : views[index - 1].trailingAnchor
        constraints.append(view.leadingAnchor.constraint(equalTo: before, constant: 10))
      }
      constraints.append(views[2].trailingAnchor.constraint(equalTo: root.trailingAnchor))
      activate(constraints)
      root.layoutIfNeeded()
      return views.map(\.frame)
    }
    let together = frames { NSLayoutConstraint.activate($0) }
    let single = frames { $0.reversed().forEach { $0.isActive = true } }
    #expect(together == single)
    #expect(together[1].minX == 110)
  }

  @Test("a constant and an optional priority may change while installed; layout follows (F11.17)")
  func changes() {
    left.translatesAutoresizingMaskIntoConstraints = false
    let edge = left.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10)
    let narrow = left.widthAnchor.constraint(equalToConstant: 50)
    let wide = left.widthAnchor.constraint(equalToConstant: 90)
    narrow.priority = UILayoutPriority(500)
    wide.priority = UILayoutPriority(400)
    NSLayoutConstraint.activate([edge, narrow, wide])
    root.layoutIfNeeded()
    #expect(left.frame.minX == 10 && left.frame.width == 50)
    edge.constant = 30
    wide.priority = UILayoutPriority(600)
    #expect(left.frame.minX == 10)
    root.layoutIfNeeded()
    #expect(left.frame.minX == 30 && left.frame.width == 90)
  }

  @Test("a guide has at most one owner, and a new guide has no owner (F11.40)")
  func guides() {
    let guide = UILayoutGuide()
    #expect(guide.owningView == nil && guide.layoutFrame == .zero && !guide.hasAmbiguousLayout)
    left.addLayoutGuide(guide)
    left.addLayoutGuide(guide)
    #expect(left.layoutGuides == [guide] && guide.owningView === left)
    right.addLayoutGuide(guide)
    #expect(left.layoutGuides.isEmpty && guide.owningView === right)
    let width = guide.widthAnchor.constraint(equalToConstant: 1)
    width.isActive = true
    right.removeLayoutGuide(guide)
    #expect(guide.owningView == nil && !width.isActive)
  }

  @Test("frame, bounds and center agree, also under a transform (F11.41)")
  func geometry() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.center == CGPoint(x: 25, y: 40))
    view.bounds.size = CGSize(width: 50, height: 40)
    #expect(view.frame == CGRect(x: 0, y: 20, width: 50, height: 40))
    view.center.x += 5
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(view.frame == CGRect(x: -20, y: 0, width: 100, height: 80))
    #expect(view.bounds.size == CGSize(width: 50, height: 40))
    #expect(view.center == CGPoint(x: 30, y: 40))
  }

  @Test("a subview added again is moved; a foreign reference view puts it on top (F11.42, F11.64)")
  func insertion() {
    let views = (0..<3).map { _ in CountingView() }
    let parent = UIView()
    views.forEach { parent.addSubview($0) }
    parent.insertSubview(views[0], at: 1)
    #expect(parent.subviews == [views[1], views[0], views[2]])
    parent.insertSubview(views[2], belowSubview: views[1])
    #expect(parent.subviews == [views[2], views[1], views[0]])
    parent.insertSubview(views[2], aboveSubview: views[1])
    #expect(parent.subviews == [views[1], views[2], views[0]])
    parent.insertSubview(views[1], belowSubview: UIView())
    #expect(parent.subviews == [views[2], views[0], views[1]])
    root.addSubview(views[2])
    #expect(parent.subviews == [views[0], views[1]] && views[2].superview === root)
    #expect(views.allSatisfy { $0.removals == 0 })
  }

  @Test("removing an arranged view ends the arrangement; inserting it again moves it (F11.65)")
  func arranged() {
    let views = (0..<3).map { _ in UIView() }
    let stack = UIStackView(arrangedSubviews: views)
    #expect(views.allSatisfy { !$0.translatesAutoresizingMaskIntoConstraints })
    stack.insertArrangedSubview(views[2], at: 0)
    #expect(stack.arrangedSubviews == [views[2], views[0], views[1]])
    views[0].removeFromSuperview()
    #expect(stack.arrangedSubviews == [views[2], views[1]])
    stack.removeArrangedSubview(views[1])
    #expect(views[1].superview === stack)
  }

  @Test("composite anchors have no item, and can be installed (F11.58)")
  func composite() {
    [left, right].forEach { $0.translatesAutoresizingMaskIntoConstraints = false }
    let first = root.leadingAnchor.anchorWithOffset(to: left.leadingAnchor)
    let second = right.trailingAnchor.anchorWithOffset(to: root.trailingAnchor)
    let constraint = first.constraint(equalTo: second)
    #expect(constraint.firstItem == nil)
    NSLayoutConstraint.activate([
      constraint, left.widthAnchor.constraint(equalToConstant: 40),
      right.widthAnchor.constraint(equalToConstant: 40),
      right.leadingAnchor.constraint(equalTo: left.trailingAnchor, constant: 20),
    ])
    #expect(root.constraints.first === constraint)
    root.layoutIfNeeded()
    #expect(left.frame.minX == 100 && right.frame.maxX == 200)
  }

  @Test(
    "a constraint may be added before the item, if the item is added before layout (F11.12)")
  func earlyConstraint() {
    root.layoutIfNeeded()
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    let log = LayoutLog.messages {
      root.addConstraint(view.widthAnchor.constraint(equalTo: root.widthAnchor))
    }
    #expect(log.count == 1)
    root.addSubview(view)
    root.layoutIfNeeded()
    #expect(view.frame.width == 300)
  }

  @Test("a removed view keeps the frame (F11.63)")
  func keptFrame() {
    left.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      left.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 7),
      left.topAnchor.constraint(equalTo: root.topAnchor, constant: 8),
      left.widthAnchor.constraint(equalToConstant: 9),
      left.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    left.removeFromSuperview()
    left.layoutIfNeeded()
    #expect(left.frame == CGRect(x: 7, y: 8, width: 9, height: 10))
  }

  @Test("several requests cause one layout (F11.67)")
  func coalescing() {
    let view = CountingView()
    root.addSubview(view)
    root.layoutIfNeeded()
    let before = view.layouts
    (0..<5).forEach { _ in view.setNeedsLayout() }
    #expect(view.layouts == before)
    root.layoutIfNeeded()
    root.layoutIfNeeded()
    #expect(view.layouts == before + 1)
  }

  @Test("a window lays itself out in the next turn of the run loop")
  func runLoop() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let view = CountingView()
    window.addSubview(view)
    window.makeKeyAndVisible()
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.01))
    let before = view.layouts
    #expect(before == 1)
    view.setNeedsLayout()
    view.translatesAutoresizingMaskIntoConstraints = false
    view.centerXAnchor.constraint(equalTo: window.centerXAnchor).isActive = true
    view.widthAnchor.constraint(equalToConstant: 100).isActive = true
    #expect(view.frame.width == 0)
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.01))
    #expect(view.frame.minX == 100 && view.frame.width == 100)
    #expect(view.layouts > before)
  }

  @Test("a controller's guides are items, and bring two constraints each (F11.56, F11.57)")
  func layoutSupport() {
    let controller = UIViewController()
    controller.view.addSubview(left)
    let constraint = NSLayoutConstraint(
      item: left, attribute: .top, relatedBy: .equal, toItem: controller.topLayoutGuide,
      attribute: .bottom, multiplier: 1, constant: 5)
    constraint.isActive = true
    #expect(controller.view.constraints.count == 3)
    #expect(controller.view.constraints.last === constraint)
    #expect(constraint.secondItem === controller.topLayoutGuide)
    #expect(controller.topLayoutGuide === controller.topLayoutGuide)
  }
}
