extension FontFace {
  /// Makes Helvetica, or a font wider by a factor, with the advances of Adobe's core font metrics.
  ///
  /// - Parameters:
  ///   - font: The font; the bold advances apply from weight 0.3.
  ///   - factor: The factor on the advances; nil for Helvetica and Arial, which have kerning.
  ///   - metrics: The vertical metrics.
  init(helvetica font: TextFont, factor: Double?, metrics: FontMetrics) {
    let isBold = font.weight >= 0.3
    let widths = isBold ? Self.helveticaBold : Self.helvetica
    let unit = font.pointSize * (factor ?? 1) / 1000
    var kerning = GlyphCoverage.noKerning
    if factor == nil { kerning = isBold ? Self.boldPairs : Self.pairs }
    self.init(pointSize: font.pointSize, metrics: metrics, kerning: kerning) {
      Double(widths[$0]) * unit
    }
  }

  /// The advances of Helvetica from space to tilde, in 1/1000 em (Adobe core font metrics).
  private static let helvetica: [Int] = [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278,
    556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556,
    1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778,
    667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556,
    333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556,
    556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
  ]

  /// The advances of Helvetica Bold from space to tilde, in 1/1000 em (Adobe core font metrics).
  private static let helveticaBold: [Int] = [
    278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278,
    556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 333, 333, 584, 584, 584, 611,
    975, 722, 722, 722, 722, 667, 611, 778, 722, 278, 556, 722, 611, 833, 722, 778,
    667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 333, 278, 333, 584, 556,
    333, 556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556, 278, 889, 611, 611,
    611, 611, 389, 556, 333, 611, 556, 778, 556, 556, 500, 389, 280, 389, 584,
  ]

  /// The kerning pairs of Arial, also used for Helvetica (F9.46).
  private static let pairs = GlyphCoverage.kerning(
    unitsPerEm: 2048,
    [
      ("PY", ",.", -264), ("F", ",.", -227), ("T", ",.:;aceos", -227), ("V", ",.", -188),
      ("Y", "-eoq", -188), ("A", "TVY", -152), ("L", "TVWY", -152), ("PT", "A", -152),
      ("V", "Aa", -152), ("Y", "Aap", -152), ("vy", ",.", -152), ("Y", ";", -133),
      (" F", "A", -113), ("A", " ", -113), ("T", "-wy", -113), ("V", "-eo", -113),
      ("Wrw", ",.", -113), ("Y", ":uv", -113), ("A", "W", -76), ("L", " y", -76), ("T", "iru", -76),
      ("V", ":;ruy", -76), ("W", "Aa", -76), ("Y", "i", -76), (" ", "TY", -37), ("A", "vwy", -37),
      ("PY", " ", -37), ("R", "TVWY", -37), ("T", " O", -37), ("V", "i", -37),
      ("W", "-:;eoru", -37), ("f", "f", -37), ("W", "y", -18),
    ])

  /// The kerning pairs of Arial Bold.
  private static let boldPairs = GlyphCoverage.kerning(
    unitsPerEm: 2048,
    [
      ("P", ",.", -264), ("FY", ",.", -227), ("T", ",.:;", -227), ("AL", "Y", -188),
      ("V", ",.", -188), ("Y", "A", -188), ("AL", "TV", -152), ("P", "A", -152),
      ("T", "Aaceosuwy", -152), ("V", "Ao", -152), ("Y", ":;oq", -152), ("vy", ",.", -152),
      ("AL", "W", -113), ("F", "A", -113), ("T", "-r", -113), ("V", "-:;aer", -113),
      ("W", ",.A", -113), ("Y", "-aepuv", -113), ("r", ",.", -113), (" ", "A", -76),
      ("A", " vy", -76), ("L", "y", -76), ("R", "Y", -76), ("V", "uy", -76), ("W", "a", -76),
      ("Y", "i", -76), ("w", ",.", -76), ("W", "-", -41), (" ", "Y", -37), ("A", "w", -37),
      ("LPY", " ", -37), ("R", "VW", -37), ("T", "Oi", -37), ("V", "i", -37), ("W", ":;eoruy", -37),
      ("W", "i", -18),
    ])
}
