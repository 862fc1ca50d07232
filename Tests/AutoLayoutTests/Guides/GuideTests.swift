import AutoLayout
import Foundation
import Testing

@MainActor @Suite("Guides and margins")
struct GuideTests {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  func fill(_ view: UIView, _ guide: UILayoutGuide) {
    root.addConstrained(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    root.layoutIfNeeded()
  }

  @Test("margins are 8 by default, and the guide agrees with the solved frame (F11.33)")
  func defaultMargins() {
    let view = UIView()
    fill(view, root.layoutMarginsGuide)
    #expect(view.frame == CGRect(x: 8, y: 8, width: 304, height: 464))
    #expect(root.layoutMarginsGuide.layoutFrame == view.frame)
  }

  @Test("margins 10, 20, 30, 40 place edges within margins (F11.33); a change moves them")
  func margins() {
    root.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    let view = UIView()
    fill(view, root.layoutMarginsGuide)
    #expect(view.frame == CGRect(x: 20, y: 10, width: 260, height: 440))
    root.layoutMargins.left = 50
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 50, y: 10, width: 230, height: 440))
  }

  @Test("margin attributes mean the lines of the margins guide (F6.37)")
  func marginAttributes() {
    let view = UIView()
    root.addConstrained(view)
    for (attribute, margin) in [
      (NSLayoutConstraint.Attribute.leading, NSLayoutConstraint.Attribute.leadingMargin),
      (.trailing, .trailingMargin), (.top, .topMargin), (.bottom, .bottomMargin),
    ] {
      NSLayoutConstraint(
        item: view, attribute: attribute, relatedBy: .equal, toItem: root, attribute: margin,
        multiplier: 1, constant: 0
      ).isActive = true
    }
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 8, y: 8, width: 304, height: 464))
  }

  @Test("insets do not hold a collapsed view open, on either axis (F6.37)")
  func negativeGuides() {
    let guides: [(String, (UIView) -> UILayoutGuide)] = [
      ("margins", { $0.layoutMarginsGuide }), ("safe area", { $0.safeAreaLayoutGuide }),
      ("readable content", { $0.readableContentGuide }),
      ("keyboard", { $0.keyboardLayoutGuide }),
    ]
    LayoutConflict.handler = { Issue.record("conflict: \($0.constraints)") }
    defer { LayoutConflict.handler = nil }
    var members = 0
    for (name, guide) in guides {
      for isVertical in [true, false] {
        for attribute in [NSLayoutConstraint.Attribute.left, .right, .top, .bottom] {
          let (view, inner) = (UIView(), UIView())
          root.addConstrained(view)
          view.addConstrained(inner)
          view.layoutMargins = UIEdgeInsets(top: 9, left: 10, bottom: 11, right: 12)
          NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            view.topAnchor.constraint(equalTo: root.topAnchor),
            view.widthAnchor.constraint(equalToConstant: isVertical ? 100 : 0),
            view.heightAnchor.constraint(equalToConstant: isVertical ? 0 : 100),
            NSLayoutConstraint(
              item: inner, attribute: attribute, relatedBy: .equal, toItem: guide(view),
              attribute: attribute, multiplier: 1, constant: 0),
            inner.widthAnchor.constraint(equalToConstant: 20),
            inner.heightAnchor.constraint(equalToConstant: 20),
          ])
          root.layoutIfNeeded()
          #expect(
            view.frame.size == CGSize(width: isVertical ? 100 : 0, height: isVertical ? 0 : 100),
            "\(name), \(attribute)")
          view.removeFromSuperview()
          members += 1
        }
      }
    }
    print("walk of guides in collapsed views: \(members) members")
  }

  @Test("a view with no size and a margin in use is in no conflict (F6.37)")
  func unsizedMargins() {
    LayoutConflict.handler = { Issue.record("conflict: \($0.constraints)") }
    defer { LayoutConflict.handler = nil }
    let (view, inner) = (UIView(frame: .zero), UIView())
    view.addConstrained(inner)
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      inner.topAnchor.constraint(equalTo: view.topAnchor),
      inner.widthAnchor.constraint(equalToConstant: 10),
      inner.heightAnchor.constraint(equalToConstant: 10),
    ])
    view.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 8, y: 0, width: 10, height: 10))
  }

  @Test("a custom guide takes part in layout and has a frame")
  func customGuide() {
    let guide = UILayoutGuide()
    #expect(guide.layoutFrame == .zero)
    root.addLayoutGuide(guide)
    root.addLayoutGuide(guide)
    #expect(root.layoutGuides.count == 1)
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 30),
      guide.widthAnchor.constraint(equalToConstant: 100),
      guide.topAnchor.constraint(equalTo: root.topAnchor),
      guide.heightAnchor.constraint(equalTo: root.heightAnchor, multiplier: 0.5),
    ])
    let view = UIView()
    fill(view, guide)
    #expect(view.frame == CGRect(x: 30, y: 0, width: 100, height: 240))
    #expect(guide.layoutFrame == view.frame)
    root.removeLayoutGuide(guide)
    #expect(guide.owningView == nil)
    #expect(root.constraints.isEmpty)
  }

  @Test(
    "a view's safe area excludes the part of the superview's unsafe strips inside it (F6.40)")
  func safeArea() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let controller = UIViewController()
    window.rootViewController = controller
    let inner = UIView(frame: CGRect(x: 0, y: 40, width: 390, height: 100))
    controller.view.addSubview(inner)
    window.isHidden = false
    window.layoutIfNeeded()
    #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    #expect(inner.safeAreaInsets == UIEdgeInsets(top: 7, left: 0, bottom: 0, right: 0))
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0)
    #expect(controller.view.safeAreaLayoutGuide.layoutFrame.minY == 91)
    #expect(inner.safeAreaInsets.top == 51)
    #expect(
      controller.view.layoutMargins == UIEdgeInsets(top: 91, left: 16, bottom: 34, right: 16))
  }

  @Test("a view that preserves the superview's margins keeps outside of them (F6.33)")
  func preserved() {
    root.layoutMargins = UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 0)
    let view = UIView(frame: CGRect(x: 20, y: 20, width: 100, height: 100))
    view.preservesSuperviewLayoutMargins = true
    root.addSubview(view)
    #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 30, bottom: 8, right: 8))
  }

  @Test("the safe area within preserved margins is counted once (F6.35)")
  func preservedSafeArea() {
    let controller = UIViewController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = controller
    let low = UIView(frame: CGRect(x: 0, y: 644, width: 390, height: 200))
    let high = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 200))
    for view in [low, high] {
      view.preservesSuperviewLayoutMargins = true
      controller.view.addSubview(view)
    }
    window.isHidden = false
    window.layoutIfNeeded()
    #expect(low.layoutMargins.bottom == 42)
    #expect(high.layoutMargins.bottom == 8)
  }

  @Test("leading is right if the superview is right-to-left (F11.34)")
  func rightToLeft() {
    let view = UIView()
    root.addConstrained(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      view.widthAnchor.constraint(equalToConstant: 100),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.minX == 10)
    root.semanticContentAttribute = .forceRightToLeft
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 210, y: 0, width: 100, height: 10))
  }
}
