import AutoLayout
import Foundation

extension ViewPainter {
  /// The accessory and the separator of a table's row.
  func cell(_ cell: UITableViewCell, _ box: CGRect) -> [DisplayList.Item] {
    guard cell.hasSeparator else { return accessory(cell, box) }
    let inset = cell.separatorInset
    let safe = sideInsets(cell)
    let isMirrored = cell.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (left, right) = isMirrored ? (inset.right, inset.left) : (inset.left, inset.right)
    let line = Shape.line(
      from: CGPoint(x: box.minX + left + (isMirrored ? 0 : safe.left), y: box.maxY - 0.25),
      to: CGPoint(x: box.maxX - right - (isMirrored ? safe.right : 0), y: box.maxY - 0.25))
    return accessory(cell, box)
      + [.stroke(line, DisplayList.Stroke(Color(.separator), width: 0.5))]
  }

  /// What the device covers at the sides, where the row's content keeps clear of it (F8.20).
  private func sideInsets(_ cell: UITableViewCell) -> UIEdgeInsets {
    let safe = cell.safeAreaInsets
    return cell.contentView.frame.minX + 0.5 < safe.left ? .zero : safe
  }

  private func accessory(_ cell: UITableViewCell, _ box: CGRect) -> [DisplayList.Item] {
    let isMirrored = cell.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let safe = sideInsets(cell)
    let middle = CGPoint(
      x: isMirrored ? box.minX + 22 + safe.left : box.maxX - 22 - safe.right, y: box.midY)
    let tint = Color(cell.tintColor)
    switch cell.accessoryType {
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
