public import AutoLayoutCore
public import AutoLayoutValues
import Foundation

/// Something beside the content of a list's row.
///
/// Rows show them beside their content, which gives them room (F8.23).
@preconcurrency @MainActor
public struct UICellAccessory {
  public enum DisplayedState: Hashable, Sendable {
    case always
    case whenEditing
    /// While the list is not edited.
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
    /// Before the content, at a place among the others there; they stand in their order.
    ///
    /// - Parameters:
    ///   - displayed: When it is shown.
    ///   - position: Where it is to stand; not asked.
    /// - Returns: The place.
    public static func leading(
      displayed: DisplayedState = .always, at position: @escaping Position
    ) -> Placement { .leading(displayed: displayed) }
    /// After the content, at a place among the others there; they stand in their order.
    ///
    /// - Parameters:
    ///   - displayed: When it is shown.
    ///   - position: Where it is to stand; not asked.
    /// - Returns: The place.
    public static func trailing(
      displayed: DisplayedState = .always, at position: @escaping Position
    ) -> Placement { .trailing(displayed: displayed) }
  }

  @preconcurrency @MainActor
  public struct CustomViewConfiguration {
    public let customView: UIView
    public let placement: Placement
    /// The room that is kept for it, in points; nil means its own width.
    public var reservedLayoutWidth: LayoutDimension?
    /// The colour; nil means the cell's.
    public var tintColor: UIColor?

    /// Whether only the room is kept, and the view is not seen.
    public var isHidden: Bool?
    /// Whether the view keeps its size in other text sizes: here it always does.
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
  /// Where the client's view stands, where the kind has one.
  private(set) var isLeading = false
  /// The room that is kept for it, in points; nil means what its kind needs.
  var reservedWidth: CGFloat? {
    if case .custom(let width) = options.reservedLayoutWidth { return width }
    return nil
  }
  /// How it looks.
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
}
