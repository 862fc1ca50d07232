import Foundation

/// Items and sections that come, go and move; outside `performBatchUpdates` each change is one of its own.
extension UICollectionView {
  func change(_ edit: (inout ListUpdate) -> Void) {
    _ = loadedCounts
    edit(&pendingUpdate)
    if updateDepth == 0 { applyUpdate() }
  }

  /// Makes the pending changes; cells of items that stay go with them.
  func applyUpdate() {
    let update = pendingUpdate
    pendingUpdate = ListUpdate()
    guard !update.isEmpty, let old = counts else {
      collectionViewLayout.invalidateLayout()
      return
    }
    counts = nil
    let moves = update.resolved(
      from: old, to: loadedCounts, ListUpdate.Words(item: "item", list: "collection view"))
    collectionViewLayout.itemsDidMove(moves)
    moveViews(moves)
    selectedPaths = selectedPaths.compactMap { moves.newPath($0) }
    collectionViewLayout.invalidateLayout()
    prepareLayout()
    collectionViewLayout.prepare(forCollectionViewUpdates: update.items)
    collectionViewLayout.finalizeCollectionViewUpdates()
  }

  private func moveViews(_ moves: ListMoves) {
    var moved: [CollectionElement: ShownElement] = [:]
    for (element, shown) in shown {
      guard let place = newPath(element, moves) else { continue }
      let new = CollectionElement(category: element.category, kind: element.kind, path: place)
      moved[new] = shown
    }
    for element in Array(shown.keys) where newPath(element, moves) == nil { retire(element) }
    shown = moved
  }

  private func newPath(_ element: CollectionElement, _ moves: ListMoves) -> IndexPath? {
    guard !moves.isReloaded(section: element.path.section) else { return nil }
    guard element.category == .cell else {
      return moves.newSection(element.path.section).map {
        IndexPath(item: element.path.item, section: $0)
      }
    }
    return moves.isReloaded(element.path) ? nil : moves.newPath(element.path)
  }
}

extension ListUpdate {
  /// The changes as a layout is told of them.
  @MainActor fileprivate var items: [UICollectionViewUpdateItem] {
    deletedItems.sorted().map { UICollectionViewUpdateItem($0, nil, .delete) }
      + insertedItems.sorted().map { UICollectionViewUpdateItem(nil, $0, .insert) }
      + reloadedItems.sorted().map { UICollectionViewUpdateItem($0, $0, .reload) }
      + movedItems.map { UICollectionViewUpdateItem($0.from, $0.to, .move) }
  }
}
