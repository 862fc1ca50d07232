import AutoLayout
import Foundation
import TestSupport
import Testing

@testable import AssetCatalog

@Suite("Colors of asset catalogs")
struct ColorSetTests {
  private let folder = TemporaryFolder()

  init() throws {
    try folder.write(
      "A.xcassets/c.colorset/Contents.json",
      """
      { "colors" : [
        { "idiom" : "universal", "color" : { "color-space" : "srgb",
            "components" : { "red" : "0", "green" : "0", "blue" : "255", "alpha" : "1.000" } } },
        { "idiom" : "universal",
          "appearances" : [ { "appearance" : "luminosity", "value" : "dark" } ],
          "color" : { "color-space" : "display-p3",
            "components" : { "red" : "1.000", "green" : "0.000", "blue" : "0.000", "alpha" : "1" } } },
        { "idiom" : "ipad", "color" : { "color-space" : "gray-gamma-22",
            "components" : { "white" : "0.250", "alpha" : "0.500" } } }
      ] }
      """)
    try folder.write(
      "A.xcassets/system.colorset/Contents.json",
      "{ \"colors\" : [ { \"color\" : { \"platform\" : \"ios\", \"reference\" : \"systemBlueColor\" } } ] }"
    )
    try folder.write(
      "A.xcassets/bad.colorset/Contents.json", "{ \"colors\" : [\n { \"color\" : {} } ] }")
  }

  @Test("a color depends on appearance and device; components are read in all three formats")
  func choice() {
    let library = AssetLibrary(below: folder.path)
    func color(_ traits: AssetTraits) -> UIColor? { library.color(named: "c", for: traits) }
    #expect(color(AssetTraits()) == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
    #expect(color(AssetTraits(idiom: .pad)) == UIColor(white: 0.25, alpha: 0.5))
    let dark = color(AssetTraits(isDark: true))
    #expect(dark == UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1))
    // Display P3's red is outside sRGB.
    #expect((dark?.cgColor.components?[0] ?? 0) > 1)
  }

  @Test("a color with a dark value follows the view's appearance, on devices that support it")
  @MainActor
  func dynamic() throws {
    let library = AssetLibrary(below: folder.path)
    let light = UITraitCollection(userInterfaceStyle: .light)
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let color = try #require(library.dynamicColor(named: "c", for: AssetTraits()))
    #expect(color.resolvedColor(with: light) == .blue)
    let red = UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1)
    #expect(color.resolvedColor(with: dark) == red)
    // An iPad's value takes precedence over the dark value (F12.2), so both appearances are equal.
    let pad = library.dynamicColor(named: "c", for: AssetTraits(idiom: .pad))
    #expect(pad == UIColor(white: 0.25, alpha: 0.5))
    let system = library.dynamicColor(named: "system", for: AssetTraits())
    #expect(system == .systemBlue)
  }

  @Test("a system color is found by name, and an unreadable color is reported")
  func others() {
    let library = AssetLibrary(below: folder.path)
    #expect(library.color(named: "system", for: AssetTraits()) == .systemBlue)
    #expect(library.color(named: "bad", for: AssetTraits()) == nil)
    #expect(library.takeFaults().map(\.line) == [2])
  }
}
