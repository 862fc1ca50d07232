extension FontFace {
  /// Helvetica, or a font that is a factor wider: advances as Adobe published them for the core
  /// fonts.
  ///
  /// - Parameters:
  ///   - font: The font; bold figures are taken from weight 0.3 on.
  ///   - factor: What the advances are multiplied by.
  ///   - metrics: The vertical measures.
  init(helvetica font: TextFont, factor: Double = 1, metrics: FontMetrics) {
    let widths = font.weight >= 0.3 ? Self.helveticaBold : Self.helvetica
    let unit = font.pointSize * factor / 1000
    // Accented letters are as wide as the plain ones; whatever has no plain letter gets the figure
    // width.
    let advances = (0..<GlyphCoverage.count).map { index in
      let plain = Int(SystemFontTables.kerningClass[index])
      return Double(plain > 0 ? widths[plain - 1] : 556) * unit
    }
    self.init(
      pointSize: font.pointSize, metrics: metrics, advances: advances,
      kerning: GlyphCoverage.noKerning, tracking: 0)
  }

  /// Helvetica from the space to the tilde, in thousandths of an em (Adobe core font metrics).
  private static let helvetica: [Int] = [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278,
    556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556,
    1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778,
    667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556,
    333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556,
    556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
  ]

  /// Helvetica Bold from the space to the tilde, in thousandths of an em (Adobe core font metrics).
  private static let helveticaBold: [Int] = [
    278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278,
    556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 333, 333, 584, 584, 584, 611,
    975, 722, 722, 722, 722, 667, 611, 778, 722, 278, 556, 722, 611, 833, 722, 778,
    667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 333, 278, 333, 584, 556,
    333, 556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556, 278, 889, 611, 611,
    611, 611, 389, 556, 333, 611, 556, 778, 556, 556, 500, 389, 280, 389, 584,
  ]
}
