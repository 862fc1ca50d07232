import Foundation
import Testing
import UIKit

private final class StateCell: UICollectionViewCell {
  var states: [UICellConfigurationState] = []
  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    states.append(state)
  }
}

private final class Letters: NSObject, UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { 2 }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "state", for: indexPath)
  }
}

@Suite("Cells that follow their state, and other list members")
@MainActor
struct CellConfigurationTests {
  private func makeList() -> (UICollectionView, UICollectionViewFlowLayout) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 40, height: 40)
    let frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    return (UICollectionView(frame: frame, collectionViewLayout: layout), layout)
  }

  @Test("a cell's configuration is updated before it is visible, and when the state changes")
  func collectionCell() throws {
    let (list, _) = makeList()
    let letters = Letters()
    list.register(StateCell.self, forCellWithReuseIdentifier: "state")
    list.dataSource = letters
    list.layoutIfNeeded()
    let path = IndexPath(item: 0, section: 0)
    let cell = try #require(list.cellForItem(at: path) as? StateCell)
    #expect(cell.states.map(\.isSelected) == [false])
    list.selectItem(at: path, animated: false, scrollPosition: [])
    list.layoutIfNeeded()
    #expect(cell.states.map(\.isSelected) == [false, true])
    var handled: [Bool] = []
    cell.configurationUpdateHandler = { _, state in handled.append(state.isSelected) }
    cell.setNeedsUpdateConfiguration()
    list.layoutIfNeeded()
    #expect(handled == [true])
    #expect(cell.configurationState.isSelected && !cell.configurationState.isEditing)
  }

  @Test("a row's content can be replaced when the state changes")
  func tableCell() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    cell.configurationUpdateHandler = { cell, state in
      var content = UIListContentConfiguration.cell()
      content.text = state.isHighlighted ? "touched" : "still"
      cell.contentConfiguration = content
    }
    func text() -> String? {
      cell.layoutIfNeeded()
      return (cell.contentConfiguration as? UIListContentConfiguration)?.text
    }
    #expect(text() == "still")
    cell.setHighlighted(true, animated: false)
    #expect(text() == "touched")
    cell.isHighlighted = false
    #expect(text() == "still")
  }

  @Test("the reordering handlers receive moved items before and after the move")
  func reordering() {
    let (list, _) = makeList()
    list.register(StateCell.self, forCellWithReuseIdentifier: "state")
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: list) {
      list, path, _ in list.dequeueReusableCell(withReuseIdentifier: "state", for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a", "b", "c"])
    source.apply(snapshot, animatingDifferences: false)
    list.layoutIfNeeded()
    let first = IndexPath(item: 0, section: 0)
    #expect(!list.beginInteractiveMovementForItem(at: first))
    var told: [[String]] = []
    source.reorderingHandlers.canReorderItem = { $0 != "b" }
    source.reorderingHandlers.willReorder = { told.append($0.initialSnapshot.itemIdentifiers) }
    source.reorderingHandlers.didReorder = {
      told.append($0.finalSnapshot.itemIdentifiers)
      #expect($0.difference.count == 2)
    }
    #expect(!list.beginInteractiveMovementForItem(at: IndexPath(item: 1, section: 0)))
    #expect(list.beginInteractiveMovementForItem(at: first))
    list.updateInteractiveMovementTargetPosition(CGPoint(x: 20, y: 70))
    list.endInteractiveMovement()
    list.layoutIfNeeded()
    #expect(told == [["a", "b", "c"], ["b", "c", "a"]])
    #expect(source.snapshot().itemIdentifiers == ["b", "c", "a"])
    #expect(source.itemIdentifier(for: IndexPath(item: 2, section: 0)) == "a")
  }

  @Test("a new layout is reported; a header shows a configuration; particles are kept")
  func names() throws {
    let (list, _) = makeList()
    var told: Bool?
    let layout = UICollectionViewFlowLayout()
    list.setCollectionViewLayout(layout, animated: true) { told = $0 }
    #expect(told == true && list.collectionViewLayout === layout)
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    header.frame = CGRect(x: 0, y: 0, width: 320, height: 40)
    var content = header.defaultContentConfiguration()
    content.text = "Header"
    header.contentConfiguration = content
    header.backgroundConfiguration = .clear()
    header.layoutIfNeeded()
    #expect(header.contentView is UIListContentView)
    #expect(header.backgroundView != nil)
    let emitter = CAEmitterLayer()
    let cell = CAEmitterCell()
    cell.birthRate = 4
    emitter.emitterShape = .line
    emitter.emitterCells = [cell]
    #expect(emitter.emitterCells?.first?.birthRate == 4)
    let spring = CASpringAnimation(keyPath: "position.x")
    // Half the damping fades the motion: ln 1000 / 5.
    #expect(abs(spring.settlingDuration - 1.3816) < 0.001)
    spring.damping = 40
    #expect(spring.settlingDuration > 1.3816)
    let image = try #require(
      UIImage(systemName: "star")?.applyingSymbolConfiguration(.init(paletteColors: [.red])))
    #expect(image.renderingMode == .alwaysOriginal)
    UIPageControl().backgroundStyle = .minimal
    #expect(
      UIVibrancyEffect(blurEffect: UIBlurEffect(style: .light), style: .fill) != UIVisualEffect())
  }

  @Test("a split controller's columns get navigation controllers and are side by side")
  func columns() {
    let split = UISplitViewController(style: .tripleColumn)
    let controllers = (0..<3).map { _ in UIViewController() }
    split.setViewController(controllers[0], for: .primary)
    split.setViewController(controllers[1], for: .supplementary)
    split.setViewController(controllers[2], for: .secondary)
    split.preferredDisplayMode = .oneBesideSecondary
    #expect(controllers.allSatisfy { $0.navigationController != nil })
    split.preferredPrimaryColumnWidth = 200
    split.maximumPrimaryColumnWidth = 200
    split.preferredSupplementaryColumnWidth = 250
    split.view.frame = CGRect(x: 0, y: 0, width: 1000, height: 700)
    split.setOverrideTraitCollection(
      UITraitCollection(horizontalSizeClass: .regular), forChild: split)
    split.view.layoutIfNeeded()
    let frames = controllers.compactMap { $0.navigationController?.view.frame }
    #expect(frames.map(\.minX) == [0, 200, 450])
    #expect(frames.map(\.width) == [200, 250, 550])
    split.hide(.primary)
    split.view.layoutIfNeeded()
    #expect(controllers[1].navigationController?.view.frame.minX == 0)
    split.show(.primary)
    #expect(split.displayMode == .oneBesideSecondary)
  }
}
