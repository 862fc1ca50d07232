public import AutoLayoutCore
public import AutoLayoutValues
public import Foundation

/// A layer whose content is drawn piece by piece on a screen; here it is drawn at once, as that of
/// any layer, and keeps what it is told of pieces.
@preconcurrency @MainActor
open class CATiledLayer: CALayer {
  open class func fadeDuration() -> CFTimeInterval { 0.25 }
  open var levelsOfDetail = 1
  open var levelsOfDetailBias = 0
  /// The largest size of a piece, in pixels.
  open var tileSize = CGSize(width: 256, height: 256)
}
