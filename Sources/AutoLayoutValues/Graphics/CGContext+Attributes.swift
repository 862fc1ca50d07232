#if !canImport(Darwin)
public import Foundation

/// What is drawn with: colours, lines, opacity, shadow.
extension CGContext {
  public func setFillColor(_ color: CGColor) { state.fill = color }
  /// Takes a colour for filling, its components from 0 to 1.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fill = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// Takes a grey for filling, from 0 to 1.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    state.fill = CGColor(gray: gray, alpha: alpha)
  }
  public func setStrokeColor(_ color: CGColor) { state.stroke = color }
  /// Takes a colour for lines, its components from 0 to 1.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.stroke = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// Takes a grey for lines, from 0 to 1.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    state.stroke = CGColor(gray: gray, alpha: alpha)
  }
  public func setFillColorSpace(_ space: CGColorSpace) {}
  public func setStrokeColorSpace(_ space: CGColorSpace) {}

  public func setLineWidth(_ width: CGFloat) { state.line.width = width }
  public func setLineCap(_ cap: CGLineCap) { state.line.cap = cap }
  public func setLineJoin(_ join: CGLineJoin) { state.line.join = join }
  public func setMiterLimit(_ limit: CGFloat) { state.line.miterLimit = limit }
  /// Takes dashes for lines.
  ///
  /// - Parameters:
  ///   - phase: Where in the dashes a line begins.
  ///   - lengths: Lengths of dashes and gaps by turns; none for an unbroken line.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.line.dashPhase = phase
    state.line.dashes = lengths
  }

  /// Takes an opacity for all that is drawn, from 0 to 1.
  public func setAlpha(_ alpha: CGFloat) { state.look.alpha = min(1, max(0, alpha)) }
  public func setBlendMode(_ mode: CGBlendMode) { state.look.blendMode = mode }

  /// Draws a shadow of black at a third of its opacity behind everything.
  ///
  /// - Parameters:
  ///   - offset: How far it is moved, in points of the picture whatever the map is (F13.2).
  ///   - blur: How far its edge is blurred, in points.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
  }

  /// Draws a shadow behind everything.
  ///
  /// - Parameters:
  ///   - offset: How far it is moved, in points of the picture whatever the map is (F13.2): down
  ///     for positive heights in contexts of UIKit's, up in others.
  ///   - blur: How far its edge is blurred, in points.
  ///   - color: Its colour; nil for no shadow.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    let down = isBottomUp ? -offset.height : offset.height
    state.look.shadow = color.map {
      DrawnShadow(offset: CGSize(width: offset.width, height: down), blur: max(0, blur), color: $0)
    }
  }
}
#endif
