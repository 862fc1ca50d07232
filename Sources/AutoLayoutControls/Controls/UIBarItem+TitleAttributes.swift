public import AutoLayoutCore
import AutoLayoutValues
public import Foundation

extension UIBarItem {
  /// Says how the title is set in a state, such as in which colour.
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    titleAttributes[state.rawValue] = attributes
  }

  /// How the title is set in a state, where that was said.
  public func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { titleAttributes[state.rawValue] }
}

extension UITabBarItem {
  /// Says how the badge's text is set in a state, such as in which colour.
  public func setBadgeTextAttributes(
    _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    badgeAttributes[state.rawValue] = textAttributes
  }

  /// How the badge's text is set in a state, where that was said.
  public func badgeTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { badgeAttributes[state.rawValue] }
}
