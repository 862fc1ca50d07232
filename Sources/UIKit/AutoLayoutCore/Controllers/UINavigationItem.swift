public import Foundation

@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic = 0
    case always = 1
    case never = 2
    case inline = 3
  }

  public enum ItemStyle: Int, Sendable {
    case navigator = 0
    case browser = 1
    case editor = 2
  }

  open var style = ItemStyle.navigator

  public enum BackButtonDisplayMode: Int, Sendable {
    case `default` = 0
    case generic = 1
    case minimal = 2
  }

  open var title: String? { didSet { itemDidChange() } }
  open var subtitle: String?
  /// The replacement for the large title, from iOS 26 on; stored, but not used.
  open var largeTitle: String?
  /// The subtitle of the large title, from iOS 26 on; stored, but not used.
  open var largeSubtitle: String?
  open var prompt: String? { didSet { itemDidChange() } }
  open var titleView: UIView? { didSet { itemDidChange() } }
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { itemDidChange() } }
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { itemDidChange() } }
  open var backBarButtonItem: UIBarButtonItem? { didSet { itemDidChange() } }
  open var hidesBackButton = false { didSet { itemDidChange() } }
  open var backButtonTitle: String? { didSet { itemDidChange() } }
  open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { itemDidChange() } }
  open var backAction: UIAction?
  open var leftItemsSupplementBackButton = false { didSet { itemDidChange() } }
  open var standardAppearance: UINavigationBarAppearance?
  open var compactAppearance: UINavigationBarAppearance?
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { bar?.itemChangedHeight() }
  }
  final weak var bar: UINavigationBar?
  package final weak var owner: UIViewController?
  package final var extensionState: AnyObject?
  package final var accessory: NavigationAccessory? {
    didSet { bar?.itemChangedHeight() }
  }

  /// The minimization of the bar during scrolling, from iOS 27 on; stored, but not used.
  open var navigationBarMinimization = UIBarMinimization()
  open var verticalBarCompressionBehavior = UIVerticalBarCompressionBehavior.automatic
  open var leadingItemGroups: [UIBarButtonItemGroup] = [] { didSet { itemDidChange() } }
  open var centerItemGroups: [UIBarButtonItemGroup] = []
  open var trailingItemGroups: [UIBarButtonItemGroup] = [] { didSet { itemDidChange() } }
  open var pinnedTrailingGroup: UIBarButtonItemGroup? { didSet { itemDidChange() } }
  open var customizationIdentifier: String?
  open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)?
  /// The overflow items; stored, but not used.
  open var additionalOverflowItems: UIDeferredMenuElement?
  /// The rename delegate; kept, never called.
  open weak var renameDelegate: (any UINavigationItemRenameDelegate)?

  public convenience override init() { self.init(title: "") }

  public init(title: String) {
    self.title = title
    super.init()
  }

  /// Requests the layout of the bar, and of its container: a title can need a row.
  private final func itemDidChange() {
    bar?.setNeedsLayout()
    bar?.superview?.setNeedsLayout()
  }

  final var leadingItems: [UIBarButtonItem] {
    (leftBarButtonItems ?? []) + leadingItemGroups.flatMap(\.barButtonItems)
  }

  /// The items at the end of the bar; the first is at the edge.
  final var trailingItems: [UIBarButtonItem] {
    (rightBarButtonItems ?? [])
      + ((pinnedTrailingGroup.map { [$0] } ?? []) + trailingItemGroups.reversed())
      .flatMap { $0.barButtonItems.reversed() }
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
  public func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }
}

@preconcurrency @MainActor
public protocol UINavigationItemRenameDelegate: AnyObject {
  func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String)
}

package struct NavigationAccessory {
  package var view: UIView
  package var height: CGFloat
  package var heightFrom26: CGFloat

  package init(view: UIView, height: CGFloat, heightFrom26: CGFloat) {
    self.view = view
    self.height = height
    self.heightFrom26 = heightFrom26
  }
}
