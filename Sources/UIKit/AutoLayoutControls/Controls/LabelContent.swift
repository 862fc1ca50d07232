import AutoLayoutValues
import Foundation
import TextMetrics

struct LabelContent {
  var text: String? { didSet { prepared = nil } }
  var attributedText: NSAttributedString? { didSet { prepared = nil } }
  var font = UIFont() { didSet { prepared = nil } }
  var paragraph = ParagraphStyle() { didSet { prepared = nil } }
  var numberOfLines = 1
  var preferredMaxLayoutWidth: CGFloat = 0

  private var prepared: StyledText?

  var isEmpty: Bool { (text?.isEmpty ?? true) && (attributedText?.length ?? 0) == 0 }

  var styled: StyledText {
    mutating get {
      if let prepared { return prepared }
      let made =
        attributedText.map {
          StyledText($0, font: font.textFont, paragraph: paragraph, keepsWordWrapping: true)
        }
        ?? StyledText(text ?? "", font: font.textFont, paragraph: paragraph)
      prepared = made
      return made
    }
  }

  func affectsSize(comparedTo other: LabelContent) -> Bool {
    text != other.text || attributedText != other.attributedText || font != other.font
      || paragraph != other.paragraph || numberOfLines != other.numberOfLines
      || preferredMaxLayoutWidth != other.preferredMaxLayoutWidth
  }
}
