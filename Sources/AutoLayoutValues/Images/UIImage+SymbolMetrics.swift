import Foundation
import TextMetrics

/// How large symbols are drawn.
///
/// Apple publishes no table. The numbers are those of recorded frames: of symbols at free size, and
/// of symbols in views of a fixed size, whose frames differ from it by the symbol's alignment
/// insets. All are em of the symbol's font, at medium scale.
extension UIImage.Symbol {
  /// The longer side.
  private static let longerSides: [String: CGFloat] = [
    "arrow.right": 1.147, "arrowshape.left": 1.25, "arrowshape.right": 1.235, "bell": 1.176,
    "bell.badge": 1.216, "bin.xmark": 1.412, "bolt.car.fill": 1.4, "checkmark": 1.123,
    "checkmark.seal.fill": 1.314, "checkmark.shield.fill": 1.098, "chevron.down": 1.12,
    "chevron.left": 1.0, "chevron.right": 1.0, "chevron.up": 1.12, "clock": 1.18, "cloud": 1.341,
    "doc.append": 1.206, "ellipsis": 1.094, "exclamationmark.octagon.fill": 1.255,
    "folder": 1.36, "hand.raised.fill": 1.176, "heart": 1.186, "icloud": 1.497,
    "keyboard": 1.459, "lock": 1.083, "lock.rotation": 1.196, "lock.shield": 1.118, "mic": 1.206,
    "moon.stars": 1.214, "nosign": 1.157, "person": 1.1, "person.fill": 1.098,
    "photo.fill": 1.39, "plus": 1.064, "questionmark.diamond.fill": 1.358,
    "rectangle.portrait.and.arrow.right": 1.372, "repeat": 1.306, "safari": 1.194,
    "scroll": 1.276, "speaker.wave.3": 1.578, "speaker.zzz": 1.489,
    "square.and.arrow.up": 1.235, "star": 1.298, "tag.fill": 1.333,
    "text.badge.checkmark": 1.235, "trash": 1.222, "video": 1.435, "xmark.bin": 1.412,
    "xmark.bin.fill": 1.412,
  ]

  /// The longer side of symbols of one shape, for those that are not recorded themselves.
  private static let shapes: [(part: String, longerSide: CGFloat)] = [
    (".circle", 1.175), ("rectangle", 1.39),
  ]

  /// How much farther up than down symbols reach that do not lie in the middle of their line.
  private static let rises: [String: CGFloat] = [
    "camera.shutter.button": 0.235, "mic": 0.06, "square.and.arrow.up": 0.08, "star": 0.06,
  ]

  /// The longer side of all others, by how high they are for their width.
  ///
  /// Symbols are drawn to weigh the same: a flat one is wider, but not as low as its proportions at
  /// the same width would make it.
  private var usualLongerSide: CGFloat {
    let height = proportions.height / max(proportions.width, .leastNormalMagnitude)
    guard height < 1 else { return 1.19 }
    guard height > 0.6 else { return 1.23 }
    return min(1.5, 0.75 / height + 0.42)
  }

  /// What a table says of the symbol or, where it says nothing, of the same one without filling.
  private func entry(_ table: [String: CGFloat]) -> CGFloat? {
    table[name] ?? (name.hasSuffix(".fill") ? table[String(name.dropLast(5))] : nil)
  }

  private var longerSide: CGFloat {
    entry(Self.longerSides) ?? Self.shapes.first { name.contains($0.part) }?.longerSide
      ?? usualLongerSide
  }

  /// The size in points, on half points.
  var size: CGSize {
    let unit = configuration.resolvedPointSize * longerSide * configuration.scale.factor
    func rounded(_ length: CGFloat) -> CGFloat { (length * 2).rounded() / 2 }
    return CGSize(
      width: rounded(proportions.width * unit), height: rounded(proportions.height * unit))
  }

  /// The insets of the alignment rectangle, which is as high as a line of the symbol's font and as
  /// wide as the symbol (F6.15).
  ///
  /// Flat symbols are lower than their line: their insets are negative.
  var alignmentRectInsets: UIEdgeInsets {
    let pointSize = configuration.resolvedPointSize
    let line = TextSystem.measurer.metrics(of: .system(Double(pointSize))).lineHeight
    let excess = size.height - CGFloat((line * 2).rounded(.up) / 2)
    let rise = (entry(Self.rises) ?? 0) * pointSize / 2
    return UIEdgeInsets(top: excess / 2 + rise, left: 0, bottom: excess / 2 - rise, right: 0)
  }
}
