extension FontFace {
  /// Makes a font with known advances of printable ASCII.
  ///
  /// Accented letters are as wide as their base letters; other characters are as wide as the digit
  /// zero.
  ///
  /// - Parameters:
  ///   - pointSize: The size in points.
  ///   - metrics: The vertical metrics.
  ///   - kerning: The kerning in em, by first and second printable ASCII character.
  ///   - tracking: The extra advance per character, in points.
  ///   - plainAdvance: The advance of a printable ASCII character by index from space, in points
  ///     without tracking.
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
