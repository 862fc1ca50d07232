extension FontFace {
  /// A font of which the advances of printable ASCII are known.
  ///
  /// Accented letters are as wide as the plain ones; whatever has no plain letter gets the width of
  /// the figure zero.
  ///
  /// - Parameters:
  ///   - pointSize: The size in points.
  ///   - metrics: The vertical measures.
  ///   - kerning: Kerning in em by first and second printable ASCII character.
  ///   - tracking: What is added to every advance, in points.
  ///   - plainAdvance: The advance of a printable ASCII character, by its place after the space,
  ///     in points and without tracking.
  init(
    pointSize: Double, metrics: FontMetrics, kerning: [Float] = GlyphCoverage.noKerning,
    tracking: Double = 0, plainAdvance: (Int) -> Double
  ) {
    let zero = Int(UInt8(ascii: "0")) - 32
    let advances = SystemFontTables.kerningClass.map { plain in
      plainAdvance(plain > 0 ? Int(plain) - 1 : zero) + tracking
    }
    self.init(
      pointSize: pointSize, metrics: metrics, advances: advances, kerning: kerning,
      tracking: tracking)
  }
}
