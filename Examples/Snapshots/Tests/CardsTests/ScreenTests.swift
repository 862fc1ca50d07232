import Cards
import LayoutSnapshots
import Testing
import UIKit

@MainActor @Suite("Screens")
struct ScreenTests {
  private static let places = [
    (name: "Harbour", note: "Boats leave at eight and at noon."),
    (name: "Library", note: "Open until six. The reading room is on the second floor, left."),
    (name: "Mill", note: "Bread on Fridays."),
  ]

  @Test func table() {
    expectSnapshot(
      of: UINavigationController(rootViewController: PlacesController(Self.places)),
      on: .iPhone15, .iPhoneSE)
  }

  @Test func place() {
    expectSnapshot(
      of: PlaceController(), on: .iPhone15, .iPhone15.landscape, .iPadPro11.landscape,
      .iPhone15.rightToLeft, .iPhone15.textSize(.accessibilityExtraLarge))
  }

  @Test func pictures() {
    expectSnapshot(of: PlaceController(), as: .picture(scale: 1), on: .iPhone15, .iPhone15.dark)
  }
}
