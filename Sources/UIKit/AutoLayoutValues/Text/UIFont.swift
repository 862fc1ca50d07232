public import Foundation
package import TextMetrics

/// A font: design, weight and size; measures are in points.
open class UIFont: NSObject, @unchecked Sendable {
  // Safe: a font never changes; a subclass with variables must guarantee that itself.

  #if !canImport(Darwin)
  /// See `foundationTypeWord`; must be the first stored property.
  private let typeWord = foundationTypeWord
  #endif

  package let textFont: TextFont

  let scaling: FontScaling?

  package convenience init(textFont: TextFont) {
    self.init(textFont: textFont, scaling: nil)
  }

  init(textFont: TextFont, scaling: FontScaling?) {
    self.textFont = textFont
    self.scaling = scaling
    super.init()
  }

  public override convenience init() {
    self.init(textFont: .system(Double(UIFont.labelFontSize)))
  }

  /// Makes a font by name: a registered font, or a font of iOS.
  ///
  /// Other names give nil if the program registered fonts. If it registered none, they give a font
  /// with estimated measures, because the app's fonts are unknown.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard !fontName.isEmpty else { return nil }
    let font = TextFont(
      family: RegisteredFonts.family(named: fontName), pointSize: Double(fontSize))
    guard font.isCustom || font.isOfSystem(family: nil) || RegisteredFonts.all.isEmpty else {
      return nil
    }
    self.init(textFont: font)
  }

  /// The font families of iOS and of registered fonts.
  open class var familyNames: [String] {
    var seen: Set<String> = []
    return (SystemFamilies.names + RegisteredFonts.all.map(\.names.family))
      .filter { seen.insert($0).inserted }
  }

  /// The PostScript names of the registered fonts in a family; names of iOS's fonts are not known.
  open class func fontNames(forFamilyName familyName: String) -> [String] {
    RegisteredFonts.all.filter { $0.names.family == familyName }.map(\.names.postScript)
  }

  /// Makes a descriptor's font; a size of 0 uses the descriptor's size and text style.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    guard pointSize > 0 else {
      self.init(textFont: descriptor.textFont, scaling: descriptor.scaling)
      return
    }
    var font = descriptor.textFont
    (font.pointSize, font.leading) = (Double(pointSize), 0)
    self.init(textFont: font)
  }

  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(textFont: .system(Double(fontSize)))
  }

  open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(textFont: .system(Double(fontSize), weight: Double(weight.rawValue)))
  }

  open class func systemFont(
    ofSize fontSize: CGFloat, weight: UIFont.Weight, width: UIFont.Width
  ) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }

  /// The system font in the weight of emphasis, which is semibold on iOS (F9.58).
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .semibold)
  }

  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(textFont: TextFont(pointSize: Double(fontSize), isItalic: true))
  }

  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight)
    -> UIFont
  {
    UIFont(
      textFont: TextFont(
        family: .systemMonospacedDigit, weight: Double(weight.rawValue),
        pointSize: Double(fontSize)))
  }

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

  package class func preferredFont(_ style: UIFont.TextStyle, for category: ContentSize) -> UIFont {
    let known = style.knownOrBody
    return UIFont(
      textFont: .preferred(known, for: category), scaling: FontScaling(style: known, rule: .style))
  }

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
    case .custom(let font): font.names.family
    default: ".AppleSystemUIFont"
    }
  }

  open var fontDescriptor: UIFontDescriptor {
    UIFontDescriptor(textFont: textFont, scaling: scaling?.rule == .style ? scaling : nil)
  }

  open var pointSize: CGFloat { CGFloat(textFont.pointSize) }
  open var ascender: CGFloat { CGFloat(metrics.ascender) }
  open var descender: CGFloat { CGFloat(metrics.descender) }
  open var capHeight: CGFloat { CGFloat(metrics.capHeight) }
  open var xHeight: CGFloat { CGFloat(metrics.xHeight) }
  /// The line height, in points (F9.1).
  open var lineHeight: CGFloat { metrics.lineHeight.withoutRoundingError }
  /// The leading, in points (F9.6).
  open var leading: CGFloat { CGFloat(metrics.leading) }

  private final var metrics: FontMetrics { TextSystem.measurer.metrics(of: textFont) }

  open class var labelFontSize: CGFloat { 17 }
  open class var buttonFontSize: CGFloat { 18 }
  open class var smallSystemFontSize: CGFloat { 12 }
  open class var systemFontSize: CGFloat { 14 }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFont)?.textFont == textFont
  }

  open override var hash: Int { textFont.hashValue }

  open override var description: String {
    "<UIFont: \(fontName); font-weight: \(textFont.weight); font-size: \(textFont.pointSize)pt>"
  }
}
