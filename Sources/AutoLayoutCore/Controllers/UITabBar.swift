public import AutoLayoutValues
public import Foundation

@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  open var selectedImage: UIImage?
  open var badgeValue: String?
  /// The colour behind the badge's text; nil means red.
  open var badgeColor: UIColor?
  /// How far the title is moved, in points.
  open var titlePositionAdjustment = UIOffset.zero
  /// The looks while content lies below the bar; nil means the bar's.
  open var standardAppearance: UITabBarAppearance?
  /// The looks while no content lies below the bar; nil means the bar's.
  open var scrollEdgeAppearance: UITabBarAppearance?
  /// How the badge's text is set in each state, by the state's bits.
  package final var badgeAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// Makes an item of nothing.
  public required init() {
    super.init()
  }

  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init(title: title, image: image, selectedImage: nil)
    self.tag = tag
  }

  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  /// Makes one of the system's items, with its title and a symbol of the same meaning.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(
      title: systemItem.title, image: UIImage(systemName: systemItem.symbolName), tag: tag)
  }

  /// Items that the system knows.
  public enum SystemItem: Int, Sendable {
    case more = 0
    case favorites = 1
    case featured = 2
    case topRated = 3
    case recents = 4
    case contacts = 5
    case history = 6
    case bookmarks = 7
    case search = 8
    case downloads = 9
    case mostRecent = 10
    case mostViewed = 11
  }
}

extension UITabBarItem.SystemItem {
  /// The English title.
  package var title: String { names.title }
  /// The name of the symbol that stands for the system's image.
  package var symbolName: String { names.symbol }

  private var names: (title: String, symbol: String) {
    switch self {
    case .more: ("More", "ellipsis")
    case .favorites: ("Favorites", "star.fill")
    case .featured: ("Featured", "star.fill")
    case .topRated: ("Top Rated", "star.fill")
    case .recents: ("Recents", "clock.fill")
    case .contacts: ("Contacts", "person.crop.circle.fill")
    case .history: ("History", "clock.fill")
    case .bookmarks: ("Bookmarks", "book.fill")
    case .search: ("Search", "magnifyingglass")
    case .downloads: ("Downloads", "square.and.arrow.down.fill")
    case .mostRecent: ("Most Recent", "clock.fill")
    case .mostViewed: ("Most Viewed", "list.number")
    }
  }
}

@preconcurrency @MainActor
open class UITabBar: UIView {
  public enum ItemPositioning: Int, Sendable {
    /// As the system likes.
    case automatic = 0
    case fill = 1
    case centered = 2
  }

  open var barStyle = UIBarStyle.default
  open var items: [UITabBarItem]?
  open weak var selectedItem: UITabBarItem?
  /// Told which item the user chooses; not kept alive.
  open weak var delegate: (any UITabBarDelegate)?
  open var isTranslucent = true
  open var barTintColor: UIColor?
  /// The colour of the items that are not chosen; nil leaves it to the system.
  open var unselectedItemTintColor: UIColor?
  open var itemPositioning = ItemPositioning.automatic
  /// The width of a tab among those in the middle, in points; 0 leaves it to the system.
  open var itemWidth: CGFloat = 0
  /// The room between two of them, in points; 0 leaves it to the system.
  open var itemSpacing: CGFloat = 0
  open var backgroundImage: UIImage?
  open var shadowImage: UIImage?
  open var selectionIndicatorImage: UIImage?
  open var standardAppearance: UITabBarAppearance {
    get { ownStandardAppearance.made() }
    set { ownStandardAppearance.value = newValue }
  }
  private final var ownStandardAppearance = BarAppearanceBox<UITabBarAppearance>()
  /// The looks while no content lies below the bar; nil leaves them to the system.
  open var scrollEdgeAppearance: UITabBarAppearance?
  open var selectedImageTintColor: UIColor? {
    get { tintColor }
    set { tintColor = newValue }
  }
  /// Whether the user puts the items in another order: never here.
  open var isCustomizing: Bool { false }
  /// Lets the user put the items in another order; nobody does here.
  open func beginCustomizingItems(_ items: [UITabBarItem]) {}
  /// Ends that.
  ///
  /// - Parameter animated: Whether the change is animated.
  /// - Returns: Whether the order is another one.
  open func endCustomizing(animated: Bool) -> Bool { false }

  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

  @_spi(Subclasses) open override func adoptLooks(of model: UIView) {
    super.adoptLooks(of: model)
    guard let model = model as? UITabBar else { return }
    ownStandardAppearance.adopt(model.ownStandardAppearance)
    scrollEdgeAppearance = scrollEdgeAppearance ?? model.scrollEdgeAppearance
    barTintColor = barTintColor ?? model.barTintColor
    unselectedItemTintColor = unselectedItemTintColor ?? model.unselectedItemTintColor
    if barStyle == .default { barStyle = model.barStyle }
  }

  /// The height (F6.45).
  open override var intrinsicContentSize: CGSize { controlMetrics.size(.tabBar) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }
}

/// Told which item of a tab bar the user chooses: nobody touches here.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Nothing is done.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
