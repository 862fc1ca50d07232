import AutoLayoutCore
package import AutoLayoutValues
package import Foundation
package import TextMetrics

extension UIButton {
  package struct ShownText {
    package var text: StyledText
    package var attributed: NSAttributedString?
    package var rect: CGRect
    /// The most lines; 0 sets no limit.
    package var lineLimit = 1
  }

  package var shownTitles: [ShownText] {
    measuringOnce(in: bounds.size) { parts in
      let whole = titleRect(forContentRect: contentRect(forBounds: bounds))
      let (rect, below) = parts.divide(whole)
      let font = configuredTitleFont ?? titleFont
      var titles = shownTitle(font: font.textFont, in: rect, parts.lineLimit).map { [$0] } ?? []
      if let subtitle = configuration?.subtitle, !subtitle.isEmpty {
        var paragraph = shownParagraph
        paragraph.alignment = .natural
        let text = StyledText(subtitle, font: .preferred(.footnote), paragraph: paragraph)
        titles.append(ShownText(text: text, rect: below, lineLimit: parts.lineLimit))
      }
      return titles
    }
  }

  var configuredTitleFont: UIFont? {
    let size = controlMetrics.size(.configuredButtonTitle).width
    return configuration.map { $0.titleFont ?? $0.buttonSize.titleFont(ofSize: size) }
  }

  private var shownParagraph: ParagraphStyle {
    var paragraph = ParagraphStyle()
    paragraph.alignment = .center
    paragraph.lineBreakMode = .init(rawValue: titleLines.mode.rawValue) ?? .truncatingMiddle
    return paragraph
  }

  private func shownTitle(font: TextFont, in rect: CGRect, _ lineLimit: Int) -> ShownText? {
    let paragraph = shownParagraph
    if let attributed = currentAttributedTitle {
      let text = StyledText(attributed, font: font, paragraph: paragraph)
      return ShownText(text: text, attributed: attributed, rect: rect, lineLimit: lineLimit)
    }
    guard let title = currentTitle, !title.isEmpty else { return nil }
    let text = StyledText(title, font: font, paragraph: paragraph)
    return ShownText(text: text, rect: rect, lineLimit: lineLimit)
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
