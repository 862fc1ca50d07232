import Testing
import UIKit

private final class NotingTable: UITableView {
  var calls: [String] = []

  override func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    calls.append("cell \(identifier)")
    return super.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
  }
  override func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    calls.append("register \(identifier)")
    super.register(cellClass, forCellReuseIdentifier: identifier)
  }
  override func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    calls.append("select")
    super.selectRow(at: indexPath, animated: animated, scrollPosition: scrollPosition)
  }
  override func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    calls.append("insert \(indexPaths.count)")
    super.insertRows(at: indexPaths, with: animation)
  }
  override var indexPathForSelectedRow: IndexPath? {
    calls.append("selected")
    return super.indexPathForSelectedRow
  }
  override func rectForRow(at indexPath: IndexPath) -> CGRect {
    super.rectForRow(at: indexPath).insetBy(dx: 1, dy: 1)
  }
  override var separatorColor: UIColor? { didSet { calls.append("separator") } }
}

private final class NotingCollection: UICollectionView {
  var calls: [String] = []

  override func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    calls.append("cell")
    return super.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
  }
  override func insertItems(at indexPaths: [IndexPath]) {
    calls.append("insert")
    super.insertItems(at: indexPaths)
  }
  override func indexPathForItem(at point: CGPoint) -> IndexPath? { IndexPath(item: 7, section: 7) }
  override var isPrefetchingEnabled: Bool { didSet { calls.append("prefetching") } }
}

private final class Source: NSObject, UITableViewDataSource, UICollectionViewDataSource {
  var count = 2

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { count }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
  }
}

@Suite("Lists that client code overrides")
@MainActor
struct ListOverridingTests {
  @Test("a table's cells, changes and selections call the overrides")
  func table() {
    let table = NotingTable(frame: CGRect(x: 0, y: 0, width: 100, height: 300))
    let source = Source()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.rowHeight = 40
    table.dataSource = source
    table.layoutIfNeeded()
    #expect(table.calls == ["register row", "cell row", "cell row"])
    source.count = 3
    table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .none)
    table.layoutIfNeeded()
    table.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
    #expect(table.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
    table.separatorColor = .red
    #expect(
      table.calls.dropFirst(3) == ["insert 1", "cell row", "select", "selected", "separator"])
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).origin == CGPoint(x: 1, y: 41))
  }

  @Test("a collection's cells and changes call the overrides")
  func collection() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 20, height: 20)
    let view = NotingCollection(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
    let source = Source()
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    view.dataSource = source
    view.layoutIfNeeded()
    source.count = 3
    view.insertItems(at: [IndexPath(item: 0, section: 0)])
    view.layoutIfNeeded()
    view.isPrefetchingEnabled = false
    #expect(view.calls == ["cell", "cell", "insert", "cell", "prefetching"])
    #expect(view.indexPathForItem(at: .zero)?.item == 7)
  }

  @Test("a cell's options, and a text view's scrolling, call the overrides")
  func parts() {
    final class Cell: UITableViewCell {
      override var showsReorderControl: Bool {
        get { true }
        set {}
      }
    }
    final class Text: UITextView {
      var ranges: [NSRange] = []
      override func scrollRangeToVisible(_ range: NSRange) { ranges.append(range) }
    }
    let cell: UITableViewCell = Cell(style: .default, reuseIdentifier: nil)
    #expect(cell.showsReorderControl)
    let text = Text()
    (text as UITextView).scrollRangeToVisible(NSRange(location: 1, length: 2))
    #expect(text.ranges.count == 1)
  }
}
