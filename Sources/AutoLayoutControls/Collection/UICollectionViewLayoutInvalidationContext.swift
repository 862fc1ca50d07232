public import Foundation

/// What of a layout no longer holds.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Whether nothing holds.
  open internal(set) var invalidateEverything = false
  open internal(set) var invalidateDataSourceCounts = false
  /// The items that no longer have their place.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// The views of sections that no longer have their place, by kind.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// How much larger the content is, in points.
  open var contentSizeAdjustment = CGSize.zero
  /// How far the content is moved, in points.
  open var contentOffsetAdjustment = CGPoint.zero

  public required override init() {
    super.init()
  }

  /// Says that items no longer have their place.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  /// Says that views of sections no longer have their place.
  open func invalidateSupplementaryElements(
    ofKind elementKind: String, at indexPaths: [IndexPath]
  ) {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
      .merging([elementKind: indexPaths]) { $0 + $1 }
  }
}

/// What of a flow layout no longer holds.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
  open var invalidateFlowLayoutDelegateMetrics = true
  open var invalidateFlowLayoutAttributes = true
}

@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  public enum Action: Int, Sendable {
    case insert = 0
    case delete = 1
    case reload = 2
    case move = 3
    case none = 4
  }

  /// The place before the change; nil for what comes.
  public let indexPathBeforeUpdate: IndexPath?
  /// The place after the change; nil for what goes.
  public let indexPathAfterUpdate: IndexPath?
  public let updateAction: Action

  init(before: IndexPath?, after: IndexPath?, action: Action) {
    indexPathBeforeUpdate = before
    indexPathAfterUpdate = after
    updateAction = action
    super.init()
  }
}
