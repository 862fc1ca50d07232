public import Foundation

private final class ContextStack {
  var contexts: [CGContext] = []

  private static let key = "UIGraphicsContextStack"

  static var current: ContextStack {
    let known = Thread.current.threadDictionary
    if let stack = known[key] as? ContextStack { return stack }
    let stack = ContextStack()
    known[key] = stack
    return stack
  }
}

public func UIGraphicsGetCurrentContext() -> CGContext? {
  ContextStack.current.contexts.last
}

public func UIGraphicsPushContext(_ context: CGContext) {
  ContextStack.current.contexts.append(context)
}

public func UIGraphicsPopContext() {
  _ = ContextStack.current.contexts.popLast()
}

public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins a picture in points; `scale` 0 is the screen's.
///
/// Opaque empty parts are black.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  let context = CGContext(
    size: size, scale: scale > 0 ? scale : CGFloat(CurrentTraits.displayScale))
  if opaque { context.fill(CGRect(origin: .zero, size: size)) }
  UIGraphicsPushContext(context)
}

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

/// Fills a rectangle in the current context; a translucent color replaces the pixels below (F13.4).
public func UIRectFill(_ rect: CGRect) {
  UIRectFillUsingBlendMode(rect, .copy)
}

public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  UIGraphicsGetCurrentContext()?.fill(rect, blendMode)
}

public func UIRectFrame(_ rect: CGRect) {
  UIRectFrameUsingBlendMode(rect, .copy)
}

public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  for edge in [CGRectEdge.minYEdge, .maxYEdge, .minXEdge, .maxXEdge] {
    context.fill(rect.divided(atDistance: 1, from: edge).slice, blendMode)
  }
}

public func UIRectClip(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.clip(to: rect)
}

extension CGContext {
  fileprivate func fill(_ rect: CGRect, _ mode: CGBlendMode) {
    let present = state.look.blendMode
    let isPlain = mode == .copy && state.fill.alpha >= 1 && state.look.alpha >= 1
    state.look.blendMode = isPlain ? .normal : mode
    fill(rect)
    state.look.blendMode = present
  }
}
