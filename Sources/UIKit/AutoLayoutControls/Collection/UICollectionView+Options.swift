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

extension UICollectionView {
  public func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    let attributes = collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
    return attributes.filter {
      $0.representedElementCategory == .supplementaryView
        && $0.representedElementKind == elementKind
    }.map(\.indexPath).sorted()
  }

  /// Replaces the layout immediately; interactive transitions are not implemented.
  public func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: ((Bool, Bool) -> Void)? = nil
  ) -> UICollectionViewTransitionLayout {
    let between = UICollectionViewTransitionLayout(
      currentLayout: collectionViewLayout, nextLayout: layout)
    setCollectionViewLayout(layout, animated: false)
    completion?(true, true)
    return between
  }
  public func finishInteractiveTransition() {}
  /// Has no effect: the new layout stays, since the transition was not interactive.
  public func cancelInteractiveTransition() {}
}

@preconcurrency @MainActor
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  /// The progress of the transition, from 0 to 1; kept.
  open var transitionProgress: CGFloat = 0
  public let currentLayout: UICollectionViewLayout
  public let nextLayout: UICollectionViewLayout
  private final var values: [String: CGFloat] = [:]

  public init(
    currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout
  ) {
    self.currentLayout = currentLayout
    nextLayout = newLayout
    super.init()
  }

  /// Traps, since archives are not supported.
  public required init?(coder: NSCoder) { return nil }

  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }
  open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }
}
