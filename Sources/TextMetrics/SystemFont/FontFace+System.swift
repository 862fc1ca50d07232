extension FontFace {
  /// The weights of the advance tables on UIKit's scale, lightest first (`UIFont.Weight`).
  private static let weights = [-0.8, -0.6, -0.4, 0, 0.23, 0.3, 0.4, 0.56, 0.62]

  /// San Francisco at a size and weight.
  ///
  /// - Parameters:
  ///   - font: The font; its family is not looked at.
  ///   - generation: The release of the design; not Helvetica Neue.
  ///   - tabularFigures: Whether all digits have one width.
  init(system font: TextFont, generation: SystemFontGeneration, tabularFigures: Bool) {
    let size = font.pointSize
    let display = generation.displayShare(at: size)
    let tracking = generation.tracking(at: size) * size
    let weights = Self.weights
    // Between two drawn weights advances are interpolated, as in a variable font.
    let upper = weights.firstIndex { $0 >= font.weight } ?? weights.count - 1
    let lower = max(0, upper - 1)
    let span = weights[upper] - weights[lower]
    let share = span > 0 ? min(1, max(0, (font.weight - weights[lower]) / span)) : 1
    let unit = size / 10_000
    var advances = [Double](repeating: tracking, count: GlyphCoverage.count)
    func add(_ row: [Int16], _ part: Double) {
      guard part > 0 else { return }
      for index in advances.indices { advances[index] += Double(row[index]) * part * unit }
    }
    add(SystemFontTables.textAdvances[lower], (1 - display) * (1 - share))
    add(SystemFontTables.textAdvances[upper], (1 - display) * share)
    add(SystemFontTables.displayAdvances[lower], display * (1 - share))
    add(SystemFontTables.displayAdvances[upper], display * share)
    if tabularFigures {
      // The proportional figures but the narrow one differ by a few thousandths; tabular ones are
      // as wide as the zero.
      let zero = advances[Int(UInt8(ascii: "0")) - 32]
      for digit in UInt8(ascii: "0")...UInt8(ascii: "9") { advances[Int(digit) - 32] = zero }
    }
    let kerning =
      switch display {
      case 0: GlyphCoverage.textKerning
      case 1: GlyphCoverage.displayKerning
      default:
        zip(GlyphCoverage.textKerning, GlyphCoverage.displayKerning).map {
          $0 + ($1 - $0) * Float(display)
        }
      }
    self.init(
      pointSize: size, metrics: SystemFontMetrics.systemMetrics(of: font), advances: advances,
      kerning: kerning, tracking: tracking, tracksIdeographs: true)
  }

  /// A font of one advance.
  ///
  /// - Parameters:
  ///   - font: The font.
  ///   - advance: The advance of every character in em.
  ///   - metrics: The vertical measures.
  init(fixedPitch font: TextFont, advance: Double, metrics: FontMetrics) {
    self.init(
      pointSize: font.pointSize, metrics: metrics,
      advances: [Double](repeating: advance * font.pointSize, count: GlyphCoverage.count),
      kerning: GlyphCoverage.noKerning, tracking: 0)
  }
}
