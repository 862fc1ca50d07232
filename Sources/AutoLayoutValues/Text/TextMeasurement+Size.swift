package import Foundation
import TextMetrics

extension PixelCeiling {
  /// A size rounded up to whole pixels.
  package func up(_ size: CGSize) -> CGSize {
    CGSize(width: CGFloat(up(Double(size.width))), height: CGFloat(up(Double(size.height))))
  }
}

extension TextMeasurement {
  /// Width and height.
  package var size: CGSize { CGSize(width: width, height: height) }
}
