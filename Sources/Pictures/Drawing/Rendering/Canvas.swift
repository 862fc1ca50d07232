import Foundation

struct Canvas: ~Copyable {
  let context: CairoContext

  init(_ context: consuming CairoContext) { self.context = context }

  func draw(_ list: DisplayList) {
    if let background = list.background {
      context.setColor(background)
      context.paint()
    }
    draw(list.items)
  }

  /// Draws items, except items outside the clip or with an infinite position.
  func draw(_ items: [DisplayList.Item]) {
    let visible = context.clipBox
    for item in items {
      if let reach = item.reach, reach.misses(visible) { continue }
      switch item {
      case .fill(let shape, let color):
        guard shape.isFinite, !color.isInvisible else { continue }
        context.setColor(color)
        context.fill(shape)
      case .stroke(let shape, let stroke):
        guard shape.isFinite, !stroke.color.isInvisible, stroke.width > 0 else { continue }
        context.setColor(stroke.color)
        context.setLine(stroke, dashes: stroke.usableDashes.map(Double.init))
        context.stroke(shape)
      case .text(let text):
        guard text.frame.isFinite else { continue }
        draw(text)
      case .line(let line):
        guard line.origin.isFinite, line.width.isFinite else { continue }
        draw(line)
      case .image(let name, let frame, let tint):
        guard frame.isFinite else { continue }
        drawImage(named: name, in: frame, tint: tint)
      case .picture(let picture):
        draw(picture)
      case .symbol(let symbol):
        draw(symbol)
      case .gradient(let gradient):
        guard gradient.isFinite else { continue }
        context.paint(gradient)
      case .shadow(let shadow):
        draw(shadow)
      case .letterOutlines(let line, let width):
        guard line.origin.isFinite, line.width.isFinite, width.isFinite else { continue }
        drawOutlines(of: line, width: width)
      case .group(let group):
        draw(group)
      }
    }
  }

  private func draw(_ group: DisplayList.Group) {
    guard group.opacity > 0, group.transform.isDrawable, group.clip?.isFinite != false else {
      return
    }
    context.saving {
      context.concatenate(group.transform)
      if let clip = group.clip { context.clip(to: clip) }
      guard group.isPlain else { return drawTogether(group) }
      guard group.opacity < 1 else { return draw(group.items) }
      context.layered(opacity: group.opacity) { draw(group.items) }
    }
  }
}

extension DisplayList.Stroke {
  var usableDashes: [CGFloat] {
    let isUsable = dashes.allSatisfy { $0 >= 0 && $0.isFinite } && dashes.contains { $0 > 0 }
    return isUsable ? dashes : []
  }
}

extension AffineTransform {
  /// Whether the transform is finite and invertible; cairo fails on any other.
  var isDrawable: Bool {
    let determinant = m11 * m22 - m12 * m21
    return determinant.isFinite && determinant != 0 && tX.isFinite && tY.isFinite
  }
}
