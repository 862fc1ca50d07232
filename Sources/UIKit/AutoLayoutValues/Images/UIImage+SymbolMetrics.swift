import Foundation
import TextMetrics

extension UIImage.Symbol {
  private var extent: SymbolExtent { SymbolExtent(name: name, proportions: proportions) }

  private var unit: CGFloat { configuration.resolvedPointSize * configuration.scale.factor }

  private func onPixels(_ length: CGFloat) -> CGFloat {
    (length * displayScale).rounded() / displayScale
  }

  var size: CGSize {
    let (em, unit) = (extent.size, unit)
    return CGSize(width: onPixels(em.width * unit), height: onPixels(em.height * unit))
  }

  /// The insets of the alignment rectangle: a line high, as wide as the symbol (F10.16).
  var alignmentRectInsets: UIEdgeInsets {
    let pointSize = configuration.resolvedPointSize
    let line = TextSystem.measurer.metrics(of: .system(Double(pointSize))).lineHeight
    let aligned = CGFloat(line) * configuration.scale.alignedShare
    let extent = extent
    let excess = (extent.size.height * unit - aligned) / 2
    let rise = extent.rise * pointSize / 2
    return UIEdgeInsets(
      top: onPixels(excess + rise), left: 0, bottom: onPixels(excess - rise), right: 0)
  }
}
