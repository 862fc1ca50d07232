import AutoLayout
import Foundation

/// Converts recorded drawing code into items: clips and layers become groups.
struct RecordingPainter {
  var content: (CGRect) -> [DisplayList.Item] = { _ in [] }

  private struct Level {
    enum Kind {
      case root, state, layer(Compositing), clip(Shape), mask([DisplayList.Item])
    }
    var kind: Kind
    var items: [DisplayList.Item] = []
  }

  func items(of recording: GraphicsRecording) -> [DisplayList.Item] {
    var levels = [Level(kind: .root)]
    for operation in recording.operations {
      switch operation {
      case .clip(let elements, let isEvenOdd):
        levels.append(Level(kind: .clip(Shape(elements, isEvenOdd: isEvenOdd))))
      case .mask(let image, let box, let map):
        levels.append(
          Level(kind: .mask(self.image(image, box, map, tint: .black))))
      case .saveState: levels.append(Level(kind: .state))
      case .beginLayer(let look): levels.append(Level(kind: .layer(look)))
      case .restoreState:
        close(&levels) { if case .state = $0 { true } else { false } }
      case .endLayer:
        close(&levels) { if case .layer = $0 { true } else { false } }
      default:
        levels[levels.count - 1].items += drawn(operation)
      }
    }
    close(&levels) { _ in false }
    return levels[0].items
  }

  private func close(_ levels: inout [Level], _ isLast: (Level.Kind) -> Bool) {
    while levels.count > 1 {
      let level = levels.removeLast()
      levels[levels.count - 1].items += ended(level)
      if isLast(level.kind) { return }
    }
  }

  private func ended(_ level: Level) -> [DisplayList.Item] {
    guard !level.items.isEmpty else { return [] }
    switch level.kind {
    case .root, .state: return level.items
    case .clip(let shape):
      return [.group(DisplayList.Group(clip: shape, items: level.items))]
    case .mask(let mask):
      var group = DisplayList.Group(items: level.items)
      group.mask = mask
      return [.group(group)]
    case .layer(let look):
      var group = DisplayList.Group(items: level.items)
      group.isIsolated = true
      return laid([.group(group)], look, bounds: nil)
    }
  }

  private func drawn(_ operation: DrawingOperation) -> [DisplayList.Item] {
    switch operation {
    case .fill(let elements, let isEvenOdd, let color, let look):
      let shape = Shape(elements, isEvenOdd: isEvenOdd)
      return laid(filled(shape, color), look, bounds: shape)
    case .stroke(let elements, let style, let color, let pen, let look):
      return laid(stroked(elements, style, color, pen), look, bounds: nil)
    case .gradient(let gradient, let map, let look):
      return laid(placed([.gradient(Gradient(gradient))], map), look, bounds: nil)
    case .image(let image, let box, let map, let tint, let look):
      var frame = PathElements()
      frame.addRect(box)
      var place = PathElements()
      place.append(frame, map)
      return laid(
        self.image(image, box, map, tint: Color(plain: tint)), look, bounds: Shape(place))
    case .text(let text, let map, let look):
      return laid(placed(DrawnTextPainter(text).items, map), look, bounds: nil)
    case .other(let drawing, let box, let map, let look):
      return laid(placed(other(drawing, box), map), look, bounds: nil)
    case .content(let box): return content(box)
    default: return []
    }
  }

  // MARK: Operations

  private func filled(_ shape: Shape, _ color: CGColor) -> [DisplayList.Item] {
    guard let pattern = color.pattern else { return [.fill(shape, Color(plain: color))] }
    return [
      .group(DisplayList.Group(clip: shape, items: PatternPainter.tiles(pattern, shape.bounds)))
    ]
  }

  private func stroked(
    _ elements: PathElements, _ style: LineStyle, _ color: CGColor, _ pen: CGAffineTransform
  ) -> [DisplayList.Item] {
    let line = DisplayList.Stroke(style, Color(plain: color))
    guard !pen.isTranslation else {
      return [.stroke(Shape(elements, isEvenOdd: false), line)]
    }
    // The transform deforms the pen: the path is drawn where the pen is round.
    var path = PathElements()
    path.append(elements, pen.inverted())
    return placed([.stroke(Shape(path, isEvenOdd: false), line)], pen)
  }

  private func image(
    _ image: UIImage, _ box: CGRect, _ map: CGAffineTransform, tint: Color
  ) -> [DisplayList.Item] {
    placed(image.items(in: box, tint: tint, isTemplate: false, isMirrored: false), map)
  }

  private func other(_ drawing: ForeignDrawing, _ box: CGRect) -> [DisplayList.Item] {
    guard let items = drawing.content.base as? [DisplayList.Item], drawing.size.width > 0,
      drawing.size.height > 0
    else { return [] }
    let map = CGAffineTransform(
      a: box.width / drawing.size.width, b: 0, c: 0, d: box.height / drawing.size.height,
      tx: box.minX, ty: box.minY)
    return placed(items, map)
  }

  private func placed(
    _ items: [DisplayList.Item], _ map: CGAffineTransform
  ) -> [DisplayList.Item] {
    guard !map.isIdentity, !items.isEmpty else { return items }
    return [.group(DisplayList.Group(transform: map.affine, items: items))]
  }

  /// Applies opacity, blend mode and shadow to items; `bounds` nil means the whole clip.
  private func laid(
    _ items: [DisplayList.Item], _ look: Compositing, bounds: Shape?
  ) -> [DisplayList.Item] {
    guard !items.isEmpty, look != Compositing() else { return items }
    var items = items
    if let shadow = look.shadow {
      // The blur is twice the standard deviation (F13.2).
      let thrown = Shadow(
        Color(plain: shadow.color), offset: shadow.offset, blur: shadow.blur / 2, of: items)
      items = [.shadow(thrown)] + items
    }
    let blend = Blend(look.blendMode)
    guard look.alpha < 1 || blend != .normal else { return items }
    var group = DisplayList.Group(opacity: Double(look.alpha), items: items)
    group.blend = blend
    // Blend modes that erase content below do so only inside the shape.
    if blend.isUnbounded { group.clip = bounds }
    return [.group(group)]
  }
}
