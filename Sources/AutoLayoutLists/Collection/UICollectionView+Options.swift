import Foundation

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
  /// How soon items make room for one that is dragged.
  public enum ReorderingCadence: Int, Sendable {
    /// At once.
    case immediate = 0
    /// Soon.
    case fast = 1
    /// Late.
    case slow = 2
  }
}
