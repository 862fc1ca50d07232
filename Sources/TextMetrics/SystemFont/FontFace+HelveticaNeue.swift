extension FontFace {
  /// Makes Helvetica Neue: the system font up to iOS 8, and the substitute for missing fonts.
  ///
  /// The advances of the roman and the bold face are known. Other weights are linear combinations
  /// according to recorded labels: medium halfway, light ones extrapolated beyond roman.
  ///
  /// - Parameters:
  ///   - font: The font.
  ///   - metrics: The vertical metrics.
  ///   - tracking: The extra advance per character, in em.
  ///   - boldest: The maximum share of the bold face.
  init(
    helveticaNeue font: TextFont, metrics: FontMetrics, tracking: Double = 0, boldest: Double = 1
  ) {
    let share = min(boldest, Self.boldShare(of: font.weight))
    let unit = font.pointSize / 1000
    let spacing = tracking * font.pointSize
    self.init(
      pointSize: font.pointSize, metrics: metrics, kerning: Self.neueKerning, tracking: spacing
    ) {
      let (roman, bold) = (Double(Self.neueRoman[$0]), Double(Self.neueBold[$0]))
      return (roman + (bold - roman) * share) * unit
    }
  }

  /// The share for the bold system font of iOS 7 and 8, at most as bold as Medium (F9.32).
  static let interfaceBold = 0.37

  /// The kerning of overhanging capitals before letters without an ascender and before each other,
  /// in em (F9.32).
  private static let neueKerning = GlyphCoverage.kerning(
    unitsPerEm: 100,
    [
      ("TY", "acdegmnopqrsuvwxyz", -10), ("VW", "acdegmnopqrsuvwxyz", -5), ("AL", "TVY", -7),
      ("PTVY", "A", -7), ("A", "W", -5), ("FW", "A", -5),
    ])

  /// The share of the bold face by weight, from recorded labels (IB1 and IB2: 22 thin ones of 5
  /// owners, 17 light ones of 6, 12 medium ones of 3, 6 bold ones of 5).
  private static let boldShares: [(weight: Double, share: Double)] = [
    (-0.8, -1.6), (-0.6, -1.25), (-0.4, -0.7), (0, 0), (0.23, 0.5), (0.4, 1),
  ]

  private static func boldShare(of weight: Double) -> Double {
    guard let above = boldShares.firstIndex(where: { $0.weight >= weight }) else { return 1 }
    guard above > 0 else { return boldShares[0].share }
    let (low, high) = (boldShares[above - 1], boldShares[above])
    return low.share
      + (high.share - low.share) * (weight - low.weight) / (high.weight - low.weight)
  }

  /// The published advances of the roman face from space to tilde, in 1/1000 em.
  private static let neueRoman: [Int] = [
    278, 259, 426, 556, 556, 1000, 648, 278, 259, 259, 352, 600, 278, 389, 278, 333,
    556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 600, 600, 600, 556,
    800, 648, 685, 722, 704, 611, 574, 759, 722, 259, 519, 667, 556, 871, 722, 760,
    648, 760, 685, 648, 574, 722, 611, 926, 611, 648, 611, 259, 333, 259, 600, 500,
    222, 537, 593, 537, 593, 537, 296, 574, 556, 222, 222, 519, 222, 853, 556, 574,
    593, 593, 333, 500, 315, 556, 500, 758, 518, 500, 480, 333, 222, 333, 600,
  ]

  /// The published advances of the bold face from space to tilde, in 1/1000 em.
  private static let neueBold: [Int] = [
    278, 295, 463, 556, 556, 1000, 685, 278, 296, 296, 407, 600, 278, 407, 278, 371,
    556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 600, 600, 600, 556,
    800, 685, 704, 741, 741, 648, 593, 759, 741, 295, 556, 722, 593, 907, 741, 778,
    667, 778, 722, 649, 611, 741, 630, 944, 667, 667, 648, 333, 371, 333, 600, 500,
    259, 574, 611, 574, 611, 574, 333, 611, 593, 258, 278, 574, 258, 906, 593, 611,
    611, 611, 389, 537, 352, 593, 520, 814, 537, 519, 519, 333, 222, 333, 600,
  ]
}
