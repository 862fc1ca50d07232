import AutoLayout
import Foundation
import TestSupport
import Testing

@testable import AutoLayoutCore

@Suite("Traits deep in a tree", .serialized)
@MainActor
struct DeepTraitsTests {
  private func chain<View: UIView>(_ count: Int, of type: View.Type) -> [View] {
    let views = (0..<count).map { _ in type.init(frame: .zero) }
    for (outer, inner) in zip(views, views.dropFirst()) { outer.addSubview(inner) }
    return views
  }

  @Test("the traits of all views in a tree are read in linear time")
  func linear() {
    let views = chain(1000, of: UIView.self)
    views[0].overrideUserInterfaceStyle = .dark
    let before = DeepTraits.ofScreen.climbed
    for view in views { #expect(view.traitCollection.userInterfaceStyle == .dark) }
    let steps = DeepTraits.ofScreen.climbed - before
    #expect(steps > 1000 && steps < 1000 * 40)
  }

  @Test("views are notified of a style change in linear time")
  func told() {
    let views = chain(1000, of: UIView.self)
    let before = DeepTraits.ofScreen.climbed
    views[0].overrideUserInterfaceStyle = .dark
    #expect(DeepTraits.ofScreen.climbed - before < 1000 * 80)
    #expect(views.allSatisfy { $0.traitCollection.userInterfaceStyle == .dark })
  }

  @Test("after the root is released, a tree has the remaining views' traits")
  func deadRoot() {
    var views = chain(100, of: UIView.self)
    views[0].overrideUserInterfaceStyle = .dark
    #expect(views.allSatisfy { $0.traitCollection.userInterfaceStyle == .dark })
    views.removeFirst()
    #expect(views.allSatisfy { $0.traitCollection.userInterfaceStyle == .light })
  }

  @Test("cached traits equal the traits of the ancestors after any change")
  func random() {
    var generator = SeededGenerator(seed: 22)
    for _ in 0..<20 {
      var views = chain(120, of: UIView.self)
      for _ in 0..<30 {
        let view = views[Int.random(in: 0..<views.count, using: &generator)]
        switch Int.random(in: 0..<4, using: &generator) {
        case 0:
          view.overrideUserInterfaceStyle =
            [.unspecified, .light, .dark].randomElement(
              using: &generator) ?? .dark
        case 1: view.traitOverrides.userInterfaceStyle = .dark
        case 2:
          view.removeFromSuperview()
          let other = views[Int.random(in: 0..<views.count, using: &generator)]
          if !other.isDescendant(of: view) { other.addSubview(view) }
        default:
          let child = UIView()
          view.addSubview(child)
          views.append(child)
        }
        for view in views {
          let style = view.traitCollection.userInterfaceStyle
          #expect(style == said(around: view), "seed 22")
        }
      }
    }
  }

  private func said(around view: UIView) -> UIUserInterfaceStyle {
    for view in sequence(first: view, next: \.superview) {
      if view.overrideUserInterfaceStyle != .unspecified { return view.overrideUserInterfaceStyle }
      if view.traitOverrides.contains(UITraitUserInterfaceStyle.self) { return .dark }
    }
    return .light
  }
}
