public import Foundation
import TextMetrics

open class UIFontMetrics: NSObject, @unchecked Sendable {
  // Safe: metrics never change.
  private let style: TextMetrics.TextStyle

  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle.knownOrBody
    super.init()
  }

  open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  open func scaledFont(for font: UIFont) -> UIFont {
    scaled(font, limit: .infinity, .ofScreen)
  }

  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaled(font, limit: maximumPointSize, .ofScreen)
  }

  @MainActor
  open func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaled(font, limit: .infinity, ContentSize(traitCollection?.preferredContentSizeCategory))
  }

  @MainActor
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaled(
      font, limit: maximumPointSize, ContentSize(traitCollection?.preferredContentSizeCategory))
  }

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
