import AutoLayout
import Foundation

/// The presenting scene below a sheet, scaled down and dimmed (F9.37).
@MainActor
struct SheetPainter {
  private let size: CGSize
  private let sheet: CGRect

  init(_ screen: Screen) {
    size = screen.size
    sheet = (screen.raised ?? screen.content).frame
  }

  private static let radius: CGFloat = 10
  private static let inset: CGFloat = 16
  private static let rise: CGFloat = 10

  func items(_ front: [DisplayList.Item]) -> [DisplayList.Item] {
    back + [raised(front)]
  }

  private var back: [DisplayList.Item] {
    [
      .fill(.rectangle(CGRect(origin: .zero, size: size)), Color(white: 0)),
      .fill(.rounded(behind, radius: Self.radius), Color(ControlColors.belowSheet)),
    ]
  }

  /// The layers of the presenting scene and of the sheet.
  func layers(in parent: Int) -> [PictureLayer] {
    var behind = PictureLayer(nil, in: parent, frame: CGRect(origin: .zero, size: size))
    behind.below = back
    var front = PictureLayer(nil, in: parent, frame: shape)
    front.clipRadius = Self.radius
    let paper = CGRect(origin: .zero, size: shape.size)
    front.below = [.fill(.rectangle(paper), Color(.systemBackground))]
    return [behind, front]
  }

  /// The sheet's items; a full-height sheet scales the presenting scene down.
  func items(
    _ front: [DisplayList.Item], above covered: [DisplayList.Item]
  ) -> [DisplayList.Item] {
    let screen = CGRect(origin: .zero, size: size)
    let shade = DisplayList.Item.fill(.rectangle(screen), Color(white: 0, alpha: 0.2))
    guard sheet.minX == 0, sheet.minY < size.height / 4 else {
      return covered + [shade, raised(front)]
    }
    var place = AffineTransform(translationByX: behind.minX, byY: behind.minY)
    place.scale(behind.width / size.width)
    let back = DisplayList.Group(
      transform: place, clip: .rounded(screen, radius: Self.radius), items: covered + [shade])
    return [.fill(.rectangle(screen), Color(white: 0)), .group(back), raised(front)]
  }

  private var behind: CGRect {
    CGRect(
      x: Self.inset, y: sheet.minY - Self.rise, width: size.width - 2 * Self.inset,
      height: size.height)
  }

  private func raised(_ front: [DisplayList.Item]) -> DisplayList.Item {
    .group(
      DisplayList.Group(
        clip: .rounded(shape, radius: Self.radius),
        items: [.fill(.rectangle(shape), Color(.systemBackground))] + front))
  }

  /// The shape of the sheet, whose lower corners are usually below the screen.
  private var shape: CGRect {
    CGRect(
      x: sheet.minX, y: sheet.minY, width: sheet.width,
      height: sheet.height + (sheet.minX > 0 ? 0 : Self.radius))
  }
}
