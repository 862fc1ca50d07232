import AutoLayout
import Foundation

extension LayeredPicture {
  /// Makes the layers for a laid-out screen.
  ///
  /// With `previous`, views with unchanged bounds are not drawn again; nothing else may have
  /// changed.
  package init(
    showing screen: Screen, style: ViewStyle = .plain, after previous: LayeredPicture? = nil
  ) {
    let traits = screen.content.view.traitCollection
    self.init(
      size: screen.size, background: traits.asCurrent { Color(.systemBackground) })
    self.traits = traits
    let kept = KeptLayers(of: previous, for: traits)
    UIView.usePainter()
    traits.asCurrent {
      // The screen clips the content.
      var whole = PictureLayer(nil, in: nil, frame: CGRect(origin: .zero, size: screen.size))
      whole.clipRadius = 0
      let root = add(whole)
      if screen.isSheet {
        layers += SheetPainter(screen).layers(in: root)
        addContent(
          of: screen, in: layers.count - 1, offset: screen.content.frame.origin, style, kept)
      } else {
        addContent(of: screen, in: root, offset: .zero, style, kept)
      }
      addSigns(of: screen, in: root)
    }
  }

  private mutating func addContent(
    of screen: Screen, in parent: Int, offset: CGPoint, _ style: ViewStyle, _ kept: KeptLayers
  ) {
    var painter = ViewPainter(style)
    painter.kept = kept
    painter.barContent = screen.content.view
    painter.omitted = screen.raised?.view
    func place(_ frame: CGRect) -> CGPoint {
      CGPoint(x: frame.minX - offset.x, y: frame.minY - offset.y)
    }
    add(screen.content.view, at: place(screen.content.frame), in: parent, painter)
    for column in screen.columns {
      var part = PictureLayer(
        nil, in: parent, frame: CGRect(origin: place(column.frame), size: column.frame.size))
      part.clipRadius = 0
      addContent(of: column.screen, in: add(part), offset: .zero, style, kept)
    }
    for column in screen.columns where column.frame.minX > 0.5 {
      var line = PictureLayer(
        nil, in: parent,
        frame: CGRect(
          x: column.frame.minX - 0.5 - offset.x, y: 0, width: 0.5, height: screen.size.height))
      line.below = [
        .fill(.rectangle(CGRect(origin: .zero, size: line.frame.size)), Color(.separator))
      ]
      add(line)
    }
    for bar in screen.bars { add(bar.view, at: place(bar.frame), in: parent, painter) }
    guard let raised = screen.raised else { return }
    layers += SheetPainter(screen).layers(in: parent)
    add(raised.view, at: .zero, in: layers.count - 1, ViewPainter(style))
  }

  private mutating func addSigns(of screen: Screen, in parent: Int) {
    var signs = PictureLayer(
      nil, in: parent, frame: CGRect(origin: .zero, size: screen.size))
    if let statusBar = screen.statusBar {
      signs.below += StatusBarPainter(statusBar, width: screen.size.width).items
    }
    if screen.hasHomeIndicator {
      let background = screen.content.view.backgroundColor ?? .systemBackground
      signs.below.append(HomeIndicator(screen.size, above: Color(background)).item)
    }
    if !signs.below.isEmpty { add(signs) }
  }
}
