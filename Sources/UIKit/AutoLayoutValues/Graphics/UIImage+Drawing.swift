public import Foundation

extension UIImage {
  /// Draws the image in the original size; templates and symbols use the fill color (F13.7).
  public func draw(at point: CGPoint) {
    draw(at: point, blendMode: .normal, alpha: 1)
  }

  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  public func draw(in rect: CGRect) {
    draw(in: rect, blendMode: .normal, alpha: 1)
  }

  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext(), rect.width > 0, rect.height > 0 else {
      return
    }
    var look = context.state.look
    look.blendMode = blendMode
    look.alpha *= min(1, max(0, alpha))
    context.record(
      .image(self, rect, context.state.transform, tint: context.state.fill, look))
  }

  public func drawAsPattern(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let present = context.state.fill
    context.setFillColor(CGColor(pattern: self))
    context.fill(rect)
    context.setFillColor(present)
  }
}
