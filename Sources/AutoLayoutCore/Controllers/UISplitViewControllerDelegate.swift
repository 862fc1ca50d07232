public import Foundation

extension UISplitViewController {
  /// How columns stand to the content.
  public enum SplitBehavior: Int, Sendable {
    /// As there is room.
    case automatic = 0
    /// Beside it.
    case tile = 1
    /// Over it.
    case overlay = 2
    /// They push it aside.
    case displace = 3
  }

  /// When the button is shown that shows and hides the first column.
  public enum DisplayModeButtonVisibility: Int, Sendable {
    /// As the system likes.
    case automatic = 0
    /// Never.
    case never = 1
    /// Always.
    case always = 2
  }

  /// A side.
  public enum PrimaryEdge: Int, Sendable {
    /// Where reading begins.
    case leading = 0
    /// Where reading ends.
    case trailing = 1
  }

  /// How the background of a column looks.
  public enum BackgroundStyle: Int, Sendable {
    /// Plain.
    case none = 0
    /// As a column at the side.
    case sidebar = 1
  }
}

/// Asked about and told of what a split controller shows.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: NSObjectProtocol {
  /// Which column is shown where there is room for one; asked of controllers with a style.
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
  /// Whether the client has put both into one, so that the first controller is shown; asked of
  /// controllers without a style.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
  /// What the second controller becomes where there is room for two again: not asked here.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController?
  /// The mode in which there is room for two again: not asked here.
  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController
      .DisplayMode
  ) -> UISplitViewController.DisplayMode
  /// The mode that the button changes to: not asked here.
  func targetDisplayModeForAction(in svc: UISplitViewController)
    -> UISplitViewController.DisplayMode
  /// The mode is about to change: not told here.
  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
  /// Whether the client shows a controller beside itself: not asked here.
  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool
  /// There was room for one: not told here.
  func splitViewControllerDidCollapse(_ svc: UISplitViewController)
  /// There was room for two: not told here.
  func splitViewControllerDidExpand(_ svc: UISplitViewController)
}

extension UISplitViewControllerDelegate {
  /// The proposed one.
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }
  /// It has not.
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { false }
  /// As it was.
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? { nil }
  /// The proposed one.
  public func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController
      .DisplayMode
  ) -> UISplitViewController.DisplayMode { proposedDisplayMode }
  /// As the system likes.
  public func targetDisplayModeForAction(
    in svc: UISplitViewController
  ) -> UISplitViewController.DisplayMode { .automatic }
  /// Nothing is done.
  public func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {}
  /// It does not.
  public func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool { false }
  /// Nothing is done.
  public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}
  /// Nothing is done.
  public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}
}
