import Cards
import LayoutSnapshots
import Testing
import UIKit

@MainActor @Suite("Cards")
struct CardTests {
  /// A new card for each device, which gives the fonts the device's text size.
  private var card: PlaceCard {
    PlaceCard(name: "Harbour", note: "Boats leave at eight and at noon.")
  }

  @Test func frames() {
    expectSnapshot(of: card, on: .iPhone15, .iPhone15.textSize(.accessibilityLarge))
  }

  @Test func picture() {
    expectSnapshot(of: card, as: .picture, on: .iPhone15, .iPhone15.dark.rightToLeft)
  }

  @Test func constraints() {
    expectSnapshot(of: card, as: .constraints)
  }

  @Test func inTheSource() {
    expectInlineSnapshot(of: card, on: .size(width: 200)) {
      """
      on width 200
      PlaceCard (0, 0, 200, 82.67)
        UIView #dot (8, 8.33, 20, 20)
        UILabel "Harbour" (36, 8, 156, 20.33)
        UILabel "Boats leave at eight and at noon." (8, 32.33, 184, 42.33)
      """
    }
  }

  @Test(arguments: ["A", "A name that does not fit into one line of a card"])
  func names(_ name: String) {
    expectSnapshot(of: PlaceCard(name: name, note: ""), on: .size(width: 200), named: name)
  }

  @Test("a layer that draws itself") func layer() {
    final class Cross: CALayer {
      override func draw(in context: CGContext) {
        context.setStrokeColor(UIColor.systemRed.cgColor)
        context.setLineWidth(3)
        context.move(to: .zero)
        context.addLine(to: CGPoint(x: bounds.maxX, y: bounds.maxY))
        context.strokePath()
      }
    }
    let cross = Cross()
    cross.bounds = CGRect(x: 0, y: 0, width: 24, height: 24)
    cross.setNeedsDisplay()
    expectSnapshot(of: cross, as: .picture(scale: 2))
  }
}
