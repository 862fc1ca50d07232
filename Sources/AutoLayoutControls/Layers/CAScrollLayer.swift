public import AutoLayoutCore
public import Foundation

/// A layer whose content may be scrolled.
@preconcurrency @MainActor
open class CAScrollLayer: CALayer {
  /// Moves the content.
  open func scroll(to p: CGPoint) { bounds.origin = p }
}
