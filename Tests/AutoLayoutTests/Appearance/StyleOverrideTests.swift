import AutoLayout
import Foundation
import Testing

@Suite("Overriding the appearance", .serialized)
@MainActor
struct StyleOverrideTests {
  private final class Painted: UIView {
    var told: [UIUserInterfaceStyle] = []
    var ink: CGColor?
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      told.append(traitCollection.userInterfaceStyle)
      ink = UIColor.label.cgColor
    }
  }

  private final class Bordered: UIView {
    override func layoutSubviews() {
      super.layoutSubviews()
      layer.borderColor = UIColor.label.cgColor
    }
  }

  @Test("during layout, a view resolves colors in the view's style (F12.10)")
  func layout() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (light, dark) = (Bordered(), Bordered())
    dark.overrideUserInterfaceStyle = .dark
    root.addSubview(light)
    root.addSubview(dark)
    root.layoutIfNeeded()
    #expect(light.layer.borderColor == UIColor.black.cgColor)
    #expect(dark.layer.borderColor == UIColor.white.cgColor)
  }

  @Test("a style applies to the whole subtree, and an inner style overrides it")
  func inheritance() {
    let window = UIWindow()
    let controller = UIViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let outer = UIView()
    let inner = UIView()
    controller.view.addSubview(outer)
    outer.addSubview(inner)
    #expect(inner.traitCollection.userInterfaceStyle == .light)
    window.overrideUserInterfaceStyle = .dark
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    #expect(controller.traitCollection.userInterfaceStyle == .dark)
    controller.overrideUserInterfaceStyle = .light
    #expect(inner.traitCollection.userInterfaceStyle == .light)
    outer.overrideUserInterfaceStyle = .dark
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    outer.overrideUserInterfaceStyle = .unspecified
    controller.overrideUserInterfaceStyle = .unspecified
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
  }

  @Test("a controller keeps the style until it has a view")
  func beforeView() {
    let controller = UIViewController()
    controller.overrideUserInterfaceStyle = .dark
    #expect(!controller.isViewLoaded)
    #expect(controller.traitCollection.userInterfaceStyle == .dark)
    #expect(controller.view.traitCollection.userInterfaceStyle == .dark)
  }

  @Test("views are notified of a new style, and resolve colors in it (F12.10)")
  func told() {
    let root = UIView()
    let view = Painted()
    root.addSubview(view)
    root.overrideUserInterfaceStyle = .dark
    #expect(view.told == [.dark])
    #expect(view.ink == UIColor.white.cgColor)
    root.overrideUserInterfaceStyle = .light
    #expect(view.told == [.dark, .light])
    #expect(view.ink == UIColor.black.cgColor)
  }

  @Test("a view that overrides the style is not notified of the superview's style")
  func notTold() {
    let root = UIView()
    let outer = UIView()
    let view = Painted()
    root.addSubview(outer)
    outer.addSubview(view)
    outer.overrideUserInterfaceStyle = .light
    view.told = []
    root.overrideUserInterfaceStyle = .dark
    #expect(view.told.isEmpty)
    outer.overrideUserInterfaceStyle = .unspecified
    #expect(view.told == [.dark])
  }

  @Test("only observers that registered for the style are notified of it")
  func registered() {
    let view = UIView()
    var styles: [UIUserInterfaceStyle] = []
    var sizes = 0
    view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (view: UIView, old: UITraitCollection) in
      styles += [old.userInterfaceStyle, view.traitCollection.userInterfaceStyle]
    }
    view.registerForTraitChanges([UITraitHorizontalSizeClass.self]) {
      (_: UIView, _: UITraitCollection) in sizes += 1
    }
    view.overrideUserInterfaceStyle = .dark
    #expect(styles == [.light, .dark])
    #expect(sizes == 0)
  }

  @Test("a style changes no frame")
  func frames() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let label = UILabel()
    label.text = "Appearance"
    root.addConstrained(label)
    label.centerXAnchor.constraint(equalTo: root.centerXAnchor).isActive = true
    label.centerYAnchor.constraint(equalTo: root.centerYAnchor).isActive = true
    root.layoutIfNeeded()
    let frame = label.frame
    root.overrideUserInterfaceStyle = .dark
    root.layoutIfNeeded()
    #expect(label.frame == frame)
  }
}
