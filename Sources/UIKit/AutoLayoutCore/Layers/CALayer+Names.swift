import AutoLayoutValues
package import Foundation

@MainActor
final class RareLayerState {
  var named: [String: Any] = [:]
  var actions: [String: Any] = [:]
  var style: [AnyHashable: Any]?
  var anchorPointZ: CGFloat = 0
  var isDoubleSided = true
  var isGeometryFlipped = false
  var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  var contentsFormat = CALayerContentsFormat.RGBA8Uint
  var minificationFilter = CALayerContentsFilter.linear
  var magnificationFilter = CALayerContentsFilter.linear
  var minificationFilterBias: Float = 0
  var drawsAsynchronously = false
  var edgeAntialiasingMask = CAEdgeAntialiasingMask.all
  var compositingFilter: Any?
  var filters: [Any]?
  var backgroundFilters: [Any]?
}

extension CALayer {
  final var rareState: RareLayerState {
    if let rare { return rare }
    let new = RareLayerState()
    rare = new
    return new
  }

  func named(_ key: String) -> Any? {
    if let number = LayerNumbers.all[key] { return number.value(self) }
    if let part = TransformPart(key) { return part.value(in: transform) }
    return switch key {
    case "bounds": bounds
    case "position": position
    case "anchorPoint": anchorPoint
    case "frame": frame
    case "transform": transform
    case "hidden", "isHidden": isHidden
    case "masksToBounds": masksToBounds
    case "name": name
    case "contents": contents
    case "backgroundColor": backgroundColor
    case "borderColor": borderColor
    case "shadowColor": shadowColor
    case "shadowOffset": shadowOffset
    default: rare?.named[key]
    }
  }

  func setNamed(_ value: Any?, _ key: String) {
    if let number = LayerNumbers.all[key] {
      number.set(self, CGFloat.number(value) ?? 0)
      return
    }
    if let part = TransformPart(key) {
      transform = part.set(CGFloat.number(value) ?? 0, in: transform)
      return
    }
    switch (key, value) {
    case ("bounds", let rect as CGRect): bounds = rect
    case ("position", let point as CGPoint): position = point
    case ("anchorPoint", let point as CGPoint): anchorPoint = point
    case ("frame", let rect as CGRect): frame = rect
    case ("transform", let space as CATransform3D): transform = space
    case ("hidden", let flag as Bool), ("isHidden", let flag as Bool): isHidden = flag
    case ("masksToBounds", let flag as Bool): masksToBounds = flag
    case ("name", let text as String): name = text
    case ("contents", _): contents = value
    case ("backgroundColor", let color as CGColor): backgroundColor = color
    case ("borderColor", let color as CGColor): borderColor = color
    case ("shadowColor", let color as CGColor): shadowColor = color
    case ("shadowOffset", let size as CGSize): shadowOffset = size
    default: rareState.named[key] = value
    }
  }
}

extension CGFloat {
  package static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }
}

@MainActor
private enum LayerNumbers {
  struct Property {
    let value: (CALayer) -> CGFloat
    let set: (CALayer, CGFloat) -> Void
  }

  static let all: [String: Property] = [
    "opacity": Property(value: { CGFloat($0.opacity) }, set: { $0.opacity = Float($1) }),
    "cornerRadius": Property(value: \.cornerRadius, set: { $0.cornerRadius = $1 }),
    "borderWidth": Property(value: \.borderWidth, set: { $0.borderWidth = $1 }),
    "shadowRadius": Property(value: \.shadowRadius, set: { $0.shadowRadius = $1 }),
    "shadowOpacity": Property(
      value: { CGFloat($0.shadowOpacity) }, set: { $0.shadowOpacity = Float($1) }),
    "zPosition": Property(value: \.zPosition, set: { $0.zPosition = $1 }),
    "position.x": Property(value: \.position.x, set: { $0.position.x = $1 }),
    "position.y": Property(value: \.position.y, set: { $0.position.y = $1 }),
    "bounds.size.width": Property(value: \.bounds.width, set: { $0.bounds.size.width = $1 }),
    "bounds.size.height": Property(value: \.bounds.height, set: { $0.bounds.size.height = $1 }),
    "bounds.origin.x": Property(value: \.bounds.minX, set: { $0.bounds.origin.x = $1 }),
    "bounds.origin.y": Property(value: \.bounds.minY, set: { $0.bounds.origin.y = $1 }),
  ]
}

/// A transform's component, decomposed into scale, rotation, translation [memory].
private struct TransformPart {
  private enum Kind { case scale, rotation, translation }
  private let kind: Kind
  private let axis: Character?

  init?(_ name: String) {
    let words = name.split(separator: ".")
    guard words.count == 2 || words.count == 3, words[0] == "transform" else { return nil }
    switch words[1] {
    case "scale": kind = .scale
    case "rotation": kind = .rotation
    case "translation": kind = .translation
    default: return nil
    }
    guard words.count == 3 else {
      axis = nil
      return
    }
    guard ["x", "y", "z"].contains(words[2]) else { return nil }
    axis = words[2].first
  }

  private static func scales(_ t: CATransform3D) -> (x: CGFloat, y: CGFloat, z: CGFloat) {
    (
      hypot(hypot(t.m11, t.m12), t.m13), hypot(hypot(t.m21, t.m22), t.m23),
      hypot(hypot(t.m31, t.m32), t.m33)
    )
  }

  private static func angle(_ t: CATransform3D, _ axis: Character?) -> CGFloat {
    switch axis {
    case "x": atan2(t.m23, t.m33)
    case "y": atan2(t.m31, t.m11)
    default: atan2(t.m12, t.m11)
    }
  }

  func value(in t: CATransform3D) -> Any {
    switch kind {
    case .scale:
      let scales = Self.scales(t)
      return switch axis {
      case "x": scales.x
      case "y": scales.y
      case "z": scales.z
      default: (scales.x + scales.y + scales.z) / 3
      }
    case .rotation: return Self.angle(t, axis)
    case .translation:
      return switch axis {
      case "x": t.m41
      case "y": t.m42
      case "z": t.m43
      default: CGSize(width: t.m41, height: t.m42)
      }
    }
  }

  func set(_ number: CGFloat, in t: CATransform3D) -> CATransform3D {
    var t = t
    switch kind {
    case .translation:
      if axis == "x" || axis == nil { t.m41 = number }
      if axis == "y" { t.m42 = number }
      if axis == "z" { t.m43 = number }
      return t
    case .scale:
      let old = Self.scales(t)
      let factor = { (old: CGFloat) in old == 0 ? number : number / old }
      let scaling = CATransform3DMakeScale(
        axis == "x" || axis == nil ? factor(old.x) : 1,
        axis == "y" || axis == nil ? factor(old.y) : 1,
        axis == "z" || axis == nil ? factor(old.z) : 1)
      return CATransform3DConcat(scaling, t)
    case .rotation:
      let turn = number - Self.angle(t, axis)
      let (x, y, z): (CGFloat, CGFloat, CGFloat) =
        switch axis {
        case "x": (1, 0, 0)
        case "y": (0, 1, 0)
        default: (0, 0, 1)
        }
      let moved = (t.m41, t.m42, t.m43)
      var turned = CATransform3DConcat(t, CATransform3DMakeRotation(turn, x, y, z))
      (turned.m41, turned.m42, turned.m43) = moved
      return turned
    }
  }
}
