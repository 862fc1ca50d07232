public import TextMetrics

public struct Font: Hashable, Sendable {
  public enum Family: Hashable, Sendable {
    /// Apple's system font, San Francisco; Inter replaces it where it is not installed.
    case system
    case monospacedSystem
    case roundedSystem
    case serifSystem
    /// A font by its family name (`Helvetica Neue`) or PostScript name (`HelveticaNeue-Bold`).
    case named(String)
    /// A font from a file of the project.
    case custom(CustomFont)
  }

  public var family: Family
  /// The size of the em, in points.
  public var size: Double
  /// The weight on the scale of CSS and OpenType: 100 is thin, 400 regular, 700 bold, 900 black.
  public var weight: Int
  public var isItalic: Bool
  public var hasTabularFigures = false

  public init(
    _ family: Family = .system, size: Double, weight: Int = 400, isItalic: Bool = false
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
  }
}
