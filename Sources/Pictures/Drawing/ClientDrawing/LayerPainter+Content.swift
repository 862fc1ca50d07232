import AutoLayout
import Foundation
import TextMetrics

extension LayerPainter {
  /// A layer's content below the sublayers: the image and the drawing by the class.
  func content(of layer: CALayer, in box: CGRect) -> [DisplayList.Item] {
    let own: [DisplayList.Item] =
      switch layer {
      case let layer as CAShapeLayer: shape(layer, box)
      case let layer as CAGradientLayer: gradient(layer, box)
      case let layer as CATextLayer: text(layer, box)
      default: []
      }
    return image(layer, box) + own
  }

  // MARK: Images

  private func image(_ layer: CALayer, _ box: CGRect) -> [DisplayList.Item] {
    guard let contents = layer.contents as? CGImage, box.width > 0, box.height > 0 else {
      return []
    }
    let part = layer.contentsRect
    let all = CGSize(width: CGFloat(contents.width), height: CGFloat(contents.height))
    let pixels = CGRect(
      x: part.minX * all.width, y: part.minY * all.height, width: part.width * all.width,
      height: part.height * all.height)
    let isWhole = part == CGRect(x: 0, y: 0, width: 1, height: 1)
    guard let shown = isWhole ? contents : contents.cropping(to: pixels) else { return [] }
    let scale = max(layer.contentsScale, .leastNormalMagnitude)
    let size = CGSize(width: pixels.width / scale, height: pixels.height / scale)
    return UIImage(cgImage: shown).items(
      in: place(size, layer.contentsGravity, box), tint: .black, isTemplate: false,
      isMirrored: false)
  }

  private func place(
    _ size: CGSize, _ gravity: CALayerContentsGravity, _ box: CGRect
  ) -> CGRect {
    guard size.width > 0, size.height > 0 else { return box }
    let ratios = [box.width / size.width, box.height / size.height]
    func scaled(_ factor: CGFloat) -> CGRect {
      box.centered(CGSize(width: size.width * factor, height: size.height * factor))
    }
    let middle = box.centered(size)
    return switch gravity {
    case .resizeAspect: scaled(min(ratios[0], ratios[1]))
    case .resizeAspectFill: scaled(max(ratios[0], ratios[1]))
    case .center: middle
    case .top: middle.offsetBy(dx: 0, dy: box.minY - middle.minY)
    case .bottom: middle.offsetBy(dx: 0, dy: box.maxY - middle.maxY)
    case .left: middle.offsetBy(dx: box.minX - middle.minX, dy: 0)
    case .right: middle.offsetBy(dx: box.maxX - middle.maxX, dy: 0)
    default: box
    }
  }

  // MARK: Shapes

  private func shape(_ layer: CAShapeLayer, _ box: CGRect) -> [DisplayList.Item] {
    let animated = AnimatedLayer(layer)
    guard let path = animated.path(of: layer) else { return [] }
    var placed = PathElements()
    placed.append(
      path.elements,
      CGAffineTransform(
        translationX: box.minX - layer.bounds.minX, y: box.minY - layer.bounds.minY))
    var items: [DisplayList.Item] = []
    if let color = animated.color("fillColor", layer.fillColor).map({ Color(plain: $0) }),
      !color.isInvisible
    {
      items.append(.fill(Shape(placed, isEvenOdd: layer.fillRule == .evenOdd), color))
    }
    if let color = animated.color("strokeColor", layer.strokeColor).map({ Color(plain: $0) }),
      layer.lineWidth > 0, !color.isInvisible
    {
      let drawn = placed.trimmed(
        from: animated.number("strokeStart", layer.strokeStart),
        to: animated.number("strokeEnd", layer.strokeEnd))
      if !drawn.steps.isEmpty { items.append(.stroke(Shape(drawn), line(layer, color))) }
    }
    return items
  }

  private func line(_ layer: CAShapeLayer, _ color: Color) -> DisplayList.Stroke {
    var line = DisplayList.Stroke(
      color, width: layer.lineWidth,
      dashes: (layer.lineDashPattern ?? []).map { CGFloat($0.doubleValue) })
    line.dashPhase = layer.lineDashPhase
    line.miterLimit = layer.miterLimit
    line.cap = layer.lineCap == .round ? .round : layer.lineCap == .square ? .square : .butt
    line.join = layer.lineJoin == .round ? .round : layer.lineJoin == .bevel ? .bevel : .miter
    return line
  }

  // MARK: Gradients

  private func gradient(_ layer: CAGradientLayer, _ box: CGRect) -> [DisplayList.Item] {
    let colors = (layer.colors ?? []).compactMap { $0 as? CGColor }
    guard colors.count > 1, box.width > 0, box.height > 0 else { return [] }
    let stops = DrawnGradient.Stop.stops(
      colors, at: layer.locations.map { $0.map { CGFloat($0.doubleValue) } }
    ).map { Gradient.Stop(Double($0.location), Color(plain: $0.color)) }
    let (start, end) = (layer.startPoint, layer.endPoint)
    let delta = CGVector(dx: end.x - start.x, dy: end.y - start.y)
    // The gradient is defined in the unit square, which is then stretched (F13.9).
    var map = CGAffineTransform(
      a: box.width, b: 0, c: 0, d: box.height, tx: box.minX, ty: box.minY)
    let geometry: Gradient.Geometry
    switch layer.type {
    case .radial:
      guard delta.dx != 0, delta.dy != 0 else { return [] }
      map = map.translatedBy(x: start.x, y: start.y).scaledBy(x: abs(delta.dx), y: abs(delta.dy))
      geometry = .radial(from: .zero, radius: 0, to: .zero, endRadius: 1)
    case .conic: geometry = .conic(start, angle: atan2(delta.dy, delta.dx))
    default: geometry = .linear(from: start, to: end)
    }
    let painted = DisplayList.Item.gradient(Gradient(geometry, stops))
    return [
      .group(
        DisplayList.Group(
          clip: LayerShape(layer, box).shape,
          items: [.group(DisplayList.Group(transform: map.affine, items: [painted]))]))
    ]
  }

  // MARK: Text

  private func text(_ layer: CATextLayer, _ box: CGRect) -> [DisplayList.Item] {
    let plain = layer.foregroundColor ?? .black
    let attributed =
      layer.string as? NSAttributedString
      ?? (layer.string as? String).map { NSAttributedString(string: $0) }
    guard let attributed, attributed.length > 0, box.width > 0 else { return [] }
    let isPlain = !(layer.string is NSAttributedString)
    var drawn = DrawnText(attributed, in: box, color: plain, font: font(of: layer))
    if isPlain {
      drawn.text.paragraph.alignment = alignment(layer.alignmentMode)
    }
    drawn.lineLimit = layer.isWrapped ? 0 : 1
    drawn.text.paragraph.lineBreakMode =
      switch layer.truncationMode {
      case .start: .truncatingHead
      case .middle: .truncatingMiddle
      case .end: .truncatingTail
      default: layer.isWrapped ? .wordWrapping : .clipping
      }
    if layer.isWrapped, layer.truncationMode != .none {
      let bounds = TextBounds(width: Double(box.width), maximumLines: 0)
      let lines = TextSystem.measurer.layout(drawn.text, in: bounds).lines
      drawn.lineLimit = max(1, lines.count { $0.top + $0.height <= Double(box.height) + 0.01 })
    }
    let items = DrawnTextPainter(drawn).items
    return [.group(DisplayList.Group(clip: .rectangle(box), items: items))]
  }

  private func alignment(_ mode: CATextLayerAlignmentMode) -> ParagraphStyle.Alignment {
    switch mode {
    case .left: .left
    case .center: .center
    case .right: .right
    case .justified: .justified
    default: .natural
    }
  }

  private func font(of layer: CATextLayer) -> TextFont {
    var font = TextFont(family: .named("Helvetica"), pointSize: Double(layer.fontSize))
    if let own = layer.font as? UIFont {
      font = own.textFont
      font.pointSize = Double(layer.fontSize)
    } else if let name = layer.font as? NSString {
      font = TextFont(family: .named(name as String), pointSize: Double(layer.fontSize))
    }
    return font
  }
}
