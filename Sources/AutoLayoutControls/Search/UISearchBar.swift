@_spi(Subclasses) public import AutoLayoutCore
public import AutoLayoutValues
public import Foundation

/// A field for what is searched.
@preconcurrency @MainActor
open class UISearchBar: UIView, UITextInputTraits, UIBarPositioning {
  /// The looks of a search bar.
  public enum Style: UInt, Sendable {
    /// The usual one.
    case `default` = 0
    /// Where search is the point.
    case prominent = 1
    /// Without a background.
    case minimal = 2
  }

  /// The images in a search bar.
  public enum Icon: Int, Sendable {
    /// The one before the text.
    case search = 0
    /// The button that takes the text away.
    case clear = 1
    /// The button for bookmarks.
    case bookmark = 2
    /// The button for the last results.
    case resultsList = 3
  }

  /// Told what is searched; not kept alive.
  open weak var delegate: (any UISearchBarDelegate)?
  /// The text.
  open var text: String? {
    didSet {
      guard text != oldValue else { return }
      madeField?.text = text
      textChanged?()
    }
  }
  /// Called when the text has changed, for the bar's controller.
  final var textChanged: (() -> Void)?
  /// The text while there is none.
  open var placeholder: String? { didSet { madeField?.placeholder = placeholder } }
  /// The text above the field.
  open var prompt: String?
  /// How dark the bar is.
  open var barStyle = UIBarStyle.default
  /// The look.
  open var searchBarStyle = Style.default
  /// Whether content shows through.
  open var isTranslucent = true
  /// Whether there is a button to give up.
  open var showsCancelButton = false
  /// Whether there is a button for bookmarks.
  open var showsBookmarkButton = false
  /// Whether there is a button for the last results.
  open var showsSearchResultsButton = false
  /// Whether that button is chosen.
  open var isSearchResultsButtonSelected = false
  /// The colour of the bar.
  open var barTintColor: UIColor?
  /// The image behind the bar; kept.
  open var backgroundImage: UIImage?
  /// How far the text is moved in its field, in points; kept.
  open var searchTextPositionAdjustment = UIOffset.zero
  /// How far the field's background is moved, in points; kept.
  open var searchFieldBackgroundPositionAdjustment = UIOffset.zero
  /// How the keyboard helps.
  open var inputTraits = TextInputTraits()
  private final var icons: [Icon: UIImage] = [:]

  /// The titles of the scopes to search in.
  open var scopeButtonTitles: [String]? { didSet { invalidateIntrinsicContentSize() } }
  /// The chosen scope.
  open var selectedScopeButtonIndex = 0
  /// Whether the scopes are shown below the field.
  open var showsScopeBar = false { didSet { invalidateIntrinsicContentSize() } }

  private final var ownAccessoryView: UIView?
  /// What is shown above the keyboard.
  open override var inputAccessoryView: UIView? {
    get { ownAccessoryView }
    set { ownAccessoryView = newValue }
  }

  private final var madeField: UISearchTextField?
  /// The field, whose text and placeholder are the bar's; it is drawn with the bar, and is none of
  /// its subviews.
  open var searchTextField: UISearchTextField {
    if let madeField { return madeField }
    let field = UISearchTextField()
    field.text = text
    field.placeholder = placeholder
    field.bar = self
    madeField = field
    return field
  }

  /// Shows the button to give up, or not; the change is made at once.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }
  private final var looks = BarItemLooks()
  /// Whether the bar can be used.
  open var isEnabled = true { didSet { isUserInteractionEnabled = isEnabled } }
  /// Whether what is looked at begins dictation; kept.
  open var isLookToDictateEnabled = false
  /// The image behind the scopes; kept.
  open var scopeBarBackgroundImage: UIImage?
  /// Keeps an image for the bar's background at a place.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) { looks.images["background", 0, barMetrics] = backgroundImage }
  /// The image that was kept for the bar's background.
  open func backgroundImage(
    for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { looks.images["background", 0, barMetrics] }
  /// Keeps an image for the field's background.
  open func setSearchFieldBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State
  ) { looks.images["field", state.rawValue, .default] = backgroundImage }
  /// The image that was kept for the field's background.
  open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
    looks.images["field", state.rawValue, .default]
  }
  /// Keeps an image for the scopes' buttons.
  open func setScopeBarButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State
  ) { looks.images["scope", state.rawValue, .default] = backgroundImage }
  /// The image that was kept for the scopes' buttons.
  open func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? {
    looks.images["scope", state.rawValue, .default]
  }
  /// Keeps how the scopes' titles are set.
  open func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { looks.attributes["scope", state.rawValue, .default] = attributes }
  /// How the scopes' titles are said to be set.
  open func scopeBarButtonTitleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { looks.attributes["scope", state.rawValue, .default] }
  /// Keeps how far a sign is moved, in points.
  open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
    looks.offsets["icon", UInt(icon.rawValue), .default] = adjustment
  }
  /// How far a sign is said to be moved, in points.
  open func positionAdjustment(for icon: Icon) -> UIOffset {
    looks.offsets["icon", UInt(icon.rawValue), .default] ?? .zero
  }
  /// The field, under the name by which clients reach it where they know no better.
  open override func value(forKey key: String) -> Any? {
    ["searchField", "_searchField"].contains(key) ? searchTextField : super.value(forKey: key)
  }

  /// Shows the scopes, or not; the change is made at once.
  open func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }
  /// Gives one of the images; those of the normal state are kept.
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    if state == .normal { icons[icon] = iconImage }
  }
  /// One of the images, where it was given.
  open func image(for icon: Icon, state: UIControl.State) -> UIImage? { icons[icon] }
  /// Where the bar stands.
  open var barPosition: UIBarPosition {
    let told = delegate?.position(for: self) ?? .any
    return told == .any ? .top : told
  }

  // MARK: Writing

  /// Text may be written in it.
  open override var canBecomeFirstResponder: Bool { true }

  /// Asks for the keyboard, if the delegate lets it, and tells of the beginning.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard delegate?.searchBarShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else {
      return false
    }
    delegate?.searchBarTextDidBeginEditing(self)
    return true
  }

  /// Gives the keyboard back, if the delegate lets it, and tells of the end.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard delegate?.searchBarShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
      return false
    }
    delegate?.searchBarTextDidEndEditing(self)
    return true
  }

  @_spi(Subclasses) open override func adoptLooks(of model: UIView) {
    super.adoptLooks(of: model)
    guard let model = model as? UISearchBar else { return }
    barTintColor = barTintColor ?? model.barTintColor
    if barStyle == .default { barStyle = model.barStyle }
  }

  // MARK: Size

  /// Whether the bar stands below the title of a navigation bar: its field is higher up then.
  package final var standsInNavigationBar = false
  /// The height below a title: the field of 36 points, and what is around it (F6.50).
  static func heightInNavigationBar(_ bar: UISearchBar) -> CGFloat {
    52 + (bar.hasScopes ? bar.controlMetrics.size(.searchScopes).height : 0)
  }

  /// Whether there are scopes below the field now.
  package final var hasScopes: Bool { showsScopeBar && !(scopeButtonTitles ?? []).isEmpty }

  /// The height (F9.19), and that of the scopes.
  open override var intrinsicContentSize: CGSize {
    var size = controlMetrics.size(.searchBar)
    if hasScopes { size.height += controlMetrics.size(.searchScopes).height }
    return size
  }
  /// The size in a width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }
}
