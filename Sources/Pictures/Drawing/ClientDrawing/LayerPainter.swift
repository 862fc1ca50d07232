import AutoLayout
import Foundation

@MainActor
struct LayerPainter {
  let views: ViewPainter

  /// The items for a layer and the sublayers, in the superlayer's coordinates.
  func items(of layer: CALayer, at corner: CGPoint) -> [DisplayList.Item] {
    let opacity = AnimatedLayer(layer).opacity
    guard !layer.isHidden, opacity > 0, layer.position.isFinite else { return [] }
    layer.layoutIfNeeded()
    let (bounds, anchor) = (layer.bounds, layer.anchorPoint)
    let pivot = CGPoint(x: bounds.width * anchor.x, y: bounds.height * anchor.y)
    let position = CGPoint(x: corner.x + layer.position.x, y: corner.y + layer.position.y)
    let turn = AnimatedLayer(layer).affineTransform
    guard turn.isIdentity else {
      // The group's origin is the anchor point.
      let box = CGRect(origin: CGPoint(x: -pivot.x, y: -pivot.y), size: bounds.size)
      let map = turn.concatenating(CGAffineTransform(translationX: position.x, y: position.y))
      let items = faded(drawn(layer, in: box), opacity)
      return items.isEmpty
        ? [] : [.group(DisplayList.Group(transform: map.affine, items: items))]
    }
    let box = CGRect(
      origin: CGPoint(x: position.x - pivot.x, y: position.y - pivot.y), size: bounds.size)
    return faded(drawn(layer, in: box), opacity)
  }

  private func faded(_ items: [DisplayList.Item], _ opacity: Double) -> [DisplayList.Item] {
    guard opacity < 1, !items.isEmpty else { return items }
    return [.group(DisplayList.Group(opacity: opacity, items: items))]
  }

  func drawn(_ layer: CALayer, in box: CGRect) -> [DisplayList.Item] {
    let shape = LayerShape(layer, box)
    let background = layer.backgroundColor.map { Color(plain: $0) }
    var items = filled(layer, shape.shape, in: box)
    items += content(of: layer, in: box)
    items += layer.recordedContent().map { self.items(of: $0, at: box.origin) } ?? []
    items += sublayers(of: layer, in: box)
    if layer.masksToBounds, !items.isEmpty {
      items = [.group(DisplayList.Group(clip: shape.shape, items: items))]
    }
    items += shape.border
    let isOpaque = background.map { $0.alpha >= 1 } ?? false
    items = (shape.simpleShadow(isOpaque: isOpaque) ?? shape.shadow(of: items)) + items
    return masked(items, by: layer, box)
  }

  private func filled(_ layer: CALayer, _ shape: Shape, in box: CGRect) -> [DisplayList.Item] {
    guard let color = AnimatedLayer(layer).backgroundColor, box.width > 0, box.height > 0 else {
      return []
    }
    if let pattern = color.pattern {
      return [.group(DisplayList.Group(clip: shape, items: PatternPainter.tiles(pattern, box)))]
    }
    let plain = Color(plain: color)
    return plain.isInvisible ? [] : [.fill(shape, plain)]
  }

  func masked(
    _ items: [DisplayList.Item], by layer: CALayer, _ box: CGRect
  ) -> [DisplayList.Item] {
    let corner = CGPoint(x: box.minX - layer.bounds.minX, y: box.minY - layer.bounds.minY)
    let mask: [DisplayList.Item]
    if let own = layer.mask {
      mask = own.owner.map { self.mask($0, at: corner) } ?? self.items(of: own, at: corner)
    } else if let view = layer.owner?.mask {
      mask = self.mask(view, at: corner)
    } else {
      return items
    }
    guard !items.isEmpty else { return [] }
    var group = DisplayList.Group(items: items)
    group.mask = mask
    return [.group(group)]
  }

  private func mask(_ view: UIView, at corner: CGPoint) -> [DisplayList.Item] {
    view.layoutIfNeeded()
    let frame = view.frame
    return views.paint(
      view, at: CGPoint(x: corner.x + frame.minX, y: corner.y + frame.minY), depth: 0)
  }

  func items(of recording: GraphicsRecording, at corner: CGPoint) -> [DisplayList.Item] {
    let items = RecordingPainter().items(of: recording)
    guard !items.isEmpty else { return [] }
    let place = AffineTransform(translationByX: corner.x, byY: corner.y)
    return [.group(DisplayList.Group(transform: place, items: items))]
  }

  // MARK: Layers inside

  private func sublayers(of layer: CALayer, in box: CGRect) -> [DisplayList.Item] {
    let corner = CGPoint(x: box.minX - layer.bounds.minX, y: box.minY - layer.bounds.minY)
    let items = layer.drawnSublayers.flatMap { member -> [DisplayList.Item] in
      guard case .layer(let sublayer) = member else { return [] }
      return self.items(of: sublayer, at: corner)
    }
    let middle = CGPoint(
      x: box.minX + box.width * layer.anchorPoint.x, y: box.minY + box.height * layer.anchorPoint.y)
    let turned = Self.turned(
      items, CATransform3DGetAffineTransform(layer.sublayerTransform), around: middle)
    guard let replicator = layer as? CAReplicatorLayer else { return turned }
    return Self.instances(of: turned, replicator, around: CGPoint(x: box.midX, y: box.midY))
  }

  static func turned(
    _ items: [DisplayList.Item], _ turn: CGAffineTransform, around point: CGPoint
  ) -> [DisplayList.Item] {
    guard !turn.isIdentity, !items.isEmpty else { return items }
    let map = CGAffineTransform(translationX: -point.x, y: -point.y).concatenating(turn)
      .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
    return [.group(DisplayList.Group(transform: map.affine, items: items))]
  }

  private static let limit = 1000

  static func instances(
    of items: [DisplayList.Item], _ layer: CAReplicatorLayer, around middle: CGPoint
  ) -> [DisplayList.Item] {
    guard !items.isEmpty else { return [] }
    let step = CATransform3DGetAffineTransform(layer.instanceTransform)
    var turn = CGAffineTransform.identity
    var factor = layer.instanceColor.map { Color(plain: $0) } ?? .white
    var all: [DisplayList.Item] = []
    for _ in 0..<min(max(0, layer.instanceCount), limit) {
      all += turned(items.map { $0.multiplied(by: factor.clamped) }, turn, around: middle)
      turn = step.concatenating(turn)
      factor.red += Double(layer.instanceRedOffset)
      factor.green += Double(layer.instanceGreenOffset)
      factor.blue += Double(layer.instanceBlueOffset)
      factor.alpha += Double(layer.instanceAlphaOffset)
    }
    return all
  }
}

extension Color {
  fileprivate var clamped: Color {
    func within(_ value: Double) -> Double { min(1, max(0, value)) }
    return Color(red: within(red), green: within(green), blue: within(blue), alpha: within(alpha))
  }

  fileprivate func multiplied(by factor: Color) -> Color {
    Color(
      red: red * factor.red, green: green * factor.green, blue: blue * factor.blue,
      alpha: alpha * factor.alpha)
  }
}

extension DisplayList.Item {
  fileprivate func multiplied(by factor: Color) -> Self {
    guard factor != .white else { return self }
    switch self {
    case .fill(let shape, let color): return .fill(shape, color.multiplied(by: factor))
    case .stroke(let shape, var stroke):
      stroke.color = stroke.color.multiplied(by: factor)
      return .stroke(shape, stroke)
    case .text(var text):
      text.color = text.color.multiplied(by: factor)
      return .text(text)
    case .line(var line):
      line.color = line.color.multiplied(by: factor)
      return .line(line)
    case .letterOutlines(var line, let width):
      line.color = line.color.multiplied(by: factor)
      return .letterOutlines(line, width: width)
    case .symbol(var symbol):
      symbol.color = symbol.color.multiplied(by: factor)
      return .symbol(symbol)
    case .gradient(var gradient):
      gradient.stops = gradient.stops.map {
        Gradient.Stop($0.location, $0.color.multiplied(by: factor))
      }
      return .gradient(gradient)
    case .shadow(var shadow):
      shadow.color = shadow.color.multiplied(by: factor)
      return .shadow(shadow)
    case .group(var group):
      group.items = group.items.map { $0.multiplied(by: factor) }
      return .group(group)
    case .image, .picture:
      return .group(DisplayList.Group(opacity: factor.alpha, items: [self]))
    }
  }
}
