public import AutoLayoutCore
public import AutoLayoutValues
public import Foundation

/// A list row's content; fonts are text styles, distances from memory [memory].
public struct UIListContentConfiguration: UIContentConfiguration {
  @preconcurrency @MainActor
  public struct TextProperties {
    public enum TextAlignment: Int, Sendable {
      case natural = 0
      case center = 1
      case justified = 2
    }
    public enum TextTransform: Int, Sendable {
      case none = 0
      case uppercase = 1
      case lowercase = 2
      case capitalized = 3
    }

    public var font: UIFont
    public var color = UIColor.label
    public var colorTransformer: UIConfigurationColorTransformer?
    public func resolvedColor() -> UIColor { colorTransformer?.transform(color) ?? color }
    public var alignment = TextAlignment.natural
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    public var numberOfLines = 0
    public var adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: CGFloat = 0
    public var adjustsFontForContentSizeCategory = true
    public var transform = TextTransform.none

    init(_ style: UIFont.TextStyle, _ color: UIColor = .label) {
      font = .preferredFont(forTextStyle: style)
      self.color = color
    }
  }

  public struct ImageProperties {
    public var tintColor: UIColor?
    public var tintColorTransformer: UIConfigurationColorTransformer?
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?.transform(color) ?? color
    }
    public var cornerRadius: CGFloat = 0
    public var maximumSize = CGSize.zero
    public var reservedLayoutSize = CGSize.zero
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  }

  public var image: UIImage?
  public var imageProperties = ImageProperties()
  public var text: String?
  public var attributedText: NSAttributedString?
  public var textProperties: TextProperties
  public var secondaryText: String?
  public var secondaryAttributedText: NSAttributedString?
  public var secondaryTextProperties: TextProperties
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 11, leading: 16, bottom: 11, trailing: 16)
  public var axesPreservingSuperviewLayoutMargins: UIAxis = [.horizontal]
  public var prefersSideBySideTextAndSecondaryText = false
  public var imageToTextPadding: CGFloat = 16
  public var textToSecondaryTextHorizontalPadding: CGFloat = 6
  public var textToSecondaryTextVerticalPadding: CGFloat = 3
  var leastHeight = CellMetrics.rowHeight

  private init(_ text: TextProperties, _ secondary: TextProperties) {
    textProperties = text
    secondaryTextProperties = secondary
  }

  public static func cell() -> Self { Self(TextProperties(.body), TextProperties(.subheadline)) }
  public static func subtitleCell() -> Self {
    Self(TextProperties(.body), TextProperties(.caption1))
  }
  public static func valueCell() -> Self {
    var made = Self(TextProperties(.body), TextProperties(.body, .secondaryLabel))
    made.prefersSideBySideTextAndSecondaryText = true
    return made
  }
  public static func plainHeader() -> Self { edge(.headline, .label) }
  public static func plainFooter() -> Self { edge(.footnote, .secondaryLabel) }
  public static func groupedHeader() -> Self {
    var made = edge(.footnote, .secondaryLabel)
    made.textProperties.transform = .uppercase
    return made
  }
  public static func groupedFooter() -> Self { edge(.footnote, .secondaryLabel) }

  /// Returns the configuration for prominent headers; the font is from memory.
  public static func prominentInsetGroupedHeader() -> Self { edge(.headline, .label) }
  /// Returns the configuration for extra prominent headers; the font is from memory.
  public static func extraProminentInsetGroupedHeader() -> Self { edge(.title3, .label) }
  public static func sidebarCell() -> Self { cell() }
  public static func sidebarSubtitleCell() -> Self { subtitleCell() }
  /// Returns the configuration for sidebar headers; the font is from memory.
  public static func sidebarHeader() -> Self { edge(.headline, .label) }

  private static func edge(_ style: UIFont.TextStyle, _ color: UIColor) -> Self {
    var made = Self(TextProperties(style, color), TextProperties(.footnote, .secondaryLabel))
    made.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 6, leading: 16, bottom: 6, trailing: 16)
    made.leastHeight = 0
    return made
  }

  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }
  /// Returns the configuration unchanged, since the appearance does not depend on the state.
  public func updated(for state: any UIConfigurationState) -> Self { self }
}

public struct UIAxis: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let horizontal = UIAxis(rawValue: 1)
  public static let vertical = UIAxis(rawValue: 2)
  public static let both: UIAxis = [.horizontal, .vertical]
}
