import AutoLayout
import Foundation
import TextMetrics

extension ViewPainter {
  func searchBar(_ bar: UISearchBar, _ box: CGRect) -> [DisplayList.Item] {
    // The scopes, where there are any, stand below the field.
    let row = bar.hasScopes ? box.divided(atDistance: 44, from: .maxYEdge).remainder : box
    let height = min(36, row.height)
    let end: CGFloat = bar.showsCancelButton ? 70 : 0
    // Below a title the field stands near it, in line with the buttons.
    let side = bar.standsInNavigationBar ? BarLook.margin(box.width) : 8
    let field = CGRect(
      x: box.minX + side, y: bar.standsInNavigationBar ? row.minY + 1 : row.midY - height / 2,
      width: max(0, box.width - 2 * side - end), height: height)
    let glass = CGRect(x: field.minX + 9, y: field.midY - 6, width: 10, height: 10)
    let grip = Shape.line(
      from: CGPoint(x: glass.maxX - 1, y: glass.maxY - 1),
      to: CGPoint(x: glass.maxX + 3, y: glass.maxY + 3))
    let pen = DisplayList.Stroke(Color(.systemGray), width: 1.5)
    let isEmpty = bar.text?.isEmpty ?? true
    let words = isEmpty ? bar.placeholder ?? "Search" : bar.text ?? ""
    let color = isEmpty ? Color(.secondaryLabel) : Color(.label)
    let room = CGRect(
      x: field.minX + 28, y: field.minY, width: max(0, field.width - 36), height: height)
    var items: [DisplayList.Item] = [
      .fill(.rounded(field, radius: 10), Color(.tertiarySystemFill)),
      .stroke(.ellipse(in: glass), pen), .stroke(grip, pen),
    ]
    items += text(words, font: .system(17), alignment: .natural, color: color, of: bar, in: room)
    if bar.showsCancelButton {
      let cell = CGRect(x: field.maxX + 8, y: row.minY, width: end, height: row.height)
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
        x: row.minX + CGFloat(index) * width, y: row.minY, width: width, height: row.height)
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
