import AutoLayout
import Foundation
import Testing

@Suite("List events: editing, prefetching, moving, swiping")
@MainActor
struct ListEventsTests {
  private final class Rows: UITableViewController, UITableViewDataSourcePrefetching {
    var coming: [IndexPath] = []
    var going: [IndexPath] = []
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      100
    }
    override func tableView(
      _ tableView: UITableView, heightForRowAt indexPath: IndexPath
    ) -> CGFloat { 50 }
    override func tableView(
      _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { indexPath.row == 0 ? .insert : .delete }
    override func tableView(
      _ tableView: UITableView, canEditRowAt indexPath: IndexPath
    ) -> Bool { indexPath.row != 2 }
    override func tableView(
      _ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath
    ) -> Int { indexPath.row == 1 ? 2 : 0 }
    override func tableView(
      _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
    ) -> [UITableViewRowAction]? {
      [UITableViewRowAction(style: .normal, title: "More") { _, path in self.coming = [path] }]
    }
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
      coming += indexPaths
    }
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
      going += indexPaths
    }
  }

  private func shown(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 500))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  @Test("a table does not call the prefetching source if prefetching is disabled")
  func noPrefetching() {
    let rows = Rows(style: .plain)
    let window = shown(rows)
    rows.tableView.isPrefetchingEnabled = false
    rows.tableView.prefetchDataSource = rows
    window.layoutIfNeeded()
    #expect(rows.coming.isEmpty)
    rows.tableView.isPrefetchingEnabled = true
    window.layoutIfNeeded()
    #expect(!rows.coming.isEmpty)
    let image = UIImageView()
    image.adjustsImageSizeForAccessibilityContentSizeCategory = true
    let adjusting: [any UIAccessibilityContentSizeCategoryImageAdjusting] = [image, UIButton()]
    #expect(
      adjusting.map(\.adjustsImageSizeForAccessibilityContentSizeCategory) == [true, false])
  }

  @Test("editing reaches the visible cells, with the editing style of each")
  func editing() {
    let rows = Rows(style: .plain)
    let window = shown(rows)
    rows.setEditing(true, animated: false)
    window.layoutIfNeeded()
    let cells = rows.tableView.visibleCells
    #expect(rows.tableView.isEditing)
    #expect(cells.prefix(3).map(\.isEditing) == [true, true, true])
    #expect(cells.prefix(3).map(\.editingStyle) == [.insert, .delete, .none])
    #expect(cells.prefix(2).map(\.indentationLevel) == [0, 2])
    rows.isEditing = false
    rows.setEditing(false, animated: false)
    #expect(!rows.tableView.visibleCells.contains { $0.isEditing })
  }

  @Test("rows near the visible rows are prefetched once, and canceled when they are far again")
  func prefetching() {
    let rows = Rows(style: .plain)
    let window = shown(rows)
    rows.tableView.prefetchDataSource = rows
    window.layoutIfNeeded()
    let seen = rows.tableView.indexPathsForVisibleRows ?? []
    #expect(rows.coming.first?.row == (seen.last?.row ?? 0) + 1)
    #expect(Set(rows.coming).isDisjoint(with: seen))
    let told = rows.coming.count
    rows.tableView.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(rows.coming.count == told)
    rows.tableView.contentOffset.y = 4000
    window.layoutIfNeeded()
    #expect(!rows.going.isEmpty)
    #expect(rows.coming.contains { $0.row > 60 })
  }

  @Test("swipe actions keep their handlers, and old edit actions become swipe actions")
  func swipes() throws {
    let rows = Rows(style: .plain)
    _ = shown(rows)
    let path = IndexPath(row: 4, section: 0)
    let offered = try #require(
      rows.tableView(rows.tableView, trailingSwipeActionsConfigurationForRowAt: path))
    let action = try #require(offered.actions.first)
    #expect(action.title == "More")
    #expect(action.style == .normal)
    var isDone = false
    action.handler(action, UIView()) { isDone = $0 }
    #expect(isDone)
    #expect(rows.coming == [path])
    #expect(
      UIContextualAction(style: .destructive, title: nil) { _, _, _ in }.backgroundColor
        == .systemRed)
  }

  @Test("selected rows are deselected when the table appears")
  func clearing() {
    let rows = Rows(style: .plain)
    let window = shown(rows)
    rows.tableView.selectRow(
      at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    window.rootViewController = UIViewController()
    window.rootViewController = rows
    window.layoutIfNeeded()
    #expect(rows.tableView.indexPathForSelectedRow == nil)
  }

  private final class Items: UICollectionViewController {
    var moves: [[IndexPath]] = []
    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 9 }
    override func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) { moves.append([sourceIndexPath, destinationIndexPath]) }
  }

  @Test("an interactively moved item ends at the target position")
  func movement() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.minimumInteritemSpacing = 0
    layout.minimumLineSpacing = 0
    let items = Items(collectionViewLayout: layout)
    _ = shown(items)
    let path = IndexPath(item: 0, section: 0)
    #expect(items.collectionView.beginInteractiveMovementForItem(at: path))
    items.collectionView.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 150))
    items.collectionView.endInteractiveMovement()
    #expect(items.moves == [[path, IndexPath(item: 3, section: 0)]])
  }

  @Test("index paths can be changed, and made in both forms")
  func paths() {
    var path = IndexPath(row: 1, section: 2)
    path.section = 5
    path.row = 7
    #expect(path == IndexPath(item: 7, section: 5))
    #expect(NSIndexPath(row: 3, section: 4).row == 3)
    #expect(NSIndexPath(row: 3, section: 4).section == 4)
  }
}
