public import AutoLayoutCore
public import AutoLayoutValues
public import Foundation

/// What stands in place of content that is missing: an image, texts and buttons.
///
/// Fonts and distances are certain by memory alone [memory].
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  public enum Alignment: Int, Sendable {
    case center = 0
    case natural = 1
  }

  public var image: UIImage?
  public var imageProperties = ImageProperties()
  public var text: String?
  public var attributedText: NSAttributedString?
  public var textProperties: TextProperties
  public var secondaryText: String?
  public var secondaryAttributedText: NSAttributedString?
  public var secondaryTextProperties = TextProperties(
    .preferredFont(forTextStyle: .subheadline), .secondaryLabel)
  /// The button; none is shown without title and image.
  public var button = UIButton.Configuration.plain()
  public var buttonProperties = ButtonProperties()
  /// The second button; none is shown without title and image.
  public var secondaryButton = UIButton.Configuration.plain()
  public var secondaryButtonProperties = ButtonProperties()
  public var alignment = Alignment.center
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
  @preconcurrency @MainActor
  public struct TextProperties {
    public var font: UIFont
    public var color: UIColor
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// How many lines there are at most; 0 for any number.
    public var numberOfLines = 0
    public var adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: CGFloat = 0
    public var allowsDefaultTighteningForTruncation = false

    init(_ font: UIFont, _ color: UIColor) {
      self.font = font
      self.color = color
    }
  }

  public struct ImageProperties {
    /// The colour of a template; the view's tint where nil.
    public var tintColor: UIColor? = .secondaryLabel
    /// How round the corners are, in points.
    public var cornerRadius: CGFloat = 0
    /// The largest size, in points; 0 for any.
    public var maximumSize = CGSize.zero
    public var accessibilityIgnoresInvertColors = false
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? =
      UIImage.SymbolConfiguration(pointSize: 48)
  }

  @preconcurrency @MainActor
  public struct ButtonProperties {
    public var primaryAction: UIAction?
    public var menu: UIMenu?
    public var isEnabled = true
    public var role = UIButton.Role.normal
  }
}
