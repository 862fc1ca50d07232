extension FontFace {
  /// Makes Helvetica Neue: the system font up to iOS 8, and the substitute for missing fonts.
  ///
  /// Other weights are combinations of roman and bold according to recorded labels; `tracking` is
  /// in em.
  init(
    helveticaNeue font: TextFont, metrics: FontMetrics, tracking: Double = 0, boldest: Double = 1
  ) {
    let share = min(boldest, Self.boldShare(of: font.weight))
    let unit = font.pointSize / 1000
    let (romans, bolds) = (
      FontTables.helveticaNeue[0].advances, FontTables.helveticaNeue[1].advances
    )
    let spacing = tracking * font.pointSize
    self.init(
      pointSize: font.pointSize, metrics: metrics, kerning: Self.neueKerning, tracking: spacing
    ) {
      let (roman, bold) = (romans[$0], bolds[$0])
      return (roman + (bold - roman) * share) * unit
    }
  }

  /// The share for the bold system font of iOS 7 and 8, at most as bold as Medium (F9.32).
  static let interfaceBold = 0.37

  /// The kerning of overhanging capitals, in em (F9.32).
  private static let neueKerning = GlyphCoverage.dense(
    FontTables.helveticaNeue[0].pairs, unitsPerEm: 1000)

  /// The share of the bold face by weight, from recorded labels.
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
}
