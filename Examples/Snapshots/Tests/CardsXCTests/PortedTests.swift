import Cards
import LayoutSnapshots
import UIKit
import XCTest

/// Tests written for swift-snapshot-testing, with another import.
///
/// They are `async` because XCTest calls other tests off the main actor on Linux.
final class PortedTests: XCTestCase {
  @MainActor func testController() async {
    assertSnapshot(of: PlaceController(), as: .recursiveDescription(on: .iPhoneSe))
    assertSnapshot(of: PlaceController(), as: .recursiveDescription(on: .iPhone13.landscape))
  }

  @MainActor func testCard() async {
    let card = PlaceCard(name: "Mill", note: "Bread on Fridays.")
    withSnapshotTesting(record: .missing) {
      assertSnapshot(
        of: card, as: .image(size: CGSize(width: 240, height: 90)), named: "small")
    }
    assertInlineSnapshot(
      of: card,
      as: .recursiveDescription(size: CGSize(width: 240, height: 90))
    ) {
      """
      on width 240, height 90
      PlaceCard (0, 0, 240, 90)
        UIView #dot (8, 23, 20, 20) ambiguous
        UILabel "Mill" (36, 8, 196, 49.67) ambiguous
        UILabel "Bread on Fridays." (8, 61.67, 224, 20.33) ambiguous
      """
    }
  }
}
