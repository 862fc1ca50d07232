import AutoLayout
import Foundation
import Testing

/// The current traits while drawing and in notifications (F12.10).
@Suite("Current traits")
@MainActor
struct CurrentTraitsTests {
  private let light = UITraitCollection(userInterfaceStyle: .light)
  private let dark = UITraitCollection(userInterfaceStyle: .dark)

  private let ink = UIColor { traits in
    traits.userInterfaceStyle == .dark ? .red : .blue
  }

  @Test("a dynamic color's closure is called with the traits that it is resolved for")
  func provider() {
    #expect(ink.resolvedColor(with: light) == .blue)
    #expect(ink.resolvedColor(with: dark) == .red)
    #expect(ink == ink)
    #expect(ink != UIColor { _ in .blue })
    #expect(UIColor { _ in .label }.resolvedColor(with: dark) == .white)
    #expect(ink.withAlphaComponent(0.5).resolvedColor(with: dark).cgColor.alpha == 0.5)
  }

  @Test("a dynamic color's closure is not called before the color is used")
  func lateProvider() {
    var calls = 0
    let color = UIColor { _ in
      calls += 1
      return .red
    }
    #expect(calls == 0)
    #expect(color.cgColor == UIColor.red.cgColor)
    #expect(calls == 1)
  }

  @Test("traits are current during a closure, and nested closures restore them")
  func perform() {
    let outside = UITraitCollection.current.userInterfaceStyle
    var styles: [UIUserInterfaceStyle] = []
    var colors: [CGColor] = []
    func note() {
      styles.append(UITraitCollection.current.userInterfaceStyle)
      colors.append(ink.cgColor)
    }
    dark.performAsCurrent {
      note()
      light.performAsCurrent { note() }
      note()
    }
    #expect(styles == [.dark, .light, .dark])
    #expect(colors == [UIColor.red, .blue, .red].map(\.cgColor))
    #expect(UITraitCollection.current.userInterfaceStyle == outside)
  }

  @Test("a layer keeps the color it was given; the dynamic color changes")
  func fixed() {
    var given: CGColor?
    dark.performAsCurrent { given = UIColor.label.cgColor }
    #expect(given == UIColor.white.cgColor)
    light.performAsCurrent { #expect(UIColor.label.cgColor == UIColor.black.cgColor) }
  }

  @Test("style, contrast and level change colors, sizes do not")
  func difference() {
    #expect(light.hasDifferentColorAppearance(comparedTo: dark))
    #expect(light.hasDifferentColorAppearance(comparedTo: nil))
    #expect(!light.hasDifferentColorAppearance(comparedTo: light))
    func with(_ traits: UITraitCollection) -> UITraitCollection {
      UITraitCollection(traitsFrom: [light, traits])
    }
    #expect(
      light.hasDifferentColorAppearance(
        comparedTo: with(UITraitCollection(accessibilityContrast: .high))))
    #expect(
      light.hasDifferentColorAppearance(
        comparedTo: with(UITraitCollection(userInterfaceLevel: .elevated))))
    #expect(
      !light.hasDifferentColorAppearance(
        comparedTo: with(UITraitCollection(horizontalSizeClass: .regular))))
  }
}
