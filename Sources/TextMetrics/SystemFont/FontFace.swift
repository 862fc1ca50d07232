/// A font resolved to numbers: advances in points by covered code point, and kerning.
struct FontFace: Sendable {
  /// The size in points.
  let pointSize: Double

  /// The vertical measures.
  let metrics: FontMetrics

  /// Advances in points, tracking included, by index in `GlyphCoverage`.
  let advances: [Double]

  /// Kerning in em by first and second printable ASCII character.
  let kerning: [Float]

  /// What is added to the advances that come from no table, in points.
  let tracking: Double

  /// What an ideograph adds to the em, in em.
  var ideographTracking = 0.0

  /// The width of text of printable ASCII characters in points, or nil if there is another
  /// character.
  ///
  /// - Complexity: O(*n*) in the length, a few nanoseconds a character.
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

  /// The kerning between two characters given by their kerning classes (0 for none), in points.
  func kern(_ first: UInt8, _ second: UInt8) -> Double {
    guard first > 0, second > 0 else { return 0 }
    return Double(kerning[(Int(first) - 1) * GlyphCoverage.asciiCount + Int(second) - 1])
      * pointSize
  }

  /// The advance of one scalar, in points.
  ///
  /// - Parameters:
  ///   - scalar: The scalar.
  ///   - amongKana: Whether the text has kana, so that ideographs come from the Japanese font.
  /// - Returns: The advance in points.
  func advance(of scalar: Unicode.Scalar, amongKana: Bool) -> Double {
    if let index = GlyphCoverage.index(of: scalar.value) { return advances[index] }
    return WideAdvances.advance(
      of: scalar, ideographTracking: amongKana ? 0 : ideographTracking, pointSize: pointSize,
      tracking: tracking)
  }
}
