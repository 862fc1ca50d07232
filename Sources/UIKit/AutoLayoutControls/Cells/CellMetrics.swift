import AutoLayoutValues
import Foundation

/// The metrics of cells by iOS version, in points; measured on saved documents.
@MainActor
struct CellMetrics {
  let iosMajorVersion: Int
  let scale: CGFloat

  init(_ traits: UITraitCollection) {
    iosMajorVersion = traits.iosMajorVersion
    scale = traits.displayScale > 0 ? traits.displayScale : 1
  }

  private func has(_ difference: ReleaseDifference) -> Bool {
    difference.applies(to: iosMajorVersion)
  }

  /// The narrowest width with the wide side margin (F6.30).
  private static let wideWidth: CGFloat = 414

  /// The room for a disclosure indicator (F8.7), by first version, for narrow and wide cells.
  private static let disclosureRooms: [(iosMajorVersion: Int, narrow: CGFloat, wide: CGFloat)] = [
    (0, 33, 33), (12, 34, 38), (13, 27, 38), (14, 25.5, 29.5), (15, 25.5, 28.5),
    (16, 26.3333, 30.3333),
  ]

  /// The room for other accessories (F8.7); rows before iOS 16 have the classic sizes.
  private static let otherRooms:
    [(iosMajorVersion: Int, checkmark: CGFloat, detail: CGFloat, both: CGFloat)] = [
      (0, 39, 47, 67), (12, 40, 44, 67), (16, 44, 44, 67),
    ]

  func room(for accessory: UITableViewCell.AccessoryType, width: CGFloat) -> CGFloat {
    let disclosure = Self.disclosureRooms.last { $0.iosMajorVersion <= iosMajorVersion }
    let other = Self.otherRooms.last { $0.iosMajorVersion <= iosMajorVersion }
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

  /// The distance between two adjacent accessories (F8.7).
  func accessoryGap(_ width: CGFloat) -> CGFloat {
    let disclosure = room(for: .disclosureIndicator, width: width)
    let both = room(for: .detailDisclosureButton, width: width)
    return max(0, both - disclosure - (room(for: .detailButton, width: width) - side(width)))
  }

  /// The height of row separators in a table, in which the content has no part (F8.3).
  var separator: CGFloat {
    has(.thinSeparators) ? 1 / scale : 1
  }

  /// The separator's height in a cell outside a table, as on Interface Builder's canvas (F8.3).
  var canvasSeparator: CGFloat { has(.separatorsOutsideCells) ? 0 : separator }

  /// The margins around a cell's content (F6.31); the trailing margin is 8 next to an accessory.
  func contentMargins(width: CGFloat, hasAccessory: Bool) -> UIEdgeInsets {
    guard has(.deepCellMargins) else { return UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }
    let side = side(width)
    return UIEdgeInsets(top: 11, left: side, bottom: 11, right: hasAccessory ? 8 : side)
  }

  func side(_ width: CGFloat) -> CGFloat {
    has(.deepCellMargins) ? (width < Self.wideWidth ? 16 : 20) : 15
  }

  /// The sizes of edit and reorder controls (F8.21).
  var editingRoom: CGFloat { has(.wideEditControls) ? 40 : 38 }
  let editControlX: CGFloat = 15
  let editControlWidth: CGFloat = 26
  let gripWidth: CGFloat = 27

  func separatorInset(_ width: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: 0, left: side(width), bottom: 0, right: 0)
  }

  /// The corner radius for inset grouped sections (F12.14).
  var groupRadius: CGFloat { has(.roundGroups) ? 26 : 10 }

  let imageGap: CGFloat = 15
  /// The minimum width reserved for an image, to align the texts of several rows.
  var imageSlot: CGFloat { has(.imageSlots) ? 24 : 0 }
  /// The row height before measurement, and the minimum height in a stock style (F8.6).
  static let rowHeight: CGFloat = 44

  /// The height of section headers and footers with a title (F8.9).
  func sectionEdge(_ style: UITableView.Style) -> CGFloat {
    style == .plain
      ? (has(.tallSectionEdges) ? 28 : 22) : (has(.tallSectionEdges) ? 18 : 10)
  }

  /// The blank space above section headers (F8.31).
  func headerPadding(_ style: UITableView.Style) -> CGFloat {
    style == .plain && has(.paddedSectionHeaders) ? 22 : 0
  }

  func pixelCeiling(_ length: CGFloat) -> CGFloat {
    ((length * scale) - 0.01).rounded(.up) / scale
  }
}
