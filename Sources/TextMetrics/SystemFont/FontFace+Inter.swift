extension FontFace {
  /// The weights of `InterTables` on UIKit's scale.
  private static let interWeights = [-0.4, 0, 0.23, 0.3, 0.4]

  /// Inter, whose advances are published with the font.
  ///
  /// - Parameters:
  ///   - font: The font; the nearest weight of the table is taken.
  ///   - metrics: The vertical measures.
  init(inter font: TextFont, metrics: FontMetrics) {
    let distances = Self.interWeights.map { abs($0 - font.weight) }
    let nearest = distances.indices.min { distances[$0] < distances[$1] } ?? 1
    let face = InterTables.faces[nearest]
    let unit = font.pointSize / 10_000
    // Accented letters are as wide as the plain ones; whatever has no plain letter gets the width
    // of the figure zero.
    let advances = (0..<GlyphCoverage.count).map { index in
      let plain = Int(SystemFontTables.kerningClass[index])
      return Double(face.advances[plain > 0 ? plain - 1 : 16]) * unit
    }
    self.init(
      pointSize: font.pointSize, metrics: metrics, advances: advances,
      kerning: GlyphCoverage.dense(face.kerning), tracking: 0)
  }
}
