public import AutoLayout
import Foundation

extension Shape {
  init(_ elements: PathElements, isEvenOdd: Bool = false) {
    self =
      elements.rectangle.map { .rectangle($0) }
      ?? .path(Outline(elements, isEvenOdd: isEvenOdd))
  }
}

extension PathElements {
  fileprivate var rectangle: CGRect? {
    guard steps.count == 5, case .move(let a) = steps[0], case .line(let b) = steps[1],
      case .line(let c) = steps[2], case .line(let d) = steps[3], case .close = steps[4],
      a.y == b.y, b.x == c.x, c.y == d.y, d.x == a.x
    else { return nil }
    return CGRect(
      x: min(a.x, c.x), y: min(a.y, c.y), width: abs(c.x - a.x), height: abs(c.y - a.y))
  }
}

extension Color {
  init(plain color: CGColor) {
    let own = color.rgba
    self.init(
      red: Double(own.red), green: Double(own.green), blue: Double(own.blue),
      alpha: Double(own.alpha))
  }
}

extension DisplayList.Stroke {
  init(_ style: LineStyle, _ color: Color) {
    // An odd number of lengths is repeated twice, as in cairo.
    self.init(color, width: style.width, dashes: style.dashes)
    dashPhase = style.dashPhase
    miterLimit = style.miterLimit
    cap =
      switch style.cap {
      case .butt: .butt
      case .round: .round
      case .square: .square
      }
    join =
      switch style.join {
      case .miter: .miter
      case .round: .round
      case .bevel: .bevel
      }
  }
}

extension Gradient {
  init(_ drawn: DrawnGradient) {
    let place: Geometry =
      switch drawn.geometry {
      case .linear(let start, let end): .linear(from: start, to: end)
      case .radial(let start, let radius, let end, let endRadius):
        .radial(from: start, radius: radius, to: end, endRadius: endRadius)
      case .conic(let center, let angle): .conic(center, angle: angle)
      }
    self.init(
      place, drawn.stops.map { Stop(Double($0.location), Color(plain: $0.color)) },
      beginsBefore: drawn.beginsBefore, goesOnAfter: drawn.goesOnAfter)
  }
}

extension Blend {
  init(_ mode: CGBlendMode) {
    // Both lists have the same order.
    self = Blend.allCases[Int(mode.rawValue)]
  }
}

extension CGAffineTransform {
  var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }

  var affine: AffineTransform {
    AffineTransform(m11: a, m12: b, m21: c, m22: d, tX: tx, tY: ty)
  }
}

extension DisplayList {
  /// Makes a picture of a layer and the sublayers; the layer's position and opacity have no effect.
  ///
  /// - Complexity: Linear in the number of layers.
  @preconcurrency @MainActor public init(showing layer: CALayer) {
    self.init(size: layer.bounds.size, background: nil)
    let box = CGRect(origin: .zero, size: layer.bounds.size)
    UIView.usePainter()
    items = LayerPainter(views: ViewPainter(.plain)).drawn(layer, in: box)
  }
}
