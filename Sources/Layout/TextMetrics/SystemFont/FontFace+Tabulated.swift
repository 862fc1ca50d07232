/// A font family with tables of advances and kerning, from free font files or from recorded labels.
enum TabulatedFont: Sendable {
  /// From recorded labels (F9.45).
  case avenir
  /// From recorded labels (F9.45).
  case avenirNext
  case inter
  case roboto
  case openSans
  case lato
  case montserrat
  case nunito
  /// From recorded labels (F9.45).
  case proximaNova
  case quicksand
  case sourceSans

  fileprivate typealias Face = (weight: Double, row: FontTables.Row)

  /// The faces, with weights on UIKit's scale.
  private var faces: [Face] {
    let drawn = [-0.4, 0, 0.4]
    let (weights, rows) =
      switch self {
      case .avenir: (drawn, FontTables.avenir)
      case .avenirNext: (drawn, FontTables.avenirNext)
      case .inter: ([-0.4, 0, 0.23, 0.3, 0.4], FontTables.inter)
      case .roboto: ([-0.4, 0, 0.23, 0.4, 0.62], FontTables.roboto)
      case .openSans: ([-0.4, 0, 0.3, 0.4], FontTables.openSans)
      case .lato: ([-0.4, 0, 0.4], FontTables.lato)
      case .montserrat: (drawn, FontTables.montserrat)
      case .nunito: (drawn, FontTables.nunito)
      case .proximaNova: (drawn, FontTables.proximaNova)
      case .quicksand: (drawn, FontTables.quicksand)
      case .sourceSans: (drawn, FontTables.sourceSans)
      }
    return zip(weights, rows).map { ($0, $1) }
  }

  private var isBlended: Bool {
    switch self {
    case .inter, .roboto, .openSans, .lato: false
    default: true
    }
  }

  /// Returns the two faces around a weight, and the fraction between them.
  fileprivate func neighbors(of weight: Double) -> (first: Face, second: Face, share: Double) {
    let faces = faces
    let distances = faces.map { abs($0.weight - weight) }
    let nearest = distances.indices.min { distances[$0] < distances[$1] } ?? 1
    guard isBlended, distances[nearest] > 0.01 else { return (faces[nearest], faces[nearest], 0) }
    let second = weight > 0 ? 2 : 1
    let (low, high) = (Self.step(faces[second - 1].weight), Self.step(faces[second].weight))
    return (faces[second - 1], faces[second], (Self.step(weight) - low) / (high - low))
  }

  private static func step(_ weight: Double) -> Double {
    let scale = [
      (-0.8, 100.0), (-0.6, 200), (-0.4, 300), (0, 400), (0.23, 500), (0.3, 600), (0.4, 700),
      (0.56, 800), (0.62, 900),
    ]
    return scale.min { abs($0.0 - weight) < abs($1.0 - weight) }?.1 ?? 400
  }
}

extension FontFace {
  /// Makes a font from the family's tables (F9.33, F9.45).
  init(tabulated family: TabulatedFont, _ font: TextFont, metrics: FontMetrics) {
    let (first, second, share) = family.neighbors(of: font.weight)
    let unit = font.pointSize / 10_000
    var kerning = GlyphCoverage.dense(first.row.pairs)
    if share != 0 {
      for (index, other) in GlyphCoverage.dense(second.row.pairs).enumerated() {
        kerning[index] += (other - kerning[index]) * Float(share)
      }
    }
    self.init(pointSize: font.pointSize, metrics: metrics, kerning: kerning) {
      let (low, high) = (first.row.advances[$0], second.row.advances[$0])
      return (low + (high - low) * share) * unit
    }
  }
}
