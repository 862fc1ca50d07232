public import AutoLayoutCore
public import AutoLayoutValues
public import Foundation

extension UIBarItem {
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    titleAttributes[state.rawValue] = attributes
  }

  public func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { titleAttributes[state.rawValue] }
}

extension UITabBarItem {
  public func setBadgeTextAttributes(
    _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    badgeAttributes[state.rawValue] = textAttributes
  }

  public func badgeTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { badgeAttributes[state.rawValue] }
}

// Images and places of buttons in each state are kept, and not drawn.
extension UIBarButtonItem {
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) { looks.images["background", state.rawValue, barMetrics] = backgroundImage }
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
  ) { looks.images["background\(style.rawValue)", state.rawValue, barMetrics] = backgroundImage }
  public func backgroundImage(
    for state: UIControl.State, barMetrics: UIBarMetrics
  ) -> UIImage? { looks.images["background", state.rawValue, barMetrics] }
  public func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) { looks.images["back", state.rawValue, barMetrics] = backgroundImage }
  public func backButtonBackgroundImage(
    for state: UIControl.State, barMetrics: UIBarMetrics
  ) -> UIImage? { looks.images["back", state.rawValue, barMetrics] }
  /// Keeps how far the title is moved, in points.
  public func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    looks.offsets["title", 0, barMetrics] = adjustment
  }
  /// How far the title is said to be moved, in points.
  public func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    looks.offsets["title", 0, barMetrics] ?? .zero
  }
  /// Keeps how far the title of a button that leads back is moved, in points.
  public func setBackButtonTitlePositionAdjustment(
    _ adjustment: UIOffset, for barMetrics: UIBarMetrics
  ) { looks.offsets["back", 0, barMetrics] = adjustment }
  /// How far the title of a button that leads back is said to be moved, in points.
  public func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    looks.offsets["back", 0, barMetrics] ?? .zero
  }
  /// Keeps how far the background is moved down, in points.
  public func setBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) { looks.distances["background", 0, barMetrics] = adjustment }
  /// How far the background is said to be moved down, in points.
  public func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    looks.distances["background", 0, barMetrics] ?? 0
  }
  /// A group of this button alone that stays where it is.
  ///
  /// - Returns: The group.
  public func creatingFixedGroup() -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: [self], representativeItem: nil)
  }
  /// A group of this button alone that the user may move.
  ///
  /// - Parameter customizationIdentifier: A name under which its place is kept.
  /// - Returns: The group.
  public func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
    creatingFixedGroup()
  }
  /// A group of this button alone that the user may take away.
  ///
  /// - Parameters:
  ///   - customizationIdentifier: A name under which its place is kept.
  ///   - isInDefaultCustomization: Whether it is there at first.
  /// - Returns: The group.
  public func creatingOptionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true
  ) -> UIBarButtonItemGroup { creatingFixedGroup() }
}
