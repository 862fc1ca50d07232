import AutoLayoutCore
import Foundation

extension UICollectionView {
  func change(_ edit: (inout ListUpdate) -> Void) {
    _ = loadedCounts
    edit(&pendingUpdate)
    if updateDepth == 0 { applyUpdate() }
  }

  func applyUpdate() {
    let update = pendingUpdate
    pendingUpdate = ListUpdate()
    guard !update.isEmpty, let old = counts else {
      collectionViewLayout.invalidateCounts()
      return layOutChange()
    }
    hideSwipeActions()
    counts = nil
    let moves = update.resolved(
      from: old, to: loadedCounts, ListUpdate.Words(item: "item", list: "collection view"))
    rearrange(moves, update.items)
  }

  func show(_ moves: ListMoves, _ differences: (gone: [IndexPath], come: [IndexPath])) {
    guard counts != nil else {
      collectionViewLayout.invalidateCounts()
      return
    }
    hideSwipeActions()
    counts = nil
    rearrange(
      moves,
      differences.gone.map { UICollectionViewUpdateItem(before: $0, after: nil, action: .delete) }
        + differences.come.map {
          UICollectionViewUpdateItem(before: nil, after: $0, action: .insert)
        })
  }

  private func rearrange(_ moves: ListMoves, _ items: [UICollectionViewUpdateItem]) {
    collectionViewLayout.itemsDidMove(moves)
    moveViews(moves)
    selectedPaths = selectedPaths.compactMap { moves.newPath($0) }
    collectionViewLayout.invalidateCounts()
    prepareLayout()
    collectionViewLayout.prepare(forCollectionViewUpdates: items)
    collectionViewLayout.finalizeCollectionViewUpdates()
    layOutChange()
  }

  /// Makes new cells as soon as an update ends, unless nothing was laid out yet.
  private func layOutChange() {
    if preparedBounds != nil { layoutIfNeeded() }
  }

  func reconfigure(_ paths: [IndexPath]) {
    guard !paths.isEmpty else { return }
    for path in paths {
      guard let cell = shown[.item(path)]?.view as? UICollectionViewCell else { continue }
      reconfiguredCell = cell
      let answer = dataSource?.collectionView(self, cellForItemAt: path)
      reconfiguredCell = nil
      if let answer, answer !== cell {
        keep(answer, nil)
        retire(.item(path))
      }
      shown[.item(path)]?.wasAsked = false
    }
    collectionViewLayout.forgetContents(of: paths)
    collectionViewLayout.invalidateItems(at: paths)
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
  @MainActor fileprivate var items: [UICollectionViewUpdateItem] {
    deletedItems.sorted().map {
      UICollectionViewUpdateItem(before: $0, after: nil, action: .delete)
    }
      + insertedItems.sorted().map {
        UICollectionViewUpdateItem(before: nil, after: $0, action: .insert)
      }
      + reloadedItems.sorted().map {
        UICollectionViewUpdateItem(before: $0, after: $0, action: .reload)
      }
      + movedItems.map { UICollectionViewUpdateItem(before: $0.from, after: $0.to, action: .move) }
  }
}
