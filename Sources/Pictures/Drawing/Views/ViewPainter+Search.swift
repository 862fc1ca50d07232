import AutoLayout
import Foundation
import TextMetrics

extension ViewPainter {
  func searchBar(_ bar: UISearchBar, _ box: CGRect) -> [DisplayList.Item] {
    // The scopes, if any, are below the field.
    let row = bar.hasScopes ? box.divided(atDistance: 44, from: .maxYEdge).remainder : box
    let height = min(36, row.height)
    let end: CGFloat = bar.showsCancelButton ? 70 : 0
    // Below a title the field is near it, aligned with the buttons.
    let side = bar.standsInNavigationBar ? BarDistances.margin(box.width) : 8
    func place(_ start: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
      CGRect(x: box.minX + start, y: y, width: width, height: height)
        .inReadingDirection(of: bar, in: box)
    }
    let field = place(
      side, bar.standsInNavigationBar ? row.minY + 1 : row.midY - height / 2,
      max(0, box.width - 2 * side - end), height)
    let glass = place(side + 9, field.midY - 6, 10, 10)
    let grip = Shape.line(
      from: CGPoint(x: glass.maxX - 1, y: glass.maxY - 1),
      to: CGPoint(x: glass.maxX + 3, y: glass.maxY + 3))
    let pen = DisplayList.Stroke(Color(.systemGray), width: 1.5)
    let isEmpty = bar.text?.isEmpty ?? true
    let words = isEmpty ? bar.placeholder ?? "Search" : bar.text ?? ""
    let color = isEmpty ? Color(.secondaryLabel) : Color(.label)
    let room = place(side + 28, field.minY, max(0, field.width - 36), height)
    var items: [DisplayList.Item] = [
      .fill(.rounded(field, radius: 10), Color(.tertiarySystemFill)),
      .stroke(.ellipse(in: glass), pen), .stroke(grip, pen),
    ]
    items += text(words, font: .system(17), alignment: .natural, color: color, of: bar, in: room)
    if bar.showsCancelButton {
      let cell = place(side + field.width + 8, field.minY, end, height)
      items += text(
        "Cancel", font: .system(17), alignment: .natural, color: Color(bar.tintColor), of: bar,
        in: cell)
    }
    return items + scopes(bar, box)
  }

  private func scopes(_ bar: UISearchBar, _ box: CGRect) -> [DisplayList.Item] {
    guard bar.hasScopes, let titles = bar.scopeButtonTitles else { return [] }
    let row = CGRect(
      x: box.minX + 8, y: box.maxY - 38, width: max(0, box.width - 16), height: 32)
    var items: [DisplayList.Item] = [.fill(.rounded(row, radius: 8), Color(.tertiarySystemFill))]
    let width = row.width / CGFloat(titles.count)
    for (index, title) in titles.enumerated() {
      let cell = CGRect(
        x: row.minX + CGFloat(index) * width, y: row.minY, width: width, height: row.height
      ).inReadingDirection(of: bar, in: row)
      if index == bar.selectedScopeButtonIndex {
        items.append(
          .fill(.rounded(cell.insetBy(dx: 2, dy: 2), radius: 7), Color(ControlColors.segment)))
      }
      items += text(
        title, font: .system(13, weight: 0.23), alignment: .center, color: Color(.label), of: bar,
        in: cell)
    }
    return items
  }
}
