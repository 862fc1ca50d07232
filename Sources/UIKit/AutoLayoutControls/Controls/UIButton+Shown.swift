import AutoLayoutCore
package import AutoLayoutValues
package import Foundation
package import TextMetrics

extension UIButton {
  package struct ShownText {
    package var text: StyledText
    package var attributed: NSAttributedString?
    package var rect: CGRect
  }

  package var shownTitles: [ShownText] {
    let rect = measuringOnce { titleRect(forContentRect: contentRect(forBounds: bounds)) }
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

  var configuredTitleFont: UIFont? {
    let size = controlMetrics.size(.configuredButtonTitle).width
    return configuration.map { $0.titleFont ?? $0.buttonSize.titleFont(ofSize: size) }
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

  package var shownImage: (image: UIImage, rect: CGRect)? {
    currentImage.map { ($0, shownImageRect) }
  }

  package var shownImageRect: CGRect {
    imageRect(forContentRect: contentRect(forBounds: bounds))
  }

  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system = 1
    case detailDisclosure = 2
    case infoLight = 3
    case infoDark = 4
    case contactAdd = 5
    case close = 7

    public static var roundedRect: ButtonType { .system }

    var isSign: Bool { self != .custom && self != .system }
  }

  public enum Role: Int, Sendable {
    case normal = 0
    case primary = 1
    case cancel = 2
    case destructive = 3
  }
}
