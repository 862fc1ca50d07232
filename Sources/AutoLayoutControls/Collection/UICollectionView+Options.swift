import AutoLayoutCore
public import Foundation

/// How a collection view answers the user; layout does not see it.
struct CollectionOptions {
  /// The items that the prefetching data source knows of.
  var prefetchedItems: Set<IndexPath> = []
  /// The item that is moved, and where to.
  var movement: (from: IndexPath, to: IndexPath)?
  /// The row that is dragged open, if one is.
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
  /// The places of the headers or footers that are shown, of a kind.
  ///
  /// - Parameter elementKind: The kind.
  /// - Returns: Their places, in order.
  public func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    let attributes = collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
    return attributes.filter {
      $0.representedElementCategory == .supplementaryView
        && $0.representedElementKind == elementKind
    }.map(\.indexPath).sorted()
  }

  /// Puts another layout in the place of this one, at once: nobody leads the change.
  ///
  /// - Parameters:
  ///   - layout: The other one.
  ///   - completion: Told that it was done.
  /// - Returns: What stands between both.
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
  /// Ends a change of the layout; the other one stays, since nobody led the change.
  public func cancelInteractiveTransition() {}
}

@preconcurrency @MainActor
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  /// How far the change has come, from 0 to 1; kept.
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

  /// Traps: there is nothing in an archive that is read.
  public required init?(coder: NSCoder) { return nil }

  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }
  open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }
}
