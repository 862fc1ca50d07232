/// What is known of fonts that are asked for by name.
struct NamedFont: Sendable {
  /// How the advances are had.
  enum Advances: Sendable {
    /// Helvetica's, times a factor.
    case helvetica(Double)
    /// Helvetica Neue's.
    case helveticaNeue
    /// Helvetica Neue's roman ones, whatever the weight: the font is not there.
    case standIn
    /// San Francisco Text's, times nothing: the name is one of the system font's own.
    case system
    /// Inter's.
    case inter
    /// All the same, in em.
    case fixedPitch(Double)
  }

  /// From the baseline up, in em.
  var ascender: Double
  /// From the baseline down, in em, negative.
  var descender: Double
  /// Between lines, in em.
  var leading: Double
  /// How the advances are had.
  var advances: Advances

  /// The row for a PostScript or family name.
  ///
  /// - Parameter name: For example `AvenirNext-DemiBold`.
  /// - Returns: The row of the longest prefix; if there is none, Helvetica Neue's, because its
  ///   roman face stands in for a font that is not there (recorded labels of fonts that were
  ///   missing: 1.165 em high in 14 of 14 sizes, 17 of 18 widths).
  static func named(_ name: String) -> NamedFont {
    let key = name.filter { $0 != " " }.lowercased()
    let row = rows.filter { key.hasPrefix($0.prefix) }.max { $0.prefix.count < $1.prefix.count }
    return row?.font ?? missing
  }

  /// The weight that a PostScript name contains, on UIKit's scale.
  ///
  /// - Parameter name: For example `AvenirNext-DemiBold`.
  /// - Returns: 0 if the name contains none.
  static func weight(in name: String) -> Double {
    let key = name.lowercased()
    return weights.first { key.contains($0.0) }?.1 ?? 0
  }

  private static let weights: [(String, Double)] = [
    ("ultralight", -0.8), ("extralight", -0.8), ("thin", -0.6), ("light", -0.4),
    ("demibold", 0.3), ("semibold", 0.3), ("extrabold", 0.56), ("heavy", 0.56), ("black", 0.62),
    ("bold", 0.4), ("medium", 0.23), ("-w6", 0.3), ("-w3", 0),
  ]

  private static let helvetica = NamedFont(
    ascender: 0.92, descender: -0.23, leading: 0, advances: .helvetica(1))

  private static let system = NamedFont(
    ascender: 0.952148, descender: -0.241211, leading: 0, advances: .system)

  private static let missing = NamedFont(
    ascender: 0.952, descender: -0.213, leading: 0, advances: .standIn)

  private static let neue = NamedFont(
    ascender: 0.952, descender: -0.213, leading: 0.028, advances: .helveticaNeue)

  private static let heavyNeue = NamedFont(
    ascender: 0.975, descender: -0.217, leading: 0.029, advances: .helveticaNeue)

  /// Vertical measures as the fonts' own tables publish them; advances relative to Helvetica, from
  /// recorded labels where there are any, else estimated from the mean width of lowercase text.
  private static let rows: [(prefix: String, font: NamedFont)] = [
    (".sfui", system), (".sfns", system), (".applesystemui", system),
    ("helveticaneue", neue), ("helveticaneue-bold", heavyNeue), ("helveticaneue-medium", heavyNeue),
    ("helvetica", helvetica),
    ("arial", row(0.905, -0.212, 0.033, 1)),
    ("avenir", row(1, -0.366, 0, 1)),
    ("avenirnext", row(1, -0.366, 0, 1.02)),
    ("avenirnext-medium", row(1, -0.366, 0, 1.045)),
    ("avenirnext-demi", row(1, -0.366, 0, 0.96)),
    ("avenirnext-heavy", row(1, -0.366, 0, 1.09)),
    ("avenirnextcondensed", row(1, -0.366, 0, 0.82)),
    (
      "courier", NamedFont(ascender: 0.833, descender: -0.3, leading: 0, advances: .fixedPitch(0.6))
    ),
    ("dmsans", row(0.992, -0.31, 0, 1.023)),
    (
      "firamono",
      NamedFont(ascender: 0.935, descender: -0.265, leading: 0, advances: .fixedPitch(0.6))
    ),
    ("futura", row(1.0386, -0.2602, 0, 1.06)),
    ("georgia", row(0.917, -0.219, 0, 0.98)),
    ("gillsans", row(0.918, -0.23, 0.0, 0.9)),
    ("gotham", row(0.8, -0.2, 0, 1.16)),
    ("hiragino", row(0.88, -0.12, 0.5, 1.03)),
    ("inter", NamedFont(ascender: 0.96875, descender: -0.2412, leading: 0, advances: .inter)),
    ("lato", row(0.987, -0.213, 0, 0.99)),
    (
      "menlo",
      NamedFont(ascender: 0.928, descender: -0.236, leading: 0, advances: .fixedPitch(0.602))
    ),
    ("materialicons", NamedFont(ascender: 1, descender: 0, leading: 0, advances: .fixedPitch(1))),
    ("montserrat", row(0.968, -0.251, 0, 1.13)),
    ("muli", row(1.1423, -0.332, 0, 1.09)),
    ("nunito", row(1.011, -0.353, 0, 1)),
    ("pingfang", row(1.06, -0.34, 0, 1.03)),
    ("poppins", row(1.05, -0.35, 0.1, 1.11)),
    ("raleway", row(0.94, -0.234, 0, 1.04)),
    ("roboto", row(0.927, -0.244, 0, 1)),
    ("rockwell", row(0.78, -0.22, 0, 1)),
    ("tamilsangammn", row(0.86, -0.245, 0, 1)),
    ("thonburi", row(1.05, -0.26, 0, 1.2)),
    ("timesnewroman", row(0.891, -0.216, 0.042, 0.88)),
    ("trebuchetms", row(0.939, -0.222, 0, 0.97)),
    ("verdana", row(1.005, -0.21, 0, 1.15)),
  ]

  private static func row(
    _ ascender: Double, _ descender: Double, _ leading: Double, _ factor: Double
  ) -> NamedFont {
    NamedFont(
      ascender: ascender, descender: descender, leading: leading, advances: .helvetica(factor))
  }
}
