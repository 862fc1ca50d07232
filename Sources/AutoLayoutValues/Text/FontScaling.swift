import Foundation
import TextMetrics

/// How a font follows the text size that the user has chosen.
struct FontScaling: Hashable, Sendable {
  /// What the size comes from.
  enum Rule: Hashable, Sendable {
    /// The table of text styles.
    case style
    /// A size in points at the default category, in proportion to the style's, up to a limit.
    case proportional(base: Double, limit: Double)
  }

  /// The style whose sizes count.
  var style: TextMetrics.TextStyle
  /// What the size comes from.
  var rule: Rule

  /// How much larger than at the default category the style is.
  static func ratio(_ style: TextMetrics.TextStyle, _ category: ContentSize) -> Double {
    style.size(for: category).pointSize / style.size(for: .large).pointSize
  }

  /// A font in the size that a category asks for; design, weight and slant stay.
  func scaled(_ font: TextFont, to category: ContentSize) -> TextFont {
    var font = font
    switch rule {
    case .style:
      let preferred = TextFont.preferred(style, for: category)
      (font.pointSize, font.leading) = (preferred.pointSize, preferred.leading)
    case .proportional(let base, let limit):
      font.pointSize = min(base * Self.ratio(style, category), limit)
    }
    return font
  }
}
