public import Foundation

@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic = 0
    case always = 1
    /// Never.
    case never = 2
  }

  public enum ItemStyle: Int, Sendable {
    case navigator = 0
    case browser = 1
    case editor = 2
  }

  open var style = ItemStyle.navigator

  public enum BackButtonDisplayMode: Int, Sendable {
    /// The title, or less where there is little room.
    case `default` = 0
    case generic = 1
    /// Nothing but the sign.
    case minimal = 2
  }

  open var title: String?
  /// A line below the title, from iOS 26 on; kept.
  open var subtitle: String?
  /// The large title in place of the title, from iOS 26 on; kept.
  open var largeTitle: String?
  /// A line below the large title, from iOS 26 on; kept.
  open var largeSubtitle: String?
  open var prompt: String?
  open var titleView: UIView?
  open var leftBarButtonItems: [UIBarButtonItem]?
  open var rightBarButtonItems: [UIBarButtonItem]?
  open var backBarButtonItem: UIBarButtonItem?
  /// Whether no button leads back from this controller.
  open var hidesBackButton = false
  /// The title of the button that leads back to this controller; nil means the controller's.
  open var backButtonTitle: String?
  open var backButtonDisplayMode = BackButtonDisplayMode.default
  open var backAction: UIAction?
  open var leftItemsSupplementBackButton = false
  /// The looks while content lies below the bar; nil means the bar's.
  open var standardAppearance: UINavigationBarAppearance?
  /// The looks in little height; nil means the bar's.
  open var compactAppearance: UINavigationBarAppearance?
  /// The looks while no content lies below the bar; nil means the bar's.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// The looks in little height while no content lies below the bar; nil means the bar's.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { bar?.itemChangedHeight() }
  }
  /// The bar that shows the item, or has it behind the one it shows.
  final weak var bar: UINavigationBar?
  /// The controller that made the item for itself.
  package final weak var owner: UIViewController?
  /// What a module above keeps here for its own extension.
  package final var extensionState: AnyObject?
  /// What the bar shows below the title, such as a search bar.
  package final var accessory: NavigationAccessory? {
    didSet { bar?.itemChangedHeight() }
  }

  open var leadingItemGroups: [UIBarButtonItemGroup] = []
  open var centerItemGroups: [UIBarButtonItemGroup] = []
  open var trailingItemGroups: [UIBarButtonItemGroup] = []
  open var pinnedTrailingGroup: UIBarButtonItemGroup?
  open var customizationIdentifier: String?
  open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)?
  /// Where what has no room is shown from; kept.
  open var additionalOverflowItems: UIDeferredMenuElement?
  /// Told of another name for what is shown; kept, and not kept alive.
  open weak var renameDelegate: (any UINavigationItemRenameDelegate)?

  public init(title: String) {
    self.title = title
    super.init()
  }

  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
}

extension UINavigationItem {
  public func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }
  public func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }
  public func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    leftBarButtonItem = item
  }
  public func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }
  /// Shows the button that leads back, or not; the change is made at once.
  public func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }
}

@preconcurrency @MainActor
public protocol UINavigationItemRenameDelegate: AnyObject {
  func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String)
}

/// A view below the title of a navigation bar.
package struct NavigationAccessory {
  /// The view; the bar gives it a place.
  package var view: UIView
  /// Its height up to iOS 18, in points; 0 while it is not shown.
  package var height: CGFloat
  /// Its height from iOS 26 on.
  package var heightFrom26: CGFloat

  /// Makes an accessory of a view.
  package init(view: UIView, height: CGFloat, heightFrom26: CGFloat) {
    self.view = view
    self.height = height
    self.heightFrom26 = heightFrom26
  }
}
