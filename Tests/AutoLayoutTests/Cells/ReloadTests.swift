import AutoLayout
import Foundation
import Testing

@MainActor @Suite("Reloading lists")
struct ReloadTests {
  private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate,
    UICollectionViewDataSource, UICollectionViewDelegate
  {
    var count = 2
    var asked = 0
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      asked += 1
      return count
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      count
    }
    func collectionView(
      _ view: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  private final class Table: UITableView {
    var reloads = 0
    override func reloadData() {
      reloads += 1
      super.reloadData()
    }
  }

  private final class Grid: UICollectionView {
    var reloads = 0
    override func reloadData() {
      reloads += 1
      super.reloadData()
    }
  }

  @Test("setting a data source or a delegate calls no override of reloadData")
  func setting() {
    let source = Source()
    let table = Table(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    (table.dataSource, table.delegate) = (source, source)
    let grid = Grid(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: UICollectionViewFlowLayout())
    (grid.dataSource, grid.delegate) = (source, source)
    #expect(table.reloads == 0 && grid.reloads == 0)
    table.layoutIfNeeded()
    #expect(table.numberOfRows(inSection: 0) == 2)
    source.count = 3
    table.reloadData()
    #expect(table.reloads == 1 && table.numberOfRows(inSection: 0) == 3)
  }

  @Test("a header that has no size has attributes of size 0")
  func emptyHeader() throws {
    let layout = UICollectionViewFlowLayout()
    let grid = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let source = Source()
    grid.dataSource = source
    grid.layoutIfNeeded()
    let header = try #require(
      layout.layoutAttributesForSupplementaryView(
        ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0)))
    #expect(header.size == .zero)
  }

  @Test("a row inserted after a reload adds to the count that the reload read")
  func insertAfterReload() {
    let source = Source()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    table.dataSource = source
    table.layoutIfNeeded()
    source.count = 5
    let asked = source.asked
    table.reloadData()
    #expect(source.asked == asked + 1, "counts are asked for at once")
    source.count += 1
    table.insertRows(at: [IndexPath(row: 5, section: 0)], with: .none)
    table.layoutIfNeeded()
    #expect(table.numberOfRows(inSection: 0) == 6)
  }

  @Test("an item inserted after a reload adds to the count read since")
  func itemAfterReload() {
    let source = Source()
    let grid = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: UICollectionViewFlowLayout())
    grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    grid.dataSource = source
    grid.layoutIfNeeded()
    source.count = 5
    grid.reloadData()
    // Like UIKit, a collection view queries late: here, when the count is read.
    #expect(grid.numberOfItems(inSection: 0) == 5)
    source.count += 1
    grid.insertItems(at: [IndexPath(item: 5, section: 0)])
    grid.layoutIfNeeded()
    #expect(grid.numberOfItems(inSection: 0) == 6)
    #expect(grid.visibleCells.count == 6)
  }
}
