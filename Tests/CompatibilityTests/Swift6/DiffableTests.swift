import Testing
import UIKit

private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

@MainActor @Suite("Diffable data sources")
struct DiffableTests {
  private func snapshot(_ sections: KeyValuePairs<String, [Int]>) -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections(sections.map(\.key))
    for (section, items) in sections { snapshot.appendItems(items, toSection: section) }
    return snapshot
  }

  @Test("a snapshot keeps sections and items in order through every change")
  func changes() {
    var one = snapshot(["a": [1, 2, 3], "b": [4]])
    one.insertItems([10, 11], beforeItem: 2)
    one.insertItems([12], afterItem: 4)
    one.moveItem(1, afterItem: 12)
    one.deleteItems([3, 99])
    #expect(one.itemIdentifiers(inSection: "a") == [10, 11, 2])
    #expect(one.itemIdentifiers(inSection: "b") == [4, 12, 1])
    #expect(one.indexOfItem(12) == 4 && one.indexOfItem(3) == nil)
    #expect(one.sectionIdentifier(containingItem: 1) == "b")
    one.insertSections(["c"], beforeSection: "b")
    one.moveSection("a", afterSection: "b")
    one.appendItems([2, 5], toSection: "c")
    #expect(one.sectionIdentifiers == ["c", "b", "a"] && one.indexOfSection("a") == 2)
    #expect(one.itemIdentifiers == [2, 5, 4, 12, 1, 10, 11])
    one.deleteSections(["b"])
    #expect(
      one.numberOfItems == 4 && one.numberOfSections == 2 && one.numberOfItems(inSection: "c") == 2)
    one.reloadItems([5])
    one.reconfigureItems([10])
    one.reloadSections(["a"])
    #expect(one.reloadedItemIdentifiers == [5] && one.reconfiguredItemIdentifiers == [10])
    one.deleteAllItems()
    #expect(one == Snapshot())
  }

  @Test("items named twice, and unknown sections, are refused")
  func refusals() async {
    await #expect(processExitsWith: .failure) {
      var snapshot = Snapshot()
      snapshot.appendSections(["a"])
      snapshot.appendItems([1, 1])
    }
    await #expect(processExitsWith: .failure) {
      var snapshot = Snapshot()
      snapshot.appendItems([1])
    }
  }

  @Test("a section's items are nested, and visible while the items above are expanded")
  func tree() {
    var tree = NSDiffableDataSourceSectionSnapshot<String>()
    tree.append(["fruit", "nuts"])
    tree.append(["apple", "pear"], to: "fruit")
    tree.append(["red", "green"], to: "apple")
    tree.insert(["plum"], before: "pear")
    #expect(tree.items == ["fruit", "apple", "red", "green", "plum", "pear", "nuts"])
    #expect(tree.visibleItems == ["fruit", "nuts"])
    tree.expand(["fruit"])
    #expect(tree.visibleItems == ["fruit", "apple", "plum", "pear", "nuts"])
    #expect(tree.level(of: "red") == 2 && tree.parent(of: "plum") == "fruit")
    #expect(!tree.isVisible("red") && tree.isVisible("plum"))
    let part = tree.snapshot(of: "fruit", includingParent: true)
    #expect(part.items == ["fruit", "apple", "red", "green", "plum", "pear"])
    #expect(part.visibleItems == ["fruit", "apple", "plum", "pear"])
    tree.delete(["apple"])
    #expect(tree.items == ["fruit", "plum", "pear", "nuts"] && !tree.contains("red"))
    var nuts = NSDiffableDataSourceSectionSnapshot<String>()
    nuts.append(["walnut", "hazel"])
    nuts.append(["half"], to: "walnut")
    nuts.expand(["walnut"])
    tree.replace(childrenOf: "nuts", using: nuts)
    tree.expand(["nuts"])
    #expect(tree.snapshot(of: "nuts").visibleItems == ["walnut", "half", "hazel"])
    #expect(tree.visibleItems.last == "hazel" && tree.index(of: "half") == 5)
  }

  @Test("a table keeps the cells of rows that stay, wherever the rows move")
  func table() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    var made: [Int] = []
    let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { table, path, item in
      made.append(item)
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.textLabel?.text = "\(item)"
      return cell
    }
    source.apply(snapshot(["a": [1, 2], "b": [3]]), animatingDifferences: false)
    table.layoutIfNeeded()
    #expect(made == [1, 2, 3] && table.numberOfSections == 2)
    let three = table.cellForRow(at: IndexPath(row: 0, section: 1))
    var next = source.snapshot()
    next.moveItem(3, beforeItem: 1)
    next.appendItems([4], toSection: "b")
    next.deleteItems([2])
    source.apply(next)
    table.layoutIfNeeded()
    #expect(made == [1, 2, 3, 4])
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) === three && three != nil)
    #expect(source.indexPath(for: 4) == IndexPath(row: 0, section: 1))
    #expect(source.itemIdentifier(for: IndexPath(row: 1, section: 0)) == 1)
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 1)).minY == 88)
    var again = source.snapshot()
    again.reconfigureItems([3])
    source.apply(again)
    #expect(made.last == 3)
    table.layoutIfNeeded()
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) === three)
    var reloaded = source.snapshot()
    #expect(reloaded.reconfiguredItemIdentifiers.isEmpty)
    reloaded.reloadItems([3])
    source.apply(reloaded)
    table.layoutIfNeeded()
    #expect(made.suffix(2) == [3, 3] && source.sectionIdentifier(for: 1) == "b")
  }

  private final class Box: UICollectionViewCell {
    var number = 0
  }

  @Test(
    "a collection view makes sections by registrations, and reports changes to the layout")
  func collection() async {
    final class Layout: UICollectionViewFlowLayout {
      var told: [String] = []
      override func prepare(forCollectionViewUpdates items: [UICollectionViewUpdateItem]) {
        told += items.map { $0.updateAction == .insert ? "come" : "gone" }
      }
    }
    let layout = Layout()
    layout.itemSize = CGSize(width: 40, height: 40)
    layout.headerReferenceSize = CGSize(width: 0, height: 20)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 300), collectionViewLayout: layout)
    let cells = UICollectionView.CellRegistration<Box, Int> { cell, _, item in cell.number = item }
    let headers = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, _, path in view.tag = path.section + 7 }
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
    source.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
    }
    await source.apply(snapshot(["a": [1, 2], "b": [3]]))
    view.layoutIfNeeded()
    #expect(view.visibleCells.compactMap { ($0 as? Box)?.number } == [1, 2, 3])
    let kind = UICollectionView.elementKindSectionHeader
    #expect(view.visibleSupplementaryViews(ofKind: kind).map(\.tag) == [7, 8])
    let two = view.cellForItem(at: IndexPath(item: 1, section: 0))
    var tree = NSDiffableDataSourceSectionSnapshot<Int>()
    tree.append([20, 2])
    tree.append([21], to: 20)
    await source.apply(tree, to: "a")
    view.layoutIfNeeded()
    #expect(view.visibleCells.compactMap { ($0 as? Box)?.number } == [20, 2, 3])
    #expect(view.cellForItem(at: IndexPath(item: 1, section: 0)) === two && two != nil)
    #expect(layout.told == ["gone", "come"])
    tree.expand([20])
    await source.apply(tree, to: "a")
    #expect(source.snapshot().itemIdentifiers == [20, 21, 2, 3])
    #expect(source.snapshot(for: "a").isExpanded(20) && source.snapshot(for: "b").items == [3])
  }

  @Test("among very many items only visible items have cells, through every change")
  func many() {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 300),
      collectionViewLayout: UICollectionViewFlowLayout())
    var made = 0
    let cells = UICollectionView.CellRegistration<Box, Int> { _, _, _ in made += 1 }
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
    source.apply(snapshot(["a": Array(0..<20_000)]))
    view.layoutIfNeeded()
    source.apply(snapshot(["a": Array((0..<20_000).reversed())]))
    view.layoutIfNeeded()
    #expect(made < 100 && view.numberOfItems(inSection: 0) == 20_000)
    #expect(source.indexPath(for: 0) == IndexPath(item: 19_999, section: 0))
  }
}
