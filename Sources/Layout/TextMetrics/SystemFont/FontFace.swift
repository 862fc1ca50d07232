struct FontFace: Sendable {
  let pointSize: Double

  var metrics: FontMetrics

  let advances: [Double]

  let kerning: [Float]

  let tracking: Double

  var ideographTracking = 0.0

  /// The font that shapes the text itself; the tables measure characters that it lacks.
  var custom: CustomFont?

  /// Whether the font consists of icons, mostly one em wide (F9.42).
  var hasIcons = false

  /// The advance of the ellipsis in that font.
  var ownEllipsis: Double?

  /// Returns the width of printable ASCII text in points; nil for other text.
  func asciiWidth(_ text: String) -> Double? {
    guard custom == nil else { return nil }
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

  func kern(_ first: UInt8, _ second: UInt8) -> Double {
    guard first > 0, second > 0 else { return 0 }
    return Double(kerning[(Int(first) - 1) * GlyphCoverage.asciiCount + Int(second) - 1])
      * pointSize
  }

  var ellipsis: Double { ownEllipsis ?? advance(of: "\u{2026}") }

  /// Returns a scalar's advance, in points.
  func advance(of scalar: Unicode.Scalar) -> Double {
    if let index = GlyphCoverage.index(of: scalar.value) { return advances[index] }
    if hasIcons, WideAdvances.privateUse.contains(scalar.value) { return pointSize }
    return WideAdvances.advance(
      of: scalar, ideographTracking: ideographTracking, pointSize: pointSize, tracking: tracking)
  }
}
