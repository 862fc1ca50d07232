import Foundation
import TextMetrics

/// How large symbols are drawn.
extension UIImage.Symbol {
  private var extent: SymbolExtent { SymbolExtent(name: name, proportions: proportions) }

  /// The points of an em of the symbol's extent.
  private var unit: CGFloat {
    let weight = configuration.weight ?? .unspecified
    return configuration.drawnPointSize * configuration.scale.factor * weight.factor
  }

  private func onPixels(_ length: CGFloat) -> CGFloat {
    (length * displayScale).rounded() / displayScale
  }

  /// The size in points, on pixels.
  var size: CGSize {
    let (em, unit) = (extent.size, unit)
    return CGSize(width: onPixels(em.width * unit), height: onPixels(em.height * unit))
  }

  /// The insets of the alignment rectangle, which is as high as a line of the symbol's font and as
  /// wide as the symbol, each of them on a pixel (F10.16).
  ///
  /// Flat symbols are lower than their line: their insets are negative.
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

extension UIImage.SymbolConfiguration {
  /// The size symbols are drawn at, in points: 18 where a heavier weight is all that is said, as
  /// recorded frames have it (F10.16).
  fileprivate var drawnPointSize: CGFloat {
    let isHeavier = (weight ?? .unspecified).rawValue > UIImage.SymbolWeight.regular.rawValue
    let isWeightAlone = pointSize == nil && scale.rawValue <= 0
    return isHeavier && isWeightAlone ? 18 : resolvedPointSize
  }
}

extension UIImage.SymbolWeight {
  /// How much larger a symbol is than at regular weight: its strokes grow outward.
  ///
  /// Recorded are thin and light, medium, semibold and bold, each in documents of one or two
  /// owners; the others follow them.
  fileprivate var factor: CGFloat {
    switch self {
    case .ultraLight: 0.94
    case .thin: 0.96
    case .light: 0.98
    case .unspecified, .regular: 1
    case .medium: 1.007
    case .semibold: 1.015
    case .bold: 1.03
    case .heavy: 1.04
    case .black: 1.05
    }
  }
}
