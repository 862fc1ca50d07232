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
}
