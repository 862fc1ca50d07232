extension FontFace {
  /// Makes Helvetica with Adobe's advances; bold from weight 0.3, kerning only if `factor` is nil.
  init(helvetica font: TextFont, factor: Double?, metrics: FontMetrics) {
    let isBold = font.weight >= 0.3
    let widths = FontTables.helvetica[isBold ? 1 : 0].advances
    let unit = font.pointSize * (factor ?? 1) / 1000
    var kerning = GlyphCoverage.noKerning
    if factor == nil { kerning = isBold ? Self.boldPairs : Self.pairs }
    self.init(pointSize: font.pointSize, metrics: metrics, kerning: kerning) {
      widths[$0] * unit
    }
  }

  /// The kerning pairs of Arial, also used for Helvetica (F9.46).
  private static let pairs = GlyphCoverage.dense(FontTables.helvetica[0].pairs, unitsPerEm: 2048)
  private static let boldPairs = GlyphCoverage.dense(
    FontTables.helvetica[1].pairs, unitsPerEm: 2048)
}
