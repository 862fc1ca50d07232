import AutoLayout
import Foundation

extension ViewPainter {
  func cell(_ cell: UITableViewCell, _ box: CGRect) -> [DisplayList.Item] {
    guard cell.hasSeparator else { return accessory(cell, box) }
    var inset = cell.separatorInset
    let safe = sideInsets(cell)
    inset.left += safe.left + cell.editingRoom
    return accessory(cell, box)
      + lines(beside: cell, cell.rowPlace, inset: inset, cell.separatorColor, box)
  }

  func listCell(_ cell: UICollectionViewListCell, _ box: CGRect) -> [DisplayList.Item] {
    guard cell.hasSeparator else { return [] }
    return lines(beside: cell, cell.rowPlace, inset: cell.separatorInset, .separator, box)
  }

  /// The row's separators: between rows, and at full width around groups of rows (F12.14).
  private func lines(
    beside row: UIView, _ place: RowPlace?, inset: UIEdgeInsets, _ color: UIColor, _ box: CGRect
  ) -> [DisplayList.Item] {
    let isMirrored = row.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (left, right) = isMirrored ? (inset.right, inset.left) : (inset.left, inset.right)
    func line(_ y: CGFloat, _ left: CGFloat, _ right: CGFloat) -> DisplayList.Item {
      .stroke(
        Shape.line(
          from: CGPoint(x: box.minX + left, y: y), to: CGPoint(x: box.maxX - right, y: y)),
        DisplayList.Stroke(Color(color), width: 0.5))
    }
    let isGrouped = place?.grouping == .grouped
    var lines = isGrouped && place?.isFirst == true ? [line(box.minY + 0.25, 0, 0)] : []
    switch (place?.grouping, place?.isLast) {
    case (.grouped, true): lines.append(line(box.maxY - 0.25, 0, 0))
    case (.inset, true): break
    default: lines.append(line(box.maxY - 0.25, left, right))
    }
    return lines
  }

  /// The horizontal safe area insets of the row's content (F8.20).
  private func sideInsets(_ cell: UITableViewCell) -> UIEdgeInsets {
    let safe = cell.safeAreaInsets
    return cell.contentView.frame.minX + 0.5 < safe.left ? .zero : safe
  }

  private func accessory(_ cell: UITableViewCell, _ box: CGRect) -> [DisplayList.Item] {
    let isMirrored = cell.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let safe = sideInsets(cell)
    let far = 22 + cell.gripRoom
    let middle = CGPoint(
      x: isMirrored ? box.minX + far + safe.left : box.maxX - far - safe.right, y: box.midY)
    let tint = Color(cell.tintColor)
    switch cell.shownAccessoryType {
    case .none: return []
    case .disclosureIndicator: return [chevron(middle, isMirrored)]
    case .checkmark:
      return [
        polyline(
          [(-7, 0), (-2, 5), (7, -6)], around: middle, pen: DisplayList.Stroke(tint, width: 2))
      ]
    case .detailButton: return info(middle, tint)
    case .detailDisclosureButton:
      let beside = CGPoint(x: middle.x + (isMirrored ? 24 : -24), y: middle.y)
      return info(beside, tint) + [chevron(middle, isMirrored)]
    }
  }

  private func chevron(_ middle: CGPoint, _ isMirrored: Bool) -> DisplayList.Item {
    let tip: CGFloat = isMirrored ? -3 : 3
    return polyline(
      [(-tip, -6), (tip, 0), (-tip, 6)], around: middle,
      pen: DisplayList.Stroke(Color(.systemGray3), width: 2))
  }

  private func info(_ middle: CGPoint, _ tint: Color) -> [DisplayList.Item] {
    let circle = CGRect(x: middle.x - 11, y: middle.y - 11, width: 22, height: 22)
    let pen = DisplayList.Stroke(tint, width: 1.5)
    return [
      .stroke(.ellipse(in: circle), pen), polyline([(0, -1), (0, 6)], around: middle, pen: pen),
      .fill(
        .ellipse(in: circle.centered(CGSize(width: 2.5, height: 2.5)).offsetBy(dx: 0, dy: -5)), tint
      ),
    ]
  }

  private func polyline(
    _ points: [(CGFloat, CGFloat)], around middle: CGPoint, pen: DisplayList.Stroke
  ) -> DisplayList.Item {
    let points = points.map { CGPoint(x: middle.x + $0.0, y: middle.y + $0.1) }
    return .stroke(.polygon(points, isClosed: false), pen)
  }
}
