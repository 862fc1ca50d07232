/// A font's description, which a measurer resolves to a face.
public struct TextFont: Hashable, Sendable {
  /// The system font's designs, a font known by name, or a font from a file.
  public enum Family: Hashable, Sendable {
    case system
    case systemMonospacedDigit
    case systemMonospaced
    case systemRounded
    case systemSerif
    case named(String)
    /// A font from a file of the project.
    case custom(CustomFont)
  }

  public var family: Family

  /// The weight on UIKit's scale: −1 thin … 0 regular … 1 black (`UIFont.Weight.rawValue`).
  public var weight: Double

  /// The size of one em, in points.
  public var pointSize: Double

  /// Whether letters are slanted; ``SystemFontMetrics`` uses upright advances.
  public var isItalic: Bool

  /// The gap between lines in addition to the line height, in points; zero except for text styles.
  public var leading: Double

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

  /// Returns the system font at a size in points and a weight on UIKit's scale.
  public static func system(_ pointSize: Double, weight: Double = 0) -> TextFont {
    TextFont(weight: weight, pointSize: pointSize)
  }

  /// Returns the font for a text style, with the style's leading (F9.25, F9.6).
  public static func preferred(_ style: TextStyle, for category: ContentSize = .large) -> TextFont {
    let row = style.size(for: category)
    let natural = row.pointSize * SystemFontMetrics.lineHeightFactor
    return TextFont(
      weight: style.weight, pointSize: row.pointSize, leading: max(0, row.linePitch - natural))
  }
}
