import AutoLayout
import Foundation
import Testing

@MainActor @Suite("Flow layout")
struct FlowLayoutTests {
  private let layout = UICollectionViewFlowLayout()

  private func frames(_ view: UICollectionView, section: Int = 0) -> [CGRect] {
    (0..<view.numberOfItems(inSection: section)).compactMap {
      view.layoutAttributesForItem(at: .item($0, section))?.frame
    }
  }

  @Test("a flow layout's defaults are UIKit's (F8.10)")
  func defaults() {
    #expect(layout.itemSize == CGSize(width: 50, height: 50))
    #expect(layout.minimumLineSpacing == 10 && layout.minimumInteritemSpacing == 10)
    #expect(layout.estimatedItemSize == .zero && layout.scrollDirection == .vertical)
  }

  @Test("items of equal size fill each line from side to side, line below line")
  func uniform() {
    layout.itemSize = CGSize(width: 100, height: 40)
    let view = makeCollection(Items(count: 5), layout)
    #expect(
      frames(view) == [
        CGRect(x: 0, y: 0, width: 100, height: 40), CGRect(x: 110, y: 0, width: 100, height: 40),
        CGRect(x: 220, y: 0, width: 100, height: 40), CGRect(x: 0, y: 50, width: 100, height: 40),
        CGRect(x: 110, y: 50, width: 100, height: 40),
      ])
    #expect(view.contentSize == CGSize(width: 320, height: 90))
    layout.itemSize = CGSize(width: 200, height: 40)
    view.layoutIfNeeded()
    #expect(frames(view).map(\.minX) == [60, 60, 60, 60, 60], "a single column is centered")
  }

  @Test("items of several sizes: full lines reach from side to side, the last begins at the side")
  func several() {
    let items = Items(count: 5)
    items.itemSize = { CGSize(width: 60 + $0.item * 20, height: 20 + $0.item * 10) }
    let view = makeCollection(items, layout)
    // 60 + 80 + 100 leave 80 for two gaps; 120 + 140 are at the minimum distance.
    #expect(frames(view).map(\.minX) == [0, 100, 220, 0, 130])
    #expect(frames(view).map(\.minY) == [10, 5, 0, 55, 50])
    #expect(view.contentSize.height == 110)
  }

  @Test("sections have insets, headers and footers, and headers may stay visible")
  func sections() {
    layout.itemSize = CGSize(width: 90, height: 100)
    layout.sectionInset = UIEdgeInsets(top: 5, left: 15, bottom: 7, right: 15)
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    layout.footerReferenceSize = CGSize(width: 0, height: 20)
    let sizes = Array(repeating: CGSize(width: 30, height: 30), count: 9)
    let view = makeCollection(Items([sizes, sizes]), layout)
    #expect(frames(view)[0] == CGRect(x: 15, y: 35, width: 90, height: 100))
    #expect(frames(view, section: 1)[0].minY == 417)
    #expect(view.contentSize.height == 764)
    let header = UICollectionView.elementKindSectionHeader
    #expect(
      view.supplementaryView(forElementKind: header, at: .item(0))?.frame
        == CGRect(x: 0, y: 0, width: 320, height: 30))
    #expect(
      view.layoutAttributesForSupplementaryElement(
        ofKind: UICollectionView.elementKindSectionFooter, at: .item(0))?.frame.minY == 362)
    layout.sectionHeadersPinToVisibleBounds = true
    view.contentOffset.y = 100
    view.layoutIfNeeded()
    #expect(view.supplementaryView(forElementKind: header, at: .item(0))?.frame.minY == 100)
    view.contentOffset.y = 350
    view.layoutIfNeeded()
    #expect(view.supplementaryView(forElementKind: header, at: .item(0))?.frame.maxY == 362)
  }

  @Test("scrolling sideways turns lines into columns")
  func horizontal() {
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 60, height: 120)
    layout.headerReferenceSize = CGSize(width: 25, height: 0)
    let view = makeCollection(Items(count: 4), layout)
    #expect(
      frames(view).map(\.origin) == [
        CGPoint(x: 25, y: 0), CGPoint(x: 25, y: 140), CGPoint(x: 25, y: 280), CGPoint(x: 95, y: 0),
      ])
    #expect(view.contentSize == CGSize(width: 155, height: 400))
  }

  @Test("with an estimated size, items are as large as their content (F8.10)")
  func selfSizing() {
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    let items = Items([
      [(100, 20), (120, 30), (200, 40), (60, 10)].map { CGSize(width: $0.0, height: $0.1) }
    ])
    let view = makeCollection(items, layout)
    #expect(frames(view).map(\.width) == [100, 120, 200, 60])
    #expect(frames(view).map(\.minX) == [0, 200, 0, 210])
    #expect(frames(view).map(\.minY) == [5, 0, 40, 55])
    #expect(view.contentSize.height == 80)
    let cell = view.cellForItem(at: .item(1)) as? ContentCell
    #expect(cell?.frame == CGRect(x: 200, y: 0, width: 120, height: 30))
    #expect(cell?.content.frame == CGRect(x: 0, y: 0, width: 120, height: 30))
    cell?.content.size = CGSize(width: 150, height: 50)
    cell?.invalidateIntrinsicContentSize()
    view.layoutIfNeeded()
    #expect(cell?.frame == CGRect(x: 170, y: 0, width: 150, height: 50))
  }

  @Test("in a list of 10,000 items, cells are reused, and each item's size is requested once")
  func thousands() {
    layout.estimatedItemSize = CGSize(width: 320, height: 40)
    let items = Items([(0..<10_000).map { CGSize(width: 320, height: 30 + $0 * 7 % 40) }])
    let view = makeCollection(items, layout)
    for page in 1...40 {
      view.contentOffset.y = CGFloat(page) * 380
      view.layoutIfNeeded()
    }
    func askCount() -> Int { items.cells.reduce(0) { $0 + (($1 as? ContentCell)?.askCount ?? 0) } }
    #expect(items.cells.count < 30)
    #expect(askCount() == Set(items.asked).count)
    for cell in view.visibleCells {
      let item = view.indexPath(for: cell)?.item ?? 0
      #expect(cell.frame.height == items.sizes[0][item].height)
    }
    let before = askCount()
    for page in (0..<40).reversed() {
      view.contentOffset.y = CGFloat(page) * 380
      view.layoutIfNeeded()
    }
    #expect(askCount() == before)
  }
}

@MainActor @Suite("Collection view")
struct CollectionViewTests {
  /// Items on a circle; the layout follows the visible bounds.
  private final class CircleLayout: UICollectionViewLayout {
    private var count = 0
    private(set) var preparations = 0
    private(set) var updates: [UICollectionViewUpdateItem] = []

    override func prepare() {
      super.prepare()
      preparations += 1
      count = collectionView?.numberOfItems(inSection: 0) ?? 0
    }

    override var collectionViewContentSize: CGSize { collectionView?.bounds.size ?? .zero }

    override func layoutAttributesForItem(at indexPath: IndexPath)
      -> UICollectionViewLayoutAttributes?
    {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.size = CGSize(width: 20, height: 20)
      let angle = 2 * CGFloat.pi * CGFloat(indexPath.item) / CGFloat(max(1, count))
      let size = collectionViewContentSize
      attributes.center = CGPoint(
        x: size.width / 2 + 100 * cos(angle), y: size.height / 2 + 100 * sin(angle))
      attributes.alpha = 0.5
      return attributes
    }

    override func layoutAttributesForElements(in rect: CGRect)
      -> [UICollectionViewLayoutAttributes]?
    {
      (0..<count).compactMap { layoutAttributesForItem(at: .item($0)) }
        .filter { $0.frame.intersects(rect) }
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      newBounds.size != collectionViewContentSize || true
    }

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
      updates = updateItems
    }
  }

  @Test("a custom layout places the items, and is prepared again when the view changes")
  func ownLayout() {
    let layout = CircleLayout()
    let items = Items(count: 4)
    let view = makeCollection(items, layout)
    #expect(view.visibleCells.map { $0.center.x.rounded() } == [260, 160, 60, 160])
    #expect(view.visibleCells.allSatisfy { $0.alpha == 0.5 })
    #expect(layout.preparations == 1)
    view.frame.size.width = 400
    view.layoutIfNeeded()
    #expect(layout.preparations == 2)
    #expect(view.cellForItem(at: .item(0))?.center.x == 300)
  }

  @Test("insertions, deletions and moves update the cells and notify the layout")
  func updates() {
    let layout = CircleLayout()
    let items = Items(count: 3)
    let view = makeCollection(items, layout)
    let (first, last) = (view.cellForItem(at: .item(0)), view.cellForItem(at: .item(2)))
    items.sizes = [Array(repeating: .zero, count: 4)]
    items.asked = []
    view.performBatchUpdates {
      view.deleteItems(at: [.item(1)])
      view.insertItems(at: [.item(0), .item(3)])
    }
    view.layoutIfNeeded()
    #expect(view.cellForItem(at: .item(1)) === first)
    #expect(view.cellForItem(at: .item(2)) === last)
    #expect(items.asked == [.item(0), .item(3)])
    #expect(layout.updates.map(\.updateAction) == [.delete, .insert, .insert])
  }

  @Test("items that remain keep their sizes")
  func sizesMove() {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    let items = Items([[CGSize(width: 300, height: 20), CGSize(width: 300, height: 60)]])
    let view = makeCollection(items, layout)
    items.sizes[0].insert(CGSize(width: 300, height: 40), at: 0)
    items.asked = []
    view.insertItems(at: [.item(0)])
    view.layoutIfNeeded()
    #expect(items.asked == [.item(0)])
    #expect(view.visibleCells.map(\.frame.height) == [40, 20, 60])
    #expect(view.contentSize.height == 140)
    items.sizes[0].remove(at: 1)
    view.deleteItems(at: [.item(1)])
    view.layoutIfNeeded()
    #expect(view.visibleCells.map(\.frame.height) == [40, 60])
    view.scrollToItem(at: .item(1), at: .top, animated: false)
    #expect(view.indexPathForItem(at: CGPoint(x: 100, y: 70)) == .item(1))
  }

  @Test("a registration makes the cells and configures them")
  func registration() {
    var shown: [Int] = []
    let registration = UICollectionView.CellRegistration<ContentCell, Int> { _, _, item in
      shown.append(item)
    }
    let view = makeCollection(Items(count: 0), UICollectionViewFlowLayout())
    let cell = view.dequeueConfiguredReusableCell(using: registration, for: .item(0), item: 7)
    #expect(shown == [7] && cell.content.size == .zero)
  }
}
