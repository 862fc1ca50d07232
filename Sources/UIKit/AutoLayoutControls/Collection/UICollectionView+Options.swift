import AutoLayoutCore
public import Foundation

struct CollectionOptions {
  var prefetchedItems: Set<IndexPath> = []
  var movement: (from: IndexPath, to: IndexPath)?
  var swiped: SwipedRow?
}

extension UICollectionView {
  public enum ReorderingCadence: Int, Sendable {
    case immediate = 0
    case fast = 1
    case slow = 2
  }
}

@preconcurrency @MainActor
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  /// The progress of the transition, from 0 to 1; kept.
  open var transitionProgress: CGFloat = 0
  open var currentLayout: UICollectionViewLayout { layouts.current }
  open var nextLayout: UICollectionViewLayout { layouts.next }
  private final let layouts: (current: UICollectionViewLayout, next: UICollectionViewLayout)
  private final var values: [String: CGFloat] = [:]

  public init(
    currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout
  ) {
    layouts = (currentLayout, newLayout)
    super.init()
  }

  /// Traps, since archives are not supported.
  public required init?(coder: NSCoder) { return nil }

  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }
  open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }
}
