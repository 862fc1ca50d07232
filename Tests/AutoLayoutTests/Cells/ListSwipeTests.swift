import AutoLayout
import Foundation
import Testing

@MainActor
@Suite struct ListSwipeTests {
  private func list(
    _ change: (inout UICollectionLayoutListConfiguration) -> Void
  ) -> (UICollectionView, UICollectionViewDiffableDataSource<Int, Int>) {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    change(&configuration)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    let cell = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = "Row \(item)"
      cell.contentConfiguration = content
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2, 3])
    source.apply(snapshot, animatingDifferences: false)
    view.layoutIfNeeded()
    return (view, source)
  }

  private func delete(
    _ path: IndexPath, _ body: @escaping @MainActor () -> Void
  ) -> UISwipeActionsConfiguration {
    let action = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
      body()
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [action])
  }

  @Test func aRowMovesAsideForItsActions() throws {
    let (view, _) = list { $0.trailingSwipeActionsConfigurationProvider = { delete($0) {} } }
    let path = IndexPath(item: 1, section: 0)
    let cell = try #require(view.cellForItem(at: path))
    let before = cell.frame
    #expect(view.showSwipeActions(forItemAt: path, at: .trailing))
    #expect(cell.frame.minX < before.minX)
    #expect(cell.frame.size == before.size)
    let buttons = view.subviews.first { $0.frame.minY == before.minY && $0 !== cell }
    #expect(buttons?.frame.maxX == 320)
    #expect(buttons?.frame.minX == cell.frame.maxX)
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(cell.frame.minX < before.minX)
    view.hideSwipeActions()
    #expect(cell.frame == before)
    #expect(buttons?.superview == nil)
  }

  @Test func nothingOpensWhereNothingIsOffered() throws {
    let (view, _) = list { $0.trailingSwipeActionsConfigurationProvider = { delete($0) {} } }
    let path = IndexPath(item: 0, section: 0)
    #expect(!view.showSwipeActions(forItemAt: path, at: .leading))
    let (plain, _) = list { _ in }
    #expect(!plain.showSwipeActions(forItemAt: path, at: .trailing))
  }

  @Test func changedItemsCloseTheRow() throws {
    let (view, source) = list { $0.leadingSwipeActionsConfigurationProvider = { delete($0) {} } }
    let path = IndexPath(item: 2, section: 0)
    #expect(view.showSwipeActions(forItemAt: path, at: .leading))
    #expect(try #require(view.cellForItem(at: path)).frame.minX > 0)
    var snapshot = source.snapshot()
    snapshot.deleteItems([1])
    source.apply(snapshot, animatingDifferences: false)
    view.layoutIfNeeded()
    #expect(view.visibleCells.count == 2)
    #expect(view.visibleCells.allSatisfy { $0.frame.minX == 0 })
  }

  @Test func ownInsetsMoveTheLinesBetweenRows() {
    var separators = UIListSeparatorConfiguration(listAppearance: .plain)
    #expect(separators.bottomSeparatorInsets == UIListSeparatorConfiguration.automaticInsets)
    separators.bottomSeparatorInsets.leading = 44
    let (view, _) = list { $0.separatorConfiguration = separators }
    let (usual, _) = list { _ in }
    let path = IndexPath(item: 0, section: 0)
    let row = view.cellForItem(at: path) as? UICollectionViewListCell
    let other = usual.cellForItem(at: path) as? UICollectionViewListCell
    #expect(row?.separatorInset.left == 44)
    #expect(other?.separatorInset.left != 44)
    #expect(row?.separatorInset.right == other?.separatorInset.right)
  }

  @Test func hiddenLinesAreNotThere() {
    let (view, _) = list { $0.separatorConfiguration.bottomSeparatorVisibility = .hidden }
    let row = view.cellForItem(at: IndexPath(item: 0, section: 0)) as? UICollectionViewListCell
    #expect(row?.hasSeparator == false)
  }
}
