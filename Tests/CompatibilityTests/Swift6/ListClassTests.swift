import Testing
import UIKit

// These classes override what UIKit leaves open; the file is a test as soon as it compiles.

private final class AlignedAttributes: UICollectionViewLayoutAttributes {
  var alignment = 0

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? AlignedAttributes)?.alignment = alignment
    return copy
  }
  override func isEqual(_ object: Any?) -> Bool {
    let other = object as? AlignedAttributes
    return MainActor.assumeIsolated {
      super.isEqual(other) && alignment == other?.alignment
    }
  }
  override var hash: Int { 1 }
  override var frame: CGRect { didSet { alignment += 1 } }
  override var center: CGPoint {
    get { super.center }
    set { super.center = newValue }
  }
  override var size: CGSize {
    get { super.size }
    set { super.size = newValue }
  }
  override var bounds: CGRect {
    get { super.bounds }
    set { super.bounds = newValue }
  }
  override var transform: CGAffineTransform {
    get { super.transform }
    set { super.transform = newValue }
  }
  override var transform3D: CATransform3D { didSet { alignment += 1 } }
  override var alpha: CGFloat { didSet { alignment += 1 } }
  override var zIndex: Int { didSet { alignment += 1 } }
  override var isHidden: Bool { didSet { alignment += 1 } }
  override var indexPath: IndexPath { didSet { alignment += 1 } }
  override var representedElementCategory: ElementCategory { super.representedElementCategory }
  override var representedElementKind: String? { super.representedElementKind }
}

private final class UpdateItem: UICollectionViewUpdateItem {
  private let before: IndexPath?
  init(before: IndexPath?) {
    self.before = before
    super.init()
  }
  override var indexPathBeforeUpdate: IndexPath? { before }
  override var indexPathAfterUpdate: IndexPath? { nil }
  override var updateAction: Action { .delete }
}

private class Context: UICollectionViewLayoutInvalidationContext {
  private let mark: Int
  init(mark: Int) {
    self.mark = mark
    super.init()
  }
  override convenience init() { self.init(mark: 0) }
  override var invalidateEverything: Bool { mark > 0 }
  override var invalidateDataSourceCounts: Bool { false }
  override var invalidatedItemIndexPaths: [IndexPath]? { super.invalidatedItemIndexPaths }
  override var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? { nil }
  override var invalidatedDecorationIndexPaths: [String: [IndexPath]]? { nil }
  override var contentSizeAdjustment: CGSize { didSet {} }
  override var contentOffsetAdjustment: CGPoint { didSet {} }
  override var previousIndexPathsForInteractivelyMovingItems: [IndexPath]? { nil }
  override var targetIndexPathsForInteractivelyMovingItems: [IndexPath]? { nil }
  override var interactiveMovementTarget: CGPoint { .zero }
  override func invalidateItems(at indexPaths: [IndexPath]) {
    super.invalidateItems(at: indexPaths)
  }
  override func invalidateSupplementaryElements(
    ofKind elementKind: String, at indexPaths: [IndexPath]
  ) {}
  override func invalidateDecorationElements(
    ofKind elementKind: String, at indexPaths: [IndexPath]
  ) {}
}

private final class Layout: UICollectionViewLayout {
  var calls: [String] = []

  override init() { super.init() }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override func encode(with coder: NSCoder) {}
  override var collectionView: UICollectionView? { super.collectionView }
  override class var layoutAttributesClass: AnyClass { AlignedAttributes.self }
  override class var invalidationContextClass: AnyClass { Context.self }
  override func invalidateLayout() {
    calls.append("invalidate")
    super.invalidateLayout()
  }
  override func invalidationContextForInteractivelyMovingItems(
    _ targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath], previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    super.invalidationContextForInteractivelyMovingItems(
      targetIndexPaths, withTargetPosition: targetPosition, previousIndexPaths: previousIndexPaths,
      previousPosition: previousPosition)
  }
  override func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath],
    movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    super.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: indexPaths, previousIndexPaths: previousIndexPaths,
      movementCancelled: movementCancelled)
  }
  override func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    super.register(nib, forDecorationViewOfKind: elementKind)
  }
  override var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .rightToLeft }
  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}

private final class Between: UICollectionViewTransitionLayout {
  override var currentLayout: UICollectionViewLayout { super.currentLayout }
  override var nextLayout: UICollectionViewLayout { super.nextLayout }
  override var transitionProgress: CGFloat { didSet {} }
}

private final class Grid: UICollectionView {
  override var delegate: (any UICollectionViewDelegate)? { didSet {} }
  override var dataSource: (any UICollectionViewDataSource)? { didSet {} }
  override var backgroundView: UIView? { didSet {} }
  override var contentAlignmentPoint: CGPoint { didSet {} }
  override var frame: CGRect { didSet {} }
  override var bounds: CGRect { didSet {} }
  override var allowsFocus: Bool { didSet {} }
  override var allowsFocusDuringEditing: Bool { didSet {} }
  override var contextMenuInteraction: UIContextMenuInteraction? { nil }
  override func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String)
    -> [IndexPath]
  { [IndexPath(item: 9, section: 9)] }
  override func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView)
    -> IndexPath?
  { nil }
  override func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout {
    super.startInteractiveTransition(to: layout, completion: completion)
  }
  override func finishInteractiveTransition() {}
  override func cancelInteractiveTransition() {}
}

private final class Table: UITableView {
  override var tableHeaderView: UIView? { didSet {} }
  override var backgroundView: UIView? { didSet {} }
  override var sectionHeaderTopPadding: CGFloat { didSet {} }
  override var allowsFocus: Bool { didSet {} }
  override var contextMenuInteraction: UIContextMenuInteraction? { nil }
  override func reloadSectionIndexTitles() {}
}

private final class Scroll: UIScrollView {
  override var bouncesVertically: Bool { didSet {} }
  override var bouncesHorizontally: Bool { didSet {} }
  override var allowsKeyboardScrolling: Bool { didSet {} }
  override var transfersHorizontalScrollingToParent: Bool { didSet {} }
  override var transfersVerticalScrollingToParent: Bool { didSet {} }
  override var isScrollAnimating: Bool { true }
  override func stopScrollingAndZooming() {}
  override func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) {}
  override var contentSize: CGSize { didSet {} }
  override var contentOffset: CGPoint { didSet {} }
  override var contentInset: UIEdgeInsets { didSet {} }
}

private final class Cell: UITableViewCell {
  let own = UIView()
  override var contentView: UIView { super.contentView }
  override var selectedBackgroundView: UIView? { didSet {} }
  override var multipleSelectionBackgroundView: UIView? { didSet {} }
  override var userInteractionEnabledWhileDragging: Bool { didSet {} }
}

private final class Item: UICollectionViewCell {
  override var contentView: UIView { super.contentView }
}

private final class Edge: UITableViewHeaderFooterView {
  override var contentView: UIView { super.contentView }
}

private final class Actions: UISwipeActionsConfiguration {
  override var actions: [UIContextualAction] { [] }
}

private final class Action: UIContextualAction {
  override var style: Style { .destructive }
  override var handler: Handler { super.handler }
}

@MainActor @Suite("List classes that client code subclasses")
struct ListClassTests {
  @Test("subclasses are used through their superclasses")
  func subclasses() {
    let aligned = AlignedAttributes(forCellWith: IndexPath(item: 1, section: 0))
    aligned.alpha = 0.5
    let copy = aligned.copy() as? AlignedAttributes
    let dynamic: any UIDynamicItem = aligned
    let item: UICollectionViewUpdateItem = UpdateItem(before: IndexPath(item: 2, section: 0))
    let context: UICollectionViewLayoutInvalidationContext = Context(mark: 1)
    let layout = Layout()
    let grid: UICollectionView = Grid(frame: .zero, collectionViewLayout: layout)
    let scroll: UIScrollView = Scroll()
    let between: UICollectionViewTransitionLayout = Between(
      currentLayout: layout, nextLayout: UICollectionViewFlowLayout())
    let cell: UITableViewCell = Cell(style: .default, reuseIdentifier: nil)
    let action: UIContextualAction = Action(style: .normal, title: nil) { _, _, _ in }
    let checks = [
      copy?.alignment == aligned.alignment, copy?.isEqual(aligned) == true,
      aligned.alignment > 0, dynamic.center == aligned.center,
      item.updateAction == .delete && item.indexPathBeforeUpdate?.item == 2,
      UICollectionViewUpdateItem().updateAction == .none, context.invalidateEverything,
      grid.indexPathsForVisibleSupplementaryElements(ofKind: "").count == 1,
      scroll.isScrollAnimating, between.currentLayout === layout,
      cell.subviews == [cell.contentView], Item(frame: .zero).subviews.count == 1,
      Edge(reuseIdentifier: nil).subviews.count == 1, action.style == .destructive,
      Actions(actions: [action]).actions.isEmpty, Table(frame: .zero).contextMenuInteraction == nil,
    ]
    for (index, check) in checks.enumerated() { #expect(check, "check \(index)") }
    #expect(layout.calls.isEmpty)
    layout.invalidateLayout()
    #expect(layout.calls == ["invalidate"])
    print("walk of list classes with subclasses: \(checks.count) members")
  }

  @Test("copies of compositional parts have equal values")
  func copies() throws {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
    let item = NSCollectionLayoutItem(layoutSize: size)
    item.contentInsets.leading = 3
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
    group.interItemSpacing = .fixed(4)
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size, elementKind: "header", alignment: .top)
    header.pinToVisibleBounds = true
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size, elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: .top))
    badge.zIndex = 5
    let back = NSCollectionLayoutDecorationItem.background(elementKind: "back")
    back.zIndex = 6
    let section = NSCollectionLayoutSection(group: group)
    section.boundarySupplementaryItems = [header]
    section.interGroupSpacing = 7
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 8
    let parts: [any NSCopying & NSObjectProtocol] = [
      item, group, header, badge, back, section, configuration, size, size.widthDimension,
      NSCollectionLayoutSpacing.fixed(1), NSCollectionLayoutAnchor(edges: .top),
    ]
    let copies = parts.map { $0.copy(with: nil) as AnyObject }
    for (part, copy) in zip(parts, copies) { #expect(type(of: part) == type(of: copy)) }
    #expect((copies[0] as? NSCollectionLayoutItem)?.contentInsets.leading == 3)
    #expect((copies[1] as? NSCollectionLayoutGroup)?.interItemSpacing?.spacing == 4)
    #expect((copies[2] as? NSCollectionLayoutBoundarySupplementaryItem)?.pinToVisibleBounds == true)
    #expect((copies[3] as? NSCollectionLayoutSupplementaryItem)?.zIndex == 5)
    #expect((copies[4] as? NSCollectionLayoutDecorationItem)?.zIndex == 6)
    let copied = try #require(copies[5] as? NSCollectionLayoutSection)
    #expect(copied.interGroupSpacing == 7 && copied.boundarySupplementaryItems == [header])
    copied.interGroupSpacing = 1
    #expect(section.interGroupSpacing == 7)
    #expect(
      (copies[6] as? UICollectionViewCompositionalLayoutConfiguration)?.interSectionSpacing == 8)
    print("walk of compositional parts that can be copied: \(parts.count) members")
  }

  @Test("names of recent releases exist")
  func recentNames() {
    let scroll = UIScrollView()
    scroll.contentAlignmentPoint = CGPoint(x: 0.5, y: 0.5)
    scroll.keyboardDismissMode = .interactiveWithAccessory
    #expect(scroll.keyboardDismissMode.rawValue == 4)
    let section = NSCollectionLayoutSection.orthogonalLayoutSectionForMediaItems()
    section.orthogonalScrollingProperties.decelerationRate = .fast
    section.orthogonalScrollingProperties.bounce = .never
    #expect(section.orthogonalScrollingBehavior != .none)
    let table = UITableView()
    table.allowsFocusDuringEditing = true
    #expect(table.allowsFocus)
    #expect(
      UITableViewHeaderFooterView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)).frame.width == 9)
  }
}
