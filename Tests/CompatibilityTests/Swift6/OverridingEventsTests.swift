import Foundation
import Testing
import UIKit

private final class NotingController: UIViewController {
  var calls: [String] = []
  let sheet = UISheetPresentationController(
    presentedViewController: UIViewController(), presenting: nil)
  let popover = UIPopoverPresentationController(
    presentedViewController: UIViewController(), presenting: nil)

  override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    calls.append("begin \(isAppearing)")
    super.beginAppearanceTransition(isAppearing, animated: animated)
  }
  override func endAppearanceTransition() {
    calls.append("end")
    super.endAppearanceTransition()
  }
  override func viewWillAppear(_ animated: Bool) { calls.append("willAppear \(animated)") }
  override func viewDidAppear(_ animated: Bool) { calls.append("didAppear") }
  override func viewWillDisappear(_ animated: Bool) { calls.append("willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { calls.append("didDisappear") }
  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    calls.append("segue \(identifier)")
  }
  override func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    calls.append("traits")
    super.setOverrideTraitCollection(collection, forChild: childViewController)
  }
  override var storyboard: UIStoryboard? {
    calls.append("storyboard")
    return super.storyboard
  }
  override var sheetPresentationController: UISheetPresentationController? { sheet }
  override var popoverPresentationController: UIPopoverPresentationController? { popover }
}

private final class PrefetchingTable: UITableView {
  let source = NotingSource()
  var nibs: [String] = []

  override var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    get { source }
    set { super.prefetchDataSource = newValue }
  }
  override func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    nibs.append("cell \(identifier)")
    super.register(nib, forCellReuseIdentifier: identifier)
  }
  override func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    nibs.append("edge \(identifier)")
    super.register(nib, forHeaderFooterViewReuseIdentifier: identifier)
  }
}

private final class MovingItems: UICollectionView {
  let source = NotingSource()
  var calls: [String] = []

  override var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
    get { source }
    set { super.prefetchDataSource = newValue }
  }
  override func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    calls.append("begin \(indexPath.item)")
    return super.beginInteractiveMovementForItem(at: indexPath)
  }
  override func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    calls.append("lead")
    super.updateInteractiveMovementTargetPosition(
      CGPoint(x: targetPosition.x, y: targetPosition.y + 20))
  }
  override func endInteractiveMovement() {
    calls.append("end")
    super.endInteractiveMovement()
  }
  override func cancelInteractiveMovement() {
    calls.append("cancel")
    super.cancelInteractiveMovement()
  }
}

private final class NotingSource: NSObject, UITableViewDataSource, UICollectionViewDataSource,
  UITableViewDataSourcePrefetching, UICollectionViewDataSourcePrefetching
{
  var prefetched: [IndexPath] = []
  var moves: [[Int]] = []

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    prefetched += indexPaths
  }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { 40 }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
  }
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
    prefetched += indexPaths
  }
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool
  { true }
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    moves.append([sourceIndexPath.item, destinationIndexPath.item])
  }
}

@Suite("Events and delegate calls in clients' subclasses")
@MainActor
struct OverridingEventsTests {
  @Test("a container's calls reach a child's overrides, which receive the view")
  func appearance() {
    let container = UIViewController()
    let child = NotingController()
    container.addChild(child)
    child.beginAppearanceTransition(true, animated: true)
    #expect(child.calls == ["begin true", "willAppear true"])
    child.endAppearanceTransition()
    #expect(child.calls.suffix(2) == ["end", "didAppear"])
    child.beginAppearanceTransition(false, animated: false)
    child.endAppearanceTransition()
    #expect(child.calls.suffix(4) == ["begin false", "willDisappear", "end", "didDisappear"])
  }

  @Test("a subclass overrides segues, children's traits and presentations")
  func answers() {
    let controller = NotingController()
    let child = UIViewController()
    controller.addChild(child)
    let plain: UIViewController = controller
    plain.performSegue(withIdentifier: "next", sender: nil)
    plain.setOverrideTraitCollection(
      UITraitCollection(horizontalSizeClass: .compact), forChild: child)
    #expect(controller.calls == ["segue next", "traits"])
    #expect(child.view.traitCollection.horizontalSizeClass == .compact)
    #expect(plain.storyboard == nil && controller.calls.last == "storyboard")
    #expect(plain.sheetPresentationController === controller.sheet)
    #expect(plain.popoverPresentationController === controller.popover)
  }

  @Test("a list calls the prefetching source that the subclass sets")
  func prefetching() {
    let table = PrefetchingTable(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    table.rowHeight = 20
    table.dataSource = table.source
    table.layoutIfNeeded()
    #expect(table.source.prefetched.map(\.row) == [5, 6, 7, 8, 9])
    table.register(nil as UINib?, forCellReuseIdentifier: "a")
    table.register(nil as UINib?, forHeaderFooterViewReuseIdentifier: "b")
    #expect(table.nibs == ["cell a", "edge b"])
    let drags = Drags()
    table.dragDelegate = drags
    table.dropDelegate = drags
    #expect(table.dragDelegate === drags && table.dropDelegate === drags)
  }

  @Test("an item's movement calls the overrides")
  func movement() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 20)
    layout.minimumLineSpacing = 0
    let items = MovingItems(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
    items.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    items.dataSource = items.source
    items.layoutIfNeeded()
    // The sixth item only touches the visible area, the eleventh the prefetching area (F8.27).
    #expect(items.source.prefetched.map(\.item) == [5, 6, 7, 8, 9])
    let plain: UICollectionView = items
    #expect(plain.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    plain.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 30))
    plain.endInteractiveMovement()
    plain.beginInteractiveMovementForItem(at: IndexPath(item: 1, section: 0))
    plain.cancelInteractiveMovement()
    plain.endInteractiveMovement()
    #expect(items.calls == ["begin 0", "lead", "end", "begin 1", "cancel", "end"])
    #expect(items.source.moves == [[0, 2]])
  }

  @Test("a bar is at the subclass's position")
  func bars() {
    final class LowBar: UINavigationBar {
      override var barPosition: UIBarPosition { .bottom }
    }
    final class HighBar: UIToolbar {
      override var barPosition: UIBarPosition { .topAttached }
    }
    let bars: [any UIBarPositioning] = [LowBar(), HighBar(), UINavigationBar(), UIToolbar()]
    #expect(bars.map(\.barPosition) == [.bottom, .topAttached, .top, .bottom])
  }
}

private final class Drags: NSObject, UITableViewDragDelegate, UITableViewDropDelegate {
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] { [] }
  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
  ) {}
}
