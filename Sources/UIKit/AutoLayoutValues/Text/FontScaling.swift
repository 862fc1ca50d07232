import Foundation
import TextMetrics

struct FontScaling: Hashable, Sendable {
  enum Rule: Hashable, Sendable {
    case style
    /// A size in points at the default category, scaled in proportion to the style, up to a limit.
    case proportional(base: Double, limit: Double)
  }

  var style: TextMetrics.TextStyle
  var rule: Rule

  static func ratio(_ style: TextMetrics.TextStyle, _ category: ContentSize) -> Double {
    style.size(for: category).pointSize / style.size(for: .large).pointSize
  }

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
