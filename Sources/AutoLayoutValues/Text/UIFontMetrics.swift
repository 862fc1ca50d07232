public import Foundation
import TextMetrics

open class UIFontMetrics: NSObject, @unchecked Sendable {
  // Safe: metrics never change.
  private let style: TextMetrics.TextStyle

  /// Makes the metrics of a style; `body` if unknown.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle.known ?? .body
    super.init()
  }

  open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  open func scaledFont(for font: UIFont) -> UIFont {
    scaled(font, limit: .infinity, .ofScreen)
  }

  /// Returns the font scaled for the screen's content size category, up to a limit in points.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaled(font, limit: maximumPointSize, .ofScreen)
  }

  @MainActor
  open func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaled(font, limit: .infinity, ContentSize(traitCollection?.preferredContentSizeCategory))
  }

  /// Returns the font scaled for the content size category of the traits, up to a limit in points.
  @MainActor
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaled(
      font, limit: maximumPointSize, ContentSize(traitCollection?.preferredContentSizeCategory))
  }

  /// Returns a scaled font that continues to follow the text size of its view.
  private final func scaled(_ font: UIFont, limit: CGFloat, _ category: ContentSize) -> UIFont {
    precondition(
      font.scaling == nil,
      "A font that follows the user's text size already cannot be scaled again.")
    // 0 means no limit, as in UIKit.
    let limit = limit > 0 ? Double(limit) : .infinity
    let scaling = FontScaling(
      style: style, rule: .proportional(base: font.textFont.pointSize, limit: limit))
    return UIFont(textFont: scaling.scaled(font.textFont, to: category), scaling: scaling)
  }

  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaled(value, .ofScreen)
  }

  @MainActor
  open func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    scaled(value, ContentSize(traitCollection?.preferredContentSizeCategory))
  }

  private final func scaled(_ value: CGFloat, _ category: ContentSize) -> CGFloat {
    value * CGFloat(FontScaling.ratio(style, category))
  }
}
