#if !canImport(Darwin)
public import Foundation

/// What is drawn with: colours, lines, opacity, shadow.
extension CGContext {
  /// Takes a colour for filling.
  public func setFillColor(_ color: CGColor) { state.fill = color }
  /// Takes a colour for filling, its components from 0 to 1.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fill = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// Takes a grey for filling, from 0 to 1.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    state.fill = CGColor(gray: gray, alpha: alpha)
  }
  /// Takes a colour for lines.
  public func setStrokeColor(_ color: CGColor) { state.stroke = color }
  /// Takes a colour for lines, its components from 0 to 1.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.stroke = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// Takes a grey for lines, from 0 to 1.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    state.stroke = CGColor(gray: gray, alpha: alpha)
  }
  /// Says what components of fill colours mean; those of colours say it themselves.
  public func setFillColorSpace(_ space: CGColorSpace) {}
  /// Says what components of line colours mean; those of colours say it themselves.
  public func setStrokeColorSpace(_ space: CGColorSpace) {}

  /// Takes a width for lines, in the coordinates of drawing code.
  public func setLineWidth(_ width: CGFloat) { state.line.width = width }
  /// Takes a form for the ends of lines.
  public func setLineCap(_ cap: CGLineCap) { state.line.cap = cap }
  /// Takes a form for the corners of lines.
  public func setLineJoin(_ join: CGLineJoin) { state.line.join = join }
  /// Says how far corners may stick out, in widths; those that would more are cut off.
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
  /// Says how colours and those below become one.
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
