package import Foundation
package import TextMetrics

/// Text at its place, with the colours and ornaments that its attributes gave it when it was drawn.
package struct DrawnText: Hashable, Sendable {
  /// The text as it is measured.
  package var text: StyledText
  /// How each of its runs looks.
  package var looks: [TextLook]
  /// Where it stands: its upper left corner, the width that it wraps at, and its height.
  package var rect: CGRect
  /// The most lines there are; 0 for any number.
  package var lineLimit: Int
  /// Whether the text reads from right to left where nothing else is said.
  package var isRightToLeft: Bool

  /// Makes text that was laid out before.
  package init(
    _ text: StyledText, _ looks: [TextLook], in rect: CGRect, lineLimit: Int, isRightToLeft: Bool
  ) {
    self.text = text
    self.looks = looks
    self.rect = rect
    self.lineLimit = lineLimit
    self.isRightToLeft = isRightToLeft
  }

  /// Makes text at its place.
  ///
  /// - Parameters:
  ///   - attributed: The text; characters without a font are in 12-point Helvetica (F13.5).
  ///   - rect: Where it stands.
  ///   - color: The colour of what has none of its own.
  package init(_ attributed: NSAttributedString, in rect: CGRect, color: CGColor) {
    self.init(
      attributed, in: rect, color: color,
      font: TextFont(family: .named("Helvetica"), pointSize: 12))
  }

  /// Makes text at its place.
  ///
  /// - Parameters:
  ///   - attributed: The text.
  ///   - rect: Where it stands.
  ///   - color: The colour of what has none of its own.
  ///   - font: The font of characters without one.
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

/// How a run of text looks.
package struct TextLook: Hashable, Sendable {
  /// A line under or through text.
  package struct Line: Hashable, Sendable {
    /// The bits of its style.
    package var bits: Int
    /// Its colour.
    package var color: CGColor

    /// What kind of line it is.
    package var style: NSUnderlineStyle { NSUnderlineStyle(rawValue: bits) }
  }

  /// The colour of the letters; nil where only their outlines are drawn.
  package var color: CGColor?
  /// The colour behind them.
  package var background: CGColor?
  /// The line under them.
  package var underline: Line?
  /// The line through them.
  package var strikethrough: Line?
  /// The width of outlines, in points, and their colour.
  package var outline: (width: CGFloat, color: CGColor)? {
    get { outlineColor.map { (outlineWidth, $0) } }
    set { (outlineWidth, outlineColor) = (newValue?.width ?? 0, newValue?.color) }
  }
  private var outlineWidth: CGFloat = 0
  private var outlineColor: CGColor?
  /// The shadow behind them.
  package var shadow: DrawnShadow?
  /// The image that stands in their place.
  package var image: UIImage?

  /// Letters of a colour.
  package init(_ color: CGColor) { self.color = color }

  /// Whether there is more to it than a colour.
  package var isOrnate: Bool { self != TextLook(color ?? .black) }

  /// The looks of the runs of a text, in the ranges in which it is measured.
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
    // Hundredths of the font's size; a positive number leaves the letters empty (F13.6).
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
  /// Whether the first letter that has a direction is written from right to left.
  fileprivate var beginsRightToLeft: Bool {
    for scalar in unicodeScalars where scalar.properties.isAlphabetic {
      return (0x590...0x8FF).contains(scalar.value) || (0xFB1D...0xFEFC).contains(scalar.value)
    }
    return false
  }
}
