/// A font resolved to numbers: advances by covered code point, in points, and kerning.
struct FontFace: Sendable {
  let pointSize: Double

  let metrics: FontMetrics

  /// The advances in points, including tracking, by index in `GlyphCoverage`.
  let advances: [Double]

  /// The kerning in em, by first and second printable ASCII character.
  let kerning: [Float]

  /// The extra advance of characters outside of the tables, in points.
  let tracking: Double

  /// The extra advance of an ideograph, in em.
  var ideographTracking = 0.0

  /// Returns the width of printable ASCII text in points; nil for other text.
  ///
  /// - Complexity: O(*n*) in the length, with a few nanoseconds per character.
  func asciiWidth(_ text: String) -> Double? {
    var sum = 0.0
    var kern: Float = 0
    var row = -1
    for byte in text.walkedBytes {
      let index = Int(byte) &- 32
      guard index >= 0, index < GlyphCoverage.asciiCount else { return nil }
      sum += advances[index]
      if row >= 0 { kern += kerning[row &+ index] }
      row = index &* GlyphCoverage.asciiCount
    }
    return sum + Double(kern) * pointSize
  }

  /// Returns the kerning between two kerning classes (0 for none), in points.
  func kern(_ first: UInt8, _ second: UInt8) -> Double {
    guard first > 0, second > 0 else { return 0 }
    return Double(kerning[(Int(first) - 1) * GlyphCoverage.asciiCount + Int(second) - 1])
      * pointSize
  }

  /// Returns the advance of a scalar, in points.
  ///
  /// - Parameters:
  ///   - scalar: The scalar.
  ///   - amongKana: Whether the text has kana and uses the Japanese font for ideographs.
  func advance(of scalar: Unicode.Scalar, amongKana: Bool) -> Double {
    if let index = GlyphCoverage.index(of: scalar.value) { return advances[index] }
    return WideAdvances.advance(
      of: scalar, ideographTracking: amongKana ? 0 : ideographTracking, pointSize: pointSize,
      tracking: tracking)
  }
}
