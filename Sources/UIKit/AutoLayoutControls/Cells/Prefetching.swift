import AutoLayoutCore
import AutoLayoutValues
public import Foundation

@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  public func tableView(
    _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {}
}

@preconcurrency @MainActor
public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
  func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
  public func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {}
}

/// The changes to report: elements less than the visible area's height away are prefetched.
struct PrefetchChange {
  let coming: [IndexPath]
  let going: [IndexPath]

  init(near: Set<IndexPath>, seen: Set<IndexPath>, known: Set<IndexPath>) {
    coming = near.subtracting(known).subtracting(seen).sorted()
    going = known.subtracting(near).subtracting(seen).sorted()
  }
}

extension UITableView {
  func forgetPrefetching() {
    options.prefetchedRows = []
    setNeedsLayout()
  }

  func announcePrefetching() {
    guard isPrefetchingEnabled, let source = prefetchDataSource, bounds.height > 0 else {
      return
    }
    let around = bounds.insetBy(dx: 0, dy: -bounds.height)
    let near = Set(rows(in: around))
    let seen = Set(shown.keys.compactMap(\.path))
    let change = PrefetchChange(near: near, seen: seen, known: options.prefetchedRows)
    options.prefetchedRows = near.subtracting(seen)
    if !change.coming.isEmpty { source.tableView(self, prefetchRowsAt: change.coming) }
    if !change.going.isEmpty { source.tableView(self, cancelPrefetchingForRowsAt: change.going) }
  }
}

extension UICollectionView {
  func forgetPrefetching() {
    options.prefetchedItems = []
    setNeedsLayout()
  }

  func announcePrefetching() {
    guard isPrefetchingEnabled, let source = prefetchDataSource, bounds.height > 0 else {
      return
    }
    let around = bounds.insetBy(dx: -bounds.width, dy: -bounds.height)
    let items = elements(in: around).filter { $0.representedElementCategory == .cell }
    let near = Set(items.map(\.indexPath))
    let seen = Set(shown.keys.filter { $0.category == .cell }.map(\.path))
    let change = PrefetchChange(near: near, seen: seen, known: options.prefetchedItems)
    options.prefetchedItems = near.subtracting(seen)
    if !change.coming.isEmpty { source.collectionView(self, prefetchItemsAt: change.coming) }
    if !change.going.isEmpty {
      source.collectionView(self, cancelPrefetchingForItemsAt: change.going)
    }
  }
}
