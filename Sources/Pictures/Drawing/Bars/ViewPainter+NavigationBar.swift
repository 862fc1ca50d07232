import AutoLayout
import Foundation
import TextMetrics

extension ViewPainter {
  func navigationBar(_ bar: UINavigationBar, _ box: CGRect) -> [DisplayList.Item] {
    if let strip = bar.strip {
      let place = strip.offsetBy(dx: box.minX - bar.frame.minX, dy: box.minY - bar.frame.minY)
      return navigationBar(bar, box, beside: place)
    }
    let look = BarLook.of(bar)
    let background = CGRect(
      x: box.minX, y: box.minY - bar.overhang, width: box.width, height: box.height + bar.overhang)
    let surface = surface(of: bar, look)
    var items = surface.items(in: background, lineAtTop: false)
    guard let item = bar.topItem else { return items }
    let parts = NavigationBarParts(bar, item, box, look)
    if let prompt = item.prompt, parts.prompt.height > 0 {
      items += text(
        prompt, font: .system(13), alignment: .center, color: titleColor(of: bar, isLarge: false),
        of: bar, in: parts.prompt)
    }
    let row = BarRow(
      painter: self, view: bar, look: look, box: parts.row, isBlack: bar.barStyle != .default)
    let leading = leading(of: bar, item)
    let trailing = (item.rightBarButtonItems ?? []).reversed().map(BarPart.item)
    items += row.items(leading, at: .start) + row.items(trailing, at: .end)
    if bar.showsLargeTitle {
      let side = BarDistances.margin(box.width)
      return items
        + text(
          item.title ?? "", font: .system(34, weight: 0.4), alignment: .natural,
          color: titleColor(of: bar, isLarge: true), of: bar,
          in: parts.largeTitle.insetBy(dx: min(side, box.width / 2), dy: 0))
    }
    return items
      + title(item, of: bar, in: row.room(between: row.width(leading), row.width(trailing)))
  }

  private func surface(of bar: UINavigationBar, _ look: BarLook) -> BarSurface {
    let isLarge = bar.showsLargeTitle
    return BarSurface(
      BarSurface.Request(
        barTint: bar.barTintColor, isBlack: bar.barStyle != .default,
        standard: bar.topItem?.standardAppearance ?? bar.standardAppearance,
        edge: bar.topItem?.scrollEdgeAppearance ?? bar.scrollEdgeAppearance,
        isAtEdge: !isLoose(bar) && isAtTopEdge(bar),
        isClearAtEdge: isLarge ? look.isClearAtEdgeWithLargeTitle : look.isClearAtEdge))
  }

  func leading(of bar: UINavigationBar, _ item: UINavigationItem) -> [BarPart] {
    if let own = item.leftBarButtonItems, !own.isEmpty { return own.map(BarPart.item) }
    guard let back = bar.backItem, !item.hidesBackButton else { return [] }
    let own = back.backBarButtonItem?.title ?? back.backButtonTitle
    let title = back.backButtonDisplayMode == .default ? own ?? back.title : own
    return [.back(title.flatMap { $0.isEmpty ? nil : $0 })]
  }

  private func title(
    _ item: UINavigationItem, of bar: UINavigationBar, in room: BarRow.Room
  ) -> [DisplayList.Item] {
    if let view = item.titleView {
      let frame = room.centered(view.bounds.size)
      return paint(view, at: frame.origin, depth: 1)
    }
    guard let title = item.title, !title.isEmpty else { return [] }
    let font = TextFont.system(17, weight: 0.3)
    let width = bar.textMeasurer.measure(StyledText(title, font: font), in: .oneLine).width
    let frame = room.centered(CGSize(width: CGFloat(width.rounded(.up)), height: 24))
    return text(
      title, font: font, alignment: .center, color: titleColor(of: bar, isLarge: false), of: bar,
      in: frame)
  }

  private func titleColor(of bar: UINavigationBar, isLarge: Bool) -> Color {
    let standard = bar.topItem?.standardAppearance ?? bar.standardAppearance
    let edge = bar.topItem?.scrollEdgeAppearance ?? bar.scrollEdgeAppearance
    let appearance = isAtTopEdge(bar) ? edge ?? standard : standard
    let attributes =
      isLarge
      ? [appearance.largeTitleTextAttributes, bar.largeTitleTextAttributes ?? [:]]
      : [appearance.titleTextAttributes, bar.titleTextAttributes ?? [:]]
    let own = attributes.lazy.compactMap { $0[.foregroundColor] as? UIColor }.first
    return own.map { Color($0) } ?? (bar.barStyle == .default ? Color(.label) : .white)
  }
}

@MainActor
private struct NavigationBarParts {
  let prompt: CGRect
  let row: CGRect
  let largeTitle: CGRect

  init(_ bar: UINavigationBar, _ item: UINavigationItem, _ whole: CGRect, _ look: BarLook) {
    var box = whole
    box.size.height -= min(bar.accessoryHeight, box.height)
    let large = bar.showsLargeTitle ? min(52, max(0, box.height - 44)) : 0
    let spare = box.height - 44 - large
    let above = item.prompt == nil ? 0 : min(30, max(0, spare))
    prompt = CGRect(x: box.minX, y: box.minY, width: box.width, height: above)
    // Since bars with capsules are higher, the capsules go at their top.
    let height = look.hasCapsules ? min(44, box.height) : box.height - above - large
    row = CGRect(x: box.minX, y: box.minY + above, width: box.width, height: height)
    largeTitle = CGRect(
      x: box.minX, y: box.maxY - look.largeTitleRise, width: box.width, height: 41)
  }
}
