import AutoLayout
import Foundation

extension ViewPainter {
  func toolbar(_ bar: UIToolbar, _ box: CGRect) -> [DisplayList.Item] {
    let look = BarLook.of(bar)
    let surface = BarSurface(
      BarSurface.Request(
        barTint: bar.barTintColor, isBlack: bar.barStyle != .default,
        standard: bar.standardAppearance, edge: bar.scrollEdgeAppearance,
        isAtEdge: !isLoose(bar) && isAtBottomEdge(bar), isClearAtEdge: look.isClearAtEdge))
    let background = CGRect(
      x: box.minX, y: box.minY, width: box.width, height: box.height + bar.overhang)
    let row = BarRow(painter: self, view: bar, look: look, box: box)
    return surface.items(in: background, lineAtTop: true)
      + row.spread((bar.items ?? []).map(BarPart.item))
  }
}
