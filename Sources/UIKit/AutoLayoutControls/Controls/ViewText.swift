package import AutoLayoutCore
import AutoLayoutValues
import Foundation
package import TextMetrics

extension UIView {
  package var textMeasurer: CachedTextMeasuring {
    TextSystem.measurer(forIOS: traitCollection.iosMajorVersion)
  }

  /// The pixel grid for rounding sizes up.
  var pixelCeiling: PixelCeiling { Self.ceiling(traitCollection) }

  var screenCeiling: PixelCeiling { Self.ceiling(scale: traitCollection.displayScale) }

  private static func ceiling(_ traits: UITraitCollection) -> PixelCeiling {
    ceiling(scale: traits.contentScale > 0 ? traits.contentScale : traits.displayScale)
  }

  private static func ceiling(scale: CGFloat) -> PixelCeiling {
    PixelCeiling(scale: Double(scale > 0 ? scale : UIScreen.main.scale))
  }

  /// Rounds a label's text up to pixels; a canvas may round the axes differently (F9.2).
  func roundedUp(_ text: TextMeasurement) -> CGSize {
    let traits = traitCollection
    let ceiling = Self.ceiling(traits)
    guard traits.labelWidthScale > 0 else { return ceiling.up(text.size) }
    return CGSize(
      width: PixelCeiling(scale: Double(traits.labelWidthScale)).up(text.width),
      height: ceiling.up(text.height))
  }
}
