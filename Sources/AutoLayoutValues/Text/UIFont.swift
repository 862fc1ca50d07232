public import Foundation
package import TextMetrics

/// A font: which design, how heavy, how large; its measures in points.
open class UIFont: NSObject, @unchecked Sendable {
  // Safe: a font never changes; a subclass with variables has to say the same of its own.

  #if !canImport(Darwin)
  /// See `foundationTypeWord`; must be the first stored property.
  private let typeWord = foundationTypeWord
  #endif

  /// The font as text measuring sees it.
  package let textFont: TextFont

  /// How the font follows the user's text size; nil if it does not.
  let scaling: FontScaling?

  /// Makes a font of what text measuring knows.
  package convenience init(textFont: TextFont) {
    self.init(textFont: textFont, scaling: nil)
  }

  init(textFont: TextFont, scaling: FontScaling?) {
    self.textFont = textFont
    self.scaling = scaling
    super.init()
  }

  /// Makes the system font of the size that labels have, 17 points.
  public override convenience init() {
    self.init(textFont: .system(Double(UIFont.labelFontSize)))
  }

  /// Makes a font by its name.
  ///
  /// Whether a device has it is not known here, so only an empty name gives nil.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard !fontName.isEmpty else { return nil }
    self.init(textFont: TextFont(family: .named(fontName), pointSize: Double(fontSize)))
  }

  /// Makes the font of a descriptor; a size of 0 takes the descriptor's, and keeps its text style.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    guard pointSize > 0 else {
      self.init(textFont: descriptor.textFont, scaling: descriptor.scaling)
      return
    }
    var font = descriptor.textFont
    (font.pointSize, font.leading) = (Double(pointSize), 0)
    self.init(textFont: font)
  }

  /// The system font.
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(textFont: .system(Double(fontSize)))
  }

  /// The system font in a weight.
  open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(textFont: .system(Double(fontSize), weight: Double(weight.rawValue)))
  }

  /// The system font in a weight and a width.
  ///
  /// The widths of its letters are known here for the standard width alone: text in another one is
  /// measured and drawn in that.
  open class func systemFont(
    ofSize fontSize: CGFloat, weight: UIFont.Weight, width: UIFont.Width
  ) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }

  /// The system font in bold.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  /// The system font, slanted.
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(textFont: TextFont(pointSize: Double(fontSize), isItalic: true))
  }

  /// The system font with figures of one width.
  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight)
    -> UIFont
  {
    UIFont(
      textFont: TextFont(
        family: .systemMonospacedDigit, weight: Double(weight.rawValue),
        pointSize: Double(fontSize)))
  }

  /// The system's fixed-pitch font.
  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(
      textFont: TextFont(
        family: .systemMonospaced, weight: Double(weight.rawValue), pointSize: Double(fontSize)))
  }

  open class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    preferredFont(style, for: .ofScreen)
  }

  @MainActor
  open class func preferredFont(
    forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    preferredFont(style, for: ContentSize(traitCollection?.preferredContentSizeCategory))
  }

  /// The font of a text style at a content-size category; body's for a style that is not known.
  package class func preferredFont(_ style: UIFont.TextStyle, for category: ContentSize) -> UIFont {
    let known = style.known ?? .body
    return UIFont(
      textFont: .preferred(known, for: category), scaling: FontScaling(style: known, rule: .style))
  }

  /// The font in the size that a category asks for, if it follows the user's text size.
  package final func adjusted(to category: UIContentSizeCategory) -> UIFont {
    guard let scaling else { return self }
    return UIFont(textFont: scaling.scaled(textFont, to: ContentSize(category)), scaling: scaling)
  }

  open func withSize(_ fontSize: CGFloat) -> UIFont {
    var font = textFont
    font.pointSize = Double(fontSize)
    font.leading = 0
    return UIFont(textFont: font)
  }

  open var fontName: String { fontDescriptor.postscriptName }

  open var familyName: String {
    switch textFont.family {
    case .named(let name): String(name.prefix { $0 != "-" })
    default: ".AppleSystemUIFont"
    }
  }

  open var fontDescriptor: UIFontDescriptor {
    UIFontDescriptor(textFont: textFont, scaling: scaling?.rule == .style ? scaling : nil)
  }

  /// The size, in points.
  open var pointSize: CGFloat { CGFloat(textFont.pointSize) }
  /// From the baseline up to the top of the line, in points.
  open var ascender: CGFloat { CGFloat(metrics.ascender) }
  /// From the baseline down to the bottom of the line, in points; negative.
  open var descender: CGFloat { CGFloat(metrics.descender) }
  /// The height of flat capitals, in points.
  open var capHeight: CGFloat { CGFloat(metrics.capHeight) }
  /// The height of the lowercase x, in points.
  open var xHeight: CGFloat { CGFloat(metrics.xHeight) }
  /// The height of a line, in points (F9.1).
  open var lineHeight: CGFloat { metrics.lineHeight.withoutRoundingError }
  /// What is added between two lines, in points (F9.6).
  open var leading: CGFloat { CGFloat(metrics.leading) }

  private final var metrics: FontMetrics { TextSystem.measurer.metrics(of: textFont) }

  /// The size of text in labels, in points.
  open class var labelFontSize: CGFloat { 17 }
  /// The size of text in buttons, in points.
  open class var buttonFontSize: CGFloat { 18 }
  /// The size of small text, in points.
  open class var smallSystemFontSize: CGFloat { 12 }
  /// The size of text, in points.
  open class var systemFontSize: CGFloat { 14 }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFont)?.textFont == textFont
  }

  open override var hash: Int { textFont.hashValue }

  open override var description: String {
    "<UIFont: \(fontName); font-weight: \(textFont.weight); font-size: \(textFont.pointSize)pt>"
  }
}
