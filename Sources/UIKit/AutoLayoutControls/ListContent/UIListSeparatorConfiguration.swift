public import AutoLayoutValues
import Foundation

@preconcurrency @MainActor
public struct UIListSeparatorConfiguration {
  public enum Visibility: Int, Sendable {
    case automatic = 0
    case visible = 1
    case hidden = 2
  }

  public nonisolated static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude,
    bottom: .greatestFiniteMagnitude, trailing: .greatestFiniteMagnitude)

  public var topSeparatorVisibility = Visibility.automatic
  public var bottomSeparatorVisibility = Visibility.automatic
  /// The insets of the separator above the first row, in points; kept, but has no effect.
  public var topSeparatorInsets = automaticInsets
  public var bottomSeparatorInsets = automaticInsets
  public var color = UIColor.separator
  public var multipleSelectionColor = UIColor.separator

  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}

  func insets(_ usual: UIEdgeInsets) -> UIEdgeInsets {
    var insets = usual
    let own = bottomSeparatorInsets
    if own.leading != Self.automaticInsets.leading { insets.left = own.leading }
    if own.trailing != Self.automaticInsets.trailing { insets.right = own.trailing }
    return insets
  }
}
