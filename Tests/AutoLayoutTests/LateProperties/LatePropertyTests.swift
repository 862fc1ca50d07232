import AutoLayout
import Foundation
import Testing

/// A property that is set after the first layout gives the frames that it gives when set before.
@MainActor @Suite("Properties that are set late", .serialized)
struct LatePropertyTests {
  /// A window that is not shown, and the change.
  struct Scene {
    let window: UIWindow
    let change: () -> Void
  }

  struct Row {
    let name: String
    let make: @MainActor () -> Scene
  }

  /// The frames in a view, with siblings in any order.
  ///
  /// A control keeps a part whose content is gone, with no size.
  func frames(of view: UIView, depth: Int = 0) -> [String] {
    let indent = String(repeating: " ", count: depth)
    let line =
      "\(indent)\(type(of: view)) \(view.frame) \(view.bounds.origin)\(view.isHidden ? " hidden" : "")"
    let blocks = view.subviews.filter { $0.frame.size != .zero }
      .map { frames(of: $0, depth: depth + 1) }
      .sorted { $0.lexicographicallyPrecedes($1) }
    return [line] + blocks.joined()
  }

  func compare(_ rows: [Row]) -> (withoutEffect: [String], wrong: [String]) {
    var (withoutEffect, wrong): ([String], [String]) = ([], [])
    for row in rows {
      func shown(_ early: Bool, _ late: Bool) -> [String] {
        let scene = row.make()
        if early { scene.change() }
        scene.window.makeKeyAndVisible()
        scene.window.layoutIfNeeded()
        if late {
          scene.change()
          scene.window.layoutIfNeeded()
        }
        defer { scene.window.isHidden = true }
        return frames(of: scene.window)
      }
      let (plain, early, late) = (shown(false, false), shown(true, false), shown(false, true))
      if early == plain { withoutEffect.append(row.name) }
      guard early != late else { continue }
      let lines = zip(early, late).filter { $0 != $1 }.map { "    want \($0)\n    got  \($1)" }
      let counts = early.count == late.count ? "" : " \(early.count) views, \(late.count) late"
      wrong.append(([row.name + counts] + lines.prefix(3)).joined(separator: "\n"))
    }
    return (withoutEffect, wrong)
  }

  static func window(_ root: UIViewController) -> UIWindow {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = root
    return window
  }

  static func pin(_ view: UIView, in host: UIView) {
    let next = UIView()
    for subview in [view, next] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      host.addSubview(subview)
    }
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: host.leadingAnchor, constant: 20),
      view.topAnchor.constraint(equalTo: host.topAnchor, constant: 120),
      view.trailingAnchor.constraint(lessThanOrEqualTo: host.trailingAnchor, constant: -20),
      next.leadingAnchor.constraint(equalTo: view.trailingAnchor),
      next.topAnchor.constraint(equalTo: view.bottomAnchor),
      next.trailingAnchor.constraint(equalTo: host.trailingAnchor),
      next.heightAnchor.constraint(equalToConstant: 10),
    ])
  }

  /// A view with constraints to a neighbor, or with a fixed frame.
  static func view<Kind: UIView>(
    _ name: String, _ make: @escaping () -> Kind, isFixed: Bool = false,
    _ change: @escaping (Kind) -> Void
  ) -> Row {
    Row(name: name) {
      let root = UIViewController()
      let view = make()
      if isFixed {
        view.frame = CGRect(x: 20, y: 120, width: 220, height: 180)
        root.view.addSubview(view)
      } else {
        pin(view, in: root.view)
      }
      return Scene(window: window(root)) { change(view) }
    }
  }

  static func controller<Kind: UIViewController>(
    _ name: String, _ make: @escaping () -> Kind, _ change: @escaping (Kind) -> Void
  ) -> Row {
    Row(name: name) {
      let root = make()
      return Scene(window: window(root)) { change(root) }
    }
  }

  static func check(_ title: String, _ rows: [Row], _ test: LatePropertyTests) {
    let (withoutEffect, wrong) = test.compare(rows)
    print("walk of late properties of \(title): \(rows.count) members")
    #expect(wrong.isEmpty, "\(wrong.count) differ:\n\(wrong.joined(separator: "\n"))")
    #expect(withoutEffect.isEmpty, "no effect: \(withoutEffect)")
  }
}
