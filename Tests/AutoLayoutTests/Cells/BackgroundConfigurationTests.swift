import AutoLayout
import Foundation
import Testing

@Suite("Backgrounds of cells by configuration")
@MainActor
struct BackgroundConfigurationTests {
  /// The background of a row of 200 x 50 points: the view inside the insets, and the border.
  private func background(
    _ direction: UISemanticContentAttribute = .forceLeftToRight,
    _ change: (inout UIBackgroundConfiguration) -> Void
  ) throws -> [UIView] {
    let cell = UITableViewCell(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
    cell.semanticContentAttribute = direction
    var configuration = UIBackgroundConfiguration.clear()
    change(&configuration)
    cell.backgroundConfiguration = configuration
    cell.layoutMargins = UIEdgeInsets(top: 1, left: 20, bottom: 2, right: 30)
    let behind = try #require(cell.backgroundView)
    cell.layoutIfNeeded()
    return behind.subviews
  }

  @Test(
    "insets follow the direction of reading",
    arguments: [(UISemanticContentAttribute.forceLeftToRight, 10.0), (.forceRightToLeft, 4)])
  func direction(direction: UISemanticContentAttribute, left: Double) throws {
    let views = try background(direction) {
      $0.backgroundInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 6, trailing: 4)
    }
    #expect(views.map(\.frame) == [CGRect(x: left, y: 5, width: 186, height: 39)])
  }

  @Test("margins are added at the requested edges")
  func margins() throws {
    let views = try background {
      $0.edgesAddingLayoutMarginsToBackgroundInsets = [.leading, .bottom]
      $0.backgroundInsets.leading = 3
    }
    #expect(views.map(\.frame) == [CGRect(x: 23, y: 0, width: 177, height: 48)])
  }

  @Test("a stroke is outside by the outset, with concentric corners")
  func line() throws {
    let views = try background {
      $0.cornerRadius = 8
      $0.strokeWidth = 1
      $0.strokeOutset = 2
      $0.backgroundInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
    }
    #expect(
      views.map(\.frame) == [
        CGRect(x: 10, y: 10, width: 180, height: 30), CGRect(x: 8, y: 8, width: 184, height: 34),
      ])
    #expect(views.map(\.layer.cornerRadius) == [8, 10])
  }

  @Test("an image and a custom view fill the background, the view in front")
  func content() throws {
    let label = UILabel()
    let views = try background {
      $0.image = UIImage(systemName: "star")
      $0.imageContentMode = .center
      $0.customView = label
      $0.backgroundInsets.top = 10
    }
    let inside = try #require(views.first)
    #expect(
      inside.subviews.map(\.frame) == [
        CGRect(x: 0, y: 0, width: 200, height: 40), CGRect(x: 0, y: 0, width: 200, height: 40),
      ])
    #expect(inside.subviews.first?.contentMode == .center)
    #expect(inside.subviews.last === label)
  }
}
