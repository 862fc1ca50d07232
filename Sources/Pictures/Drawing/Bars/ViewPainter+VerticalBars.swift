import AutoLayout
import Foundation
import TextMetrics

/// Bars in a strip at a side of the screen: a column of items and a column of tabs (F15.3).
extension ViewPainter {
  private static let glassWidth = VerticalBarMetrics.glassWidth
  private static let gap: CGFloat = 8

  func navigationBar(
    _ bar: UINavigationBar, _ box: CGRect, beside strip: CGRect
  ) -> [DisplayList.Item] {
    guard let item = bar.topItem else { return [] }
    let look = BarLook.of(bar)
    let isLeft = strip.midX < box.midX
    let room = CGRect(
      x: isLeft ? strip.maxX : box.minX, y: box.minY + VerticalBarMetrics.plainTop,
      width: box.width - strip.width, height: box.height - VerticalBarMetrics.plainTop)
    let right = item.rightBarButtonItems ?? []
    let parts = leading(of: bar, item) + right.map(BarPart.item)
    let row = BarRow(
      painter: self, view: bar, look: look, box: room, isBlack: bar.barStyle != .default)
    var items = row.items(parts.filter { !$0.standsUpright }.reversed(), at: .end)
    if let view = item.titleView {
      items += paint(view, at: room.centered(view.bounds.size).origin, depth: 1)
    } else if let title = item.title {
      items += text(
        title, font: .system(17, weight: 0.3), alignment: .natural, color: Color(.label), of: bar,
        in: room.insetBy(dx: min(20, room.width / 2), dy: 0))
    }
    var y = strip.minY
    for part in parts where part.standsUpright {
      let cell = CGRect(
        x: strip.midX - Self.glassWidth / 2, y: y, width: Self.glassWidth, height: Self.glassWidth)
      items += barPart(part, of: bar, look, in: cell, isBlack: false)
      y = cell.maxY + Self.gap
    }
    return items
  }

  func verticalTabBar(_ bar: UITabBar, _ box: CGRect) -> [DisplayList.Item] {
    let tabs = bar.items ?? []
    guard !tabs.isEmpty else { return [] }
    let glass = CGRect(
      x: box.midX - Self.glassWidth / 2, y: box.minY, width: Self.glassWidth, height: box.height)
    let shape = Shape.rounded(glass, radius: glass.width / 2)
    var items: [DisplayList.Item] = [
      .fill(shape, Color(ControlColors.glass)),
      .stroke(shape, DisplayList.Stroke(Color(ControlColors.glassRim), width: 1)),
    ]
    let length = box.height / CGFloat(tabs.count)
    for (index, tab) in tabs.enumerated() {
      let isChosen = tab === (bar.selectedItem ?? tabs[0])
      let cell = CGRect(
        x: glass.minX, y: glass.minY + CGFloat(index) * length, width: glass.width, height: length)
      if isChosen {
        let mark = cell.insetBy(dx: 4, dy: 4)
        items.append(
          .fill(.rounded(mark, radius: mark.width / 2), Color(ControlColors.glassMark)))
      }
      guard let image = (isChosen ? tab.selectedImage : nil) ?? tab.image else { continue }
      let tint: UIColor = isChosen ? bar.tintColor : bar.unselectedItemTintColor ?? .systemGray
      items += picture(image, cell.centered(image.size), tint: Color(tint))
    }
    return items
  }
}

extension BarPart {
  /// Whether the item is in the column: items with images; texts and custom views stay in the row.
  @MainActor fileprivate var standsUpright: Bool {
    switch self {
    case .back: true
    case .item(let item):
      item.customView == nil && item.axisBehavior != .horizontalOnly
        && (item.image != nil || item.symbolName != nil)
    }
  }
}
