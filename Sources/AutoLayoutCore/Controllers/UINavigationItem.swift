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

  /// The title.
  open var title: String?
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
  /// When a large title is shown.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic

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
