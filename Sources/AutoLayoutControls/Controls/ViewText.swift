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
  var pixelCeiling: PixelCeiling { Self.ceiling(traitCollection) }

  /// The pixels of the screen, whatever a canvas rounds text to.
  var screenCeiling: PixelCeiling { Self.ceiling(scale: traitCollection.displayScale) }

  private static func ceiling(_ traits: UITraitCollection) -> PixelCeiling {
    ceiling(scale: traits.contentScale > 0 ? traits.contentScale : traits.displayScale)
  }

  private static func ceiling(scale: CGFloat) -> PixelCeiling {
    PixelCeiling(scale: Double(scale > 0 ? scale : UIScreen.main.scale))
  }

  /// The size of a label's text, rounded up to pixels; a canvas may round widths otherwise than
  /// heights (F9.2).
  func roundedUp(_ text: TextMeasurement) -> CGSize {
    let traits = traitCollection
    let ceiling = Self.ceiling(traits)
    guard traits.labelWidthScale > 0 else { return ceiling.up(text.size) }
    return CGSize(
      width: PixelCeiling(scale: Double(traits.labelWidthScale)).up(text.width),
      height: ceiling.up(text.height))
  }
}
