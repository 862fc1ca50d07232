import Foundation

struct PlacedSnapshot<SectionID: Hashable, ItemID: Hashable> {
  let snapshot: NSDiffableDataSourceSnapshot<SectionID, ItemID>
  let items: [[ItemID]]
  private let sectionPlaces: [SectionID: Int]
  private let places: [ItemID: IndexPath]

  /// Indexes the snapshot's items.
  init(_ snapshot: NSDiffableDataSourceSnapshot<SectionID, ItemID>) {
    self.snapshot = snapshot
    items = snapshot.sectionIdentifiers.map { snapshot.contents[$0] ?? [] }
    var sectionPlaces: [SectionID: Int] = [:]
    var places: [ItemID: IndexPath] = [:]
    places.reserveCapacity(snapshot.numberOfItems)
    for (section, identifier) in snapshot.sectionIdentifiers.enumerated() {
      sectionPlaces[identifier] = section
      for (item, identifier) in items[section].enumerated() {
        places[identifier] = IndexPath(item: item, section: section)
      }
    }
    self.sectionPlaces = sectionPlaces
    self.places = places
  }

  func place(of item: ItemID) -> IndexPath? { places[item] }

  func place(ofSection section: SectionID) -> Int? { sectionPlaces[section] }

  func item(at path: IndexPath) -> ItemID? {
    guard items.indices.contains(path.section), items[path.section].indices.contains(path.item)
    else { return nil }
    return items[path.section][path.item]
  }

  func moves(to new: PlacedSnapshot) -> ListMoves {
    let reloaded = Set(new.snapshot.reloadedItemIdentifiers)
    let reloadedSections = Set(new.snapshot.reloadedSectionIdentifiers)
    return ListMoves(
      section: { new.place(ofSection: self.snapshot.sectionIdentifiers[$0]) },
      reloadedSection: { reloadedSections.contains(self.snapshot.sectionIdentifiers[$0]) },
      reloaded: { path in self.item(at: path).map(reloaded.contains) ?? false },
      path: { path in self.item(at: path).flatMap { new.place(of: $0) } })
  }

  func differences(to new: PlacedSnapshot) -> (gone: [IndexPath], come: [IndexPath]) {
    func foreignPaths(in a: PlacedSnapshot, to b: PlacedSnapshot) -> [IndexPath] {
      a.items.joined().compactMap { b.place(of: $0) == nil ? a.place(of: $0) : nil }
    }
    return (foreignPaths(in: self, to: new), foreignPaths(in: new, to: self))
  }
}
