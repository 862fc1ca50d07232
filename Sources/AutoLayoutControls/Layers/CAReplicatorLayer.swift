public import AutoLayoutCore
public import AutoLayoutValues
public import Foundation

/// A layer that shows the layers inside it several times, each time a little otherwise.
@preconcurrency @MainActor
open class CAReplicatorLayer: CALayer {
  /// How many times they are shown, the first counted.
  open var instanceCount = 1
  /// How the next one is placed, seen from the one before, around the middle of the layer.
  open var instanceTransform = CATransform3DIdentity
  /// What the colours of the first are multiplied by.
  open var instanceColor: CGColor? = .white
  /// What is added to the red factor for each one.
  open var instanceRedOffset: Float = 0
  /// What is added to the green factor for each one.
  open var instanceGreenOffset: Float = 0
  /// What is added to the blue factor for each one.
  open var instanceBlueOffset: Float = 0
  /// What is added to the opacity's factor for each one.
  open var instanceAlphaOffset: Float = 0
  /// How much later the animations of each one run, in seconds.
  open var instanceDelay: TimeInterval = 0
  /// Whether the space inside keeps its depth.
  open var preservesDepth = false
}
