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

extension PixelCeiling {
  /// A size rounded up to whole pixels.
  func up(_ size: CGSize) -> CGSize {
    CGSize(width: CGFloat(up(Double(size.width))), height: CGFloat(up(Double(size.height))))
  }
}

extension TextMeasurement {
  /// Width and height.
  var size: CGSize { CGSize(width: width, height: height) }
}
