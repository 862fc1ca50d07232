import AutoLayoutValues
import Foundation

/// What cells of a generation of the system look like, in points; measured on saved documents.
@MainActor
struct CellMetrics {
  let generation: Int
  let scale: CGFloat

  init(_ traits: UITraitCollection) {
    generation = traits.systemGeneration
    scale = traits.displayScale > 0 ? traits.displayScale : 1
  }

  /// The narrowest width whose sides have the wide margin (F6.30).
  private static let wideWidth: CGFloat = 414

  /// The room that a disclosure indicator takes at the far side (F8.7): from a generation on, in
  /// narrow cells and in wide ones.
  private static let disclosureRooms: [(generation: Int, narrow: CGFloat, wide: CGFloat)] = [
    (0, 33, 33), (12, 34, 38), (13, 27, 38), (14, 25.5, 29.5), (15, 25.5, 28.5),
    (16, 26.3333, 30.3333),
  ]

  /// The room that other accessories take (F8.7; the rows before generation 16 are those of the
  /// classic sizes).
  private static let otherRooms:
    [(generation: Int, checkmark: CGFloat, detail: CGFloat, both: CGFloat)] = [
      (0, 39, 47, 67), (12, 40, 44, 67), (16, 44, 44, 67),
    ]

  /// The room that an accessory takes at the far side of a cell of a width.
  func room(for accessory: UITableViewCell.AccessoryType, width: CGFloat) -> CGFloat {
    let disclosure = Self.disclosureRooms.last { $0.generation <= generation }
    let other = Self.otherRooms.last { $0.generation <= generation }
    let room: CGFloat? =
      switch accessory {
      case .none: 0
      case .disclosureIndicator: width < Self.wideWidth ? disclosure?.narrow : disclosure?.wide
      case .checkmark: other?.checkmark
      case .detailButton: other?.detail
      case .detailDisclosureButton: other?.both
      }
    return pixelCeiling(room ?? 0)
  }

  /// The distance between two accessories beside each other: what a table keeps between a button
  /// for details and a chevron (F8.7).
  func accessoryGap(_ width: CGFloat) -> CGFloat {
    let disclosure = room(for: .disclosureIndicator, width: width)
    let both = room(for: .detailDisclosureButton, width: width)
    return max(0, both - disclosure - (room(for: .detailButton, width: width) - side(width)))
  }

  /// The room that the line below a row takes: until generation 12 it is cut off the content
  /// (F8.3).
  var separator: CGFloat {
    generation < 9 ? 1 : generation <= 12 ? 1 / scale : 0
  }

  /// The margins of a cell's content (F6.31); beside an accessory the far one is 8.
  func contentMargins(width: CGFloat, hasAccessory: Bool) -> UIEdgeInsets {
    guard generation >= 11 else { return UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }
    let side = side(width)
    return UIEdgeInsets(top: 11, left: side, bottom: 11, right: hasAccessory ? 8 : side)
  }

  /// The distance of a cell's text from the sides.
  func side(_ width: CGFloat) -> CGFloat {
    generation < 11 ? 15 : width < Self.wideWidth ? 16 : 20
  }

  /// The room at the near side of a row that is edited; where the sign in it begins and how wide
  /// it is; how wide the grip at the far side is (F8.21).
  var editingRoom: CGFloat { generation < 13 ? 38 : 40 }
  let editControlX: CGFloat = 15
  let editControlWidth: CGFloat = 26
  let gripWidth: CGFloat = 27

  /// Where the line below a row begins: below its text.
  func separatorInset(_ width: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: 0, left: side(width), bottom: 0, right: 0)
  }

  /// The radius of the corners of a section that stands away from the sides (F12.14).
  var groupRadius: CGFloat { generation < 26 ? 10 : 26 }

  /// The distance of text from an image before it.
  let imageGap: CGFloat = 15
  /// The width that images before a text have at least, so that texts below each other line up.
  var imageSlot: CGFloat { generation < 16 ? 0 : 24 }
  /// The height of a row before it is measured, and the least height of one in a stock style
  /// (F8.6).
  static let rowHeight: CGFloat = 44

  /// The height of a section's header or footer with a title (F8.9).
  func sectionEdge(_ style: UITableView.Style) -> CGFloat {
    generation < 8 ? (style == .plain ? 22 : 10) : style == .plain ? 28 : 18
  }

  /// The least number of whole pixels that holds a length.
  func pixelCeiling(_ length: CGFloat) -> CGFloat {
    ((length * scale) - 0.01).rounded(.up) / scale
  }
}
