import AutoLayoutCore

/// What a list shows at one time: sections in their order, and items in the order of their
/// sections.
///
/// Identifiers are unique in a snapshot. Questions about one item or section cost the same however
/// much there is.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  /// The sections, in their order.
  public internal(set) var sectionIdentifiers: [SectionIdentifierType] = []
  /// The items whose cells are made anew when the snapshot is applied.
  public internal(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// The items whose cells are kept and given their content anew when the snapshot is applied.
  public internal(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
  /// The sections of which everything is made anew when the snapshot is applied.
  public internal(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
  var contents: [SectionIdentifierType: [ItemIdentifierType]] = [:]
  var homes: [ItemIdentifierType: SectionIdentifierType] = [:]

  /// Makes a snapshot of nothing.
  public init() {}

  /// How many items there are.
  public var numberOfItems: Int { homes.count }
  /// How many sections there are.
  public var numberOfSections: Int { sectionIdentifiers.count }
  /// All items, in the order of their sections.
  public var itemIdentifiers: [ItemIdentifierType] {
    sectionIdentifiers.flatMap { contents[$0] ?? [] }
  }

  /// How many items a section has.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    items(of: identifier).count
  }
  /// The items of a section, in their order.
  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] { items(of: identifier) }
  /// The section that an item is in.
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? { homes[identifier] }
  /// The place of an item among all items.
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
  /// The place of a section.
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
