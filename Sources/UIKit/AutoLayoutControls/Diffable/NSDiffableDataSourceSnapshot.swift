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

  // MARK: Items

  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? sectionIdentifiers.last else {
      Self.refuse(
        "There are currently no sections in the data source. Please add a section first.")
    }
    _ = items(of: section)
    removeFromSections(identifiers)
    contents[section]?.append(contentsOf: identifiers)
    for item in identifiers { homes[item] = section }
  }
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) { insert(identifiers, at: beforeIdentifier, 0) }
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) { insert(identifiers, at: afterIdentifier, 1) }
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    for section in Set(gone.compactMap { homes[$0] }) {
      contents[section]?.removeAll { gone.contains($0) }
    }
    for item in gone { homes[item] = nil }
    reloadedItemIdentifiers.removeAll { gone.contains($0) }
    reconfiguredItemIdentifiers.removeAll { gone.contains($0) }
  }
  public mutating func deleteAllItems() { self = Self() }
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) { move(identifier, to: toIdentifier, distance: 0) }
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) { move(identifier, to: toIdentifier, distance: 1) }
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    reloadedItemIdentifiers += known(identifiers)
  }
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    reconfiguredItemIdentifiers += known(identifiers)
  }

  // MARK: Sections

  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: sectionIdentifiers.count)
  }
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) { insert(identifiers, at: index(of: toIdentifier)) }
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) { insert(identifiers, at: index(of: toIdentifier) + 1) }
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    let gone = Set(identifiers)
    for section in gone {
      for item in contents[section] ?? [] { homes[item] = nil }
      contents[section] = nil
    }
    sectionIdentifiers.removeAll { gone.contains($0) }
    reloadedSectionIdentifiers.removeAll { gone.contains($0) }
  }
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) { move(identifier, to: toIdentifier, distance: 0) }
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) { move(identifier, to: toIdentifier, distance: 1) }
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for section in identifiers { _ = items(of: section) }
    reloadedSectionIdentifiers += identifiers
  }

  // MARK: Steps

  private mutating func removeFromSections(_ identifiers: [ItemIdentifierType]) {
    let coming = Set(identifiers)
    guard coming.count == identifiers.count else {
      Self.refuseRepeated("item", identifiers)
    }
    for section in Set(coming.compactMap { homes[$0] }) {
      contents[section]?.removeAll { coming.contains($0) }
    }
  }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], at other: ItemIdentifierType, _ distance: Int
  ) {
    guard !identifiers.contains(other) else {
      Self.refuse("Invalid insertion: an item cannot be inserted before or after itself: \(other)")
    }
    removeFromSections(identifiers)
    guard let section = homes[other], let index = contents[section]?.firstIndex(of: other) else {
      Self.refuse("Invalid item identifier for insertion: \(other)")
    }
    contents[section]?.insert(contentsOf: identifiers, at: index + distance)
    for item in identifiers { homes[item] = section }
  }

  private mutating func move(
    _ item: ItemIdentifierType, to other: ItemIdentifierType, distance: Int
  ) {
    _ = known([item, other])
    insert([item], at: other, distance)
  }

  private func known(_ identifiers: [ItemIdentifierType]) -> [ItemIdentifierType] {
    if let foreign = identifiers.first(where: { homes[$0] == nil }) {
      Self.refuse(
        "Attempted to reload item identifier that does not exist in the snapshot: \(foreign)")
    }
    return identifiers
  }

  private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
    let all = identifiers + identifiers.filter { contents[$0] != nil }
    guard Set(identifiers).count == all.count else {
      Self.refuseRepeated("section", all)
    }
    sectionIdentifiers.insert(contentsOf: identifiers, at: index)
    for section in identifiers { contents[section] = [] }
  }

  private mutating func move(
    _ section: SectionIdentifierType, to other: SectionIdentifierType, distance: Int
  ) {
    guard section != other else {
      Self.refuse("Invalid move: a section cannot be moved before or after itself: \(other)")
    }
    sectionIdentifiers.remove(at: index(of: section))
    sectionIdentifiers.insert(section, at: index(of: other) + distance)
  }

  private func index(of section: SectionIdentifierType) -> Int {
    guard let index = indexOfSection(section) else {
      Self.refuse("Invalid section identifier: \(section)")
    }
    return index
  }

  private static func refuseRepeated<Identifier: Hashable>(
    _ kind: String, _ identifiers: [Identifier]
  ) -> Never {
    var seen: Set<Identifier> = []
    let names = identifiers.filter { !seen.insert($0).inserted }.map { "    \($0)" }
    let list = "{(\n\(names.joined(separator: ",\n"))\n)}"
    refuse("Fatal: supplied \(kind) identifiers are not unique. Duplicate identifiers: \(list)")
  }
}

extension NSDiffableDataSourceSnapshot: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}

extension NSDiffableDataSourceSnapshot: Equatable {}
