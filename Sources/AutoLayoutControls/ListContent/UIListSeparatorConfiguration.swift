public import AutoLayoutValues
import Foundation

@preconcurrency @MainActor
public struct UIListSeparatorConfiguration {
  public enum Visibility: Int, Sendable {
    case automatic = 0
    case visible = 1
    /// It is not.
    case hidden = 2
  }

  public nonisolated static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude,
    bottom: .greatestFiniteMagnitude, trailing: .greatestFiniteMagnitude)

  public var topSeparatorVisibility = Visibility.automatic
  public var bottomSeparatorVisibility = Visibility.automatic
  /// How far the line above the first row stands away from the sides, in points; kept.
  public var topSeparatorInsets = automaticInsets
  /// How far the lines below rows stand away from the sides, in points.
  public var bottomSeparatorInsets = automaticInsets
  public var color = UIColor.separator
  public var multipleSelectionColor = UIColor.separator

  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}

  /// The insets from the left and the right, of those that suit the list unless a client set them.
  func insets(_ usual: UIEdgeInsets) -> UIEdgeInsets {
    var insets = usual
    let own = bottomSeparatorInsets
    if own.leading != Self.automaticInsets.leading { insets.left = own.leading }
    if own.trailing != Self.automaticInsets.trailing { insets.right = own.trailing }
    return insets
  }
}
