public import AutoLayoutCore
public import AutoLayoutValues
public import Foundation

/// A row's swipe actions, opened by ``UITableView/showSwipeActions(forRowAt:at:)``.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  open private(set) var actions: [UIContextualAction]
  open var performsFirstActionWithFullSwipe = true

  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}

@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// A closure that receives the action, the source view, and a completion.
  public typealias Handler =
    @MainActor (
      UIContextualAction, UIView, @escaping @MainActor (Bool) -> Void
    ) -> Void

  public enum Style: Int, Sendable {
    case normal = 0
    case destructive = 1
  }

  open private(set) var style: Style
  open private(set) var handler: Handler
  open var title: String?
  open var image: UIImage?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var backgroundColor: UIColor! {
    get { ownBackgroundColor ?? (style == .destructive ? .systemRed : .systemGray) }
    set { ownBackgroundColor = newValue }
  }
  private final var ownBackgroundColor: UIColor?

  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }
}

@preconcurrency @MainActor
open class UITableViewRowAction: NSObject {
  public enum Style: Int, Sendable {
    case `default` = 0
    case normal = 1

    public static var destructive: Style { .default }
  }

  open private(set) var style: Style
  open var title: String?
  open var backgroundColor: UIColor?
  open var backgroundEffect: UIVisualEffect?
  let handler: @MainActor (UITableViewRowAction, IndexPath) -> Void

  public init(
    style: Style, title: String?,
    handler: @escaping @MainActor (UITableViewRowAction, IndexPath) -> Void
  ) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }
}

extension UITableView {
  func oldSwipeActions(
    _ path: IndexPath, _ delegate: any UITableViewDelegate
  ) -> UISwipeActionsConfiguration? {
    guard let old = delegate.tableView(self, editActionsForRowAt: path) else { return nil }
    return UISwipeActionsConfiguration(
      actions: old.map { row in
        let style: UIContextualAction.Style = row.style == .default ? .destructive : .normal
        let action = UIContextualAction(style: style, title: row.title) { _, _, finish in
          row.handler(row, path)
          finish(true)
        }
        if let color = row.backgroundColor { action.backgroundColor = color }
        return action
      })
  }
}
