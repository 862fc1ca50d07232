import AutoLayout
import Foundation

extension DisplayList {
  /// Makes a picture of a screen as a user sees it.
  ///
  /// Nothing is laid out here: bring frames up to date before.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - style: What is shown beside.
  /// - Complexity: Linear in the number of views.
  @preconcurrency @MainActor public init(showing screen: Screen, style: ViewStyle = .plain) {
    let traits = screen.content.view.traitCollection
    self.init(size: screen.size, background: traits.asCurrent { Color(.systemBackground) })
    items = traits.asCurrent { Self.items(of: screen, style) }
  }

  @MainActor private static func items(of screen: Screen, _ style: ViewStyle) -> [Item] {
    var painter = ViewPainter(style)
    painter.barContent = screen.content.view
    painter.omitted = screen.raised?.view
    var front = painter.paint(screen.content.view, at: screen.content.frame.origin, depth: 0)
    for bar in screen.bars {
      front += painter.paint(bar.view, at: bar.frame.origin, depth: 0)
    }
    var items = front
    if screen.isSheet {
      items = SheetPainter(screen).items(front)
    } else if let raised = screen.raised {
      painter.omitted = nil
      let sheet = painter.paint(raised.view, at: raised.frame.origin, depth: 1)
      items = SheetPainter(screen).items(sheet, above: front)
    }
    if let statusBar = screen.statusBar {
      items += StatusBarPainter(statusBar, width: screen.size.width).items
    }
    if screen.hasHomeIndicator {
      let background = screen.content.view.backgroundColor ?? .systemBackground
      items.append(HomeIndicator(screen.size, above: Color(background)).item)
    }
    // What reaches beyond the screen is not seen.
    return [
      .group(Group(clip: .rectangle(CGRect(origin: .zero, size: screen.size)), items: items))
    ]
  }
}
