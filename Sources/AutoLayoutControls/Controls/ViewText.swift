package import AutoLayoutCore
import AutoLayoutValues
import Foundation
package import TextMetrics

extension UIView {
  /// The measurer for the view's traits.
  package var textMeasurer: CachedTextMeasuring {
    TextSystem.measurer(forSystemGeneration: traitCollection.systemGeneration)
  }

  /// The pixels that sizes are rounded up to.
  var pixelCeiling: PixelCeiling {
    let traits = traitCollection
    let scale = traits.contentScale > 0 ? traits.contentScale : traits.displayScale
    return PixelCeiling(scale: Double(scale > 0 ? scale : UIScreen.main.scale))
  }
}
