import AutoLayout
import Foundation

extension DisplayList {
  /// Makes a picture that shows a laid-out screen.
  ///
  /// - Complexity: Linear in the number of views.
  @preconcurrency @MainActor public init(showing screen: Screen, style: ViewStyle = .plain) {
    let traits = screen.content.view.traitCollection
    self.init(size: screen.size, background: traits.asCurrent { Color(.systemBackground) })
    items = traits.asCurrent { Self.items(of: screen, style) }
  }

  @MainActor private static func content(of screen: Screen, _ style: ViewStyle) -> [Item] {
    var painter = ViewPainter(style)
    painter.barContent = screen.content.view
    painter.omitted = screen.raised?.view
    var items = painter.paint(screen.content.view, at: screen.content.frame.origin, depth: 0)
    for column in screen.columns {
      let place = column.frame.origin
      items.append(
        .group(
          Group(
            transform: AffineTransform(translationByX: place.x, byY: place.y),
            clip: .rectangle(CGRect(origin: .zero, size: column.frame.size)),
            items: content(of: column.screen, style))))
    }
    for column in screen.columns where column.frame.minX > 0.5 {
      let line = CGRect(x: column.frame.minX - 0.5, y: 0, width: 0.5, height: screen.size.height)
      items.append(.fill(.rectangle(line), Color(.separator)))
    }
    for bar in screen.bars {
      items += painter.paint(bar.view, at: bar.frame.origin, depth: 0)
    }
    return items
  }

  @MainActor private static func items(of screen: Screen, _ style: ViewStyle) -> [Item] {
    let front = content(of: screen, style)
    var items = front
    if screen.isSheet {
      items = SheetPainter(screen).items(front)
    } else if let raised = screen.raised {
      let sheet = ViewPainter(style).paint(raised.view, at: raised.frame.origin, depth: 1)
      items = SheetPainter(screen).items(sheet, above: front)
    }
    if let statusBar = screen.statusBar {
      items += StatusBarPainter(statusBar, width: screen.size.width).items
    }
    if screen.hasHomeIndicator {
      let background = screen.content.view.backgroundColor ?? .systemBackground
      items.append(HomeIndicator(screen.size, above: Color(background)).item)
    }
    return [
      .group(Group(clip: .rectangle(CGRect(origin: .zero, size: screen.size)), items: items))
    ]
  }
}
