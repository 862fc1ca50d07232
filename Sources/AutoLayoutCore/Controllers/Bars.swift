public import AutoLayoutValues
public import Foundation

/// An item of a bar.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  /// The title.
  open var title: String?
  /// The image.
  open var image: UIImage?
  /// Whether it can be operated.
  open var isEnabled = true
  /// A number to find it by.
  open var tag = 0
  /// A name for tests, which users never see.
  open var accessibilityIdentifier: String?
  /// What it is, in words; the title where nothing else is said.
  open var accessibilityLabel: String? {
    get { ownAccessibilityLabel ?? title }
    set { ownAccessibilityLabel = newValue }
  }
  private final var ownAccessibilityLabel: String?
  /// The image in little height.
  open var landscapeImagePhone: UIImage?
  /// How far the image is moved in from each side, in points.
  open var imageInsets = UIEdgeInsets.zero
  /// The same for the image in little height, in points.
  open var landscapeImagePhoneInsets = UIEdgeInsets.zero
  /// The image for those who need large signs.
  open var largeContentSizeImage: UIImage?
  /// The same for the image for those who need large signs, in points.
  open var largeContentSizeImageInsets = UIEdgeInsets.zero
  /// What it does, in words.
  open var accessibilityHint: String?
  /// Its value, in words.
  open var accessibilityValue: String?
  /// What it is to those who cannot see it.
  open var accessibilityTraits: UIAccessibilityTraits = []
  /// Whether it is told of on its own.
  open var isAccessibilityElement = true
  private final var named: [String: Any] = [:]
  /// Keeps a value under a name: the system's own names show nothing here.
  open func setValue(_ value: Any?, forKey key: String) { named[key] = value }
  /// What was kept under a name; its view in place of a button, too, where it has one.
  open func value(forKey key: String) -> Any? {
    named[key] ?? (key == "view" ? (self as? UIBarButtonItem)?.customView : nil)
  }
  /// How the title is set in each state, by the state's bits.
  package final var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// Makes an item of nothing.
  public required override init() {
    super.init()
  }
}

/// A button of a bar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// The looks of a button.
  public enum Style: Int, Sendable {
    /// The usual one.
    case plain = 0
    /// The one that ends something.
    case done = 2

    /// The old name of a button with a border: the usual one now.
    public static var bordered: Style { .plain }
    /// The name of `done` from iOS 26 on.
    public static var prominent: Style { .done }
  }

  /// Buttons that the system knows.
  public enum SystemItem: Int, Sendable {
    /// Ends what was begun.
    case done = 0
    /// Takes back what was begun.
    case cancel = 1
    /// Begins editing.
    case edit = 2
    /// Keeps what was edited.
    case save = 3
    /// Adds something.
    case add = 4
    /// Room that grows.
    case flexibleSpace = 5
    /// Room of a width.
    case fixedSpace = 6
    /// Writes something.
    case compose = 7
    /// Answers.
    case reply = 8
    /// Offers actions.
    case action = 9
    /// Puts in order.
    case organize = 10
    /// Shows bookmarks.
    case bookmarks = 11
    /// Searches.
    case search = 12
    /// Loads again.
    case refresh = 13
    /// Stops.
    case stop = 14
    /// Takes a picture.
    case camera = 15
    /// Throws away.
    case trash = 16
    /// Plays.
    case play = 17
    /// Pauses.
    case pause = 18
    /// Goes back.
    case rewind = 19
    /// Goes on.
    case fastForward = 20
    /// Takes back what was done last.
    case undo = 21
    /// Does again what was taken back.
    case redo = 22
    /// Turns a page: the old name of nothing that is shown now.
    case pageCurl = 23
    /// Closes what is shown.
    case close = 24
  }

  /// The titles that the button may get, among which the widest counts.
  open var possibleTitles: Set<String>?
  /// Whether the button stands for being chosen, too.
  open var isSelected = false
  /// Whether the button is not shown.
  open var isHidden = false
  /// The width; 0 leaves it to the content.
  open var width: CGFloat = 0
  /// The view in place of a button.
  open var customView: UIView?
  /// The look.
  open var style = Style.plain
  /// Who is told that it was operated; not kept alive.
  open weak var target: AnyObject?
  /// The method by which the target is told.
  open var action: Selector?
  /// What it does.
  open var primaryAction: UIAction?
  /// The menu that it shows.
  open var menu: UIMenu?
  /// The colour.
  open var tintColor: UIColor?
  /// Whether choosing from the menu changes the button; kept.
  open var changesSelectionAsPrimaryAction = false
  /// Whether the symbol moves as it changes; kept.
  open var isSymbolAnimationEnabled = false
  /// In which order the elements of the menu stand; kept.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
  /// What is shown for the button in menus; kept.
  open var menuRepresentation: UIMenuElement?
  /// A name that stays the same, from iOS 26 on; kept.
  open var identifier: String?
  /// Whether the button shares its background with those beside it, from iOS 26 on; kept.
  open var sharesBackground = true
  /// Whether a shared background is not shown, from iOS 26 on; kept.
  open var hidesSharedBackground = false
  /// The group that the button is in.
  open internal(set) weak var buttonGroup: UIBarButtonItemGroup?
  /// The looks that are kept for each state and look of bar, by their names.
  package final var looks = BarItemLooks()
  /// Which of the system's buttons it is.
  open internal(set) var systemItem: SystemItem?

  /// Makes a button of nothing.
  public required init() {
    super.init()
  }

  /// Makes a button of a title.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// Makes a button of an image.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }

  /// Makes one of the system's buttons.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init(title: nil, style: .plain, target: target, action: action)
    self.systemItem = systemItem
  }

  /// Makes one of the system's buttons.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Makes a button of an action, with its title and image.
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

  /// Room that grows.
  public class func flexibleSpace() -> Self {
    let item = self.init()
    item.systemItem = .flexibleSpace
    return item
  }

  /// Room of a width.
  public class func fixedSpace(_ width: CGFloat) -> Self {
    let item = self.init()
    item.systemItem = .fixedSpace
    item.width = width
    return item
  }

  /// Makes a button of a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }
}

extension UIBarButtonItem {
  /// Turns a button that begins editing into one that ends it, and back.
  func show(_ isEditing: Bool) {
    systemItem = isEditing ? .done : .edit
    style = isEditing ? .done : .plain
  }

  /// The title, or the word of the system's button.
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

/// Several buttons of a bar that belong together.
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject {
  /// The buttons.
  open var barButtonItems: [UIBarButtonItem]
  /// The button in their place where there is little room.
  open var representativeItem: UIBarButtonItem?

  /// Makes a group.
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    self.barButtonItems = barButtonItems
    self.representativeItem = representativeItem
    super.init()
    for item in barButtonItems { item.buttonGroup = self }
  }

  /// Whether one button stands in the place of all: there is room for all.
  open var isDisplayingRepresentativeItem: Bool { false }
  /// Whether the group is not shown.
  open var isHidden = false
}

/// What stands above the keys of a keyboard, beside what the system suggests.
@preconcurrency @MainActor
open class UITextInputAssistantItem: NSObject {
  /// The buttons before the suggestions.
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
  /// The buttons after the suggestions.
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
  /// Whether the user may hide them.
  open var allowsHidingShortcuts = true
}
