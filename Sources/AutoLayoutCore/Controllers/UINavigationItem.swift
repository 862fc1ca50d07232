public import Foundation

/// What a navigation bar shows for a controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// When a large title is shown.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As for the item before.
    case automatic = 0
    /// Always.
    case always = 1
    /// Never.
    case never = 2
  }

  /// How an item of a wide bar is arranged; bars of a phone know one way.
  public enum ItemStyle: Int, Sendable {
    /// The title in the middle.
    case navigator = 0
    /// The title at the leading side, with room for steps through pages.
    case browser = 1
    /// The title at the leading side, with room for work on a document.
    case editor = 2
  }

  /// How it is arranged in a wide bar; kept.
  open var style = ItemStyle.navigator

  /// What the button that leads back to a controller shows.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The title, or less where there is little room.
    case `default` = 0
    /// A short title.
    case generic = 1
    /// Nothing but the sign.
    case minimal = 2
  }

  /// The title.
  open var title: String?
  /// A line below the title, from iOS 26 on; kept.
  open var subtitle: String?
  /// The large title in place of the title, from iOS 26 on; kept.
  open var largeTitle: String?
  /// A line below the large title, from iOS 26 on; kept.
  open var largeSubtitle: String?
  /// A line above the title.
  open var prompt: String?
  /// A view in place of the title.
  open var titleView: UIView?
  /// The buttons where reading starts.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// The buttons where reading ends.
  open var rightBarButtonItems: [UIBarButtonItem]?
  /// The button that leads back to this controller.
  open var backBarButtonItem: UIBarButtonItem?
  /// Whether no button leads back from this controller.
  open var hidesBackButton = false
  /// The title of the button that leads back to this controller; nil means the controller's.
  open var backButtonTitle: String?
  /// What the button that leads back to this controller shows.
  open var backButtonDisplayMode = BackButtonDisplayMode.default
  /// What happens before the button that leads back from this controller does it.
  open var backAction: UIAction?
  /// Whether buttons where reading starts stand beside the one that leads back.
  open var leftItemsSupplementBackButton = false
  /// The looks while content lies below the bar; nil means the bar's.
  open var standardAppearance: UINavigationBarAppearance?
  /// The looks in little height; nil means the bar's.
  open var compactAppearance: UINavigationBarAppearance?
  /// The looks while no content lies below the bar; nil means the bar's.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// The looks in little height while no content lies below the bar; nil means the bar's.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  /// When a large title is shown.
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

  /// Groups of buttons where reading starts; kept.
  open var leadingItemGroups: [UIBarButtonItemGroup] = []
  /// Groups of buttons in the middle of a wide bar; kept.
  open var centerItemGroups: [UIBarButtonItemGroup] = []
  /// Groups of buttons where reading ends; kept.
  open var trailingItemGroups: [UIBarButtonItemGroup] = []
  /// A group of buttons that is always there; kept.
  open var pinnedTrailingGroup: UIBarButtonItemGroup?
  /// A name under which the user's order of the groups is kept.
  open var customizationIdentifier: String?
  /// Makes the menu behind the title; kept.
  open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)?
  /// Where what has no room is shown from; kept.
  open var additionalOverflowItems: UIDeferredMenuElement?
  /// Told of another name for what is shown; kept, and not kept alive.
  open weak var renameDelegate: (any UINavigationItemRenameDelegate)?

  /// Makes an item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// The first button where reading starts.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first button where reading ends.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
}

extension UINavigationItem {
  /// Exchanges the buttons where reading starts; the change is made at once.
  public func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }
  /// Exchanges the buttons where reading ends; the change is made at once.
  public func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }
  /// Exchanges the buttons where reading starts for one; the change is made at once.
  public func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    leftBarButtonItem = item
  }
  /// Exchanges the buttons where reading ends for one; the change is made at once.
  public func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }
  /// Shows the button that leads back, or not; the change is made at once.
  public func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }
}

/// Told of another name for what a navigation bar shows.
@preconcurrency @MainActor
public protocol UINavigationItemRenameDelegate: AnyObject {
  /// The user has given another name.
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
