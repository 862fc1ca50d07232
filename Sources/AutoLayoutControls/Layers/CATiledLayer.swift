public import AutoLayoutCore
public import AutoLayoutValues
public import Foundation

/// A layer whose content is drawn piece by piece on a screen; here it is drawn at once, as that of
/// any layer, and keeps what it is told of pieces.
@preconcurrency @MainActor
open class CATiledLayer: CALayer {
  /// How long a new piece takes to come to full opacity, in seconds.
  open class func fadeDuration() -> CFTimeInterval { 0.25 }
  /// How many smaller sizes of the content are kept, the first counted.
  open var levelsOfDetail = 1
  /// How many of them are larger than the content.
  open var levelsOfDetailBias = 0
  /// The largest size of a piece, in pixels.
  open var tileSize = CGSize(width: 256, height: 256)
}
