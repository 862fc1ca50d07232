public import TextMetrics

/// A font for drawing; installed fonts replace missing fonts.
public struct Font: Hashable, Sendable {
  /// The families of system fonts, named fonts, and font files.
  public enum Family: Hashable, Sendable {
    /// Apple's system font, San Francisco; Inter replaces it where it is not installed.
    case system
    case monospacedSystem
    case roundedSystem
    case serifSystem
    /// A font by family name (`Helvetica Neue`) or PostScript name (`HelveticaNeue-Bold`).
    case named(String)
    /// A font from a file of the project.
    case custom(CustomFont)
  }

  /// The family; the system font by default.
  public var family: Family
  /// The size of the em, in points.
  public var size: Double
  /// The weight on the scale of CSS and OpenType: 100 is thin, 400 regular, 700 bold, 900 black.
  public var weight: Int
  /// Whether letters are slanted; a font file keeps the style of the file.
  public var isItalic: Bool
  /// Whether all digits have the same width, as in clocks.
  public var hasTabularFigures = false

  /// Makes a font; the default weight is 400, regular.
  public init(
    _ family: Family = .system, size: Double, weight: Int = 400, isItalic: Bool = false
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
  }
}
