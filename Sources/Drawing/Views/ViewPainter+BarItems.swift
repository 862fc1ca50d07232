import AutoLayout
import Foundation
import TextMetrics

/// The titles and buttons of navigation bars and toolbars.
extension ViewPainter {
  func navigationBar(_ bar: UINavigationBar, _ box: CGRect) -> [DisplayList.Item] {
    var items = self.bar(of: bar, in: box, tint: bar.barTintColor, lineAtTop: false)
    guard let item = bar.topItem else { return items }
    // The row of buttons is 44 points high at the top; a large title stands below it.
    let row = CGRect(x: box.minX, y: box.minY, width: box.width, height: min(44, box.height))
    let inside = row.insetBy(dx: 16, dy: 0)
    let leading = item.leftBarButtonItems ?? (bar.backItem == nil ? [] : [backButton(bar)])
    let trailing = (item.rightBarButtonItems ?? []).reversed()
    let left = width(of: leading, in: bar)
    let right = width(of: Array(trailing), in: bar)
    items += self.items(leading, of: bar, in: inside)
    items += self.items(
      Array(trailing), of: bar,
      in: CGRect(x: inside.maxX - right, y: row.minY, width: right, height: row.height))
    let title = item.title ?? ""
    guard !bar.showsLargeTitle else {
      let below = CGRect(
        x: inside.minX, y: row.maxY, width: inside.width, height: box.maxY - row.maxY)
      return items
        + text(
          title, font: .system(34, weight: 0.4), alignment: .left, color: .black, of: bar, in: below
        )
    }
    let side = max(left, right) + 8
    return items
      + text(
        title, font: .system(17, weight: 0.3), alignment: .center, color: .black, of: bar,
        in: inside.insetBy(dx: min(side, inside.width / 2), dy: 0))
  }

  func toolbar(_ bar: UIToolbar, _ box: CGRect) -> [DisplayList.Item] {
    let row = CGRect(x: box.minX, y: box.minY, width: box.width, height: min(44, box.height))
    return self.bar(of: bar, in: box, tint: bar.barTintColor, lineAtTop: true)
      + items(bar.items ?? [], of: bar, in: row.insetBy(dx: 16, dy: 0))
  }

  private func backButton(_ bar: UINavigationBar) -> UIBarButtonItem {
    let title = bar.backItem?.backBarButtonItem?.title ?? bar.backItem?.title ?? "Back"
    return UIBarButtonItem(title: "‹ \(title)", style: .plain, target: nil, action: nil)
  }

  private static let gap: CGFloat = 16

  /// The width of a button, nil for room that grows.
  private func width(of item: UIBarButtonItem, in view: UIView) -> CGFloat? {
    if item.systemItem == .flexibleSpace { return nil }
    if item.width > 0 || item.systemItem == .fixedSpace { return item.width }
    if let image = item.image { return image.size.width }
    if let title = item.shownTitle {
      let text = StyledText(title, font: font(of: item))
      return CGFloat(view.textMeasurer.measure(text, in: .oneLine).width.rounded(.up))
    }
    return 22
  }

  private func font(of item: UIBarButtonItem) -> TextFont {
    .system(17, weight: item.style == .done || item.systemItem == .done ? 0.3 : 0)
  }

  private func width(of items: [UIBarButtonItem], in view: UIView) -> CGFloat {
    let widths = items.map { width(of: $0, in: view) ?? 0 }
    return widths.reduce(0, +) + Self.gap * CGFloat(max(0, items.count - 1))
  }

  /// Buttons from the left, what is left shared by the room that grows.
  private func items(
    _ items: [UIBarButtonItem], of view: UIView, in row: CGRect
  ) -> [DisplayList.Item] {
    let growing = items.count { $0.systemItem == .flexibleSpace }
    let spare = max(0, row.width - width(of: items, in: view)) / CGFloat(max(1, growing))
    var x = row.minX
    return items.flatMap { item -> [DisplayList.Item] in
      let width = self.width(of: item, in: view) ?? spare
      defer { x += width + Self.gap }
      let cell = CGRect(x: x, y: row.minY, width: width, height: row.height)
      return button(item, of: view, in: cell)
    }
  }

  private func button(
    _ item: UIBarButtonItem, of view: UIView, in cell: CGRect
  ) -> [DisplayList.Item] {
    let color = Color(view.tintColor).withFade(item.isEnabled ? 1 : 0.35)
    if let image = item.image {
      return picture(image, cell.centered(image.size), tint: color)
    }
    if let title = item.shownTitle {
      return text(title, font: font(of: item), alignment: .left, color: color, of: view, in: cell)
    }
    guard let sign = item.systemItem, sign != .flexibleSpace, sign != .fixedSpace else { return [] }
    let box = cell.centered(CGSize(width: 18, height: 18))
    let pen = DisplayList.Stroke(color, width: 1.5)
    guard sign == .add else { return [.stroke(.rounded(box, radius: 4), pen)] }
    return [
      .stroke(
        .line(from: CGPoint(x: box.minX, y: box.midY), to: CGPoint(x: box.maxX, y: box.midY)), pen),
      .stroke(
        .line(from: CGPoint(x: box.midX, y: box.minY), to: CGPoint(x: box.midX, y: box.maxY)), pen),
    ]
  }
}
