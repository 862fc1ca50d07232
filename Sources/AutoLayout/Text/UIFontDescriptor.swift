public import Foundation
import TextMetrics

/// What tells a font from others.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
  /// The font as text measuring sees it.
  let textFont: TextFont

  init(textFont: TextFont) {
    self.textFont = textFont
    super.init()
  }

  /// Makes a descriptor of a font by name.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(textFont: TextFont(family: .named(fontName), pointSize: Double(size)))
  }

  /// Makes a descriptor from attributes: `.name` or `.family`, and `.size`.
  public convenience init(fontAttributes attributes: [UIFontDescriptor.AttributeName: Any] = [:]) {
    let name = attributes[.name] as? String ?? attributes[.family] as? String
    let size = (attributes[.size] as? NSNumber)?.doubleValue ?? attributes[.size] as? Double ?? 0
    self.init(textFont: TextFont(family: name.map { .named($0) } ?? .system, pointSize: size))
  }

  /// The descriptor of a text style at the screen's content-size category.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// Names of attributes.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes an attribute's name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The name of the family.
    public static let family = Self(rawValue: "NSFontFamilyAttribute")
    /// The PostScript name.
    public static let name = Self(rawValue: "NSFontNameAttribute")
    /// The size in points.
    public static let size = Self(rawValue: "NSFontSizeAttribute")
  }

  /// What a face looks like.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The traits.
    public let rawValue: UInt32

    /// Makes traits from their bits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Slanted.
    public static let traitItalic = Self(rawValue: 1)
    /// Bold.
    public static let traitBold = Self(rawValue: 2)
    /// All characters of one width.
    public static let traitMonoSpace = Self(rawValue: 1 << 10)
  }

  /// The designs of the system font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// Apple's name of it.
    public let rawValue: String

    /// Makes a design from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The plain one.
    public static let `default` = Self(rawValue: "NSCTFontUIFontDesignDefault")
    /// The one with serifs.
    public static let serif = Self(rawValue: "NSCTFontUIFontDesignSerif")
    /// The rounded one.
    public static let rounded = Self(rawValue: "NSCTFontUIFontDesignRounded")
    /// The fixed-pitch one.
    public static let monospaced = Self(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  /// The size, in points.
  open var pointSize: CGFloat { CGFloat(textFont.pointSize) }

  /// The name of the face.
  open var postscriptName: String {
    let style = textFont.weight >= 0.3 ? (textFont.weight >= 0.4 ? "Bold" : "Semibold") : "Regular"
    return switch textFont.family {
    case .named(let name): name
    case .systemMonospaced: ".SFUIMono-\(style)"
    default: ".SFUI-\(style)"
    }
  }

  /// What the face looks like.
  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if textFont.isItalic { traits.insert(.traitItalic) }
    if textFont.weight >= 0.3 { traits.insert(.traitBold) }
    if textFont.family == .systemMonospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// The descriptor of the face with other traits.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    var font = textFont
    font.isItalic = symbolicTraits.contains(.traitItalic)
    let isBold = symbolicTraits.contains(.traitBold)
    if isBold != (font.weight >= 0.3) { font.weight = isBold ? 0.4 : 0 }
    if symbolicTraits.contains(.traitMonoSpace), font.family == .system {
      font.family = .systemMonospaced
    }
    return UIFontDescriptor(textFont: font)
  }

  /// The descriptor in another size.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    var font = textFont
    font.pointSize = Double(newPointSize)
    return UIFontDescriptor(textFont: font)
  }

  /// The descriptor of another design of the system font; nil for named fonts.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    guard !textFont.family.isNamed else { return nil }
    let families: [SystemDesign: TextFont.Family] = [
      .serif: .systemSerif, .rounded: .systemRounded, .monospaced: .systemMonospaced,
    ]
    var font = textFont
    font.family = families[design] ?? .system
    return UIFontDescriptor(textFont: font)
  }
}

extension TextFont.Family {
  fileprivate var isNamed: Bool {
    if case .named = self { return true }
    return false
  }
}
