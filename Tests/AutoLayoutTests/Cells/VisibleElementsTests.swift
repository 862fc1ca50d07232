import AutoLayout
import Foundation
import Testing

@testable import AutoLayoutValues

@MainActor @Suite("Visible elements of lists")
struct VisibleElementsTests {
  private let layout = UICollectionViewFlowLayout()
  private let header = UICollectionView.elementKindSectionHeader

  @Test("rectangles that only touch do not overlap (F8.27)")
  func rectangles() {
    let square = CGRect(x: 0, y: 0, width: 10, height: 10)
    let cases: [(CGRect, Bool)] = [
      (CGRect(x: 10, y: 0, width: 10, height: 10), false),
      (CGRect(x: -10, y: 0, width: 10, height: 10), false),
      (CGRect(x: 0, y: 10, width: 10, height: 10), false),
      (CGRect(x: 0, y: -10, width: 10, height: 10), false),
      (CGRect(x: 10, y: 10, width: 10, height: 10), false),
      (CGRect(x: 9.5, y: 0, width: 10, height: 10), true),
      (CGRect(x: 2, y: 2, width: 5, height: 5), true),
      (CGRect(x: 5, y: 5, width: 0, height: 0), true),
      (CGRect(x: 10, y: 5, width: 0, height: 0), false),
      (CGRect(x: 0, y: 0, width: 0, height: 10), false), (.null, false), (square, true),
    ]
    for (other, isCommon) in cases {
      #expect(square.overlaps(other) == isCommon, "\(other)")
      #expect(other.overlaps(square) == isCommon, "\(other)")
    }
  }

  private func compositional(_ axis: UICollectionView.ScrollDirection) -> UICollectionViewLayout {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = axis
    let size = NSCollectionLayoutSize(
      widthDimension: axis == .vertical ? .fractionalWidth(1) : .absolute(80),
      heightDimension: axis == .vertical ? .absolute(100) : .fractionalHeight(1))
    let item = NSCollectionLayoutItem(layoutSize: size)
    let group =
      axis == .vertical
      ? NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [item])
      : NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
    return UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: group), configuration: configuration)
  }

  private func flow(_ axis: UICollectionView.ScrollDirection) -> UICollectionViewLayout {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = axis
    layout.itemSize =
      axis == .vertical ? CGSize(width: 320, height: 100) : CGSize(width: 80, height: 400)
    layout.minimumLineSpacing = 0
    return layout
  }

  private final class Prefetching: NSObject, UICollectionViewDataSourcePrefetching,
    UITableViewDataSourcePrefetching
  {
    var paths: [IndexPath] = []
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
    { paths += indexPaths }
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
      paths += indexPaths
    }
  }

  @Test("items that only touch the visible rectangle have no cells, and are not prefetched")
  func touching() {
    var count = 0
    for axis in [UICollectionView.ScrollDirection.vertical, .horizontal] {
      for layout in [flow(axis), compositional(axis)] {
        let prefetching = Prefetching()
        let items = Items(count: 20)
        let view = makeCollection(items, layout) { $0.prefetchDataSource = prefetching }
        #expect(view.indexPathsForVisibleItems == (0..<4).map { .item($0) })
        #expect(prefetching.paths == (4..<8).map { .item($0) })
        let step: CGFloat = axis == .vertical ? 100 : 80
        view.contentOffset =
          axis == .vertical ? CGPoint(x: 0, y: 4 * step) : CGPoint(x: 4 * step, y: 0)
        view.layoutIfNeeded()
        #expect(view.indexPathsForVisibleItems == (4..<8).map { .item($0) })
        #expect(items.asked.count == 8)
        count += 1
      }
    }
    let rows = Rows([Array(repeating: 100, count: 20)])
    let prefetching = Prefetching()
    let table = makeTable(rows) {
      $0.rowHeight = 100
      $0.prefetchDataSource = prefetching
    }
    #expect(table.indexPathsForVisibleRows?.count == 4)
    #expect(prefetching.paths == (4..<8).map { .at($0) })
    table.contentOffset.y = 400
    table.layoutIfNeeded()
    #expect(table.indexPathsForVisibleRows == (4..<8).map { .at($0) })
    #expect(table.indexPathsForRows(in: CGRect(x: 0, y: 100, width: 320, height: 100)) == [.at(1)])
    print("walk of lists whose cells touch the edges: \(count + 1) members")
  }

  @Test("headers and footers that only touch the visible rectangle have no views")
  func touchingHeaders() {
    layout.itemSize = CGSize(width: 320, height: 200)
    layout.headerReferenceSize = CGSize(width: 0, height: 100)
    layout.footerReferenceSize = CGSize(width: 0, height: 100)
    let size = CGSize(width: 30, height: 30)
    let items = Items([[size], [size]])
    let view = makeCollection(items, layout)
    let footer = UICollectionView.elementKindSectionFooter
    #expect(view.visibleSupplementaryViews(ofKind: header).count == 1)
    view.contentOffset.y = 400
    view.layoutIfNeeded()
    #expect(view.indexPathsForVisibleSupplementaryElements(ofKind: header) == [.item(0, 1)])
    #expect(view.indexPathsForVisibleSupplementaryElements(ofKind: footer) == [.item(0, 1)])
    #expect(
      layout.layoutAttributesForElements(in: CGRect(x: 0, y: 100, width: 320, height: 200))?.count
        == 1)
  }

  @Test("questions about visible items make no cells (F8.30)")
  func questions() {
    let questions: [(name: String, ask: (UICollectionView) -> Bool)] = [
      ("indexPathsForVisibleItems", { $0.indexPathsForVisibleItems.isEmpty }),
      ("visibleCells", { $0.visibleCells.isEmpty }),
      ("cellForItem", { $0.cellForItem(at: .item(0)) == nil }),
      ("indexPath", { $0.indexPath(for: UICollectionViewCell()) == nil }),
      ("supplementaryView", { $0.supplementaryView(forElementKind: header, at: .item(0)) == nil }),
      ("visibleSupplementaryViews", { $0.visibleSupplementaryViews(ofKind: header).isEmpty }),
      (
        "indexPathsForVisibleSupplementaryElements",
        { $0.indexPathsForVisibleSupplementaryElements(ofKind: header).isEmpty }
      ),
      ("numberOfItems", { $0.numberOfItems(inSection: 0) == 3 }),
      ("numberOfSections", { $0.numberOfSections == 1 }),
      ("layoutAttributesForItem", { $0.layoutAttributesForItem(at: .item(1))?.frame.minX == 67.5 }),
      (
        "layoutAttributesForSupplementaryElement",
        {
          $0.layoutAttributesForSupplementaryElement(ofKind: header, at: .item(0))?.frame.height
            == 20
        }
      ),
      ("indexPathForItem", { $0.indexPathForItem(at: CGPoint(x: 70, y: 30)) == .item(1) }),
      ("indexPathsForSelectedItems", { $0.indexPathsForSelectedItems == [] }),
    ]
    for (name, ask) in questions {
      let layout = UICollectionViewFlowLayout()
      layout.headerReferenceSize = CGSize(width: 0, height: 20)
      let items = Items(count: 3)
      let view = makeCollection(items, layout)
      #expect(
        view.visibleCells.count == 3
          && view.supplementaryView(forElementKind: header, at: .item(0)) != nil)
      items.asked = []
      view.reloadData()
      #expect(ask(view), "\(name)")
      #expect(items.asked.isEmpty && view.visibleCells.isEmpty, "\(name)")
      view.layoutIfNeeded()
      #expect(view.visibleCells.count == 3, "\(name)")
    }
    print("walk of questions that make no cells: \(questions.count) members")
  }

  @Test("after an update the new cells are there at once; before the first layout nothing is")
  func updates() {
    let items = Items(count: 2)
    let early = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400),
      collectionViewLayout: UICollectionViewFlowLayout())
    early.register(ContentCell.self, forCellWithReuseIdentifier: "item")
    early.dataSource = items
    early.performBatchUpdates(nil)
    #expect(early.visibleCells.isEmpty && items.asked.isEmpty)
    let view = makeCollection(items, layout)
    items.sizes[0].append(.zero)
    view.insertItems(at: [.item(2)])
    #expect(view.cellForItem(at: .item(2)) != nil)
  }
}

@MainActor @Suite("Layouts from right to left")
struct MirroredLayoutTests {
  private final class Flipping: UICollectionViewFlowLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
  }
  private final class FromTheRight: UICollectionViewFlowLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
    override var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .rightToLeft }
  }

  /// Three items of 50 in a row, and a mark, in a layout that knows no direction.
  private class Row: UICollectionViewLayout {
    override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 50) }
    override func layoutAttributesForElements(in rect: CGRect)
      -> [UICollectionViewLayoutAttributes]?
    {
      let mark = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "mark", with: .item(0))
      mark.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
      return (0..<3).compactMap { layoutAttributesForItem(at: .item($0)) } + [mark]
    }
    override func layoutAttributesForItem(at indexPath: IndexPath)
      -> UICollectionViewLayoutAttributes?
    {
      let made = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      made.frame = CGRect(x: 10 + CGFloat(indexPath.item) * 60, y: 0, width: 50, height: 50)
      return made
    }
  }
  private final class FlippingRow: Row {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
  }

  private func show(
    _ layout: UICollectionViewLayout, count: Int = 3, _ direction: UISemanticContentAttribute
  ) -> UICollectionView {
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "mark")
    return makeCollection(Items(count: count), layout) { $0.semanticContentAttribute = direction }
  }

  private func places(_ view: UICollectionView) -> [CGFloat] { view.visibleCells.map(\.frame.minX) }

  @Test("a layout is mirrored from right to left only if it says so (F8.29)")
  func flipping() {
    func flow(_ layout: UICollectionViewFlowLayout) -> UICollectionViewFlowLayout {
      layout.itemSize = CGSize(width: 50, height: 40)
      layout.minimumInteritemSpacing = 0
      layout.sectionInset = UIEdgeInsets(top: 0, left: 13, bottom: 0, right: 7)
      layout.headerReferenceSize = CGSize(width: 0, height: 20)
      return layout
    }
    let cases: [(UICollectionViewLayout, UISemanticContentAttribute, [CGFloat])] = [
      (flow(UICollectionViewFlowLayout()), .forceRightToLeft, [13, 63, 113]),
      (flow(UICollectionViewFlowLayout()), .forceLeftToRight, [13, 63, 113]),
      (flow(Flipping()), .forceRightToLeft, [257, 207, 157]),
      (flow(Flipping()), .forceLeftToRight, [13, 63, 113]),
      (flow(FromTheRight()), .forceRightToLeft, [13, 63, 113]),
      (flow(FromTheRight()), .forceLeftToRight, [257, 207, 157]),
      (Row(), .forceRightToLeft, [10, 70, 130]),
      (FlippingRow(), .forceRightToLeft, [260, 200, 140]),
      (FlippingRow(), .forceLeftToRight, [10, 70, 130]),
    ]
    for (layout, direction, wanted) in cases {
      let view = show(layout, direction)
      #expect(places(view) == wanted, "\(type(of: layout)) \(direction)")
      let questions = (0..<3).compactMap { view.layoutAttributesForItem(at: .item($0))?.frame.minX }
      #expect(questions == wanted)
      #expect(view.indexPathForItem(at: CGPoint(x: wanted[1] + 25, y: 30)) == .item(1))
      if layout is Row {
        let mark = view.subviews.first { $0.frame.width == 5 }
        #expect(mark?.frame.minX == (wanted[0] > 200 ? 315 : 0))
      } else {
        let header = view.supplementaryView(
          forElementKind: UICollectionView.elementKindSectionHeader, at: .item(0))
        #expect(header?.frame == CGRect(x: 0, y: 0, width: 320, height: 20))
      }
    }
    print("walk of mirrored layouts: \(cases.count) members")
  }

  @Test("mirrored content that scrolls sideways begins at the right, and grows to the left")
  func sideways() {
    let layout = Flipping()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 100, height: 400)
    layout.minimumLineSpacing = 0
    let items = Items(count: 10)
    let view = makeCollection(items, layout) { $0.semanticContentAttribute = .forceRightToLeft }
    #expect(view.contentOffset.x == 680)
    #expect(view.cellForItem(at: .item(0))?.frame.maxX == 1000)
    #expect(view.indexPathsForVisibleItems.count == 4)
    items.sizes = [Array(repeating: .zero, count: 12)]
    view.reloadData()
    view.layoutIfNeeded()
    #expect(view.contentOffset.x == 880 && view.cellForItem(at: .item(0))?.frame.maxX == 1200)
  }

  @Test("mirroring does not change a layout's attributes")
  func kept() {
    let layout = FlippingRow()
    let view = show(layout, .forceRightToLeft)
    #expect(view.layoutAttributesForItem(at: .item(0))?.frame.minX == 260)
    #expect(layout.layoutAttributesForItem(at: .item(0))?.frame.minX == 10)
  }
}
