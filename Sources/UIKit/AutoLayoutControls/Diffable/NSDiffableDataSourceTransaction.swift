import AutoLayoutCore
import Foundation

public struct NSDiffableDataSourceTransaction<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  public let initialSnapshot:
    NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  public var difference: CollectionDifference<ItemIdentifierType> {
    finalSnapshot.itemIdentifiers.difference(from: initialSnapshot.itemIdentifiers)
      .inferringMoves()
  }
  public var sectionTransactions:
    [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]
  {
    func snapshot(
      _ items: [ItemIdentifierType]
    ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
      var snapshot = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
      snapshot.append(items)
      return snapshot
    }
    return finalSnapshot.sectionIdentifiers.compactMap { section in
      let known = initialSnapshot.sectionIdentifiers.contains(section)
      let before = known ? initialSnapshot.itemIdentifiers(inSection: section) : []
      let after = finalSnapshot.itemIdentifiers(inSection: section)
      guard before != after else { return nil }
      return NSDiffableDataSourceSectionTransaction(
        sectionIdentifier: section, initialSnapshot: snapshot(before),
        finalSnapshot: snapshot(after),
        difference: after.difference(from: before).inferringMoves())
    }
  }
}

public struct NSDiffableDataSourceSectionTransaction<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  public let sectionIdentifier: SectionIdentifierType
  public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  public let difference: CollectionDifference<ItemIdentifierType>
}

extension UICollectionViewDiffableDataSource {
  public struct ReorderingHandlers<Section: Hashable, Item: Hashable> {
    public var canReorderItem: ((Item) -> Bool)?
    public var willReorder: ((NSDiffableDataSourceTransaction<Section, Item>) -> Void)?
    public var didReorder: ((NSDiffableDataSourceTransaction<Section, Item>) -> Void)?

    public init() {}
  }
}

extension NSDiffableDataSourceSnapshot {
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
