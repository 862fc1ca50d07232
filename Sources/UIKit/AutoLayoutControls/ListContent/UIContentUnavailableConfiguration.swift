public import AutoLayoutCore
public import AutoLayoutValues
public import Foundation

/// A placeholder for missing content; fonts and distances are from memory [memory].
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
  public var button = UIButton.Configuration.plain()
  public var buttonProperties = ButtonProperties()
  public var secondaryButton = UIButton.Configuration.plain()
  public var secondaryButtonProperties = ButtonProperties()
  public var alignment = Alignment.center
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 16, leading: 16, bottom: 16, trailing: 16)
  public var imageToTextPadding: CGFloat = 15
  public var textToSecondaryTextPadding: CGFloat = 4
  public var textToButtonPadding: CGFloat = 20
  public var buttonToSecondaryButtonPadding: CGFloat = 15
  public var background = UIBackgroundConfiguration.clear()
  var showsProgress = false
  private var searchText: String?

  private init(_ text: TextProperties) {
    textProperties = text
  }

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

  public func updated(for state: any UIConfigurationState) -> Self {
    guard let searchText, text == searchText,
      let state = state as? UIContentUnavailableConfigurationState
    else { return self }
    var made = self
    made.searchText = state.searchText.map { "\(Self.noResults) for “\($0)”" } ?? Self.noResults
    made.text = made.searchText
    return made
  }

  @preconcurrency @MainActor
  public struct TextProperties {
    public var font: UIFont
    public var color: UIColor
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
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
    public var tintColor: UIColor? = .secondaryLabel
    public var cornerRadius: CGFloat = 0
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
