import AutoLayoutCore
import Foundation

/// A change of a data source's items that the user made.
public struct NSDiffableDataSourceTransaction<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  /// What was shown before.
  public let initialSnapshot:
    NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// What is shown after.
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// What differs in the row of all items.
  public var difference: CollectionDifference<ItemIdentifierType> {
    finalSnapshot.itemIdentifiers.difference(from: initialSnapshot.itemIdentifiers)
      .inferringMoves()
  }
}

extension UICollectionViewDiffableDataSource {
  /// What is asked and told as items are moved.
  public struct ReorderingHandlers<Section: Hashable, Item: Hashable> {
    /// Whether an item may be moved; none may where nobody answers.
    public var canReorderItem: ((Item) -> Bool)?
    /// Told before items are moved.
    public var willReorder: ((NSDiffableDataSourceTransaction<Section, Item>) -> Void)?
    /// Told after items were moved.
    public var didReorder: ((NSDiffableDataSourceTransaction<Section, Item>) -> Void)?

    /// Asks nobody.
    public init() {}
  }
}

extension NSDiffableDataSourceSnapshot {
  /// The snapshot after an item has gone from one place to another.
  func moving(from source: IndexPath, to target: IndexPath) -> Self {
    var copy = self
    let sections = sectionIdentifiers
    guard sections.indices.contains(source.section), sections.indices.contains(target.section)
    else { return self }
    let from = itemIdentifiers(inSection: sections[source.section])
    guard from.indices.contains(source.item) else { return self }
    let item = from[source.item]
    copy.deleteItems([item])
    let rest = copy.itemIdentifiers(inSection: sections[target.section])
    if rest.indices.contains(target.item) {
      copy.insertItems([item], beforeItem: rest[target.item])
    } else {
      copy.appendItems([item], toSection: sections[target.section])
    }
    return copy
  }
}
