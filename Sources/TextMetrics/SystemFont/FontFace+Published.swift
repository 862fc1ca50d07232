/// Font families whose files are free, so that their advances and kerning are at hand.
enum PublishedFont: Sendable {
  case inter
  case roboto
  case openSans
  case lato

  /// The faces of the tables by weight on UIKit's scale.
  fileprivate var faces: [(weight: Double, advances: [Int16], kerning: [Int16])] {
    let (weights, faces) =
      switch self {
      case .inter: ([-0.4, 0, 0.23, 0.3, 0.4], InterTables.faces)
      case .roboto: ([-0.4, 0, 0.23, 0.4, 0.62], RobotoTables.faces)
      case .openSans: ([-0.4, 0, 0.3, 0.4], OpenSansTables.faces)
      case .lato: ([-0.4, 0, 0.4], LatoTables.faces)
      }
    return zip(weights, faces).map { ($0, $1.advances, $1.kerning) }
  }
}

extension FontFace {
  /// A font whose advances are published with it (F9.33).
  ///
  /// - Parameters:
  ///   - family: The family.
  ///   - font: The font; the nearest weight of the tables is taken.
  ///   - metrics: The vertical measures.
  init(published family: PublishedFont, _ font: TextFont, metrics: FontMetrics) {
    let faces = family.faces
    let distances = faces.map { abs($0.weight - font.weight) }
    let nearest = distances.indices.min { distances[$0] < distances[$1] } ?? 1
    let face = faces[nearest]
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
