import AutoLayout
import Foundation
import TextMetrics

extension ViewPainter {
  func tabBar(_ bar: UITabBar, _ box: CGRect) -> [DisplayList.Item] {
    if bar.isInStrip { return verticalTabBar(bar, box) }
    let look = BarLook.of(bar)
    let surface = BarSurface(
      BarSurface.Request(
        barTint: bar.barTintColor, isBlack: bar.barStyle != .default,
        standard: bar.standardAppearance, edge: bar.scrollEdgeAppearance,
        isAtEdge: !isLoose(bar) && isAtBottomEdge(bar), isClearAtEdge: look.isClearAtEdge))
    let tabs = TabPlaces(bar, box, look)
    var items = look.hasCapsules ? [] : surface.items(in: box, lineAtTop: true)
    if look.hasCapsules, let plate = tabs.plate { items += self.plate(plate, tabs.chosen) }
    for (tab, cell) in zip(bar.items ?? [], tabs.cells) {
      items += self.tab(tab, of: bar, in: cell, isBeside: tabs.isBeside)
    }
    return items
  }

  private func plate(_ box: CGRect, _ chosen: CGRect?) -> [DisplayList.Item] {
    let shape = Shape.rounded(box, radius: box.height / 2)
    let mark = chosen.map {
      DisplayList.Item.fill(.rounded($0, radius: $0.height / 2), Color(ControlColors.glassMark))
    }
    return [
      .fill(shape, Color(ControlColors.glass)),
      .stroke(shape, DisplayList.Stroke(Color(ControlColors.glassRim), width: 1)),
    ] + (mark.map { [$0] } ?? [])
  }

  private func tab(
    _ tab: UITabBarItem, of bar: UITabBar, in cell: CGRect, isBeside: Bool
  ) -> [DisplayList.Item] {
    let isChosen = bar.chosenItem === tab
    let usual: UIColor = isChosen ? bar.tintColor : bar.unselectedItemTintColor ?? .systemGray
    let appearance = tab.standardAppearance ?? bar.standardAppearance
    let layout = isBeside ? appearance.inlineLayoutAppearance : appearance.stackedLayoutAppearance
    let looks = isChosen ? layout.selected : layout.normal
    let color = Color(looks.iconColor ?? usual)
    let state: UIControl.State = isChosen ? .selected : .normal
    let titleColor =
      looks.titleTextAttributes[.foregroundColor] as? UIColor
      ?? tab.shownTitleAttributes(state.rawValue)[.foregroundColor] as? UIColor
    let image = (isChosen ? tab.selectedImage : nil) ?? tab.image
    let title = tab.title ?? ""
    let font = TextFont.system(isBeside ? 13 : 10, weight: 0.23)
    let width = CGFloat(
      bar.textMeasurer.measure(StyledText(title, font: font), in: .oneLine).width.rounded(.up))
    var icon = CGRect(
      origin: CGPoint(x: cell.midX, y: cell.midY), size: image?.size ?? .zero)
    var room = CGRect(x: cell.minX, y: cell.minY + 33, width: cell.width, height: 14)
    if isBeside {
      let gap: CGFloat = image == nil || title.isEmpty ? 0 : 7
      icon.origin.x = cell.midX - (icon.width + gap + width) / 2
      icon.origin.y = cell.midY - icon.height / 2
      room = CGRect(x: icon.maxX + gap, y: cell.minY, width: width, height: cell.height)
    } else {
      let middle = title.isEmpty ? cell.midY : cell.minY + 18
      icon = CGRect(
        x: cell.midX - icon.width / 2, y: middle - icon.height / 2, width: icon.width,
        height: icon.height)
    }
    var items = image.map { picture($0, icon, tint: color) } ?? []
    items += text(
      title, font: font, alignment: isBeside ? .left : .center,
      color: titleColor.map { Color($0) } ?? color, of: bar, in: room)
    if let badge = tab.badgeValue {
      let fill = tab.badgeColor ?? looks.badgeBackgroundColor ?? .systemRed
      items += self.badge(badge, of: bar, at: icon, fill)
    }
    return items
  }

  private func badge(
    _ value: String, of bar: UITabBar, at icon: CGRect, _ fill: UIColor
  ) -> [DisplayList.Item] {
    let font = TextFont.system(13)
    let width = bar.textMeasurer.measure(StyledText(value, font: font), in: .oneLine).width
    let box = CGRect(
      x: icon.midX + 6, y: icon.minY - 2, width: max(18, CGFloat(width) + 10), height: 18)
    return [capsule(box, Color(fill))]
      + text(value, font: font, alignment: .center, color: .white, of: bar, in: box)
  }
}

extension UITabBar {
  fileprivate var chosenItem: UITabBarItem? { selectedItem ?? items?.first }
}

@MainActor
private struct TabPlaces {
  var cells: [CGRect] = []
  var plate: CGRect?
  var chosen: CGRect?
  /// Whether titles are next to their images, as in wide bars.
  var isBeside = false

  init(_ bar: UITabBar, _ box: CGRect, _ look: BarLook) {
    let tabs = bar.items ?? []
    guard !tabs.isEmpty else { return }
    let count = CGFloat(tabs.count)
    isBeside = bar.traitCollection.horizontalSizeClass == .regular && !look.hasCapsules
    var height: CGFloat = min(49, box.height)
    var row = CGRect(x: box.minX, y: box.minY, width: box.width, height: height)
    if isBeside {
      row = row.centered(CGSize(width: min(row.width, count * 112), height: height))
    } else if look.hasCapsules {
      height = min(62, box.height)
      let width = min(box.width - 42, count * 94 + 8)
      let plate = CGRect(x: box.midX - width / 2, y: box.minY, width: width, height: height)
      self.plate = plate
      row = CGRect(
        x: plate.minX + 4, y: plate.minY + 7, width: plate.width - 8, height: plate.height - 14)
    }
    let width = row.width / count
    cells = tabs.indices.map { index in
      CGRect(
        x: row.minX + CGFloat(index) * width, y: row.minY, width: width, height: row.height
      ).inReadingDirection(of: bar, in: row)
    }
    if let plate, let index = tabs.firstIndex(where: { $0 === bar.chosenItem }) {
      chosen = CGRect(
        x: cells[index].minX, y: plate.minY + 4, width: cells[index].width,
        height: plate.height - 8)
    }
  }
}
