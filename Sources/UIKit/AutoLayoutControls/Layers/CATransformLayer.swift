public import AutoLayoutCore

/// A layer that shows only sublayers at their own depths; they are drawn flat.
@preconcurrency @MainActor
open class CATransformLayer: CALayer {}
