package import Foundation
import TextMetrics

extension PixelCeiling {
  package func up(_ size: CGSize) -> CGSize {
    CGSize(width: CGFloat(up(Double(size.width))), height: CGFloat(up(Double(size.height))))
  }
}

extension TextMeasurement {
  package var size: CGSize { CGSize(width: width, height: height) }
}
