package import Foundation
package import TextMetrics

package struct DrawnText: Hashable, Sendable {
  package var text: StyledText
  package var looks: [TextLook]
  package var rect: CGRect
  package var lineLimit: Int
  /// Whether the default direction is right to left.
  package var isRightToLeft: Bool

  package init(
    _ text: StyledText, _ looks: [TextLook], in rect: CGRect, lineLimit: Int, isRightToLeft: Bool
  ) {
    self.text = text
    self.looks = looks
    self.rect = rect
    self.lineLimit = lineLimit
    self.isRightToLeft = isRightToLeft
  }

  /// Makes positioned text; if a character has no font, it is in 12-point Helvetica (F13.5).
  package init(_ attributed: NSAttributedString, in rect: CGRect, color: CGColor) {
    self.init(
      attributed, in: rect, color: color,
      font: TextFont(family: .named("Helvetica"), pointSize: 12))
  }

  package init(_ attributed: NSAttributedString, in rect: CGRect, color: CGColor, font: TextFont) {
    var paragraph = ParagraphStyle()
    paragraph.lineBreakMode = .wordWrapping
    text = StyledText(attributed, font: font, paragraph: paragraph)
    looks = TextLook.looks(of: attributed, color: color)
    self.rect = rect
    lineLimit = 0
    isRightToLeft = attributed.string.beginsRightToLeft
  }
}

package struct TextLook: Hashable, Sendable {
  package struct Line: Hashable, Sendable {
    package var bits: Int
    package var color: CGColor

    package var style: NSUnderlineStyle { NSUnderlineStyle(rawValue: bits) }
  }

  /// The color of the letters; nil if only the outlines are drawn.
  package var color: CGColor?
  package var background: CGColor?
  package var underline: Line?
  package var strikethrough: Line?
  /// The width of the outlines, in points, and their color.
  package var outline: (width: CGFloat, color: CGColor)? {
    get { outlineColor.map { (outlineWidth, $0) } }
    set { (outlineWidth, outlineColor) = (newValue?.width ?? 0, newValue?.color) }
  }
  private var outlineWidth: CGFloat = 0
  private var outlineColor: CGColor?
  package var shadow: DrawnShadow?
  package var image: UIImage?

  package init(_ color: CGColor) { self.color = color }

  /// Whether the run has more than a color.
  package var isOrnate: Bool { self != TextLook(color ?? .black) }

  package static func looks(of text: NSAttributedString, color: CGColor) -> [TextLook] {
    var looks: [TextLook] = []
    // Safe: the pointer that could stop the enumeration is not touched.
    unsafe text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) {
      attributes, _, _ in looks.append(TextLook(attributes, color: color))
    }
    return looks
  }

  private init(_ attributes: [NSAttributedString.Key: Any], color plain: CGColor) {
    func color(_ key: NSAttributedString.Key) -> CGColor? {
      (attributes[key] as? UIColor)?.cgColor
    }
    func number(_ key: NSAttributedString.Key) -> Double? {
      switch attributes[key] {
      case let value as Int: Double(value)
      case let value as CGFloat: Double(value)
      case let value as Double: value
      case let value as Float: Double(value)
      case let value as NSNumber: value.doubleValue
      default: nil
      }
    }
    let letters = color(.foregroundColor) ?? plain
    self.init(letters)
    background = color(.backgroundColor)
    if let style = number(.underlineStyle), style != 0 {
      underline = Line(bits: Int(style), color: color(.underlineColor) ?? letters)
    }
    if let style = number(.strikethroughStyle), style != 0 {
      strikethrough = Line(bits: Int(style), color: color(.strikethroughColor) ?? letters)
    }
    // A percentage of the font size; a positive number leaves the letters hollow (F13.6).
    if let width = number(.strokeWidth), width != 0 {
      let size = (attributes[.font] as? UIFont)?.pointSize ?? 12
      outline = (abs(CGFloat(width)) / 100 * size, color(.strokeColor) ?? letters)
      if width > 0 { self.color = nil }
    }
    if let shadow = attributes[.shadow] as? NSShadow {
      let color = (shadow.shadowColor as? UIColor)?.cgColor
      self.shadow = DrawnShadow(
        offset: shadow.shadowOffset, blur: shadow.shadowBlurRadius,
        color: color ?? CGColor(red: 0, green: 0, blue: 0, alpha: 1 / 3))
    }
    image = (attributes[.attachment] as? NSTextAttachment)?.image
  }
}

extension String {
  fileprivate var beginsRightToLeft: Bool {
    for scalar in unicodeScalars where scalar.properties.isAlphabetic {
      return (0x590...0x8FF).contains(scalar.value) || (0xFB1D...0xFEFC).contains(scalar.value)
    }
    return false
  }
}
