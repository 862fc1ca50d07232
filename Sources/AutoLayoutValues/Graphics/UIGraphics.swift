public import Foundation

/// The contexts of a thread, the one that is drawn into last.
private final class ContextStack {
  var contexts: [CGContext] = []

  private static let key = "UIGraphicsContextStack"

  /// That of the present thread.
  static var current: ContextStack {
    let known = Thread.current.threadDictionary
    if let stack = known[key] as? ContextStack { return stack }
    let stack = ContextStack()
    known[key] = stack
    return stack
  }
}

/// The context that drawing code draws into; nil outside of one.
///
/// - Returns: The context.
public func UIGraphicsGetCurrentContext() -> CGContext? {
  ContextStack.current.contexts.last
}

/// Draws into a context until it is popped.
///
/// - Parameter context: The context.
public func UIGraphicsPushContext(_ context: CGContext) {
  ContextStack.current.contexts.append(context)
}

public func UIGraphicsPopContext() {
  _ = ContextStack.current.contexts.popLast()
}

/// Draws into a new picture of one pixel per point until it is ended.
///
/// - Parameter size: The size of the picture, in points.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Draws into a new picture until it is ended.
///
/// - Parameters:
///   - size: The size of the picture, in points.
///   - opaque: Whether the picture lets nothing shine through; it is black then where nothing is
///     drawn.
///   - scale: Pixels per point; 0 for those of the screen.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  let context = CGContext(
    size: size, scale: scale > 0 ? scale : CGFloat(CurrentTraits.displayScale))
  if opaque { context.fill(CGRect(origin: .zero, size: size)) }
  UIGraphicsPushContext(context)
}

/// The picture that is drawn into now.
///
/// - Returns: The picture as it is so far; nil outside of one.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let context = UIGraphicsGetCurrentContext(), let pixels = context.makeImage() else {
    return nil
  }
  return UIImage(cgImage: pixels, scale: context.scale, orientation: .up)
}

public func UIGraphicsEndImageContext() {
  UIGraphicsPopContext()
}

extension UIColor {
  public func set() {
    setFill()
    setStroke()
  }

  public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }
  public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
}

/// Fills a rectangle in the present context; a colour that is not opaque takes the place of what
/// lies below (F13.4).
///
/// - Parameter rect: The rectangle.
public func UIRectFill(_ rect: CGRect) {
  UIRectFillUsingBlendMode(rect, .copy)
}

/// Fills a rectangle in the present context.
///
/// - Parameters:
///   - rect: The rectangle.
///   - blendMode: How its colour and those below become one.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  UIGraphicsGetCurrentContext()?.fill(rect, blendMode)
}

/// Draws a frame of one point inside a rectangle, in the colour for filling.
///
/// - Parameter rect: The rectangle.
public func UIRectFrame(_ rect: CGRect) {
  UIRectFrameUsingBlendMode(rect, .copy)
}

/// Draws a frame of one point inside a rectangle, in the colour for filling.
///
/// - Parameters:
///   - rect: The rectangle.
///   - blendMode: How its colour and those below become one.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  for edge in [CGRectEdge.minYEdge, .maxYEdge, .minXEdge, .maxXEdge] {
    context.fill(rect.divided(atDistance: 1, from: edge).slice, blendMode)
  }
}

/// Draws inside a rectangle of the present context alone from now on.
///
/// - Parameter rect: The rectangle.
public func UIRectClip(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.clip(to: rect)
}

extension CGContext {
  /// Fills a rectangle in a mode; an opaque colour takes the place of what lies below anyway.
  fileprivate func fill(_ rect: CGRect, _ mode: CGBlendMode) {
    let present = state.look.blendMode
    let isPlain = mode == .copy && state.fill.alpha >= 1 && state.look.alpha >= 1
    state.look.blendMode = isPlain ? .normal : mode
    fill(rect)
    state.look.blendMode = present
  }
}
