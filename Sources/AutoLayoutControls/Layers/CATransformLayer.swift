public import AutoLayoutCore

/// A layer that shows nothing but the layers inside, each at its own depth; they are drawn flat.
@preconcurrency @MainActor
open class CATransformLayer: CALayer {}
