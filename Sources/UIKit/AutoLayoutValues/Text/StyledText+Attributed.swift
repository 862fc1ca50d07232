package import Foundation
package import TextMetrics

extension StyledText {
  /// Converts attributed text for measuring; the first paragraph style applies to all of it.
  ///
  /// - Parameter keepsWordWrapping: Whether a style's word wrapping counts, as in labels (F9.56);
  ///   otherwise the mode of `paragraph` replaces it.
  package init(
    _ text: NSAttributedString, font: TextFont, paragraph: ParagraphStyle,
    keepsWordWrapping: Bool = false
  ) {
    var runs: [TextRun] = []
    var style: ParagraphStyle?
    let all = NSRange(location: 0, length: text.length)
    unsafe text.enumerateAttributes(in: all) { attributes, range, _ in
      if style == nil {
        style = (attributes[.paragraphStyle] as? NSParagraphStyle)?.values
      }
      let characters = (text.string as NSString).substring(with: range)
      runs.append(
        TextRun(characters, attributes: attributes, font: font, at: range.location))
    }
    var resolved = style ?? paragraph
    if resolved.lineBreakMode == .wordWrapping, !keepsWordWrapping {
      resolved.lineBreakMode = paragraph.lineBreakMode
    }
    self.init(runs: runs, paragraph: resolved)
  }
}

extension TextRun {
  fileprivate init(
    _ text: String, attributes: [NSAttributedString.Key: Any], font: TextFont, at index: Int
  ) {
    let own = (attributes[.font] as? UIFont)?.textFont ?? font
    if let attachment = attributes[.attachment] as? NSTextAttachment {
      let box = attachment.box(inLineOf: UIFont(textFont: own).lineHeight, at: index)
      self.init(
        Attachment(width: Double(box.width), height: Double(box.height), y: Double(box.minY)),
        font: own)
      return
    }
    let kern = attributes.points(.kern) ?? attributes.points(.tracking) ?? 0
    self.init(text, font: own, kern: kern, baselineOffset: attributes.points(.baselineOffset) ?? 0)
  }
}

extension [NSAttributedString.Key: Any] {
  fileprivate func points(_ key: NSAttributedString.Key) -> Double? {
    switch self[key] {
    case let value as Double: value
    case let value as CGFloat: Double(value)
    case let value as Float: Double(value)
    case let value as Int: Double(value)
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  }
}
