@_spi(Subclasses) public import AutoLayoutCore
public import AutoLayoutValues
public import Foundation

@preconcurrency @MainActor
open class UISearchBar: UIView, UITextInputTraits, UIBarPositioning {
  public enum Style: UInt, Sendable {
    case `default` = 0
    case prominent = 1
    case minimal = 2
  }

  public enum Icon: Int, Sendable {
    case search = 0
    case clear = 1
    case bookmark = 2
    case resultsList = 3
  }

  open weak var delegate: (any UISearchBarDelegate)?
  open var text: String? {
    didSet {
      guard text != oldValue else { return }
      madeField?.text = text
      textChanged?()
    }
  }
  final var textChanged: (() -> Void)?
  open var placeholder: String? { didSet { madeField?.placeholder = placeholder } }
  open var prompt: String?
  open var barStyle = UIBarStyle.default
  open var searchBarStyle = Style.default
  open var isTranslucent = true
  open var showsCancelButton = false
  open var showsBookmarkButton = false
  open var showsSearchResultsButton = false
  open var isSearchResultsButtonSelected = false
  open var barTintColor: UIColor?
  open var backgroundImage: UIImage?
  /// The offset of the text, in points; kept.
  open var searchTextPositionAdjustment = UIOffset.zero
  /// The offset of the field's background, in points; kept.
  open var searchFieldBackgroundPositionAdjustment = UIOffset.zero
  open var inputTraits = TextInputTraits()
  private final var icons: [Icon: UIImage] = [:]

  open var scopeButtonTitles: [String]? { didSet { invalidateIntrinsicContentSize() } }
  open var selectedScopeButtonIndex = 0
  open var showsScopeBar = false { didSet { invalidateIntrinsicContentSize() } }

  private final var ownAccessoryView: UIView?
  open override var inputAccessoryView: UIView? {
    get { ownAccessoryView }
    set { ownAccessoryView = newValue }
  }

  private final var madeField: UISearchTextField?
  /// The text field, which is drawn with the bar but is not a subview.
  open var searchTextField: UISearchTextField {
    if let madeField { return madeField }
    let field = UISearchTextField()
    field.text = text
    field.placeholder = placeholder
    field.bar = self
    madeField = field
    return field
  }

  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }
  private final var looks = BarItemLooks()
  open var isEnabled = true { didSet { isUserInteractionEnabled = isEnabled } }
  open var isLookToDictateEnabled = false
  open var scopeBarBackgroundImage: UIImage?
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) { looks.images["background", 0, barMetrics] = backgroundImage }
  open func backgroundImage(
    for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { looks.images["background", 0, barMetrics] }
  open func setSearchFieldBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State
  ) { looks.images["field", state.rawValue, .default] = backgroundImage }
  open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
    looks.images["field", state.rawValue, .default]
  }
  open func setScopeBarButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State
  ) { looks.images["scope", state.rawValue, .default] = backgroundImage }
  open func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? {
    looks.images["scope", state.rawValue, .default]
  }
  open func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { looks.attributes["scope", state.rawValue, .default] = attributes }
  open func scopeBarButtonTitleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { looks.attributes["scope", state.rawValue, .default] }
  open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
    looks.offsets["icon", UInt(icon.rawValue), .default] = adjustment
  }
  open func positionAdjustment(for icon: Icon) -> UIOffset {
    looks.offsets["icon", UInt(icon.rawValue), .default] ?? .zero
  }
  open override func value(forKey key: String) -> Any? {
    ["searchField", "_searchField"].contains(key) ? searchTextField : super.value(forKey: key)
  }

  open func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    if state == .normal { icons[icon] = iconImage }
  }
  open func image(for icon: Icon, state: UIControl.State) -> UIImage? { icons[icon] }
  open var barPosition: UIBarPosition {
    let position = delegate?.position(for: self) ?? .any
    return position == .any ? .top : position
  }

  // MARK: Writing

  open override var canBecomeFirstResponder: Bool { true }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard delegate?.searchBarShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else {
      return false
    }
    delegate?.searchBarTextDidBeginEditing(self)
    return true
  }

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

  package final var standsInNavigationBar = false
  /// Returns the height below a title: the field of 36 points with padding (F6.50).
  static func heightInNavigationBar(_ bar: UISearchBar) -> CGFloat {
    52 + (bar.hasScopes ? bar.controlMetrics.size(.searchScopes).height : 0)
  }

  package final var hasScopes: Bool { showsScopeBar && !(scopeButtonTitles ?? []).isEmpty }

  /// The height (F9.19), including the scope bar.
  open override var intrinsicContentSize: CGSize {
    var size = controlMetrics.size(.searchBar)
    if hasScopes { size.height += controlMetrics.size(.searchScopes).height }
    return size
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }
}
