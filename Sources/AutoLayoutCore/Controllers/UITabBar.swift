public import AutoLayoutValues
public import Foundation

/// An item of a tab bar.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// The image while chosen.
  open var selectedImage: UIImage?
  /// The badge.
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

  /// Makes an item of a title and an image.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init(title: title, image: image, selectedImage: nil)
    self.tag = tag
  }

  /// Makes an item of a title and images.
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
    /// More items.
    case more = 0
    /// What the user likes.
    case favorites = 1
    /// What is recommended.
    case featured = 2
    /// What many like.
    case topRated = 3
    /// What was used last.
    case recents = 4
    /// People.
    case contacts = 5
    /// What was done.
    case history = 6
    /// Places to come back to.
    case bookmarks = 7
    /// A search.
    case search = 8
    /// What was loaded.
    case downloads = 9
    /// What is newest.
    case mostRecent = 10
    /// What was seen most often.
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

/// The bar at the bottom of a tab bar controller.
@preconcurrency @MainActor
open class UITabBar: UIView {
  /// How tabs share the width.
  public enum ItemPositioning: Int, Sendable {
    /// As the system likes.
    case automatic = 0
    /// All of it.
    case fill = 1
    /// Together in the middle.
    case centered = 2
  }

  /// How dark the bar is.
  open var barStyle = UIBarStyle.default
  /// The items.
  open var items: [UITabBarItem]?
  /// The chosen one.
  open weak var selectedItem: UITabBarItem?
  /// Told which item the user chooses; not kept alive.
  open weak var delegate: (any UITabBarDelegate)?
  /// Whether content shows through.
  open var isTranslucent = true
  /// The colour of the bar.
  open var barTintColor: UIColor?
  /// The colour of the items that are not chosen; nil leaves it to the system.
  open var unselectedItemTintColor: UIColor?
  /// How tabs share the width.
  open var itemPositioning = ItemPositioning.automatic
  /// The width of a tab among those in the middle, in points; 0 leaves it to the system.
  open var itemWidth: CGFloat = 0
  /// The room between two of them, in points; 0 leaves it to the system.
  open var itemSpacing: CGFloat = 0
  /// The image behind the items.
  open var backgroundImage: UIImage?
  /// The image of the line above the bar.
  open var shadowImage: UIImage?
  /// The image of the mark of the chosen item.
  open var selectionIndicatorImage: UIImage?
  /// The looks while content lies below the bar.
  open var standardAppearance: UITabBarAppearance {
    get { ownStandardAppearance.made() }
    set { ownStandardAppearance.value = newValue }
  }
  private final var ownStandardAppearance = BarAppearanceBox<UITabBarAppearance>()
  /// The looks while no content lies below the bar; nil leaves them to the system.
  open var scrollEdgeAppearance: UITabBarAppearance?
  /// The old name of the colour of what is chosen.
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

  /// Exchanges the items; the change is made at once.
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
  /// The size in a width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }
}

/// Told which item of a tab bar the user chooses: nobody touches here.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
  /// The user has chosen an item.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Nothing is done.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
