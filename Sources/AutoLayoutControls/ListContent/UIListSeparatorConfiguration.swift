public import AutoLayoutValues
import Foundation

/// How the lines between the rows of a list look.
@preconcurrency @MainActor
public struct UIListSeparatorConfiguration {
  /// Whether a line is seen.
  public enum Visibility: Int, Sendable {
    /// As suits the list.
    case automatic = 0
    /// It is.
    case visible = 1
    /// It is not.
    case hidden = 2
  }

  /// The insets that suit the list.
  public nonisolated static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude,
    bottom: .greatestFiniteMagnitude, trailing: .greatestFiniteMagnitude)

  /// Whether the line above the first row is seen; kept.
  public var topSeparatorVisibility = Visibility.automatic
  /// Whether the lines below rows are seen.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// How far the line above the first row stands away from the sides, in points; kept.
  public var topSeparatorInsets = automaticInsets
  /// How far the lines below rows stand away from the sides, in points.
  public var bottomSeparatorInsets = automaticInsets
  /// The colour of the lines; kept.
  public var color = UIColor.separator
  /// The colour of the lines in rows that several are chosen of; kept.
  public var multipleSelectionColor = UIColor.separator

  /// Makes the lines of a list.
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
