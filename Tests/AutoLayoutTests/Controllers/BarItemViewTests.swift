import AutoLayout
import Foundation
import Testing

@MainActor @Suite("Custom views in bars (F6.53)", .serialized)
struct BarItemViewTests {
  private func box(_ width: CGFloat, _ height: CGFloat) -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
  }

  private func sized(_ width: CGFloat, _ height: CGFloat, translates: Bool = false) -> UIView {
    let view = UIButton(type: .custom)
    view.translatesAutoresizingMaskIntoConstraints = translates
    view.widthAnchor.constraint(equalToConstant: width).isActive = true
    view.heightAnchor.constraint(equalToConstant: height).isActive = true
    return view
  }

  private func place(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

  @Test("a title view is in the middle, in the size of its frame, content or constraints")
  func titleViews() {
    let label = UILabel()
    label.text = "Quay"
    let stack = UIStackView(arrangedSubviews: [sized(30, 10), sized(40, 20)])
    stack.alignment = .center
    let pinned = UIView()
    pinned.translatesAutoresizingMaskIntoConstraints = false
    let inner = sized(60, 12)
    pinned.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.leftAnchor.constraint(equalTo: pinned.leftAnchor, constant: 5),
      inner.rightAnchor.constraint(equalTo: pinned.rightAnchor, constant: -5),
      inner.topAnchor.constraint(equalTo: pinned.topAnchor),
      inner.bottomAnchor.constraint(equalTo: pinned.bottomAnchor),
    ])
    let search = UISearchBar()
    let views: [(String, UIView, CGSize?)] = [
      ("frame", box(100, 30), CGSize(width: 100, height: 30)),
      ("label", label, label.intrinsicContentSize),
      ("constraints", sized(80, 24), CGSize(width: 80, height: 24)),
      ("size constraints only", sized(81, 25, translates: true), CGSize(width: 81, height: 25)),
      ("stack", stack, CGSize(width: 70, height: 20)),
      ("constraints inside", pinned, CGSize(width: 70, height: 12)),
      ("search bar", search, nil),
      ("image", UIImageView(image: UIImage(systemName: "star")), nil),
      ("segments", UISegmentedControl(items: ["One", "Two"]), nil),
    ]
    for isLate in [false, true] {
      for (name, view, size) in views {
        let content = UIViewController()
        let navigation = UINavigationController(rootViewController: content)
        if !isLate { content.navigationItem.titleView = view }
        ScreenShape.phone.run(navigation) { window in
          content.navigationItem.titleView = view
          window.layoutIfNeeded()
          let bar = navigation.navigationBar
          #expect(view.window === window && view.isDescendant(of: bar), "\(name)")
          #expect(abs(place(view).midX - 195) < 0.5, "\(name): \(place(view))")
          #expect(abs(place(view).midY - place(bar).midY) < 0.5, "\(name): \(place(view))")
          if let size { #expect(view.frame.size == size, "\(name): \(view.frame)") }
          #expect(view.bounds.width > 0 && view.bounds.height > 0, "\(name)")
          content.navigationItem.titleView = nil
          window.layoutIfNeeded()
          #expect(view.superview == nil, "\(name)")
        }
      }
    }
    print("walk of title views: \(2 * views.count) members")
  }

  @Test("custom views of items are at the edges, in order, in both directions")
  func items() {
    for isMirrored in [false, true] {
      let content = UIViewController()
      let (first, second, third) = (sized(24, 24), box(50, 20), sized(30, 20))
      content.navigationItem.leftBarButtonItems = [first, second].map(
        UIBarButtonItem.init(customView:))
      content.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: third)
      let navigation = UINavigationController(rootViewController: content)
      if isMirrored { navigation.view.semanticContentAttribute = .forceRightToLeft }
      navigation.navigationBar.semanticContentAttribute =
        isMirrored ? .forceRightToLeft : .forceLeftToRight
      ScreenShape.phone.run(navigation) { window in
        @MainActor func x(_ view: UIView) -> ClosedRange<CGFloat> {
          let place = place(view)
          return isMirrored ? (390 - place.maxX)...(390 - place.minX) : place.minX...place.maxX
        }
        #expect(x(first) == 16...40 && x(second) == 56...106 && x(third) == 344...374)
        #expect(first.frame.size == CGSize(width: 24, height: 24))
        #expect([first, second, third].allSatisfy { $0.window === window })
      }
    }
  }

  @Test("a wide title view keeps off the items")
  func wideTitle() {
    let content = UIViewController()
    let item = box(100, 20)
    let label = UILabel()
    label.text = String(repeating: "wide ", count: 20)
    content.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: item)
    content.navigationItem.titleView = label
    ScreenShape.phone.run(UINavigationController(rootViewController: content)) { _ in
      #expect(place(label).minX >= place(item).maxX)
      #expect(place(label).maxX <= 374)
    }
  }

  @Test("a toolbar shows custom views between spaces")
  func toolbars() {
    let content = UIViewController()
    let (left, middle, right) = (box(50, 20), sized(40, 30), box(30, 20))
    content.toolbarItems = [
      UIBarButtonItem(customView: left), .flexibleSpace(), UIBarButtonItem(customView: middle),
      .flexibleSpace(), UIBarButtonItem(customView: right),
    ]
    let navigation = UINavigationController(rootViewController: content)
    navigation.isToolbarHidden = false
    ScreenShape.phone.run(navigation) { window in
      #expect(place(left).minX == 16 && place(right).maxX == 374)
      let (before, after) = (place(middle).minX - place(left).maxX, place(right).minX)
      #expect(abs(before - (after - place(middle).maxX)) < 0.5)
      #expect(middle.isDescendant(of: navigation.toolbar) && middle.window === window)
      content.toolbarItems = nil
      window.layoutIfNeeded()
      #expect([left, middle, right].allSatisfy { $0.superview == nil })
    }
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    bar.items = [UIBarButtonItem(customView: left)]
    let root = UIViewController()
    root.view.addSubview(bar)
    ScreenShape.phone.run(root) { _ in #expect(left.isDescendant(of: bar)) }
  }

  @Test("a pushed controller's views replace the others, and a pop brings them back")
  func pushing() {
    let (first, second) = (UIViewController(), UIViewController())
    let (title, other, item) = (box(70, 20), box(90, 20), box(20, 20))
    first.navigationItem.titleView = title
    second.navigationItem.titleView = other
    second.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: item)
    let navigation = UINavigationController(rootViewController: first)
    ScreenShape.phone.run(navigation) { window in
      navigation.pushViewController(second, animated: false)
      window.layoutIfNeeded()
      #expect(title.window == nil && other.window === window && item.window === window)
      navigation.popViewController(animated: false)
      window.layoutIfNeeded()
      #expect(title.window === window && other.superview == nil && item.superview == nil)
      #expect(place(title).midX == 195)
    }
  }

  @Test("content that changes its size gets a new place")
  func changes() {
    let content = UIViewController()
    let label = UILabel()
    label.text = "A"
    let button = UIButton(type: .system)
    button.setTitle("B", for: .normal)
    content.navigationItem.titleView = label
    content.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: button)
    let fixed = sized(20, 20)
    content.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: fixed)
    ScreenShape.phone.run(UINavigationController(rootViewController: content)) { window in
      label.text = "A longer title"
      button.setTitle("Back to it", for: .normal)
      fixed.constraints.first { $0.firstAttribute == .width }?.constant = 33
      window.layoutIfNeeded()
      #expect(label.bounds.size == label.intrinsicContentSize && place(label).midX == 195)
      #expect(button.bounds.width == button.intrinsicContentSize.width)
      #expect(place(button).minX == 16)
      #expect(place(fixed).width == 33 && place(fixed).maxX == 374)
    }
  }
}
