public import AutoLayoutValues
public import Foundation

@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  open var selectedImage: UIImage?
  open var badgeValue: String?
  open var badgeColor: UIColor?
  open var titlePositionAdjustment = UIOffset.zero
  open var standardAppearance: UITabBarAppearance?
  open var scrollEdgeAppearance: UITabBarAppearance?
  package final var badgeAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

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

  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(
      title: systemItem.title, image: UIImage(systemName: systemItem.symbolName), tag: tag)
  }

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
  package var title: String { names.title }
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
  /// Whether the tabs are in a column at a side of the screen.
  package final var isInStrip = false
  public enum ItemPositioning: Int, Sendable {
    case automatic = 0
    case fill = 1
    case centered = 2
  }

  open var barStyle = UIBarStyle.default
  open var items: [UITabBarItem]? {
    didSet { if items?.count != oldValue?.count { layOutContainer() } }
  }
  open weak var selectedItem: UITabBarItem?
  /// The delegate; never called, since touch input isn't simulated.
  open weak var delegate: (any UITabBarDelegate)?
  open var isTranslucent = true { didSet { if isTranslucent != oldValue { layOutContainer() } } }
  open var barTintColor: UIColor?
  open var unselectedItemTintColor: UIColor?
  open var itemPositioning = ItemPositioning.automatic
  open var itemWidth: CGFloat = 0
  open var itemSpacing: CGFloat = 0
  open var backgroundImage: UIImage?
  open var shadowImage: UIImage?
  open var selectionIndicatorImage: UIImage?
  open var standardAppearance: UITabBarAppearance {
    get { ownStandardAppearance.made() }
    set { ownStandardAppearance.value = newValue }
  }
  private final var ownStandardAppearance = BarAppearanceBox<UITabBarAppearance>()
  open var scrollEdgeAppearance: UITabBarAppearance?
  open var selectedImageTintColor: UIColor? {
    get { tintColor }
    set { tintColor = newValue }
  }
  open var isCustomizing: Bool { false }
  open func beginCustomizingItems(_ items: [UITabBarItem]) {}
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

/// A tab bar's delegate, never called: touch input isn't simulated.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
