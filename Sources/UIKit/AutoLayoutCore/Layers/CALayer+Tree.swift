import AutoLayoutValues
import Foundation

struct LayerGeometry {
  var plane = ViewGeometry()
  var transform = CATransform3DIdentity {
    didSet { plane.transform = CATransform3DGetAffineTransform(transform) }
  }

  var frame: CGRect { plane.frame }

  mutating func setFrame(_ frame: CGRect) {
    plane.setFrame(frame)
  }
}

extension CALayer {
  func place(_ view: (UIView) -> Void, _ own: (inout LayerGeometry) -> Void) {
    if let owner = viewHandle?.view {
      view(owner)
      return
    }
    let old = ownGeometry.plane.bounds.size
    own(&ownGeometry)
    if ownGeometry.plane.bounds.size != old { markNeedsLayout() }
  }

  func toRoot(_ point: CGPoint) -> CGPoint {
    var point = point
    var layer: CALayer? = self
    while let present = layer {
      point = present.toSuperlayer(point)
      layer = present.superlayer
    }
    return point
  }

  func fromRoot(_ point: CGPoint) -> CGPoint {
    var chain: [CALayer] = []
    var layer: CALayer? = self
    while let present = layer {
      chain.append(present)
      layer = present.superlayer
    }
    return chain.reversed().reduce(point) { $1.fromSuperlayer($0) }
  }

  private var pivot: CGPoint {
    let bounds = bounds
    let anchor = anchorPoint
    return CGPoint(
      x: bounds.minX + bounds.width * anchor.x, y: bounds.minY + bounds.height * anchor.y)
  }

  private func toSuperlayer(_ point: CGPoint) -> CGPoint {
    let pivot = pivot
    let image = CGPoint(x: point.x - pivot.x, y: point.y - pivot.y).applying(affineTransform())
    return CGPoint(x: image.x + position.x, y: image.y + position.y)
  }

  private func fromSuperlayer(_ point: CGPoint) -> CGPoint {
    let pivot = pivot
    let local = CGPoint(x: point.x - position.x, y: point.y - position.y)
      .applying(affineTransform().inverted())
    return CGPoint(x: local.x + pivot.x, y: local.y + pivot.y)
  }

  func image(_ rect: CGRect, _ map: (CGPoint) -> CGPoint) -> CGRect {
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
    ].map(map)
    return CGRect(around: corners)
  }

  func touchedLayer(_ point: CGPoint) -> CALayer? {
    let local = fromSuperlayer(point)
    guard !isHidden, contains(local) || !masksToBounds else { return nil }
    for layer in (sublayers ?? []).reversed() {
      if let touched = layer.hitTest(local) { return touched }
    }
    return contains(local) ? self : nil
  }

  // MARK: Tree

  func leaveParent() {
    if let view = viewHandle?.view {
      view.removeFromSuperview()
      return
    }
    parentLayer?.ownSublayers.removeAll { $0 === self }
    parentLayer = nil
    viewBelow = nil
  }

  func replaceSublayers(_ layers: [CALayer]) {
    for layer in ownSublayers { layer.leaveParent() }
    for layer in layers { addSublayer(layer) }
  }

  // MARK: Passes

  func markNeedsLayout() {
    needsOwnLayout = true
    viewHandle?.view?.setNeedsLayout()
  }

  func layoutNow() {
    viewHandle?.view?.layoutIfNeeded()
    guard viewHandle == nil else { return }
    if needsOwnLayout {
      needsOwnLayout = false
      layoutSublayers()
    }
    for layer in ownSublayers { layer.layoutIfNeeded() }
  }

  func addAnimation(_ animation: CAAnimation, _ key: String?) {
    let key = key ?? "animation-\(animations.count)"
    removeAnimation(forKey: key)
    animations.append((key, animation))
    animation.delegate?.animationDidStart(animation)
    animation.delegate?.animationDidStop(animation, finished: true)
  }
}
