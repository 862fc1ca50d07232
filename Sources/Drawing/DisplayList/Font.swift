/// A font as a document asks for it, before it is looked for on this machine.
public struct Font: Hashable, Sendable {
  /// Which design is meant.
  public enum Family: Hashable, Sendable {
    /// Apple's system font, San Francisco; Inter stands in where it is not installed.
    case system
    /// The system's font with letters of one width.
    case monospacedSystem
    /// The system's font with round ends.
    case roundedSystem
    /// The system's font with serifs.
    case serifSystem
    /// A font by its family name (`Helvetica Neue`) or PostScript name (`HelveticaNeue-Bold`).
    case named(String)
  }

  /// Which design is meant.
  public var family: Family
  /// The size of the em, in points.
  public var size: Double
  /// The weight on the scale of CSS and OpenType: 100 is thin, 400 regular, 700 bold, 900 black.
  public var weight: Int
  /// Whether the letters are slanted.
  public var isItalic: Bool
  /// Whether all figures are of one width.
  public var hasTabularFigures = false

  /// Makes a font.
  ///
  /// - Parameters:
  ///   - family: Which design is meant.
  ///   - size: The size of the em, in points.
  ///   - weight: 100 thin … 400 regular … 900 black.
  ///   - isItalic: Whether the letters are slanted.
  public init(
    _ family: Family = .system, size: Double, weight: Int = 400, isItalic: Bool = false
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
  }
}
