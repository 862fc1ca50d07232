public import AutoLayoutValues
public import Foundation

@preconcurrency @MainActor
open class UITab: NSObject {
  public enum Placement: Int, Sendable {
    case automatic = 0
    case `default` = 1
    case optional = 2
    case movable = 3
    case pinned = 4
    case fixed = 5
    case sidebarOnly = 6
  }

  public let identifier: String
  open var title: String { didSet { item.title = title } }
  open var subtitle: String?
  open var image: UIImage? { didSet { item.image = image } }
  open var badgeValue: String? { didSet { item.badgeValue = badgeValue } }
  open var userInfo: Any?
  open var preferredPlacement = Placement.automatic
  open var isHidden = false { didSet { if isHidden != oldValue { owner?.showItems() } } }
  open var allowsHiding = false
  open var isEnabled = true { didSet { item.isEnabled = isEnabled } }
  open internal(set) weak var parent: UITabGroup?
  open internal(set) weak var tabBarController: UITabBarController?
  final let item: UITabBarItem
  private let makeController: ((UITab) -> UIViewController)?
  private final var madeController: UIViewController?

  open var viewController: UIViewController? {
    if let madeController { return madeController }
    guard let made = makeController?(self) else { return nil }
    made.made.tab = self
    madeController = made
    return made
  }

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

  var loadedControllers: [UIViewController] { madeController.map { [$0] } ?? [] }
  var shown: UITab { self }
  final var root: UITab { parent?.root ?? self }
  private final var owner: UITabBarController? { root.tabBarController }

  func find(_ identifier: String) -> UITab? { self.identifier == identifier ? self : nil }

  final func choose() {
    guard let parent else { return }
    parent.selectedChild = self
    parent.choose()
  }
}

@preconcurrency @MainActor
open class UISearchTab: UITab {
  open var automaticallyActivatesSearch = false

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
  open var selectedChild: UITab? {
    get { selectedIdentifier.flatMap(child) }
    set { selectedIdentifier = newValue?.identifier }
  }
  open var defaultChildIdentifier: String?
  open var allowsReordering = false
  private final var selectedIdentifier: String?

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
