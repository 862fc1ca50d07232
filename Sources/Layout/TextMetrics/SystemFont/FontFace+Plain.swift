extension FontFace {
  /// Makes a font with known advances of printable ASCII, in points before tracking.
  ///
  /// Accented letters are as wide as their base letters; others are as wide as the digit zero.
  init(
    pointSize: Double, metrics: FontMetrics, kerning: [Float] = GlyphCoverage.noKerning,
    tracking: Double = 0, plainAdvance: (Int) -> Double
  ) {
    let zero = Int(UInt8(ascii: "0")) - 32
    let advances = FontTables.kerningClass.map { plain in
      plainAdvance(plain > 0 ? Int(plain) - 1 : zero) + tracking
    }
    self.init(
      pointSize: pointSize, metrics: metrics, advances: advances, kerning: kerning,
      tracking: tracking)
  }
}
