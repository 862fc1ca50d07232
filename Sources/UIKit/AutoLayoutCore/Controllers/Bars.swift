public import AutoLayoutValues
public import Foundation

@preconcurrency @MainActor
open class UIBarItem: AccessibleObject {
  open var title: String? { didSet { itemDidChange() } }
  open var image: UIImage? { didSet { itemDidChange() } }
  open var isEnabled = true
  open var tag = 0
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? title }
    set { super.accessibilityLabel = newValue }
  }
  open var landscapeImagePhone: UIImage?
  open var imageInsets = UIEdgeInsets.zero
  open var landscapeImagePhoneInsets = UIEdgeInsets.zero
  open var largeContentSizeImage: UIImage?
  open var largeContentSizeImageInsets = UIEdgeInsets.zero
  private final var named: [String: Any] = [:]
  open func setValue(_ value: Any?, forKey key: String) { named[key] = value }
  open func value(forKey key: String) -> Any? {
    named[key] ?? (key == "view" ? (self as? UIBarButtonItem)?.customView : nil)
  }
  package final var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  public required override init() {
    super.init()
    isAccessibilityElement = true
  }

  /// The bar that shows the item.
  final weak var bar: UIView?
  final func itemDidChange() { bar?.setNeedsLayout() }
}

@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  public enum Style: Int, Sendable {
    case plain = 0
    case done = 2

    public static var bordered: Style { .plain }
    /// The name of `done` from iOS 26 on.
    public static var prominent: Style { .done }
  }

  public enum SystemItem: Int, Sendable {
    case done = 0
    case cancel = 1
    case edit = 2
    case save = 3
    case add = 4
    case flexibleSpace = 5
    case fixedSpace = 6
    case compose = 7
    case reply = 8
    case action = 9
    case organize = 10
    case bookmarks = 11
    case search = 12
    case refresh = 13
    case stop = 14
    case camera = 15
    case trash = 16
    case play = 17
    case pause = 18
    case rewind = 19
    case fastForward = 20
    case undo = 21
    case redo = 22
    /// Not shown since iOS 7.
    case pageCurl = 23
    case close = 24
  }

  open var possibleTitles: Set<String>?
  open var isSelected = false
  open var isHidden = false { didSet { itemDidChange() } }
  open var width: CGFloat = 0 { didSet { itemDidChange() } }
  open var customView: UIView? { didSet { itemDidChange() } }
  open var style = Style.plain
  open weak var target: AnyObject?
  open var action: Selector?
  open var primaryAction: UIAction?
  open var menu: UIMenu?
  open var tintColor: UIColor?
  open var changesSelectionAsPrimaryAction = false
  open var isSymbolAnimationEnabled = false
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
  open var menuRepresentation: UIMenuElement?
  /// An identifier, from iOS 26 on; stored, but not used.
  open var identifier: String?
  /// Whether the button shares a background with neighbors, from iOS 26 on; stored, but not used.
  open var sharesBackground = true
  /// Whether a shared background is hidden, from iOS 26 on; stored, but not used.
  open var hidesSharedBackground = false
  public enum AxisBehavior: Int, Sendable {
    case automatic = 0
    case horizontalOnly = 1
    case verticalPreferred = 2
  }

  /// Whether the item may be in a column at a side of the screen (iOS 27.1).
  open var axisBehavior = AxisBehavior.automatic
  /// The badge, from iOS 26 on; stored, but not used.
  open var badge: Badge?
  /// The priority in narrow bars, from iOS 27 on; stored, but not used.
  open var visibilityPriority: Float = 0
  open internal(set) weak var buttonGroup: UIBarButtonItemGroup?
  package final var looks = BarItemLooks()
  open internal(set) var systemItem: SystemItem? { didSet { itemDidChange() } }

  public required init() {
    super.init()
  }

  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }

  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init(title: nil, style: .plain, target: target, action: action)
    self.systemItem = systemItem
  }

  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
    self.primaryAction = primaryAction
    self.menu = menu
  }

  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
    self.menu = menu
  }

  public class func flexibleSpace() -> Self {
    let item = self.init()
    item.systemItem = .flexibleSpace
    return item
  }

  public class func fixedSpace(_ width: CGFloat) -> Self {
    let item = self.init()
    item.systemItem = .fixedSpace
    item.width = width
    return item
  }

  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }
}

extension UIBarButtonItem {
  func show(_ isEditing: Bool) {
    systemItem = isEditing ? .done : .edit
    style = isEditing ? .done : .plain
  }

  package var shownTitle: String? {
    if let title { return title }
    return switch systemItem {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .undo: "Undo"
    case .redo: "Redo"
    default: nil
    }
  }
}

@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject {
  open var barButtonItems: [UIBarButtonItem] {
    didSet { barButtonItems.forEach { $0.buttonGroup = self } }
  }
  open var representativeItem: UIBarButtonItem?

  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    self.barButtonItems = barButtonItems
    self.representativeItem = representativeItem
    super.init()
    for item in barButtonItems { item.buttonGroup = self }
  }

  open var isDisplayingRepresentativeItem: Bool { false }
  open var isHidden = false
}

@preconcurrency @MainActor
open class UITextInputAssistantItem: NSObject {
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
  open var allowsHidingShortcuts = true
}

extension UIBarButtonItem {
  @preconcurrency @MainActor
  public final class Badge: NSObject {
    public let stringValue: String?

    private init(_ text: String?) {
      stringValue = text
      super.init()
    }

    public static func count(_ count: Int) -> Badge { Badge(String(count)) }
    public static func string(_ text: String) -> Badge { Badge(text) }
    public static func indicator() -> Badge { Badge(nil) }
  }
}
