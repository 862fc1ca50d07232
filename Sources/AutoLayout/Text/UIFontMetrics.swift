public import Foundation
import TextMetrics

/// Scales fonts and lengths as a text style scales.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  private let style: TextMetrics.TextStyle

  /// Makes the metrics of a style; body's for a style that is not known.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle.known ?? .body
    super.init()
  }

  /// The metrics of body text.
  open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// A font in the size that the screen's content-size category asks for.
  open func scaledFont(for font: UIFont) -> UIFont {
    font.withSize(scaledValue(for: font.pointSize))
  }

  /// A font in the size that the screen's content-size category asks for, up to a limit in points.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.withSize(min(scaledValue(for: font.pointSize), maximumPointSize))
  }

  /// A length for the screen's content-size category.
  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaled(value, .ofScreen)
  }

  /// A length for the content-size category of traits.
  @MainActor
  open func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    scaled(value, ContentSize(traitCollection?.preferredContentSizeCategory))
  }

  private func scaled(_ value: CGFloat, _ category: ContentSize) -> CGFloat {
    let ratio = style.size(for: category).pointSize / style.size(for: .large).pointSize
    return value * CGFloat(ratio)
  }
}
