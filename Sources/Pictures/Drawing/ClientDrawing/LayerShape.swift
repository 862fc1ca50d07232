import AutoLayout
import Foundation

@MainActor
struct LayerShape {
  private let layer: CALayer?
  private let box: CGRect

  init(_ layer: CALayer?, _ box: CGRect) {
    self.layer = layer
    self.box = box
  }

  var shape: Shape { shape(inset: 0) }

  private func shape(inset: CGFloat) -> Shape {
    let inside = box.insetBy(dx: inset, dy: inset)
    guard let layer, layer.cornerRadius > 0 else { return .rectangle(inside) }
    let radius = max(0, layer.cornerRadius - inset)
    let corners = layer.maskedCorners.corners
    if layer.cornerCurve == .continuous {
      var path = PathElements()
      path.addContinuousRect(inside, radius: radius, corners: corners)
      return Shape(path)
    }
    guard corners != .allCorners else { return .rounded(inside, radius: radius) }
    var path = PathElements()
    path.addRoundedRect(inside, radii: CGSize(width: radius, height: radius), corners: corners)
    return Shape(path)
  }

  var border: [DisplayList.Item] {
    guard let layer, layer.borderWidth > 0, let color = layer.borderColor.map({ Color(plain: $0) }),
      !color.isInvisible
    else { return [] }
    return [
      .stroke(
        shape(inset: layer.borderWidth / 2), DisplayList.Stroke(color, width: layer.borderWidth))
    ]
  }

  /// Whether the shadow is visible: clipping layers clip their shadows as well (F13.14).
  var hasShadow: Bool {
    guard let layer, layer.shadowOpacity > 0, !layer.masksToBounds else { return false }
    return layer.shadowColor.map { $0.alpha > 0 } ?? false
  }

  /// The shadow that a shadow path or opaque background casts; nil if the layer's content does.
  func simpleShadow(isOpaque: Bool) -> [DisplayList.Item]? {
    guard let layer, hasShadow else { return [] }
    if let path = layer.shadowPath {
      var placed = PathElements()
      placed.append(
        path.elements,
        CGAffineTransform(
          translationX: box.minX - layer.bounds.minX, y: box.minY - layer.bounds.minY))
      return shadow(of: [.fill(Shape(placed), .black)])
    }
    return isOpaque ? shadow(of: [.fill(shape, .black)]) : nil
  }

  func shadow(of items: [DisplayList.Item]) -> [DisplayList.Item] {
    guard let layer, let color = layer.shadowColor, !items.isEmpty else { return [] }
    let own = Color(plain: color)
    return [
      .shadow(
        Shadow(
          own.withFade(min(1, Double(layer.shadowOpacity))), offset: layer.shadowOffset,
          blur: max(0, layer.shadowRadius), of: items))
    ]
  }
}

extension CACornerMask {
  fileprivate var corners: UIRectCorner {
    guard
      self != [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
      ]
    else { return .allCorners }
    return UIRectCorner(rawValue: rawValue)
  }
}

extension PathElements {
  /// Adds a rectangle with continuous corners, from published outlines of iOS 7 (F13.10).
  ///
  /// A corner takes 1.53 radii of each side; too short sides get quarter circles.
  mutating func addContinuousRect(_ rect: CGRect, radius: CGFloat, corners: UIRectCorner) {
    let reach: CGFloat = 1.528665
    guard radius > 0, 2 * reach * radius <= min(rect.width, rect.height) else {
      return addRoundedRect(rect, radii: CGSize(width: radius, height: radius), corners: corners)
    }
    let start = corners.contains(.topLeft) ? reach * radius : 0
    append(.move(CGPoint(x: rect.minX + start, y: rect.minY)))
    for (corner, point, coming, going) in Self.turns(of: rect) {
      guard corners.contains(corner) else {
        append(.line(point))
        continue
      }
      // A point before the corner and off the side that leads to it, in radii.
      func at(_ before: CGFloat, _ beside: CGFloat) -> CGPoint {
        CGPoint(
          x: point.x - coming.dx * before * radius + going.dx * beside * radius,
          y: point.y - coming.dy * before * radius + going.dy * beside * radius)
      }
      append(.line(at(reach, 0)))
      append(
        .curve(
          control1: at(1.08849323, 0), control2: at(0.86840689, 0), end: at(0.63149399, 0.07491139))
      )
      append(
        .curve(
          control1: at(0.37282392, 0.16905899), control2: at(0.16905899, 0.37282392),
          end: at(0.07491139, 0.63149399)))
      append(
        .curve(control1: at(0, 0.86840689), control2: at(0, 1.08849323), end: at(0, reach)))
    }
    append(.close)
  }
}
