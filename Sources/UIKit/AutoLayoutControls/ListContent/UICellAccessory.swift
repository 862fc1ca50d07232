public import AutoLayoutCore
public import AutoLayoutValues
public import Foundation

/// An accessory next to a list row's content, which makes room for it (F8.23).
@preconcurrency @MainActor
public struct UICellAccessory {
  public enum DisplayedState: Hashable, Sendable {
    case always
    case whenEditing
    case whenNotEditing
  }

  public enum AccessoryType: Hashable, Sendable {
    case disclosureIndicator
    case outlineDisclosure
    case checkmark
    case delete
    case insert
    case reorder
    case multiselect
    case label
    case detail
    case customView
  }

  public enum Placement {
    case leading(displayed: DisplayedState = .always)
    case trailing(displayed: DisplayedState = .always)

    public typealias Position = ([UICellAccessory]) -> Int
    /// A leading placement; accessories keep their order, and `position` is never called.
    public static func leading(
      displayed: DisplayedState = .always, at position: @escaping Position
    ) -> Placement { .leading(displayed: displayed) }
    /// A trailing placement; accessories keep their order, and `position` is never called.
    public static func trailing(
      displayed: DisplayedState = .always, at position: @escaping Position
    ) -> Placement { .trailing(displayed: displayed) }
  }

  @preconcurrency @MainActor
  public struct CustomViewConfiguration {
    public let customView: UIView
    public let placement: Placement
    public var reservedLayoutWidth: LayoutDimension?
    public var tintColor: UIColor?

    public var isHidden: Bool?
    /// Has no effect: the view keeps the same size at every text size.
    public var maintainsFixedSize: Bool?

    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      maintainsFixedSize: Bool? = nil
    ) {
      self.customView = customView
      self.placement = placement
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.isHidden = isHidden
      self.maintainsFixedSize = maintainsFixedSize
    }
  }

  public let accessoryType: AccessoryType
  public private(set) var displayed = DisplayedState.always
  public private(set) var text: String?
  public private(set) var customView: UIView?
  private(set) var isLeading = false
  var reservedWidth: CGFloat? {
    if case .custom(let width) = options.reservedLayoutWidth { return width }
    return nil
  }
  private(set) var options = Options()
  public private(set) var actionHandler: (() -> Void)?

  private init(
    _ type: AccessoryType, _ displayed: DisplayedState, _ options: Options = Options()
  ) {
    accessoryType = type
    self.options = options
    self.displayed = displayed
  }

  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: Options = Options()
  ) -> UICellAccessory { UICellAccessory(.disclosureIndicator, displayed, options) }

  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: Options = Options(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    var made = UICellAccessory(.outlineDisclosure, displayed, options)
    made.actionHandler = actionHandler
    return made
  }

  public static func checkmark(
    displayed: DisplayedState = .always, options: Options = Options()
  ) -> UICellAccessory {
    UICellAccessory(.checkmark, displayed, options)
  }

  public static func delete(
    displayed: DisplayedState = .whenEditing, options: Options = Options(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    var made = UICellAccessory(.delete, displayed, options)
    made.isLeading = true
    made.actionHandler = actionHandler
    return made
  }

  public static func insert(
    displayed: DisplayedState = .whenEditing, options: Options = Options(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    var made = UICellAccessory(.insert, displayed, options)
    made.isLeading = true
    made.actionHandler = actionHandler
    return made
  }

  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: Options = Options()
  ) -> UICellAccessory {
    UICellAccessory(.reorder, displayed, options)
  }

  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: Options = Options()
  ) -> UICellAccessory {
    var made = UICellAccessory(.multiselect, displayed, options)
    made.isLeading = true
    return made
  }

  public static func label(
    text: String, displayed: DisplayedState = .always, options: Options = Options()
  ) -> UICellAccessory {
    var made = UICellAccessory(.label, displayed, options)
    made.text = text
    return made
  }

  public static func detail(
    displayed: DisplayedState = .always, options: Options = Options(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    var made = UICellAccessory(.detail, displayed, options)
    made.actionHandler = actionHandler
    return made
  }

  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    let displayed =
      switch configuration.placement {
      case .leading(let displayed), .trailing(let displayed): displayed
      }
    var made = UICellAccessory(.customView, displayed)
    made.customView = configuration.customView
    made.options = Options(
      isHidden: configuration.isHidden, reservedLayoutWidth: configuration.reservedLayoutWidth,
      tintColor: configuration.tintColor)
    if case .leading = configuration.placement { made.isLeading = true }
    return made
  }

  public enum LayoutDimension: Hashable, Sendable {
    case standard
    case actual
    case custom(CGFloat)
  }

  /// The options for all kinds of accessories.
  @preconcurrency @MainActor
  public struct Options {
    public enum Style: Hashable, Sendable {
      case automatic
      case header
      case cell
    }

    /// Whether the accessory only reserves space; nil means false.
    public var isHidden: Bool?
    public var reservedLayoutWidth: LayoutDimension?
    public var tintColor: UIColor?
    public var backgroundColor: UIColor?
    public var font: UIFont?
    public var adjustsFontForContentSizeCategory: Bool?
    public var showsVerticalSeparator: Bool?
    public var style: Style

    public nonisolated init(
      style: Style = .automatic, isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil, font: UIFont? = nil,
      adjustsFontForContentSizeCategory: Bool? = nil, showsVerticalSeparator: Bool? = nil
    ) {
      self.style = style
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
      self.font = font
      self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
      self.showsVerticalSeparator = showsVerticalSeparator
    }
  }

  public typealias DisclosureIndicatorOptions = Options
  public typealias OutlineDisclosureOptions = Options
  public typealias CheckmarkOptions = Options
  public typealias DeleteOptions = Options
  public typealias InsertOptions = Options
  public typealias ReorderOptions = Options
  public typealias MultiselectOptions = Options
  public typealias LabelOptions = Options
  public typealias DetailOptions = Options
}
