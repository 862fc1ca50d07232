public import AutoLayoutCore
public import Foundation

@preconcurrency @MainActor
open class CAScrollLayer: CALayer {
  open func scroll(to p: CGPoint) { bounds.origin = p }
}
