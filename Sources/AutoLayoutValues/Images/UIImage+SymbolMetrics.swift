import Foundation
import TextMetrics

extension UIImage.Symbol {
  private var extent: SymbolExtent { SymbolExtent(name: name, proportions: proportions) }

  private var unit: CGFloat {
    let weight = configuration.weight ?? .unspecified
    return configuration.drawnPointSize * configuration.scale.factor * weight.factor
  }

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

extension UIImage.SymbolConfiguration {
  /// The drawn size in points: 18 if only a heavier weight is set, as recorded (F10.16).
  fileprivate var drawnPointSize: CGFloat {
    let isHeavier = (weight ?? .unspecified).rawValue > UIImage.SymbolWeight.regular.rawValue
    let isWeightAlone = pointSize == nil && scale.rawValue <= 0
    return isHeavier && isWeightAlone ? 18 : resolvedPointSize
  }
}

extension UIImage.SymbolWeight {
  /// The size relative to regular weight: strokes grow outward.
  ///
  /// Some weights are extrapolated.
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
