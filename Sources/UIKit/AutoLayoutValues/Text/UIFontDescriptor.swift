public import Foundation
import TextMetrics

open class UIFontDescriptor: NSObject, @unchecked Sendable {
  // Safe: a descriptor never changes.

  let textFont: TextFont
  let scaling: FontScaling?

  init(textFont: TextFont, scaling: FontScaling? = nil) {
    self.textFont = textFont
    self.scaling = scaling
    super.init()
  }

  public convenience init(name fontName: String, size: CGFloat) {
    self.init(
      textFont: TextFont(
        family: RegisteredFonts.family(named: fontName), pointSize: Double(size)))
  }

  /// Makes a descriptor from name or family, size, weight and slant; others are ignored.
  public convenience init(fontAttributes attributes: [UIFontDescriptor.AttributeName: Any] = [:]) {
    self.init(textFont: Self.merge(attributes, into: TextFont(pointSize: 0)))
  }

  open func addingAttributes(
    _ attributes: [UIFontDescriptor.AttributeName: Any] = [:]
  ) -> UIFontDescriptor {
    let scales = attributes[.size] == nil && attributes[.textStyle] == nil
    return UIFontDescriptor(
      textFont: Self.merge(attributes, into: textFont), scaling: scales ? scaling : nil)
  }

  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    addingAttributes([.family: newFamily])
  }

  private static func merge(_ attributes: [AttributeName: Any], into font: TextFont) -> TextFont {
    func number(_ value: Any?) -> Double? {
      switch value {
      case let value as CGFloat: Double(value)
      case let value as Double: value
      case let value as Int: Double(value)
      case let value as UIFont.Weight: Double(value.rawValue)
      case let value as NSNumber: value.doubleValue
      default: nil
      }
    }
    var font = font
    if let name = attributes[.name] as? String ?? attributes[.family] as? String {
      font.family = RegisteredFonts.family(named: name)
    }
    if let size = number(attributes[.size]) { (font.pointSize, font.leading) = (size, 0) }
    let traits = attributes[.traits] as? [TraitKey: Any] ?? [:]
    if let weight = number(traits[.weight]) { font.weight = weight }
    if let slant = number(traits[.slant]) { font.isItalic = slant > 0 }
    // Type 6 is the spacing of digits; selector 0 gives them a single width, 1 their own widths.
    for feature in attributes[.featureSettings] as? [[FeatureKey: Int]] ?? []
    where feature[.type] == 6 {
      switch (feature[.selector], font.family) {
      case (0, .system): font.family = .systemMonospacedDigit
      case (1, .systemMonospacedDigit): font.family = .system
      default: break
      }
    }
    return font
  }

  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  @MainActor
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let family = Self(rawValue: "NSFontFamilyAttribute")
    public static let name = Self(rawValue: "NSFontNameAttribute")
    public static let size = Self(rawValue: "NSFontSizeAttribute")
    public static let traits = Self(rawValue: "NSFontTraitsAttribute")
    public static let textStyle = Self(rawValue: "NSCTFontUIUsageAttribute")
    public static let face = Self(rawValue: "NSFontFaceAttribute")
    public static let visibleName = Self(rawValue: "NSFontVisibleNameAttribute")
    public static let matrix = Self(rawValue: "NSFontMatrixAttribute")
    public static let characterSet = Self(rawValue: "NSCTFontCharacterSetAttribute")
    public static let cascadeList = Self(rawValue: "NSCTFontCascadeListAttribute")
    public static let fixedAdvance = Self(rawValue: "NSCTFontFixedAdvanceAttribute")
    public static let featureSettings = Self(rawValue: "NSCTFontFeatureSettingsAttribute")
  }

  /// The keys for font features; only the spacing of digits has an effect.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let type = Self(rawValue: "CTFeatureTypeIdentifier")
    public static let selector = Self(rawValue: "CTFeatureSelectorIdentifier")
    public static var featureIdentifier: Self { type }
    public static var typeIdentifier: Self { selector }
  }

  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let weight = Self(rawValue: "NSCTFontWeightTrait")
    public static let symbolic = Self(rawValue: "NSCTFontSymbolicTrait")
    public static let width = Self(rawValue: "NSCTFontProportionTrait")
    /// A positive number for slanted faces.
    public static let slant = Self(rawValue: "NSCTFontSlantTrait")
  }

  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    public static let traitItalic = Self(rawValue: 1)
    public static let traitBold = Self(rawValue: 2)
    public static let traitMonoSpace = Self(rawValue: 1 << 10)
  }

  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let `default` = Self(rawValue: "NSCTFontUIFontDesignDefault")
    public static let serif = Self(rawValue: "NSCTFontUIFontDesignSerif")
    public static let rounded = Self(rawValue: "NSCTFontUIFontDesignRounded")
    public static let monospaced = Self(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  open var pointSize: CGFloat { CGFloat(textFont.pointSize) }

  open var postscriptName: String {
    let style = textFont.weight >= 0.3 ? (textFont.weight >= 0.4 ? "Bold" : "Semibold") : "Regular"
    return switch textFont.family {
    case .named(let name): name
    case .custom(let font): font.names.postScript
    case .systemMonospaced: ".SFUIMono-\(style)"
    default: ".SFUI-\(style)"
    }
  }

  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if case .custom(let font) = textFont.family {
      if font.isItalic { traits.insert(.traitItalic) }
      if font.weight >= 600 { traits.insert(.traitBold) }
    }
    if textFont.isItalic { traits.insert(.traitItalic) }
    if textFont.weight >= 0.3 { traits.insert(.traitBold) }
    if textFont.family == .systemMonospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    var font = textFont
    if case .custom(let custom) = font.family {
      let face = RegisteredFonts.all.face(
        ofFamily: custom.names.family, weight: symbolicTraits.contains(.traitBold) ? 700 : 400,
        isItalic: symbolicTraits.contains(.traitItalic))
      font.family = face.map { .custom($0) } ?? font.family
      return UIFontDescriptor(textFont: font, scaling: scaling)
    }
    font.isItalic = symbolicTraits.contains(.traitItalic)
    let isBold = symbolicTraits.contains(.traitBold)
    // The system font's weight of emphasis is semibold (F9.58).
    let bold = font.family.isNamed ? 0.4 : 0.3
    if isBold != (font.weight >= 0.3) { font.weight = isBold ? bold : 0 }
    if symbolicTraits.contains(.traitMonoSpace), font.family == .system {
      font.family = .systemMonospaced
    }
    return UIFontDescriptor(textFont: font, scaling: scaling)
  }

  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    var font = textFont
    (font.pointSize, font.leading) = (Double(newPointSize), 0)
    return UIFontDescriptor(textFont: font)
  }

  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    guard !textFont.family.isNamed else { return nil }
    let families: [SystemDesign: TextFont.Family] = [
      .serif: .systemSerif, .rounded: .systemRounded, .monospaced: .systemMonospaced,
    ]
    var font = textFont
    font.family = families[design] ?? .system
    return UIFontDescriptor(textFont: font, scaling: scaling)
  }
}

extension TextFont.Family {
  fileprivate var isNamed: Bool {
    switch self {
    case .named, .custom: true
    default: false
    }
  }
}
