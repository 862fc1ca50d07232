public import AutoLayoutCore
public import AutoLayoutValues
public import Foundation

/// Text, a second text and an image, as rows of lists show them.
///
/// Fonts are those of text styles; distances are certain by memory alone [memory].
public struct UIListContentConfiguration: UIContentConfiguration {
  /// How a text looks.
  @preconcurrency @MainActor
  public struct TextProperties {
    /// Where lines stand.
    public enum TextAlignment: Int, Sendable {
      /// As the text is read.
      case natural = 0
      /// In the middle.
      case center = 1
      /// At both sides.
      case justified = 2
    }
    /// What letters are written as.
    public enum TextTransform: Int, Sendable {
      /// As they are.
      case none = 0
      /// Large.
      case uppercase = 1
      /// Small.
      case lowercase = 2
      /// Large at the beginning of words.
      case capitalized = 3
    }

    /// The font.
    public var font: UIFont
    /// The colour.
    public var color = UIColor.label
    /// What turns the colour into another one.
    public var colorTransformer: UIConfigurationColorTransformer?
    /// The colour that is shown.
    public func resolvedColor() -> UIColor { colorTransformer?.transform(color) ?? color }
    /// Where lines stand.
    public var alignment = TextAlignment.natural
    /// How lines end that are too long.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// How many lines there are at most; 0 for any number.
    public var numberOfLines = 0
    /// Whether the text becomes smaller where its line is too long.
    public var adjustsFontSizeToFitWidth = false
    /// How much smaller, as a factor.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether the font follows the user's settings.
    public var adjustsFontForContentSizeCategory = true
    /// What letters are written as.
    public var transform = TextTransform.none

    init(_ style: UIFont.TextStyle, _ color: UIColor = .label) {
      font = .preferredFont(forTextStyle: style)
      self.color = color
    }
  }

  /// How the image looks.
  public struct ImageProperties {
    /// The colour of a template; the view's tint unless it is set.
    public var tintColor: UIColor?
    /// What turns the tint into another one.
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// The tint that is shown, where that of the view is given.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?.transform(color) ?? color
    }
    /// How round the corners are, in points.
    public var cornerRadius: CGFloat = 0
    /// The largest size, in points; 0 for any.
    public var maximumSize = CGSize.zero
    /// The room that is kept for the image, in points; 0 for its own size.
    public var reservedLayoutSize = CGSize.zero
    /// The size and weight of a symbol.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  }

  /// The image.
  public var image: UIImage?
  /// How the image looks.
  public var imageProperties = ImageProperties()
  /// The text.
  public var text: String?
  /// The text with attributes, in place of `text`.
  public var attributedText: NSAttributedString?
  /// How the text looks.
  public var textProperties: TextProperties
  /// The second text.
  public var secondaryText: String?
  /// The second text with attributes, in place of `secondaryText`.
  public var secondaryAttributedText: NSAttributedString?
  /// How the second text looks.
  public var secondaryTextProperties: TextProperties
  /// The margins of all of it, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 11, leading: 16, bottom: 11, trailing: 16)
  /// The axes on which the margins are at least those around the view.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = [.horizontal]
  /// Whether the second text stands beside the first one, where both fit.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The distance of the image and the text, in points.
  public var imageToTextPadding: CGFloat = 16
  /// The distance of the texts beside each other, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 6
  /// The distance of the texts below each other, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3
  /// The least height, in points: that of a row, or none.
  var leastHeight = CellMetrics.rowHeight

  private init(_ text: TextProperties, _ secondary: TextProperties) {
    textProperties = text
    secondaryTextProperties = secondary
  }

  /// A row.
  public static func cell() -> Self { Self(TextProperties(.body), TextProperties(.subheadline)) }
  /// A row with a second text below the first one.
  public static func subtitleCell() -> Self {
    Self(TextProperties(.body), TextProperties(.caption1))
  }
  /// A row with a second text at the far side.
  public static func valueCell() -> Self {
    var made = Self(TextProperties(.body), TextProperties(.body, .secondaryLabel))
    made.prefersSideBySideTextAndSecondaryText = true
    return made
  }
  /// The text above a plain section.
  public static func plainHeader() -> Self { edge(.headline, .label) }
  /// The text below a plain section.
  public static func plainFooter() -> Self { edge(.footnote, .secondaryLabel) }
  /// The text above a grouped section.
  public static func groupedHeader() -> Self {
    var made = edge(.footnote, .secondaryLabel)
    made.textProperties.transform = .uppercase
    return made
  }
  /// The text below a grouped section.
  public static func groupedFooter() -> Self { edge(.footnote, .secondaryLabel) }

  /// The text above a grouped section that stands out; its font is known from memory alone.
  public static func prominentInsetGroupedHeader() -> Self { edge(.headline, .label) }
  /// The text above a grouped section that stands out more; its font is known from memory alone.
  public static func extraProminentInsetGroupedHeader() -> Self { edge(.title3, .label) }
  /// A row of a column at the side.
  public static func sidebarCell() -> Self { cell() }
  /// A row of a column at the side with a second text below the first one.
  public static func sidebarSubtitleCell() -> Self { subtitleCell() }
  /// The text above a section of a column at the side; its font is known from memory alone.
  public static func sidebarHeader() -> Self { edge(.headline, .label) }

  private static func edge(_ style: UIFont.TextStyle, _ color: UIColor) -> Self {
    var made = Self(TextProperties(style, color), TextProperties(.footnote, .secondaryLabel))
    made.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 6, leading: 16, bottom: 6, trailing: 16)
    made.leastHeight = 0
    return made
  }

  /// A view that shows it.
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }
  /// The same: nothing here looks other in another state.
  public func updated(for state: any UIConfigurationState) -> Self { self }
}

/// Axes of a plane.
public struct UIAxis: OptionSet, Sendable {
  /// The axes.
  public let rawValue: UInt

  /// Makes a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// From side to side.
  public static let horizontal = UIAxis(rawValue: 1)
  /// From top to bottom.
  public static let vertical = UIAxis(rawValue: 2)
  /// Both.
  public static let both: UIAxis = [.horizontal, .vertical]
}
