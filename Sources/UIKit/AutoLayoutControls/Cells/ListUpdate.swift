import AutoLayoutCore
import Foundation

/// The changes in an update; deletions and reloads use old indices, insertions new indices.
struct ListUpdate {
  var deletedSections: Set<Int> = []
  var insertedSections: Set<Int> = []
  var reloadedSections: Set<Int> = []
  var movedSections: [(from: Int, to: Int)] = []
  var deletedItems: Set<IndexPath> = []
  var insertedItems: Set<IndexPath> = []
  var reloadedItems: Set<IndexPath> = []
  var movedItems: [(from: IndexPath, to: IndexPath)] = []

  var isEmpty: Bool {
    deletedSections.isEmpty && insertedSections.isEmpty && reloadedSections.isEmpty
      && movedSections.isEmpty && deletedItems.isEmpty && insertedItems.isEmpty
      && reloadedItems.isEmpty && movedItems.isEmpty
  }

  struct Words {
    let item: String
    let list: String
  }

  /// Resolves the update into moves; traps if the counts disagree.
  func resolved(from old: [Int], to new: [Int], _ words: Words) -> ListMoves {
    let expected =
      old.count - deletedSections.count + insertedSections.count
    guard new.count == expected else {
      LayoutException.raise(
        "NSInternalInconsistencyException",
        "Invalid update: invalid number of sections. The number of sections contained in the \(words.list) after the update (\(new.count)) must be equal to the number of sections contained in the \(words.list) before the update (\(old.count)), plus or minus the number of sections inserted or deleted (\(insertedSections.count) inserted, \(deletedSections.count) deleted)."
      )
    }
    let sections = IndexMoves(
      gone: deletedSections.union(movedSections.map(\.from)),
      taken: insertedSections.union(movedSections.map(\.to)),
      moved: Dictionary(movedSections.map { ($0.from, $0.to) }) { $1 })
    var items: [Int: IndexMoves] = [:]
    let deleted = Dictionary(grouping: deletedItems, by: \.section)
    let inserted = Dictionary(grouping: insertedItems, by: \.section)
    for section in old.indices {
      guard let newSection = sections.newIndex(section), !reloadedSections.contains(section) else {
        continue
      }
      let gone = deleted[section] ?? []
      let come = inserted[newSection] ?? []
      let out = movedItems.filter { $0.from.section == section }
      let into = movedItems.filter { $0.to.section == newSection }
      guard new[newSection] == old[section] - gone.count + come.count - out.count + into.count
      else {
        LayoutException.raise(
          "NSInternalInconsistencyException",
          "Invalid update: invalid number of \(words.item)s in section \(section). The number of \(words.item)s contained in an existing section after the update (\(new[newSection])) must be equal to the number of \(words.item)s contained in that section before the update (\(old[section])), plus or minus the number of \(words.item)s inserted or deleted from that section (\(come.count) inserted, \(gone.count) deleted) and plus or minus the number of \(words.item)s moved into or out of that section (\(into.count) moved in, \(out.count) moved out)."
        )
      }
      items[section] = IndexMoves(
        gone: Set((gone + out.map(\.from)).map(\.item)),
        taken: Set((come + into.map(\.to)).map(\.item)), moved: [:])
    }
    return ListMoves(sections: sections, items: items, update: self)
  }
}

struct ListMoves {
  private let section: (Int) -> Int?
  private let reloadedSection: (Int) -> Bool
  private let reloaded: (IndexPath) -> Bool
  private let path: (IndexPath) -> IndexPath?

  init(
    section: @escaping (Int) -> Int?, reloadedSection: @escaping (Int) -> Bool,
    reloaded: @escaping (IndexPath) -> Bool, path: @escaping (IndexPath) -> IndexPath?
  ) {
    self.section = section
    self.reloadedSection = reloadedSection
    self.reloaded = reloaded
    self.path = path
  }

  fileprivate init(sections: IndexMoves, items: [Int: IndexMoves], update: ListUpdate) {
    let moved = Dictionary(update.movedItems.map { ($0.from, $0.to) }) { first, _ in first }
    self.init(
      section: { sections.newIndex($0) },
      reloadedSection: { update.reloadedSections.contains($0) },
      reloaded: { update.reloadedItems.contains($0) },
      path: { path in
        if let place = moved[path] { return place }
        guard let section = sections.newIndex(path.section),
          let item = items[path.section]?.newIndex(path.item)
        else { return nil }
        return IndexPath(item: item, section: section)
      })
  }

  func newSection(_ section: Int) -> Int? { self.section(section) }

  func isReloaded(section: Int) -> Bool { reloadedSection(section) }

  func isReloaded(_ path: IndexPath) -> Bool { reloaded(path) }

  func newPath(_ path: IndexPath) -> IndexPath? { self.path(path) }
}

private struct IndexMoves {
  private let gone: [Int]
  private let taken: [Int]
  private let moved: [Int: Int]

  init(gone: Set<Int>, taken: Set<Int>, moved: [Int: Int]) {
    self.gone = gone.sorted()
    self.taken = taken.sorted()
    self.moved = moved
  }

  /// Returns an element's new index; unmoved elements fill the remaining indices in order.
  func newIndex(_ index: Int) -> Int? {
    if let place = moved[index] { return place }
    var place = index
    for other in gone {
      if other == index { return nil }
      if other < index { place -= 1 }
    }
    for other in taken where other <= place { place += 1 }
    return place
  }
}
