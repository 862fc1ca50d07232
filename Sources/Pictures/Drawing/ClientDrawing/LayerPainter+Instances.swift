import AutoLayout
import Foundation

extension LayerPainter {
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
