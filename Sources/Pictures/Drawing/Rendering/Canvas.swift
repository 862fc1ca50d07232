import AutoLayout
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

  /// Draws an image placeholder: a tinted box, diagonals, and the name if there is room.
  func drawImage(named name: String, in frame: CGRect, tint: Color) {
    guard frame.width > 0, frame.height > 0 else { return }
    context.setColor(tint.withAlpha(tint.alpha * 0.12))
    context.fill(.rectangle(frame))
    context.setColor(tint.withAlpha(tint.alpha * 0.55))
    // The inset of half a point keeps the outline inside the view.
    let inside = frame.insetBy(dx: min(0.5, frame.width / 2), dy: min(0.5, frame.height / 2))
    context.stroke(.rectangle(inside), width: 1, dashes: [])
    let corners = [
      CGPoint(x: inside.minX, y: inside.minY), CGPoint(x: inside.maxX, y: inside.maxY),
      CGPoint(x: inside.minX, y: inside.maxY), CGPoint(x: inside.maxX, y: inside.minY),
    ]
    context.stroke(.line(from: corners[0], to: corners[1]), width: 0.5, dashes: [])
    context.stroke(.line(from: corners[2], to: corners[3]), width: 0.5, dashes: [])
    drawName(name, in: inside, tint: tint)
  }

  private func drawName(_ name: String, in box: CGRect, tint: Color) {
    let font = Font(size: min(11, max(6, box.height / 4)))
    let room = box.insetBy(dx: 2, dy: 2)
    guard !name.isEmpty, room.width >= 3 * font.size, room.height >= font.size * 1.2 else { return }
    let layout = PangoTextLayout(name, font: font, context: context)
    let width = min(room.width, layout.naturalSize.width + 6)
    let height = font.size * 1.3
    let plate = CGRect(
      x: box.midX - width / 2, y: box.midY - height / 2, width: width, height: height)
    context.setColor(Color.white.withAlpha(0.85 * tint.alpha))
    context.fill(.rounded(plate, radius: 2))
    draw(
      Text(
        name, font: font, color: tint, in: plate.insetBy(dx: min(3, width / 4), dy: 0),
        alignment: .center, overflow: .truncateMiddle))
  }

  func draw(_ picture: Picture) {
    guard picture.frame.isFinite, picture.frame.width > 0, picture.frame.height > 0 else { return }
    var isDrawn = true
    context.saving {
      if picture.isMirrored {
        context.translate(x: Double(picture.frame.minX + picture.frame.maxX), y: 0)
        context.scale(x: -1, y: 1)
      }
      guard let tint = picture.tint else {
        isDrawn = drawContent(of: picture)
        return
      }
      context.masked(with: tint) { isDrawn = drawContent(of: picture) }
    }
    if !isDrawn {
      drawImage(
        named: picture.name, in: picture.frame, tint: picture.tint ?? Color(white: 0.55))
    }
  }

  private func drawContent(of picture: Picture) -> Bool {
    let content = picture.content
    do throws(DecodingFailure) {
      guard content.format.isVector else {
        let pixels = try DecodedPictures.pixels(of: content)
        if let slices = picture.slices {
          draw(pixels, slices, in: picture.frame)
        } else {
          context.draw(pixels, in: picture.frame)
        }
        return true
      }
      let file = try VectorFile(content.data, content.format, element: content.element)
      guard let slices = picture.slices else {
        try file.draw(with: context, in: picture.frame)
        return true
      }
      for piece in slices.pieces(of: slices.size, in: picture.frame) {
        context.saving {
          context.clip(to: .rectangle(piece.target))
          try? file.draw(with: context, in: piece.whole(of: slices.size))
        }
      }
      return true
    } catch {
      return false
    }
  }

  /// Draws the image slices separately, which keeps edge colors out of stretched middles.
  private func draw(_ pixels: PixelImage, _ slices: Picture.Slices, in frame: CGRect) {
    let (x, y) = (
      CGFloat(pixels.width) / max(slices.size.width, .leastNormalMagnitude),
      CGFloat(pixels.height) / max(slices.size.height, .leastNormalMagnitude)
    )
    for piece in slices.pieces(of: slices.size, in: frame) {
      let left = Int((piece.source.minX * x).rounded())
      let top = Int((piece.source.minY * y).rounded())
      let right = Int((piece.source.maxX * x).rounded())
      let bottom = Int((piece.source.maxY * y).rounded())
      // An empty middle becomes a pixel between the edges.
      let part = pixels.part(
        x: min(left, pixels.width - 1), y: min(top, pixels.height - 1),
        width: max(1, right - left), height: max(1, bottom - top))
      guard let part else { continue }
      context.draw(part, in: piece.target)
    }
  }

  func draw(_ shadow: Shadow) {
    guard shadow.isDrawable else { return }
    // A sharp shadow needs no bitmap.
    guard shadow.blur > 0.05 else {
      return context.saving {
        context.translate(x: Double(shadow.offset.width), y: Double(shadow.offset.height))
        context.masked(with: shadow.color) { draw(shadow.items) }
      }
    }
    context.shadow(shadow.color, offset: shadow.offset, deviation: Double(shadow.blur)) { pen in
      Canvas(pen).draw(shadow.items)
    }
  }

  /// The share of Apple's box that the drawing fills: the box has a small margin (F12.3).
  private static let share = 0.9

  func draw(_ symbol: SymbolPicture) {
    let box = symbol.frame
    guard box.isFinite, box.width > 0, box.height > 0, !symbol.color.isInvisible else { return }
    guard let drawing = SymbolDrawing(symbol.name) else {
      return drawImage(named: symbol.name, in: box, tint: symbol.color)
    }
    let picture = drawing.svg(symbol.color, boldness: Self.boldness(symbol.weight))
    do throws(DecodingFailure) {
      let file = try VectorFile(picture, .svg)
      let sheet = CGSize(width: SymbolDrawings.side, height: SymbolDrawings.side)
      guard let ink = file.inkBox(in: sheet), ink.width > 0, ink.height > 0 else { return }
      let scale =
        Self.share * min(Double(box.width / ink.width), Double(box.height / ink.height))
      let side = SymbolDrawings.side * scale
      try file.draw(
        with: context,
        in: CGRect(
          x: Double(box.midX) - Double(ink.midX) * scale,
          y: Double(box.midY) - Double(ink.midY) * scale, width: side, height: side))
    } catch {
      drawImage(named: symbol.name, in: box, tint: symbol.color)
    }
  }

  /// The extra stroke width relative to the regular weight, in drawing units (F12.3).
  private static func boldness(_ weight: Int) -> Double {
    let stem =
      switch weight {
      case ...150: 0.02
      case ...250: 0.035
      case ...350: 0.055
      case ...450: 0.075
      case ...550: 0.09
      case ...650: 0.105
      case ...750: 0.12
      case ...850: 0.14
      default: 0.16
      }
    return (stem - 0.075) * SymbolDrawings.side / 1.2
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

extension DisplayList.Group {
  var isPlain: Bool { blend == .normal && mask == nil && tint == nil && !isIsolated }
}
