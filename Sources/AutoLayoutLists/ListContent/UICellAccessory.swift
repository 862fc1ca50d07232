public import AutoLayoutCore
public import AutoLayoutValues
public import Foundation

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
  }

  /// A view of the client's, and where it stands.
  @preconcurrency @MainActor
  public struct CustomViewConfiguration {
    /// The view.
    public let customView: UIView
    /// Where it stands.
    public let placement: Placement
    /// The room that is kept for it, in points; nil means its own width.
    public var reservedLayoutWidth: CGFloat?
    /// The colour; nil means the cell's.
    public var tintColor: UIColor?

    /// Makes a configuration.
    public init(
      customView: UIView, placement: Placement, reservedLayoutWidth: CGFloat? = nil,
      tintColor: UIColor? = nil
    ) {
      self.customView = customView
      self.placement = placement
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
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
  private(set) var reservedWidth: CGFloat?
  /// The colour; nil means the kind's.
  private(set) var tintColor: UIColor?
  /// Does what a touch of it is for, where the kind is touched.
  public private(set) var actionHandler: (() -> Void)?

  private init(_ type: AccessoryType, _ displayed: DisplayedState) {
    accessoryType = type
    self.displayed = displayed
  }

  /// A sign that there is more behind the row.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always
  ) -> UICellAccessory { UICellAccessory(.disclosureIndicator, displayed) }

  /// A sign that there are rows below the row.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    var made = UICellAccessory(.outlineDisclosure, displayed)
    made.actionHandler = actionHandler
    return made
  }

  /// A checkmark.
  public static func checkmark(displayed: DisplayedState = .always) -> UICellAccessory {
    UICellAccessory(.checkmark, displayed)
  }

  /// A button that deletes.
  public static func delete(
    displayed: DisplayedState = .whenEditing, actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    var made = UICellAccessory(.delete, displayed)
    made.isLeading = true
    made.actionHandler = actionHandler
    return made
  }

  /// A button that puts in.
  public static func insert(
    displayed: DisplayedState = .whenEditing, actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    var made = UICellAccessory(.insert, displayed)
    made.isLeading = true
    made.actionHandler = actionHandler
    return made
  }

  /// A grip for moving.
  public static func reorder(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
    UICellAccessory(.reorder, displayed)
  }

  /// A mark that can be set.
  public static func multiselect(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
    var made = UICellAccessory(.multiselect, displayed)
    made.isLeading = true
    return made
  }

  /// A text.
  public static func label(
    text: String, displayed: DisplayedState = .always
  ) -> UICellAccessory {
    var made = UICellAccessory(.label, displayed)
    made.text = text
    return made
  }

  /// A button for details.
  public static func detail(
    displayed: DisplayedState = .always, actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    var made = UICellAccessory(.detail, displayed)
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
    made.reservedWidth = configuration.reservedLayoutWidth
    made.tintColor = configuration.tintColor
    if case .leading = configuration.placement { made.isLeading = true }
    return made
  }
}
