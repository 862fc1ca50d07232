#if !canImport(Darwin)
public import Foundation

extension CGContext {
  public func setFillColor(_ color: CGColor) { state.fill = color }
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fill = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    state.fill = CGColor(gray: gray, alpha: alpha)
  }
  public func setStrokeColor(_ color: CGColor) { state.stroke = color }
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.stroke = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    state.stroke = CGColor(gray: gray, alpha: alpha)
  }
  public func setFillColorSpace(_ space: CGColorSpace) {}
  public func setStrokeColorSpace(_ space: CGColorSpace) {}

  public func setLineWidth(_ width: CGFloat) { state.line.width = width }
  public func setLineCap(_ cap: CGLineCap) { state.line.cap = cap }
  public func setLineJoin(_ join: CGLineJoin) { state.line.join = join }
  public func setMiterLimit(_ limit: CGFloat) { state.line.miterLimit = limit }
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.line.dashPhase = phase
    state.line.dashes = lengths
  }

  public func setAlpha(_ alpha: CGFloat) { state.look.alpha = min(1, max(0, alpha)) }
  public func setBlendMode(_ mode: CGBlendMode) { state.look.blendMode = mode }

  /// Draws a black shadow with an opacity of 1/3; the transform does not apply to it (F13.2).
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
  }

  /// Draws a shadow in points of the picture; the transform does not apply (F13.2).
  ///
  /// Positive heights are down in UIKit contexts, up in others.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    let down = isBottomUp ? -offset.height : offset.height
    state.look.shadow = color.map {
      DrawnShadow(offset: CGSize(width: offset.width, height: down), blur: max(0, blur), color: $0)
    }
  }
}
#endif
