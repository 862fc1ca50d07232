/// A font as text measuring sees it: which design, how heavy, how large.
public struct TextFont: Hashable, Sendable {
  /// Which design the glyphs come from.
  public enum Family: Hashable, Sendable {
    /// The user interface font of the system.
    case system
    /// The system font with figures of one width.
    case systemMonospacedDigit
    /// The system's fixed-pitch font.
    case systemMonospaced
    /// The system's rounded design.
    case systemRounded
    /// The system's serif design.
    case systemSerif
    /// A font by its PostScript or family name, for example `HelveticaNeue-Bold`.
    case named(String)
  }

  /// The design.
  public var family: Family

  /// The weight on UIKit's scale: −1 thin … 0 regular … 1 black (`UIFont.Weight.rawValue`).
  public var weight: Double

  /// The size in points.
  public var pointSize: Double

  /// Whether the slanted face is meant.
  public var isItalic: Bool

  /// Points added between two lines, beyond the line height; zero unless a text style says more.
  public var leading: Double

  /// Creates a font.
  ///
  /// - Parameters:
  ///   - family: The design.
  ///   - weight: The weight on UIKit's scale, 0 being regular.
  ///   - pointSize: The size in points.
  ///   - isItalic: Whether the slanted face is meant.
  ///   - leading: Points added between two lines.
  public init(
    family: Family = .system, weight: Double = 0, pointSize: Double, isItalic: Bool = false,
    leading: Double = 0
  ) {
    self.family = family
    self.weight = weight
    self.pointSize = pointSize
    self.isItalic = isItalic
    self.leading = leading
  }

  /// The system font at a size.
  ///
  /// - Parameters:
  ///   - pointSize: The size in points.
  ///   - weight: The weight on UIKit's scale, 0 being regular.
  /// - Returns: The font.
  public static func system(_ pointSize: Double, weight: Double = 0) -> TextFont {
    TextFont(weight: weight, pointSize: pointSize)
  }

  /// The font of a text style at a content-size category (F9.25, F9.6).
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - category: The reader's preferred content size.
  /// - Returns: The system font of the style's size and weight, with the style's leading between
  ///   lines.
  public static func preferred(_ style: TextStyle, for category: ContentSize = .large) -> TextFont {
    let row = style.size(for: category)
    let natural = row.pointSize * SystemFontMetrics.lineHeightFactor
    return TextFont(
      weight: style.weight, pointSize: row.pointSize, leading: max(0, row.linePitch - natural))
  }
}
