import AutoLayout
import Foundation
import Testing

private final class OwnContext: UICollectionViewFlowLayoutInvalidationContext {}

private final class NotingLayout: UICollectionViewFlowLayout {
  struct Note: Equatable {
    var everything = false
    var counts = false
    var items: [IndexPath]?
    var isOwn = true
  }
  var notes: [Note] = []

  override class var invalidationContextClass: AnyClass { OwnContext.self }
  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    notes.append(
      Note(
        everything: context.invalidateEverything, counts: context.invalidateDataSourceCounts,
        items: context.invalidatedItemIndexPaths, isOwn: context is OwnContext))
    super.invalidateLayout(with: context)
  }
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
}

@MainActor @Suite("Invalidation contexts")
struct InvalidationContextTests {
  private typealias Event = (
    name: String, everything: Bool, counts: Bool, run: (UICollectionView, Items) -> Void
  )

  private static func change(
    _ sizes: [[CGSize]], _ edit: @escaping (UICollectionView) -> Void
  ) -> (UICollectionView, Items) -> Void {
    { view, items in
      view.performBatchUpdates {
        items.sizes = sizes
        edit(view)
      }
    }
  }

  private static let events: [Event] = {
    let size = CGSize(width: 30, height: 30)
    let (two, three, one) = (
      Array(repeating: size, count: 2), Array(repeating: size, count: 3), [size]
    )
    return [
      (
        "invalidateLayout", false, false,
        { view, _ in view.collectionViewLayout.invalidateLayout() }
      ),
      ("reloadData", true, true, { view, _ in view.reloadData() }),
      ("new data source", true, true, { view, _ in view.dataSource = nil }),
      ("empty update", false, true, { view, _ in view.performBatchUpdates(nil) }),
      ("insertItems", false, true, change([three, two]) { $0.insertItems(at: [.item(2)]) }),
      ("deleteItems", false, true, change([one, two]) { $0.deleteItems(at: [.item(0)]) }),
      ("moveItem", false, true, change([two, two]) { $0.moveItem(at: .item(0), to: .item(1)) }),
      ("reloadItems", false, true, change([two, two]) { $0.reloadItems(at: [.item(0)]) }),
      ("insertSections", false, true, change([two, two, one]) { $0.insertSections([2]) }),
      ("deleteSections", false, true, change([two]) { $0.deleteSections([1]) }),
      ("moveSection", false, true, change([two, two]) { $0.moveSection(0, toSection: 1) }),
      ("reloadSections", false, true, change([two, two]) { $0.reloadSections([0]) }),
      (
        "insertItems alone", false, true,
        { view, items in
          items.sizes = [three, two]
          view.insertItems(at: [.item(0)])
        }
      ),
      (
        "itemSize", false, false,
        { view, _ in (view.collectionViewLayout as? NotingLayout)?.itemSize.width = 31 }
      ),
      ("scrolling", false, false, { view, _ in view.contentOffset.y = 5 }),
      ("size", false, false, { view, _ in view.frame.size.width = 300 }),
    ]
  }()

  @Test("contexts of updates have the counts, contexts of reloads everything (F8.28)")
  func flags() {
    for event in Self.events {
      let layout = NotingLayout()
      let items = Items([
        Array(repeating: CGSize(width: 30, height: 30), count: 2),
        Array(repeating: CGSize(width: 30, height: 30), count: 2),
      ])
      let view = makeCollection(items, layout)
      layout.notes = []
      event.run(view, items)
      view.layoutIfNeeded()
      let first = layout.notes.first
      #expect(first == .init(everything: event.everything, counts: event.counts), "\(event.name)")
      #expect(
        layout.notes.allSatisfy {
          $0.isOwn && $0.everything == event.everything && $0.counts == event.counts
        },
        "\(event.name)")
    }
    print("walk of invalidation contexts: \(Self.events.count) members")
  }

  @Test("an item that is configured again is in the context")
  func reconfigured() {
    let layout = NotingLayout()
    let items = Items(count: 3)
    let view = makeCollection(items, layout)
    layout.notes = []
    view.reconfigureItems(at: [.item(1)])
    #expect(layout.notes == [.init(items: [.item(1)])])
  }

  @Test("another layout is prepared, and only this layout is invalidated")
  func exchange() {
    let (old, new) = (NotingLayout(), NotingLayout())
    let items = Items(count: 3)
    let view = makeCollection(items, old)
    old.notes = []
    new.itemSize = CGSize(width: 77, height: 20)
    new.notes = []
    view.setCollectionViewLayout(new, animated: false)
    view.layoutIfNeeded()
    #expect(old.notes.isEmpty && new.notes.first == .init())
    #expect(view.visibleCells.first?.frame.width == 77)
  }

  @Test("adjustments in a context move the offset and change the content's size")
  func adjustments() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 100)
    layout.minimumLineSpacing = 0
    let items = Items(count: 20)
    let view = makeCollection(items, layout)
    view.contentOffset.y = 500
    view.layoutIfNeeded()
    let context = UICollectionViewFlowLayoutInvalidationContext()
    context.contentOffsetAdjustment = CGPoint(x: 0, y: 40)
    context.contentSizeAdjustment = CGSize(width: 0, height: 30)
    layout.invalidateLayout(with: context)
    #expect(view.contentSize.height == 2030)
    view.layoutIfNeeded()
    #expect(view.contentOffset.y == 540)
    #expect(view.contentSize.height == 2000)
  }

  @Test("a context lists items, supplementary elements and decorations")
  func lists() {
    let context = UICollectionViewLayoutInvalidationContext()
    context.invalidateItems(at: [.item(1)])
    context.invalidateItems(at: [.item(2)])
    context.invalidateSupplementaryElements(ofKind: "a", at: [.item(3)])
    context.invalidateDecorationElements(ofKind: "b", at: [.item(4)])
    context.invalidateDecorationElements(ofKind: "b", at: [.item(5)])
    #expect(context.invalidatedItemIndexPaths == [.item(1), .item(2)])
    #expect(context.invalidatedSupplementaryIndexPaths == ["a": [.item(3)]])
    #expect(context.invalidatedDecorationIndexPaths == ["b": [.item(4), .item(5)]])
  }
}
