extension FontFace {
  init(system font: TextFont, generation: SystemFontGeneration, tabularFigures: Bool) {
    self.init(
      font, design: generation.design(at: font.pointSize, weight: font.weight),
      generation: generation, tracking: generation.tracking(at: font.pointSize),
      tabularFigures: tabularFigures)
  }

  /// Makes an installable cut of San Francisco, with the same design at all sizes, no tracking
  /// (F9.43).
  init(sanFranciscoCut font: TextFont, isDisplay: Bool) {
    let weight = SystemFontDesign.drawnWeight(font.weight)
    self.init(
      font, design: SystemFontDesign(display: isDisplay ? 1 : 0, weight: weight),
      generation: .sanFranciscoPro, tracking: 0, tabularFigures: false)
  }

  private init(
    _ font: TextFont, design: SystemFontDesign, generation: SystemFontGeneration,
    tracking trackingInEm: Double, tabularFigures: Bool
  ) {
    let size = font.pointSize
    let tracking = trackingInEm * size
    let unit = size / 2048
    var ascii = design.asciiAdvances()
    let other = design.otherAdvances()
    for (character, units) in generation.corrections(isDisplay: design.display == 1) {
      ascii[Int(character) - 32] += units
    }
    var kerning = design.kerning()
    if tabularFigures {
      let digits = (Int(UInt8(ascii: "0")) - 32)...(Int(UInt8(ascii: "9")) - 32)
      for digit in digits {
        ascii[digit] = ascii[digits.lowerBound]
        for second in digits { kerning[digit * GlyphCoverage.asciiCount + second] = 0 }
      }
    }
    var nextOther = 0
    let advances = FontTables.kerningClass.map { plain in
      if plain > 0 { return ascii[Int(plain) - 1] * unit + tracking }
      nextOther += 1
      return other[nextOther - 1] * unit + tracking
    }
    self.init(
      pointSize: size,
      metrics: SystemFontMetrics.systemMetrics(of: font, xHeight: design.xHeight),
      advances: advances, kerning: kerning, tracking: tracking,
      ideographTracking: generation.ideographTracking(at: size))
  }

  /// Makes a monospaced font with an advance in em.
  init(fixedPitch font: TextFont, advance: Double, metrics: FontMetrics) {
    self.init(
      pointSize: font.pointSize, metrics: metrics,
      advances: [Double](repeating: advance * font.pointSize, count: GlyphCoverage.count),
      kerning: GlyphCoverage.noKerning, tracking: 0)
  }

  /// Makes Helvetica with Adobe's advances; bold from weight 0.3, kerning only if `factor` is nil.
  init(helvetica font: TextFont, factor: Double?, metrics: FontMetrics) {
    let isBold = font.weight >= 0.3
    let widths = FontTables.helvetica[isBold ? 1 : 0].advances
    let unit = font.pointSize * (factor ?? 1) / 1000
    var kerning = GlyphCoverage.noKerning
    if factor == nil { kerning = isBold ? Self.boldPairs : Self.pairs }
    self.init(pointSize: font.pointSize, metrics: metrics, kerning: kerning) {
      widths[$0] * unit
    }
  }

  /// The kerning pairs of Arial, also used for Helvetica (F9.46).
  private static let pairs = GlyphCoverage.dense(FontTables.helvetica[0].pairs, unitsPerEm: 2048)
  private static let boldPairs = GlyphCoverage.dense(
    FontTables.helvetica[1].pairs, unitsPerEm: 2048)

  /// Makes Helvetica Neue: the system font up to iOS 8, and the substitute for missing fonts.
  ///
  /// Other weights are combinations of roman and bold according to recorded labels; `tracking` is
  /// in em.
  init(
    helveticaNeue font: TextFont, metrics: FontMetrics, tracking: Double = 0, boldest: Double = 1
  ) {
    let share = min(boldest, Self.boldShare(of: font.weight))
    let unit = font.pointSize / 1000
    let (romans, bolds) = (
      FontTables.helveticaNeue[0].advances, FontTables.helveticaNeue[1].advances
    )
    let spacing = tracking * font.pointSize
    self.init(
      pointSize: font.pointSize, metrics: metrics, kerning: Self.neueKerning, tracking: spacing
    ) {
      let (roman, bold) = (romans[$0], bolds[$0])
      return (roman + (bold - roman) * share) * unit
    }
  }

  /// The share for the bold system font of iOS 7 and 8, at most as bold as Medium (F9.32).
  static let interfaceBold = 0.37

  /// The kerning of overhanging capitals, in em (F9.32).
  private static let neueKerning = GlyphCoverage.dense(
    FontTables.helveticaNeue[0].pairs, unitsPerEm: 1000)

  /// The share of the bold face by weight, from recorded labels.
  private static let boldShares: [(weight: Double, share: Double)] = [
    (-0.8, -1.6), (-0.6, -1.25), (-0.4, -0.7), (0, 0), (0.23, 0.5), (0.4, 1),
  ]

  private static func boldShare(of weight: Double) -> Double {
    guard let above = boldShares.firstIndex(where: { $0.weight >= weight }) else { return 1 }
    guard above > 0 else { return boldShares[0].share }
    let (low, high) = (boldShares[above - 1], boldShares[above])
    return low.share
      + (high.share - low.share) * (weight - low.weight) / (high.weight - low.weight)
  }

  /// Makes Times New Roman with Adobe's advances of Times; the bold advances apply from weight 0.3.
  init(times font: TextFont, metrics: FontMetrics) {
    let widths = FontTables.times[font.weight >= 0.3 ? 1 : 0].advances
    let unit = font.pointSize / 1000
    self.init(pointSize: font.pointSize, metrics: metrics) { widths[$0] * unit }
  }

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
