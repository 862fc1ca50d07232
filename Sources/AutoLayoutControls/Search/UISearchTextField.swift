import AutoLayoutCore
public import AutoLayoutValues
public import Foundation

/// The field of a search bar.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
  final weak var bar: UISearchBar?

  /// The text, which is the bar's, too.
  open override var text: String? {
    didSet { if let bar, bar.text != text { bar.text = text } }
  }

  // MARK: Tokens

  /// What is searched for beside the text, in order; none is drawn.
  open var tokens: [UISearchToken] = []
  /// The colour behind the tokens; nil means the system's.
  open var tokenBackgroundColor: UIColor?
  /// Whether the user may delete tokens.
  open var allowsDeletingTokens = true
  /// Whether the user may copy tokens.
  open var allowsCopyingTokens = true
  /// Puts in a token.
  open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    tokens.insert(token, at: min(max(0, tokenIndex), tokens.count))
  }
  /// Takes a token out.
  open func removeToken(at tokenIndex: Int) {
    if tokens.indices.contains(tokenIndex) { tokens.remove(at: tokenIndex) }
  }
  /// Puts a token in the place of a part of the text.
  open func replaceTextualPortion(
    of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int
  ) {
    replace(textRange, withText: "")
    insertToken(token, at: tokenIndex)
  }
  /// The part of the text beside the tokens: all of it.
  open var textualRange: UITextRange {
    textRange(from: beginningOfDocument, to: endOfDocument) ?? UITextRange()
  }
}

/// Something that is searched for, which stands beside the text of a field.
@preconcurrency @MainActor
open class UISearchToken: NSObject {
  /// The image.
  public let icon: UIImage?
  /// The text.
  public let text: String
  /// What it stands for.
  open var representedObject: Any?

  /// Makes a token.
  public init(icon: UIImage?, text: String) {
    self.icon = icon
    self.text = text
    super.init()
  }
}

/// Something that a search controller suggests to search for.
@preconcurrency @MainActor
public protocol UISearchSuggestion: NSObjectProtocol {
  /// The words in its place.
  var localizedSuggestion: String? { get }
  /// The image beside them.
  var iconImage: UIImage? { get }
  /// What it stands for.
  var representedObject: Any? { get set }
}

/// Something that a search controller suggests to search for.
@preconcurrency @MainActor
open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
  /// The words in its place.
  public let localizedSuggestion: String?
  /// The image beside them.
  public let iconImage: UIImage?
  /// What it stands for.
  open var representedObject: Any?

  /// Makes a suggestion.
  public init(
    localizedSuggestion: String, localizedDescription: String? = nil, iconImage: UIImage? = nil
  ) {
    self.localizedSuggestion = localizedSuggestion
    self.iconImage = iconImage
    super.init()
  }
}
