import AutoLayout
import Foundation

/// A layer after the animations: persistent animations show the final value (F13.11).
@MainActor
struct AnimatedLayer {
  private let layer: CALayer
  private var finals: [String: Any] = [:]

  init(_ layer: CALayer) {
    self.layer = layer
    for key in layer.animationKeys() ?? [] {
      guard let animation = layer.animation(forKey: key) else { continue }
      note(animation, in: nil)
    }
  }

  private mutating func note(_ animation: CAAnimation, in group: CAAnimationGroup?) {
    if let group = animation as? CAAnimationGroup {
      for member in group.animations ?? [] { note(member, in: group) }
      return
    }
    let holder = group ?? animation
    guard !holder.isRemovedOnCompletion, [.forwards, .both].contains(holder.fillMode),
      !holder.autoreverses, let path = (animation as? CAPropertyAnimation)?.keyPath
    else { return }
    if let basic = animation as? CABasicAnimation { finals[path] = basic.toValue }
    if let frames = animation as? CAKeyframeAnimation { finals[path] = frames.values?.last }
  }

  func number(_ key: String, _ own: CGFloat) -> CGFloat {
    switch finals[key] {
    case let value as Double: CGFloat(value)
    case let value as CGFloat: value
    case let value as Float: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: own
    }
  }

  func color(_ key: String, _ own: CGColor?) -> CGColor? { finals[key] as? CGColor ?? own }

  func path(of layer: CAShapeLayer) -> CGPath? { finals["path"] as? CGPath ?? layer.path }

  var opacity: Double { Double(min(1, max(0, number("opacity", CGFloat(layer.opacity))))) }

  var backgroundColor: CGColor? { color("backgroundColor", layer.backgroundColor) }

  var affineTransform: CGAffineTransform {
    let own =
      (finals["transform"] as? CATransform3D).map { CATransform3DGetAffineTransform($0) }
      ?? layer.affineTransform()
    let angle = number("transform.rotation.z", number("transform.rotation", 0))
    let scale = number("transform.scale", 1)
    guard angle != 0 || scale != 1 else { return own }
    return CGAffineTransform(scaleX: scale, y: scale).rotated(by: angle).concatenating(own)
  }
}
