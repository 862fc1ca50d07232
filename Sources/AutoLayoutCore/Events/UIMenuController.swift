public import AutoLayoutValues
public import Foundation

/// An entry of the menu of edit actions.
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
  /// The title.
  open var title: String
  /// The method along the chain of responders.
  open var action: Selector

  /// Makes an entry.
  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
    super.init()
  }
}

/// The menu of edit actions: it keeps what it is told, and is drawn nowhere.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
  /// On which side of what is chosen the arrow of the menu stands.
  public enum ArrowDirection: Int, Sendable {
    /// Where there is room.
    case `default` = 0
    /// Up.
    case up = 1
    /// Down.
    case down = 2
    /// To the left.
    case left = 3
    /// To the right.
    case right = 4
  }

  /// The menu.
  public static let shared = UIMenuController()
  /// The menu will be shown.
  public nonisolated static let willShowMenuNotification = NSNotification.Name(
    "UIMenuControllerWillShowMenuNotification")
  /// The menu is shown.
  public nonisolated static let didShowMenuNotification = NSNotification.Name(
    "UIMenuControllerDidShowMenuNotification")
  /// The menu will go.
  public nonisolated static let willHideMenuNotification = NSNotification.Name(
    "UIMenuControllerWillHideMenuNotification")
  /// The menu is gone.
  public nonisolated static let didHideMenuNotification = NSNotification.Name(
    "UIMenuControllerDidHideMenuNotification")

  /// Entries beside the usual ones.
  open var menuItems: [UIMenuItem]?
  /// Where the arrow stands.
  open var arrowDirection = ArrowDirection.default
  /// Whether the menu is shown.
  open private(set) var isMenuVisible = false
  /// What the menu points to, in points of ``targetView``.
  package private(set) final var targetRect = CGRect.zero
  /// The view of what the menu points to.
  package private(set) final weak var targetView: UIView?

  /// Shows the menu beside a rectangle of a view.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    setTargetRect(targetRect, in: targetView)
    setMenuVisible(true, animated: true)
  }

  /// Takes the menu away.
  open func hideMenu() { setMenuVisible(false, animated: true) }
  /// Takes the menu away if it belongs to a view.
  open func hideMenu(from targetView: UIView) {
    if self.targetView === targetView { hideMenu() }
  }

  /// Says what the menu points to.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
    self.targetRect = targetRect
    self.targetView = targetView
  }

  /// Shows the menu or takes it away.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    guard menuVisible != isMenuVisible else { return }
    let center = NotificationCenter.default
    center.post(
      name: menuVisible ? Self.willShowMenuNotification : Self.willHideMenuNotification,
      object: self)
    isMenuVisible = menuVisible
    center.post(
      name: menuVisible ? Self.didShowMenuNotification : Self.didHideMenuNotification,
      object: self)
  }

  /// Takes the entries anew.
  open func update() {}
}
