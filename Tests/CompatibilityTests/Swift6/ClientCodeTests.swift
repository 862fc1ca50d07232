#if canImport(UIKit)
import Testing
import UIKit

// A library of constraints as a result builder.

@resultBuilder
enum LayoutBuilder {
  static func buildExpression(_ constraint: NSLayoutConstraint) -> [NSLayoutConstraint] {
    [constraint]
  }
  static func buildExpression(_ constraints: [NSLayoutConstraint]) -> [NSLayoutConstraint] {
    constraints
  }
  static func buildBlock(_ parts: [NSLayoutConstraint]...) -> [NSLayoutConstraint] {
    parts.flatMap { $0 }
  }
  static func buildOptional(_ part: [NSLayoutConstraint]?) -> [NSLayoutConstraint] { part ?? [] }
  static func buildEither(first part: [NSLayoutConstraint]) -> [NSLayoutConstraint] { part }
  static func buildEither(second part: [NSLayoutConstraint]) -> [NSLayoutConstraint] { part }
  static func buildArray(_ parts: [[NSLayoutConstraint]]) -> [NSLayoutConstraint] {
    parts.flatMap { $0 }
  }
}

extension NSLayoutConstraint {
  static func build(@LayoutBuilder _ constraints: () -> [NSLayoutConstraint])
    -> [NSLayoutConstraint]
  {
    let all = constraints()
    activate(all)
    return all
  }
}

// The common members of views and guides, as a library's protocol.

@MainActor protocol Anchored {
  var leadingAnchor: NSLayoutXAxisAnchor { get }
  var trailingAnchor: NSLayoutXAxisAnchor { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var widthAnchor: NSLayoutDimension { get }
  var heightAnchor: NSLayoutDimension { get }
}

extension UIView: Anchored {}
extension UILayoutGuide: Anchored {}

extension Anchored {
  func edges(to other: some Anchored, inset: CGFloat = 0) -> [NSLayoutConstraint] {
    [
      leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: inset),
      topAnchor.constraint(equalTo: other.topAnchor, constant: inset),
      trailingAnchor.constraint(equalTo: other.trailingAnchor, constant: -inset),
      bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: -inset),
    ]
  }
}

// Generics over views.

@MainActor func add<V: UIView>(_ view: V, to parent: UIView, _ set: (V) -> Void = { _ in }) -> V {
  view.translatesAutoresizingMaskIntoConstraints = false
  parent.addSubview(view)
  set(view)
  return view
}

extension NSLayoutConstraint {
  @discardableResult
  func withPriority(_ priority: UILayoutPriority) -> Self {
    self.priority = priority
    return self
  }

  func named(_ name: String) -> Self {
    identifier = name
    return self
  }
}

extension UILayoutPriority: ExpressibleByFloatLiteral {
  public init(floatLiteral value: Float) { self.init(value) }
}

func + (priority: UILayoutPriority, offset: Float) -> UILayoutPriority {
  UILayoutPriority(priority.rawValue + offset)
}

final class LibraryConstraint: NSLayoutConstraint {
  // Compiles only if the class is on the main actor, as in Apple's SDK.
  static var usualPriority = UILayoutPriority.required
  var note = ""
  nonisolated override var description: String {
    MainActor.assumeIsolated { "<LibraryConstraint \(note)>" }
  }
}

@MainActor @Suite("Client code")
struct ClientCodeTests {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

  @Test("a result builder makes constraints", arguments: [true, false])
  func builder(isWide: Bool) {
    let view = add(UIView(), to: root)
    let constraints = NSLayoutConstraint.build {
      view.topAnchor.constraint(equalTo: root.topAnchor)
      if isWide {
        view.widthAnchor.constraint(equalTo: root.widthAnchor)
      } else {
        view.widthAnchor.constraint(equalToConstant: 40)
      }
      for attribute in [NSLayoutConstraint.Attribute.leading, .height] {
        NSLayoutConstraint(
          item: view, attribute: attribute, relatedBy: .equal, toItem: root, attribute: attribute,
          multiplier: 1, constant: 0)
      }
    }
    root.layoutIfNeeded()
    #expect(constraints.count == 4)
    #expect(view.frame == CGRect(x: 0, y: 0, width: isWide ? 200 : 40, height: 100))
  }

  @Test("views and guides are laid out through a shared protocol")
  func protocols() {
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    let view = add(UILabel(), to: root) { $0.text = "x" }
    NSLayoutConstraint.activate(guide.edges(to: root, inset: 10) + view.edges(to: guide, inset: 5))
    root.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 10, y: 10, width: 180, height: 80))
    #expect(view.frame == CGRect(x: 15, y: 15, width: 170, height: 70))
    #expect(root.constraints.count == 8)
  }

  @Test("literal and computed priorities are chained onto constraints")
  func priorities() {
    let view = add(UIView(), to: root)
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: 50).withPriority(250.5),
      view.widthAnchor.constraint(equalToConstant: 60).withPriority(.defaultLow + 2).named("w"),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.width == 60)
    #expect(view.constraints.map(\.identifier) == [nil, "w"])
    #expect(
      UILayoutPriority.required.rawValue == 1000 && UILayoutPriority.fittingSizeLevel.rawValue == 50
    )
  }

  @Test("a library's constraint class keeps its class and its words")
  func subclass() {
    let view = add(UIView(), to: root)
    let constraint = LibraryConstraint(
      item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: 33)
    constraint.note = "33"
    constraint.isActive = true
    root.layoutIfNeeded()
    #expect(view.constraints.first is LibraryConstraint)
    #expect("\(view.constraints)" == "[<LibraryConstraint 33>]")
    #expect(view.frame.width == 33)
  }

  @Test("the visual format, with views by name")
  func visualFormat() {
    let a = add(UIView(), to: root)
    let b = add(UIView(), to: root)
    let views: [String: Any] = ["a": a, "b": b]
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-m-[a(==b)]-[b]-m-|", options: [.alignAllTop, .alignAllBottom],
        metrics: ["m": 16], views: views)
        + NSLayoutConstraint.constraints(
          withVisualFormat: "V:|[a(30)]", metrics: nil, views: views))
    root.layoutIfNeeded()
    #expect(a.frame == CGRect(x: 16, y: 0, width: 80, height: 30))
    #expect(b.frame == CGRect(x: 104, y: 0, width: 80, height: 30))
  }

}
#endif
