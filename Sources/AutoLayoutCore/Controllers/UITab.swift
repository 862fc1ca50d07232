public import AutoLayoutValues
public import Foundation

@preconcurrency @MainActor
open class UITab: NSObject {
  public enum Placement: Int, Sendable {
    /// As the system likes.
    case automatic = 0
    /// As the others are.
    case `default` = 1
    /// In the column beside the content, unless the user moves it.
    case optional = 2
    /// In the bar, unless the user moves it.
    case movable = 3
    case pinned = 4
    case fixed = 5
    /// In the column beside the content alone.
    case sidebarOnly = 6
  }

  public let identifier: String
  open var title: String { didSet { item.title = title } }
  open var subtitle: String?
  open var image: UIImage? { didSet { item.image = image } }
  open var badgeValue: String? { didSet { item.badgeValue = badgeValue } }
  open var userInfo: Any?
  open var preferredPlacement = Placement.automatic
  /// Whether the tab is not shown.
  open var isHidden = false { didSet { if isHidden != oldValue { owner?.showItems() } } }
  open var allowsHiding = false
  open var isEnabled = true { didSet { item.isEnabled = isEnabled } }
  open internal(set) weak var parent: UITabGroup?
  open internal(set) weak var tabBarController: UITabBarController?
  /// What the bar shows of the tab.
  final let item: UITabBarItem
  private let makeController: ((UITab) -> UIViewController)?
  private final var madeController: UIViewController?

  /// The controller, made at the first request; nil where the tab has none.
  open var viewController: UIViewController? {
    if let madeController { return madeController }
    guard let made = makeController?(self) else { return nil }
    made.made.tab = self
    madeController = made
    return made
  }

  /// Makes a tab.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - image: The image.
  ///   - identifier: What tells it from others.
  ///   - viewControllerProvider: Makes its controller.
  public init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier
    makeController = viewControllerProvider
    item = UITabBarItem(title: title, image: image, selectedImage: nil)
    super.init()
  }

  /// The controllers that were made for the tab and for those inside it.
  var loadedControllers: [UIViewController] { madeController.map { [$0] } ?? [] }
  /// The tab that is shown where this one is chosen.
  var shown: UITab { self }
  /// The tab of the bar that this one is, or is in.
  final var root: UITab { parent?.root ?? self }
  private final var owner: UITabBarController? { root.tabBarController }

  /// The tab of an identifier: this one, or one inside it.
  func find(_ identifier: String) -> UITab? { self.identifier == identifier ? self : nil }

  /// Lets the groups around the tab know that it is chosen.
  final func choose() {
    guard let parent else { return }
    parent.selectedChild = self
    parent.choose()
  }
}

@preconcurrency @MainActor
open class UISearchTab: UITab {
  open var automaticallyActivatesSearch = false

  /// Makes a tab with the system's title and image.
  public convenience init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
    let known = UITabBarItem.SystemItem.search
    self.init(
      title: known.title, image: UIImage(systemName: known.symbolName),
      identifier: "com.apple.UIKit.Search", viewControllerProvider: viewControllerProvider)
  }
}

@preconcurrency @MainActor
open class UITabGroup: UITab {
  open var children: [UITab] {
    didSet {
      for old in oldValue where !children.contains(old) { old.parent = nil }
      adoptChildren()
    }
  }
  /// The tab that is shown where the group is chosen; nil until one was.
  open var selectedChild: UITab? {
    get { selectedIdentifier.flatMap(child) }
    set { selectedIdentifier = newValue?.identifier }
  }
  /// The tab that is shown before one was chosen; the first one where nil.
  open var defaultChildIdentifier: String?
  open var allowsReordering = false
  private final var selectedIdentifier: String?

  /// Makes a group.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - image: The image.
  ///   - identifier: What tells it from others.
  ///   - children: The tabs inside it.
  ///   - viewControllerProvider: Makes the controller of the group itself, shown where none of the
  ///     tabs inside is chosen.
  public init(
    title: String, image: UIImage?, identifier: String, children: [UITab] = [],
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.children = children
    super.init(
      title: title, image: image, identifier: identifier,
      viewControllerProvider: viewControllerProvider)
    providesController = viewControllerProvider != nil
    adoptChildren()
  }

  open func tab(forIdentifier identifier: String) -> UITab? {
    children.lazy.compactMap { $0.find(identifier) }.first
  }

  private final var providesController = false

  private final func adoptChildren() {
    for child in children { child.parent = self }
  }

  private final func child(_ identifier: String) -> UITab? {
    children.first { $0.identifier == identifier }
  }

  override var loadedControllers: [UIViewController] {
    super.loadedControllers + children.flatMap(\.loadedControllers)
  }

  override var shown: UITab {
    if let chosen = selectedChild ?? defaultChildIdentifier.flatMap(child) { return chosen.shown }
    return providesController ? self : children.first { !$0.isHidden }?.shown ?? self
  }

  override func find(_ identifier: String) -> UITab? {
    super.find(identifier) ?? tab(forIdentifier: identifier)
  }
}
