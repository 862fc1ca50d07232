struct NamedFont: Sendable {
  enum Advances: Sendable {
    case helvetica
    case likeHelvetica(Double)
    case helveticaNeue
    case times
    case substitute
    case system
    /// An installable cut of San Francisco, Display or Text.
    case sanFranciscoCut(isDisplay: Bool)
    case tabulated(TabulatedFont)
    case fixedPitch(Double)
  }

  var ascender: Double
  var descender: Double
  var leading: Double
  var advances: Advances

  /// Returns the row with the longest matching prefix, else Helvetica Neue, which replaces missing
  /// fonts.
  static func named(_ name: String, isHiddenKnown: Bool = true) -> NamedFont {
    let key = name.filter { $0 != " " }.lowercased()
    if !isHiddenKnown, hidden.contains(where: key.hasPrefix) { return times }
    let row = rows.filter { key.hasPrefix($0.prefix) }.max { $0.prefix.count < $1.prefix.count }
    return row?.font ?? missing
  }

  /// Returns the weight in a PostScript name, on UIKit's scale; 0 by default.
  static func weight(in name: String) -> Double {
    let key = name.lowercased()
    // Checks every index, because Embedded Swift has no substring search.
    return weights.first { part, _ in key.indices.contains { key[$0...].hasPrefix(part) } }?.1 ?? 0
  }

  private static let weights: [(String, Double)] = [
    ("ultralight", -0.8), ("extralight", -0.8), ("thin", -0.6), ("light", -0.4),
    ("demibold", 0.3), ("semibold", 0.3), ("extrabold", 0.56), ("heavy", 0.56), ("black", 0.62),
    ("bold", 0.4), ("medium", 0.23), ("-w6", 0.3), ("-w3", 0),
  ]

  private static let helvetica = NamedFont(
    ascender: 0.92, descender: -0.23, leading: 0, advances: .helvetica)

  private static let system = NamedFont(
    ascender: 0.952148, descender: -0.241211, leading: 0, advances: .system)

  private static let display = NamedFont(
    ascender: 0.952148, descender: -0.241211, leading: 0,
    advances: .sanFranciscoCut(isDisplay: true))

  private static let text = NamedFont(
    ascender: 0.952148, descender: -0.241211, leading: 0,
    advances: .sanFranciscoCut(isDisplay: false))

  /// The system font names that yield Times New Roman since iOS 13 (F9.44).
  private static let hidden = [".sfui", ".sfns"]

  private static let missing = NamedFont(
    ascender: 0.952, descender: -0.213, leading: 0, advances: .substitute)

  private static let neue = NamedFont(
    ascender: 0.952, descender: -0.213, leading: 0.028, advances: .helveticaNeue)

  private static let heavyNeue = NamedFont(
    ascender: 0.975, descender: -0.217, leading: 0.029, advances: .helveticaNeue)

  /// The light faces, with higher lines (F9.34).
  private static let lightNeue = NamedFont(
    ascender: 0.967, descender: -0.213, leading: 0.028, advances: .helveticaNeue)

  private static let times = NamedFont(
    ascender: 0.891, descender: -0.216, leading: 0.042, advances: .times)

  /// Icon fonts, with a line height of one em (F9.42).
  private static let icons = NamedFont(
    ascender: 1, descender: 0, leading: 0, advances: .fixedPitch(1))

  /// The published metrics, and advances relative to Helvetica from recorded labels or estimates.
  private static let rows: [(prefix: String, font: NamedFont)] = [
    (".sfui", system), (".applesystemui", system), ("sfpro", system),
    ("sfprodisplay", display), ("sfuidisplay", display), ("sfprotext", text), ("sfuitext", text),
    ("helveticaneue", neue), ("helveticaneue-bold", heavyNeue), ("helveticaneue-medium", heavyNeue),
    ("helveticaneue-light", lightNeue), ("helveticaneue-thin", lightNeue),
    ("helvetica", helvetica),
    ("applesdgothicneo", row(ascender: 0.9, descender: -0.3, leading: 0, factor: 1)),
    (
      "arial",
      NamedFont(ascender: 0.905, descender: -0.212, leading: 0.033, advances: .helvetica)
    ),
    ("avenir", tabulated(.avenir, ascender: 1, descender: -0.366)),
    ("avenirnext", tabulated(.avenirNext, ascender: 1, descender: -0.366)),
    ("avenirnextcondensed", row(ascender: 1, descender: -0.366, leading: 0, factor: 0.82)),
    (
      "courier", NamedFont(ascender: 0.833, descender: -0.3, leading: 0, advances: .fixedPitch(0.6))
    ),
    ("dmsans", row(ascender: 0.992, descender: -0.31, leading: 0, factor: 1)),
    (
      "firamono",
      NamedFont(ascender: 0.935, descender: -0.265, leading: 0, advances: .fixedPitch(0.6))
    ),
    ("futura", row(ascender: 1.0386, descender: -0.2602, leading: 0, factor: 1.06)),
    ("georgia", row(ascender: 0.917, descender: -0.219, leading: 0, factor: 0.98)),
    ("gillsans", row(ascender: 0.918, descender: -0.23, leading: 0.0, factor: 0.9)),
    ("gotham", row(ascender: 0.8, descender: -0.2, leading: 0, factor: 1.16)),
    ("hiragino", row(ascender: 0.88, descender: -0.12, leading: 0.5, factor: 1.03)),
    ("inter", tabulated(.inter, ascender: 0.96875, descender: -0.2412)),
    ("lato", tabulated(.lato, ascender: 0.987, descender: -0.213)),
    (
      "menlo",
      NamedFont(ascender: 0.928, descender: -0.236, leading: 0, advances: .fixedPitch(0.602))
    ),
    ("materialicons", icons), ("materialdesignicons", icons), ("material-design-icons", icons),
    ("fontawesome", icons), ("fontello", icons), ("icomoon", icons), ("ionicons", icons),
    ("github-octicons", icons), ("octicons", icons),
    ("montserrat", tabulated(.montserrat, ascender: 0.968, descender: -0.251)),
    ("muli", row(ascender: 1.1423, descender: -0.332, leading: 0, factor: 1.09)),
    ("nunito", tabulated(.nunito, ascender: 1.011, descender: -0.353)),
    ("nunitosans", row(ascender: 1.011, descender: -0.353, leading: 0, factor: 1)),
    ("opensans", tabulated(.openSans, ascender: 1.0688, descender: -0.293)),
    ("pingfang", row(ascender: 1.06, descender: -0.34, leading: 0, factor: 1.03)),
    ("proximanova", tabulated(.proximaNova, ascender: 0.79, descender: -0.21)),
    ("quicksand", tabulated(.quicksand, ascender: 1, descender: -0.25)),
    ("roboto", tabulated(.roboto, ascender: 0.9277, descender: -0.2441)),
    ("robotocondensed", row(ascender: 0.9277, descender: -0.2441, leading: 0, factor: 0.88)),
    (
      "robotomono",
      NamedFont(ascender: 1.0479, descender: -0.271, leading: 0, advances: .fixedPitch(0.6001))
    ),
    ("sourcesanspro", tabulated(.sourceSans, ascender: 0.984, descender: -0.273)),
    ("sourcesans3", tabulated(.sourceSans, ascender: 1.024, descender: -0.4)),
    ("rockwell", row(ascender: 0.78, descender: -0.22, leading: 0, factor: 1)),
    ("tamilsangammn", row(ascender: 0.86, descender: -0.245, leading: 0, factor: 1)),
    ("thonburi", row(ascender: 1.05, descender: -0.26, leading: 0, factor: 1.2)),
    ("times", times),
    ("trebuchetms", row(ascender: 0.939, descender: -0.222, leading: 0, factor: 0.97)),
    ("verdana", row(ascender: 1.005, descender: -0.21, leading: 0, factor: 1.15)),
  ]

  private static func tabulated(
    _ family: TabulatedFont, ascender: Double, descender: Double, leading: Double = 0
  ) -> NamedFont {
    NamedFont(
      ascender: ascender, descender: descender, leading: leading, advances: .tabulated(family))
  }

  private static func row(
    ascender: Double, descender: Double, leading: Double, factor: Double
  ) -> NamedFont {
    NamedFont(
      ascender: ascender, descender: descender, leading: leading, advances: .likeHelvetica(factor))
  }
}

extension TextFont {
  /// Returns the substitute for a missing font: Helvetica Neue with no line gap (F9.33).
  package static func substitute(for name: String, pointSize: Double) -> TextFont {
    TextFont(family: .named("missing \(name)"), pointSize: pointSize)
  }

  /// Whether the font is not part of iOS but the measures are known, so a machine may lack it.
  package var isBrought: Bool {
    guard case .named(let name) = family else { return isCustom }
    return switch NamedFont.named(name).advances {
    case .tabulated(.avenir), .tabulated(.avenirNext): false
    case .tabulated, .sanFranciscoCut: true
    default: false
    }
  }

  /// Whether a name such as `OpenSans-Bold` has a word for a weight above medium.
  package static func isBold(_ name: String) -> Bool { NamedFont.weight(in: name) >= 0.3 }

  package var isCustom: Bool {
    if case .custom = family { true } else { false }
  }

  /// Whether the font has a name that iOS knows; `family` is nil if a document does not say it.
  package func isOfSystem(family: String?) -> Bool {
    guard case .named(let name) = self.family else { return !isCustom }
    return SystemFamilies.has(name, family: family)
  }

  /// Whether the advances are of another font, or a single advance for all icons.
  package var hasUnknownAdvances: Bool {
    guard case .named(let name) = family else { return false }
    return switch NamedFont.named(name).advances {
    case .substitute: true
    case .fixedPitch(let advance): advance == 1
    default: false
    }
  }

  /// Whether only a factor relates the advances to Helvetica's.
  package var isKnownByFactor: Bool {
    guard case .named(let name) = family else { return false }
    return if case .likeHelvetica = NamedFont.named(name).advances { true } else { false }
  }

  /// Whether a font known by name has measures, at least estimates.
  package var isTabulated: Bool {
    guard case .named(let name) = family else { return false }
    if case .substitute = NamedFont.named(name).advances { return false }
    return true
  }
}
