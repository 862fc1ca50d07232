public import AutoLayoutCore
public import AutoLayoutValues
import Foundation

/// Something beside the content of a list's row.
///
/// Rows show them beside their content, which gives them room (F8.23).
@preconcurrency @MainActor
public struct UICellAccessory {
  /// When an accessory is shown.
  public enum DisplayedState: Hashable, Sendable {
    /// Always.
    case always
    /// While the list is edited.
    case whenEditing
    /// While the list is not edited.
    case whenNotEditing
  }

  /// The kinds of accessory.
  public enum AccessoryType: Hashable, Sendable {
    /// A sign that there is more behind the row.
    case disclosureIndicator
    /// A sign that there are rows below the row.
    case outlineDisclosure
    /// A checkmark.
    case checkmark
    /// A button that deletes.
    case delete
    /// A button that puts in.
    case insert
    /// A grip for moving.
    case reorder
    /// A mark that can be set.
    case multiselect
    /// A text.
    case label
    /// A button for details.
    case detail
    /// A view of the client's.
    case customView
  }

  /// Where a view of the client's stands.
  public enum Placement {
    /// Before the content.
    case leading(displayed: DisplayedState = .always)
    /// After the content.
    case trailing(displayed: DisplayedState = .always)

    /// Says where among the others of its side an accessory stands; they stand in their order.
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

  /// A view of the client's, and where it stands.
  @preconcurrency @MainActor
  public struct CustomViewConfiguration {
    /// The view.
    public let customView: UIView
    /// Where it stands.
    public let placement: Placement
    /// The room that is kept for it, in points; nil means its own width.
    public var reservedLayoutWidth: LayoutDimension?
    /// The colour; nil means the cell's.
    public var tintColor: UIColor?

    /// Whether only the room is kept, and the view is not seen.
    public var isHidden: Bool?
    /// Whether the view keeps its size in other text sizes: here it always does.
    public var maintainsFixedSize: Bool?

    /// Makes a configuration.
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

  /// The kind.
  public let accessoryType: AccessoryType
  /// When it is shown.
  public private(set) var displayed = DisplayedState.always
  /// The text, where the kind has one.
  public private(set) var text: String?
  /// The client's view, where the kind has one.
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
  /// Does what a touch of it is for, where the kind is touched.
  public private(set) var actionHandler: (() -> Void)?

  private init(
    _ type: AccessoryType, _ displayed: DisplayedState, _ options: Options = Options()
  ) {
    accessoryType = type
    self.options = options
    self.displayed = displayed
  }

  /// A sign that there is more behind the row.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: Options = Options()
  ) -> UICellAccessory { UICellAccessory(.disclosureIndicator, displayed, options) }

  /// A sign that there are rows below the row.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: Options = Options(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    var made = UICellAccessory(.outlineDisclosure, displayed, options)
    made.actionHandler = actionHandler
    return made
  }

  /// A checkmark.
  public static func checkmark(
    displayed: DisplayedState = .always, options: Options = Options()
  ) -> UICellAccessory {
    UICellAccessory(.checkmark, displayed, options)
  }

  /// A button that deletes.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: Options = Options(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    var made = UICellAccessory(.delete, displayed, options)
    made.isLeading = true
    made.actionHandler = actionHandler
    return made
  }

  /// A button that puts in.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: Options = Options(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    var made = UICellAccessory(.insert, displayed, options)
    made.isLeading = true
    made.actionHandler = actionHandler
    return made
  }

  /// A grip for moving.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: Options = Options()
  ) -> UICellAccessory {
    UICellAccessory(.reorder, displayed, options)
  }

  /// A mark that can be set.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: Options = Options()
  ) -> UICellAccessory {
    var made = UICellAccessory(.multiselect, displayed, options)
    made.isLeading = true
    return made
  }

  /// A text.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: Options = Options()
  ) -> UICellAccessory {
    var made = UICellAccessory(.label, displayed, options)
    made.text = text
    return made
  }

  /// A button for details.
  public static func detail(
    displayed: DisplayedState = .always, options: Options = Options(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    var made = UICellAccessory(.detail, displayed, options)
    made.actionHandler = actionHandler
    return made
  }

  /// A view of the client's.
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
