public import AutoLayoutValues
public import Foundation

extension UIButton {
  public struct Configuration: Sendable {
    public enum Size: Int, Sendable {
      case medium
      case small
      case mini
      case large

      /// The default content insets in points: medium 7 and 12, mini 28 high, the others [likely].
      var insets: NSDirectionalEdgeInsets {
        switch self {
        case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        case .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
        case .mini: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
        case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
        }
      }

      /// Returns the title font: smaller in small buttons.
      func titleFont(ofSize size: CGFloat) -> UIFont {
        .systemFont(ofSize: self == .small || self == .mini ? min(size, 15) : size)
      }
    }

    public enum CornerStyle: Int, Sendable {
      case fixed = -1
      case dynamic = 0
      case small = 1
      case medium = 2
      case large = 3
      case capsule = 4
    }

    public enum TitleAlignment: Int, Sendable {
      case automatic
      case leading
      case center
      case trailing
    }

    package enum Look: Sendable {
      case plain, gray, tinted, filled, borderless, bordered, borderedTinted, borderedProminent
    }

    package var look: Look
    public var title: String? {
      get { attributedTitle.map { String($0.characters) } }
      set { attributedTitle = newValue.map { AttributedString($0) } }
    }
    public var attributedTitle: AttributedString?
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var subtitle: String?
    public var image: UIImage?
    public var imagePlacement = NSDirectionalRectEdge.leading
    public var imagePadding: CGFloat = 0
    public var titlePadding: CGFloat = 1
    public var titleAlignment = TitleAlignment.automatic
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    package var titleFont: UIFont?
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var cornerStyle = CornerStyle.dynamic
    private var ownBackground: UIBackgroundConfiguration?
    /// The background; the corners follow ``cornerStyle`` unless that is `fixed` or `dynamic`.
    @preconcurrency @MainActor public var background: UIBackgroundConfiguration {
      get { ownBackground ?? .buttonBackground }
      set { ownBackground = newValue }
    }
    public var showsActivityIndicator = false

    public var buttonSize = Size.medium
    private var ownInsets: NSDirectionalEdgeInsets?

    public var contentInsets: NSDirectionalEdgeInsets {
      get { ownInsets ?? buttonSize.insets }
      set { ownInsets = newValue }
    }

    public mutating func setDefaultContentInsets() { ownInsets = nil }

    package init(look: Look) {
      self.look = look
    }

    public static func plain() -> Configuration { Configuration(look: .plain) }
    public static func gray() -> Configuration { Configuration(look: .gray) }
    public static func tinted() -> Configuration { Configuration(look: .tinted) }
    public static func filled() -> Configuration { Configuration(look: .filled) }
    /// Looks like `gray()`: the glass of iOS 26 is not drawn.
    public static func glass() -> Configuration { Configuration(look: .gray) }
    /// Looks like `filled()`: the glass of iOS 26 is not drawn.
    public static func prominentGlass() -> Configuration { Configuration(look: .filled) }
    /// Looks like `plain()`: the glass of iOS 26 is not drawn.
    public static func clearGlass() -> Configuration { Configuration(look: .plain) }
    /// Looks like `tinted()`: the glass of iOS 26 is not drawn.
    public static func prominentClearGlass() -> Configuration { Configuration(look: .tinted) }
    public static func borderless() -> Configuration { Configuration(look: .borderless) }
    public static func bordered() -> Configuration { Configuration(look: .bordered) }
    public static func borderedTinted() -> Configuration { Configuration(look: .borderedTinted) }
    public static func borderedProminent() -> Configuration {
      Configuration(look: .borderedProminent)
    }
  }
}

extension UIButton.Configuration {
  var styledTitle: NSAttributedString? {
    guard let attributedTitle, !attributedTitle.characters.isEmpty else { return nil }
    let runs = attributedTitle.runs.map { run in
      let given = run.attributes
      let attributes = (titleTextAttributesTransformer?(given) ?? given).keysAndValues
      return (text: String(attributedTitle[run.range].characters), attributes: attributes)
    }
    guard runs.contains(where: { !$0.attributes.isEmpty }) else { return nil }
    let result = NSMutableAttributedString(string: "")
    for run in runs {
      result.append(NSAttributedString(string: run.text, attributes: run.attributes))
    }
    return result
  }
}
