import AutoLayoutCore

/// A list's state: ordered sections, each with ordered unique items.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  public internal(set) var sectionIdentifiers: [SectionIdentifierType] = []
  public internal(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  public internal(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
  public internal(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
  var contents: [SectionIdentifierType: [ItemIdentifierType]] = [:]
  var homes: [ItemIdentifierType: SectionIdentifierType] = [:]

  public init() {}

  public var numberOfItems: Int { homes.count }
  public var numberOfSections: Int { sectionIdentifiers.count }
  public var itemIdentifiers: [ItemIdentifierType] {
    sectionIdentifiers.flatMap { contents[$0] ?? [] }
  }

  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    items(of: identifier).count
  }
  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] { items(of: identifier) }
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? { homes[identifier] }
  /// Returns an item's index among all items.
  ///
  /// - Complexity: O(sections + items of the section).
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard let home = homes[identifier] else { return nil }
    var index = 0
    for section in sectionIdentifiers.prefix(while: { $0 != home }) {
      index += contents[section]?.count ?? 0
    }
    return contents[home]?.firstIndex(of: identifier).map { index + $0 }
  }
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    contents[identifier] == nil ? nil : sectionIdentifiers.firstIndex(of: identifier)
  }

  func items(of section: SectionIdentifierType) -> [ItemIdentifierType] {
    guard let items = contents[section] else {
      Self.refuse("Invalid section identifier for query: \(section)")
    }
    return items
  }

  static func refuse(_ reason: String) -> Never {
    LayoutException.raise("NSInternalInconsistencyException", reason)
  }
}

extension NSDiffableDataSourceSnapshot: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}

extension NSDiffableDataSourceSnapshot: Equatable {}
