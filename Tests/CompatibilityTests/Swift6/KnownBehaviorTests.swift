import Testing
import UIKit

/// Behavior that client code relies on and no other test covers: `Facts/F11-ClientCode.md`.
@MainActor @Suite("Behavior that client code relies on")
struct KnownBehaviorTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  private let view = UIView()

  init() {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
  }

  @Test("a constraint reads back the initial values, and accepts mutable values (F11.2)")
  func readsBack() {
    let constraint = NSLayoutConstraint(
      item: view, attribute: .leadingMargin, relatedBy: .greaterThanOrEqual, toItem: root,
      attribute: .centerX, multiplier: 0.25, constant: -7.5)
    #expect(constraint.firstItem === view && constraint.secondItem === root)
    #expect(constraint.firstAttribute == .leadingMargin && constraint.secondAttribute == .centerX)
    #expect(constraint.relation == .greaterThanOrEqual && constraint.multiplier == 0.25)
    #expect(constraint.constant == -7.5)
    constraint.constant = 3
    constraint.priority = .defaultLow
    constraint.identifier = "edge"
    constraint.shouldBeArchived = true
    constraint.isActive = true
    #expect(constraint.constant == 3 && constraint.priority.rawValue == 250)
    #expect(constraint.identifier == "edge" && constraint.shouldBeArchived && constraint.isActive)
  }

  @Test("equivalent constraints are different objects; each is equal only to itself (F11.8)")
  func identity() {
    let first = view.widthAnchor.constraint(equalToConstant: 10)
    let second = view.widthAnchor.constraint(equalToConstant: 10)
    #expect(first == first && first != second)
    #expect(Set([first, second, first]).count == 2)
  }

  @Test("layout in a tree places all views, and nothing moves before (F11.31, F11.32)")
  func layoutOnDemand() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    for top in [UIView(frame: window.frame), window] {
      top.addSubview(root)
      let edges = [
        view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
        view.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -20),
        view.topAnchor.constraint(equalTo: root.topAnchor, constant: 5),
        view.heightAnchor.constraint(equalTo: root.heightAnchor, multiplier: 0.5),
      ]
      view.frame = .zero
      NSLayoutConstraint.activate(edges)
      #expect(view.frame == .zero)
      top.layoutIfNeeded()
      #expect(view.frame == CGRect(x: 10, y: 5, width: 170, height: 50))
      root.frame.size = CGSize(width: 300, height: 80)
      #expect(view.frame.width == 170)
      top.layoutIfNeeded()
      #expect(view.frame == CGRect(x: 10, y: 5, width: 270, height: 40))
      #expect(edges.map(\.constant) == [10, -20, 5, 0])
      root.frame.size = CGSize(width: 200, height: 100)
      NSLayoutConstraint.deactivate(edges)
    }
  }

  @Test("a control that only has a position takes the intrinsic size exactly (F11.35)")
  func ownSize() {
    let label = UILabel()
    label.text = "twelve words"
    let controls: [UIView] = [label, UISwitch(), UIButton(type: .system), UIProgressView()]
    for control in controls {
      control.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(control)
      control.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
      control.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    }
    root.layoutIfNeeded()
    for control in controls {
      let size = control.intrinsicContentSize
      let shown = control.alignmentRect(forFrame: control.frame).size
      if size.width != UIView.noIntrinsicMetric { #expect(shown.width == size.width) }
      if size.height != UIView.noIntrinsicMetric { #expect(shown.height == size.height) }
    }
  }

  @Test("the system's guides are the same objects at every request (F11.38)")
  func sameGuides() {
    #expect(view.layoutMarginsGuide === view.layoutMarginsGuide)
    #expect(view.safeAreaLayoutGuide === view.safeAreaLayoutGuide)
    #expect(view.readableContentGuide === view.readableContentGuide)
    #expect(view.keyboardLayoutGuide === view.keyboardLayoutGuide)
    let scroll = UIScrollView()
    #expect(scroll.contentLayoutGuide === scroll.contentLayoutGuide)
    #expect(scroll.frameLayoutGuide === scroll.frameLayoutGuide)
  }

  @Test("frames lie on whole pixels (F11.39)")
  func pixels() {
    let scale = UIScreen.main.scale
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10.1),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 0.77),
      view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 1 / 7),
      view.heightAnchor.constraint(equalToConstant: 33.3),
    ])
    root.layoutIfNeeded()
    let frame = view.frame
    for edge in [frame.minX, frame.minY, frame.maxX, frame.maxY] {
      #expect(abs((edge * scale).rounded() - edge * scale) < 1e-6)
    }
    #expect(abs(frame.minX - 10.1) <= 0.5 / scale && abs(frame.width - 200 / 7) <= 1 / scale)
  }

  @Test("views hug with 250 and resist with 750 by default (F11.45)")
  func contentPriorities() {
    for view in [UIView(), UIImageView(), UIStackView()] {
      for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
        #expect(view.contentHuggingPriority(for: axis) == .defaultLow)
        #expect(view.contentCompressionResistancePriority(for: axis) == .defaultHigh)
      }
    }
  }

  @Test("a preferred center places both ends (F11.52)")
  func middle() {
    // l, m and r are the positions of three guides: m halfway, r = l + 10, r <= 100, and a
    // preferred m of 45.
    let (l, m, r) = (UILayoutGuide(), UILayoutGuide(), UILayoutGuide())
    [l, m, r].forEach(root.addLayoutGuide)
    let preference = m.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 45)
    preference.priority = .defaultLow
    NSLayoutConstraint.activate([
      l.leftAnchor.anchorWithOffset(to: m.leftAnchor).constraint(
        equalTo: m.leftAnchor.anchorWithOffset(to: r.leftAnchor)),
      r.leftAnchor.constraint(equalTo: l.leftAnchor, constant: 10),
      l.leftAnchor.constraint(greaterThanOrEqualTo: root.leftAnchor),
      r.leftAnchor.constraint(lessThanOrEqualTo: root.leftAnchor, constant: 100), preference,
    ])
    root.layoutIfNeeded()
    #expect([l, m, r].map(\.layoutFrame.minX) == [40, 45, 50])
  }

  @Test("if two preferences cannot both hold, one does (F11.53)")
  func twoPreferences() {
    let (x, y) = (UILayoutGuide(), UILayoutGuide())
    [x, y].forEach(root.addLayoutGuide)
    let preferences = [x, y].map {
      $0.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10)
    }
    preferences.forEach { $0.priority = .defaultLow }
    NSLayoutConstraint.activate(
      preferences + [
        x.leftAnchor.constraint(lessThanOrEqualTo: y.leftAnchor),
        y.leftAnchor.constraint(equalTo: x.leftAnchor, constant: 3),
      ])
    root.layoutIfNeeded()
    let places = [x, y].map(\.layoutFrame.minX)
    #expect(places == [10, 13] || places == [7, 10])
  }

  @Test(
    "two cells of equal size above a third one: 50 x 40 at least, 100 x 100 if they can (F11.54)")
  func grid() {
    let grid = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let cells = (0..<3).map { _ in UIView() }
    for cell in cells {
      cell.translatesAutoresizingMaskIntoConstraints = false
      grid.addSubview(cell)
    }
    var preferences = cells.map { $0.heightAnchor.constraint(equalToConstant: 50) }
    preferences += cells[0...1].map { $0.widthAnchor.constraint(equalToConstant: 50) }
    preferences.forEach { $0.priority = UILayoutPriority(60) }
    let views = ["a": cells[0], "b": cells[1], "c": cells[2]]
    let lines = ["|[a(>=25)][b(==a)]|", "|[c]|", "V:|[a(>=20)][c(==a)]|", "V:|[b(==a)][c]"]
    NSLayoutConstraint.activate(
      lines.flatMap {
        NSLayoutConstraint.constraints(withVisualFormat: $0, metrics: nil, views: views)
      }
        + preferences)
    #expect(
      grid.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 100, height: 100))
    preferences.forEach { $0.isActive = false }
    #expect(
      grid.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 50, height: 40))
    preferences.forEach { $0.isActive = true }
    grid.layoutIfNeeded()
    #expect(
      cells.map(\.frame) == [
        CGRect(x: 0, y: 0, width: 50, height: 50), CGRect(x: 50, y: 0, width: 50, height: 50),
        CGRect(x: 0, y: 50, width: 100, height: 50),
      ])
  }

  @Test("a stack view begins horizontal, with fill distribution and no spacing (F11.55)")
  func stackDefaults() {
    let stack = UIStackView()
    #expect(stack.axis == .horizontal && stack.distribution == .fill && stack.alignment == .fill)
    #expect(stack.spacing == 0 && !stack.isLayoutMarginsRelativeArrangement)
    #expect(!stack.isBaselineRelativeArrangement)
  }

  @Test("subviews in an effect's content view stay there through layout (F11.66)")
  func effects() {
    let effect = UIVisualEffectView(effect: UIBlurEffect(style: .light))
    effect.frame = CGRect(x: 0, y: 0, width: 80, height: 60)
    let content = effect.contentView
    content.addSubview(view)
    NSLayoutConstraint.activate(
      [.top, .left, .bottom, .right].map {
        NSLayoutConstraint(
          item: view, attribute: $0, relatedBy: .equal, toItem: content, attribute: $0,
          multiplier: 1, constant: 0)
      })
    effect.layoutIfNeeded()
    #expect(effect.subviews.contains { $0 === content } && effect.contentView === content)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 80, height: 60))
    effect.effect = nil
    #expect(view.superview === content && content.superview === effect)
  }
}
