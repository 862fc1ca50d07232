import Foundation

extension Canvas {
  func drawTogether(_ group: DisplayList.Group) {
    let isMasked = group.mask != nil || group.tint != nil
    let needsSheet =
      group.opacity < 1 || group.blend != .normal || group.isIsolated || !isMasked
    guard needsSheet else { return drawMasked(group) }
    context.layered(opacity: group.opacity, group.blend) { drawMasked(group) }
  }

  private func drawMasked(_ group: DisplayList.Group) {
    guard let mask = group.mask else { return drawTinted(group) }
    context.masked(by: { draw(mask) }, { drawTinted(group) })
  }

  private func drawTinted(_ group: DisplayList.Group) {
    guard let tint = group.tint else { return draw(group.items) }
    context.masked(with: tint) { draw(group.items) }
  }

  func drawOutlines(of line: TextLine, width: CGFloat) {
    guard !line.string.isEmpty, !line.color.isInvisible, line.font.size > 0, line.width > 0,
      width > 0
    else { return }
    let layout = PangoTextLayout(line.string, font: line.font, context: context)
    let natural = layout.line(0).width
    context.saving {
      context.translate(x: line.origin.x, y: line.origin.y)
      let stretch = natural > 0 ? line.width / natural : 1
      if stretch <= 1.15 { context.stretch(horizontally: stretch) }
      context.setColor(line.color)
      context.strokeLetters(of: layout, width: width)
    }
  }
}

extension DisplayList.Group {
  var isPlain: Bool { blend == .normal && mask == nil && tint == nil && !isIsolated }
}
