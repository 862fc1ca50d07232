import AutoLayout
import Foundation
import TextMetrics

extension ViewPainter {
  func width(of part: BarPart, in view: UIView, _ look: BarLook) -> CGFloat? {
    switch part {
    case .back(let title):
      if look.hasCapsules { return 44 }
      return Self.chevronWidth + 6 + advance(title ?? "Back", .system(17), of: view)
    case .item(let item):
      if item.systemItem == .flexibleSpace { return nil }
      if item.width > 0 || item.systemItem == .fixedSpace { return item.width }
      if let custom = item.customView { return custom.bounds.width }
      // A capsule is wider than the content (F9.36).
      let image = item.image ?? item.symbol
      if let image {
        return look.hasCapsules ? max(22, image.size.width) + 22 : max(22, image.size.width)
      }
      if let title = item.shownTitle {
        return advance(title, font(of: item), of: view) + (look.hasCapsules ? 32 : 0)
      }
      return look.hasCapsules ? 44 : 22
    }
  }

  private static let chevronWidth: CGFloat = 12

  private func advance(_ string: String, _ font: TextFont, of view: UIView) -> CGFloat {
    let text = StyledText(string, font: font)
    return CGFloat(view.textMeasurer.measure(text, in: .oneLine).width.rounded(.up))
  }

  private func font(of item: UIBarButtonItem) -> TextFont {
    .system(17, weight: item.style == .done || item.systemItem == .done ? 0.3 : 0)
  }

  func barPart(
    _ part: BarPart, of view: UIView, _ look: BarLook, in cell: CGRect, isBlack: Bool
  ) -> [DisplayList.Item] {
    switch part {
    case .back(let title): back(title ?? "Back", of: view, look, in: cell)
    case .item(let item): button(item, of: view, look, in: cell)
    }
  }

  private func back(
    _ title: String, of view: UIView, _ look: BarLook, in cell: CGRect
  ) -> [DisplayList.Item] {
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let color = look.hasCapsules ? Color(.label) : Color(view.tintColor)
    let side: CGFloat = isMirrored ? -1 : 1
    let middle = CGPoint(
      x: look.hasCapsules
        ? cell.midX - side : isMirrored ? cell.maxX - 2 : cell.minX + 2, y: cell.midY)
    let sign = DisplayList.Item.stroke(
      .polygon(
        [(4, -8), (-4, 0), (4, 8)].map {
          CGPoint(x: middle.x + $0.0 * side, y: middle.y + $0.1)
        }, isClosed: false), DisplayList.Stroke(color, width: 2.5))
    guard !look.hasCapsules else { return glass(cell) + [sign] }
    let inset = Self.chevronWidth
    let room = CGRect(
      x: isMirrored ? cell.minX : cell.minX + inset, y: cell.minY, width: cell.width - inset,
      height: cell.height)
    return [sign]
      + text(title, font: .system(17), alignment: .natural, color: color, of: view, in: room)
  }

  private func glass(_ cell: CGRect) -> [DisplayList.Item] {
    let box = CGRect(
      x: cell.minX, y: cell.midY - min(22, cell.height / 2), width: cell.width,
      height: min(44, cell.height))
    let shape = Shape.rounded(box, radius: box.height / 2)
    return [
      .fill(shape, Color(ControlColors.glass)),
      .stroke(shape, DisplayList.Stroke(Color(ControlColors.glassRim), width: 1)),
    ]
  }

  private func button(
    _ item: UIBarButtonItem, of view: UIView, _ look: BarLook, in cell: CGRect
  ) -> [DisplayList.Item] {
    if item.systemItem == .flexibleSpace || item.systemItem == .fixedSpace { return [] }
    if let custom = item.customView {
      return paint(custom, at: cell.centered(custom.bounds.size).origin, depth: 1)
    }
    let usual: UIColor = look.hasCapsules && !view.hasOwnTint ? .label : view.tintColor
    let color = Color(item.tintColor ?? usual).withFade(item.isEnabled ? 1 : 0.35)
    let below = look.hasCapsules ? glass(cell) : []
    if let image = item.image {
      return below + picture(image, cell.centered(image.size), tint: color)
    }
    if item.systemItem == .add { return below + plus(cell.centered(Self.plusSize), color) }
    if let symbol = item.symbol {
      return below + picture(symbol, cell.centered(symbol.size), tint: color)
    }
    guard let title = item.shownTitle else { return [] }
    return below
      + text(title, font: font(of: item), alignment: .center, color: color, of: view, in: cell)
  }

  private static let plusSize = CGSize(width: 18, height: 18)

  private func plus(_ box: CGRect, _ color: Color) -> [DisplayList.Item] {
    let pen = DisplayList.Stroke(color, width: 1.5)
    return [
      .stroke(
        .line(from: CGPoint(x: box.minX, y: box.midY), to: CGPoint(x: box.maxX, y: box.midY)), pen),
      .stroke(
        .line(from: CGPoint(x: box.midX, y: box.minY), to: CGPoint(x: box.midX, y: box.maxY)), pen),
    ]
  }

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

extension UIView {
  /// Whether the tint color is set on this view and not inherited.
  fileprivate var hasOwnTint: Bool {
    Color(tintColor) != Color(superview?.tintColor ?? .systemBlue)
  }
}

extension UIBarButtonItem {
  fileprivate var symbol: UIImage? { symbolName.flatMap { UIImage(systemName: $0) } }

  /// The symbol of an untitled system item.
  var symbolName: String? {
    let names: [SystemItem: String] = [
      .add: "plus", .compose: "square.and.pencil", .reply: "arrowshape.turn.up.left",
      .action: "square.and.arrow.up", .organize: "folder", .bookmarks: "book",
      .search: "magnifyingglass", .refresh: "arrow.clockwise", .stop: "xmark", .camera: "camera",
      .trash: "trash", .play: "play.fill", .pause: "pause.fill", .rewind: "backward.fill",
      .fastForward: "forward.fill", .close: "xmark",
    ]
    return title == nil ? systemItem.flatMap { names[$0] } : nil
  }
}
