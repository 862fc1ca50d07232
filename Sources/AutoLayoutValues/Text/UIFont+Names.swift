public import Foundation
import TextMetrics

extension UIFont {
  /// How wide the letters of a face are: 0 is standard.
  public struct Width: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: CGFloat

    /// Makes a width from its number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Makes a width from its number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The narrowest letters.
    public static let compressed = Width(-0.3)
    /// Narrow letters.
    public static let condensed = Width(-0.2)
    /// The usual letters.
    public static let standard = Width(0)
    /// Wide letters.
    public static let expanded = Width(0.2)
  }

  /// How heavy a face is: 0 is regular, −1 … 1 the range.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: CGFloat

    /// Makes a weight from its number.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Makes a weight from its number.
    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The lightest.
    public static let ultraLight = Self(rawValue: -0.8)
    /// Thin.
    public static let thin = Self(rawValue: -0.6)
    /// Light.
    public static let light = Self(rawValue: -0.4)
    /// Regular.
    public static let regular = Self(rawValue: 0)
    /// Medium.
    public static let medium = Self(rawValue: 0.23)
    /// Semibold.
    public static let semibold = Self(rawValue: 0.3)
    /// Bold.
    public static let bold = Self(rawValue: 0.4)
    /// Heavy.
    public static let heavy = Self(rawValue: 0.56)
    /// The heaviest.
    public static let black = Self(rawValue: 0.62)
  }

  /// What text is for; Dynamic Type gives each style a size (F9.7 has the names).
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// Apple's name of it.
    public let rawValue: String

    /// Makes a style from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The largest heading.
    public static let largeTitle = Self(rawValue: "UICTFontTextStyleTitle0")
    /// The first heading.
    public static let title1 = Self(rawValue: "UICTFontTextStyleTitle1")
    /// The second heading.
    public static let title2 = Self(rawValue: "UICTFontTextStyleTitle2")
    /// The third heading.
    public static let title3 = Self(rawValue: "UICTFontTextStyleTitle3")
    /// A heading among body text.
    public static let headline = Self(rawValue: "UICTFontTextStyleHeadline")
    /// A second heading.
    public static let subheadline = Self(rawValue: "UICTFontTextStyleSubhead")
    /// Running text.
    public static let body = Self(rawValue: "UICTFontTextStyleBody")
    /// Text that calls out.
    public static let callout = Self(rawValue: "UICTFontTextStyleCallout")
    /// A note at the foot.
    public static let footnote = Self(rawValue: "UICTFontTextStyleFootnote")
    /// A caption.
    public static let caption1 = Self(rawValue: "UICTFontTextStyleCaption1")
    /// A smaller caption.
    public static let caption2 = Self(rawValue: "UICTFontTextStyleCaption2")

    /// The row of the size table.
    var known: TextMetrics.TextStyle? { Self.rows[self] }

    private static let rows: [Self: TextMetrics.TextStyle] = [
      .largeTitle: .largeTitle, .title1: .title1, .title2: .title2, .title3: .title3,
      .headline: .headline, .subheadline: .subheadline, .body: .body, .callout: .callout,
      .footnote: .footnote, .caption1: .caption1, .caption2: .caption2,
    ]
  }
}
