import AutoLayoutCore
package import AutoLayoutValues
package import Foundation
package import TextMetrics

/// What a button shows, for whoever draws it.
extension UIButton {
  /// A line of the title and its rectangle in the bounds.
  package struct ShownText {
    /// The text.
    package var text: StyledText
    /// Its attributes, if it was given with any.
    package var attributed: NSAttributedString?
    /// The rectangle in the bounds, in points.
    package var rect: CGRect
  }

  /// The title and the subtitle, as far as there are any.
  package var shownTitles: [ShownText] {
    let rect = titleRect(forContentRect: contentRect(forBounds: bounds))
    guard let configuration else {
      return shownTitle(font: titleFont.textFont, in: rect).map { [$0] } ?? []
    }
    let font = configuredTitleFont ?? titleFont
    guard let subtitle = configuration.subtitle, !subtitle.isEmpty else {
      return shownTitle(font: font.textFont, in: rect).map { [$0] } ?? []
    }
    let text = StyledText(subtitle, font: TextFont.preferred(.footnote))
    let height = pixelCeiling.up(textMeasurer.measure(text, in: .oneLine).size).height
    let (below, above) = rect.divided(atDistance: height, from: .maxYEdge)
    let title = shownTitle(font: font.textFont, in: above)
    return (title.map { [$0] } ?? []) + [ShownText(text: text, rect: title == nil ? rect : below)]
  }

  /// The font of the title that the configuration gives; nil without a configuration.
  var configuredTitleFont: UIFont? {
    let size = controlMetrics.size(.configuredButtonTitle).width
    return configuration.map { $0.titleFont ?? $0.buttonSize.titleFont(ofSize: size, for: role) }
  }

  private func shownTitle(font: TextFont, in rect: CGRect) -> ShownText? {
    var paragraph = ParagraphStyle()
    paragraph.alignment = .center
    paragraph.lineBreakMode = .truncatingMiddle
    if let attributed = currentAttributedTitle {
      let text = StyledText(attributed, font: font, paragraph: paragraph)
      return ShownText(text: text, attributed: attributed, rect: rect)
    }
    guard let title = currentTitle, !title.isEmpty else { return nil }
    return ShownText(text: StyledText(title, font: font, paragraph: paragraph), rect: rect)
  }

  /// The image and its rectangle in the bounds.
  package var shownImage: (image: UIImage, rect: CGRect)? {
    currentImage.map { ($0, shownImageRect) }
  }

  /// The rectangle of the image, or of what stands in its place, in the bounds.
  package var shownImageRect: CGRect {
    imageRect(forContentRect: contentRect(forBounds: bounds))
  }
}
