public import AutoLayoutCore
public import AutoLayoutValues
public import Foundation

/// What stands in place of content that is missing: an image, texts and buttons.
///
/// Fonts and distances are certain by memory alone [memory].
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  /// Where what is shown stands.
  public enum Alignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// Where reading starts.
    case natural = 1
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
  public var secondaryTextProperties = TextProperties(
    .preferredFont(forTextStyle: .subheadline), .secondaryLabel)
  /// The button; none is shown without title and image.
  public var button = UIButton.Configuration.plain()
  /// What the button does.
  public var buttonProperties = ButtonProperties()
  /// The second button; none is shown without title and image.
  public var secondaryButton = UIButton.Configuration.plain()
  /// What the second button does.
  public var secondaryButtonProperties = ButtonProperties()
  /// Where all of it stands from side to side.
  public var alignment = Alignment.center
  /// The axes on which the margins are at least those around the view.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
  /// The margins of all of it, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 16, leading: 16, bottom: 16, trailing: 16)
  /// The distance of the image and the text, in points.
  public var imageToTextPadding: CGFloat = 15
  /// The distance of the texts, in points.
  public var textToSecondaryTextPadding: CGFloat = 4
  /// The distance of the last text and the button, in points.
  public var textToButtonPadding: CGFloat = 20
  /// The distance of the buttons, in points.
  public var buttonToSecondaryButtonPadding: CGFloat = 15
  /// What is behind all of it.
  public var background = UIBackgroundConfiguration.clear()
  /// Whether a wheel turns in place of the image.
  var showsProgress = false
  /// The text of a search, which follows what is searched for while the client sets no other one.
  private var searchText: String?

  private init(_ text: TextProperties) {
    textProperties = text
  }

  /// Where there is nothing: image, texts and buttons are the client's.
  public static func empty() -> Self {
    let size = UIFont.preferredFont(forTextStyle: .title2).pointSize
    return Self(TextProperties(.systemFont(ofSize: size, weight: .bold), .label))
  }

  /// Where content is loaded: a wheel that turns, above a word.
  public static func loading() -> Self {
    var made = Self(TextProperties(.preferredFont(forTextStyle: .subheadline), .secondaryLabel))
    made.showsProgress = true
    made.text = "Loading…"
    return made
  }

  /// Where a search finds nothing; it names what is searched for.
  public static func search() -> Self {
    var made = empty()
    made.image = UIImage(systemName: "magnifyingglass")
    made.text = noResults
    made.searchText = noResults
    made.secondaryText = "Check the spelling or try a new search."
    return made
  }

  private static let noResults = "No Results"

  /// A view that shows it.
  public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }

  /// The same, naming what is searched for unless the client has set another text.
  public func updated(for state: any UIConfigurationState) -> Self {
    guard let searchText, text == searchText,
      let state = state as? UIContentUnavailableConfigurationState
    else { return self }
    var made = self
    made.searchText = state.searchText.map { "\(Self.noResults) for “\($0)”" } ?? Self.noResults
    made.text = made.searchText
    return made
  }
}

extension UIContentUnavailableConfiguration {
  /// How a text looks.
  @preconcurrency @MainActor
  public struct TextProperties {
    /// The font.
    public var font: UIFont
    /// The colour.
    public var color: UIColor
    /// How lines end that are too long.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// How many lines there are at most; 0 for any number.
    public var numberOfLines = 0
    /// Whether the text becomes smaller where its line is too long.
    public var adjustsFontSizeToFitWidth = false
    /// How much smaller, as a factor.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether letters come closer before a line is cut; kept.
    public var allowsDefaultTighteningForTruncation = false

    init(_ font: UIFont, _ color: UIColor) {
      self.font = font
      self.color = color
    }
  }

  /// How the image looks.
  public struct ImageProperties {
    /// The colour of a template; the view's tint where nil.
    public var tintColor: UIColor? = .secondaryLabel
    /// How round the corners are, in points.
    public var cornerRadius: CGFloat = 0
    /// The largest size, in points; 0 for any.
    public var maximumSize = CGSize.zero
    /// Whether colours stay while the user has them inverted; kept.
    public var accessibilityIgnoresInvertColors = false
    /// The size and weight of a symbol.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? =
      UIImage.SymbolConfiguration(pointSize: 48)
  }

  /// What a button does.
  @preconcurrency @MainActor
  public struct ButtonProperties {
    /// What is done when it is operated.
    public var primaryAction: UIAction?
    /// The menu that it opens.
    public var menu: UIMenu?
    /// Whether it can be operated.
    public var isEnabled = true
    /// What it means.
    public var role = UIButton.Role.normal
  }
}
