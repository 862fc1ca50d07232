import AssetCatalog
import TextMetrics
import UIKit
import VisualFormat

/// The samples on the pages about modules that have no views, verbatim.
@MainActor
enum PartSamples {
  static func lines() -> (count: Int, width: Double, height: Double) {
    let measurer = CachedTextMeasuring(SystemFontMetrics())
    let text = StyledText("Terms and conditions apply.", font: .preferred(.body))

    let line = measurer.measure(text, in: .oneLine)
    let layout = measurer.layout(text, in: TextBounds(width: 120, maximumLines: 2))
    let size = layout.size(roundedUpAt: 3)
    precondition(line.width > size.width)
    return (layout.lines.count, size.width, size.height)
  }

  struct Page: VisualFormatScope {
    var items: Set = ["title", "body"]
    var metrics = ["gap": 12.0]

    func item(named name: Substring) -> String? {
      items.contains(String(name)) ? String(name) : nil
    }
    func metric(named name: Substring) -> Double? { metrics[String(name)] }
    func superview(of item: String) -> String? { "page" }
  }

  static func constraints() throws -> [VisualFormatConstraint<String>] {
    let made = try visualFormatConstraints("V:|-[title(>=20)]-gap-[body]|", in: Page())
    // page to title, the title's height, title to body, body to page
    return made
  }

  static func logo(of project: String) -> UIImage? {
    let library = AssetLibrary(below: project)
    let logo = library.image(named: "logo", for: AssetTraits(isDark: true))
    for fault in library.takeFaults() {
      print(fault.path, fault.message)
    }
    return logo
  }
}
