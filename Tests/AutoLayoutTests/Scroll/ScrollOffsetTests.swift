import AutoLayout
import Foundation
import Testing

@MainActor @Suite("Offsets of scroll views")
struct ScrollOffsetTests {
  private final class Dragged: UIScrollView {
    var state = (tracking: false, dragging: false, decelerating: false)
    override var isTracking: Bool { state.tracking }
    override var isDragging: Bool { state.dragging }
    override var isDecelerating: Bool { state.decelerating }
  }

  private func make<Scroll: UIScrollView>(_ scroll: Scroll) -> Scroll {
    scroll.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    scroll.contentSize = CGSize(width: 500, height: 500)
    scroll.contentOffset = CGPoint(x: 400, y: 400)
    scroll.layoutIfNeeded()
    return scroll
  }

  private typealias Event = (name: String, run: (UIScrollView) -> Void, wanted: CGPoint)

  private static let events: [Event] = [
    ("frame", { $0.frame.size = CGSize(width: 150, height: 200) }, CGPoint(x: 350, y: 300)),
    ("bounds", { $0.bounds.size.height = 200 }, CGPoint(x: 400, y: 300)),
    ("content height", { $0.contentSize.height = 250 }, CGPoint(x: 400, y: 150)),
    ("content width", { $0.contentSize.width = 250 }, CGPoint(x: 150, y: 400)),
    ("short content", { $0.contentSize = CGSize(width: 50, height: 50) }, .zero),
    ("no content", { $0.contentSize = .zero }, .zero),
    (
      "insets",
      {
        $0.contentInset = UIEdgeInsets(top: 0, left: 0, bottom: 30, right: 20)
        $0.contentOffset = CGPoint(x: 420, y: 430)
        $0.contentInset = .zero
      }, CGPoint(x: 400, y: 400)
    ),
    (
      "zoom",
      {
        $0.contentSize.height = 120
        $0.contentSize.height = 500
      }, CGPoint(x: 400, y: 20)
    ),
    ("smaller frame", { $0.frame.size.height = 50 }, CGPoint(x: 400, y: 400)),
    ("longer content", { $0.contentSize.height = 900 }, CGPoint(x: 400, y: 400)),
    ("offset by code", { $0.contentOffset = CGPoint(x: -50, y: 900) }, CGPoint(x: -50, y: 900)),
    (
      "animated offset", { $0.setContentOffset(CGPoint(x: 0, y: 900), animated: true) },
      CGPoint(x: 0, y: 900)
    ),
  ]

  @Test("the offset stays within the content when sizes change, and code may set any (F8.32)")
  func staying() {
    for (name, run, wanted) in Self.events {
      let scroll = make(UIScrollView())
      run(scroll)
      #expect(scroll.contentOffset == wanted, "\(name)")
      scroll.setNeedsLayout()
      scroll.layoutIfNeeded()
      #expect(scroll.contentOffset == wanted, "\(name), after a layout")
    }
    print("walk of offsets within the content: \(Self.events.count) members")
  }

  @Test("a moving scroll view keeps the offset")
  func moving() {
    for state in [(true, false, false), (false, true, false), (false, false, true)] {
      let scroll = make(Dragged())
      scroll.state = state
      scroll.frame.size.height = 200
      scroll.contentSize.height = 250
      scroll.layoutIfNeeded()
      #expect(scroll.contentOffset == CGPoint(x: 400, y: 400))
    }
  }

  @Test("a change calls the delegate once")
  func delegate() {
    final class Noting: NSObject, UIScrollViewDelegate {
      var offsets: [CGFloat] = []
      func scrollViewDidScroll(_ scrollView: UIScrollView) {
        offsets.append(scrollView.contentOffset.y)
      }
    }
    let scroll = make(UIScrollView())
    let noting = Noting()
    scroll.delegate = noting
    scroll.contentSize.height = 300
    scroll.layoutIfNeeded()
    #expect(noting.offsets == [200])
  }

  @Test("content and frames that constraints determine keep the offset too")
  func constraints() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let scroll = UIScrollView()
    root.addFilling(scroll)
    let content = ContentView(100, 500)
    scroll.addFilling(content)
    root.layoutIfNeeded()
    scroll.contentOffset.y = 400
    root.layoutIfNeeded()
    root.frame.size.height = 200
    root.layoutIfNeeded()
    #expect(scroll.contentOffset.y == 300)
    content.size.height = 250
    root.layoutIfNeeded()
    #expect(scroll.contentOffset.y == 50)
  }

  @Test("lists whose contents become shorter end at their last cells")
  func lists() {
    let rows = Rows([Array(repeating: 40, count: 50)])
    let table = makeTable(rows) { $0.rowHeight = 50 }
    table.contentOffset.y = 2_000
    table.layoutIfNeeded()
    rows.heights = [Array(repeating: 40, count: 10)]
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.contentOffset.y == 100 && table.visibleCells.count == 8)
    table.frame.size.height = 450
    table.layoutIfNeeded()
    #expect(table.contentOffset.y == 50 && table.visibleCells.count == 9)
    rows.heights = [[40, 40]]
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.contentOffset.y == 0 && table.visibleCells.count == 2)
    table.contentOffset.y = 33
    table.layoutIfNeeded()
    #expect(table.contentOffset.y == 33, "code may set any offset")

    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 50)
    layout.minimumLineSpacing = 0
    let items = Items(count: 50)
    let view = makeCollection(items, layout)
    view.contentOffset.y = 2_000
    view.layoutIfNeeded()
    items.sizes = [Array(repeating: .zero, count: 10)]
    view.reloadData()
    view.layoutIfNeeded()
    #expect(view.contentOffset.y == 100 && view.visibleCells.count == 8)
    items.sizes = [[.zero]]
    view.performBatchUpdates { view.deleteItems(at: (1..<10).map { .item($0) }) }
    view.layoutIfNeeded()
    #expect(view.contentOffset.y == 0 && view.visibleCells.count == 1)
  }

  @Test("a new inset moves content at the beginning; other content keeps the offset (F8.32)")
  func insets() {
    let inset = UIEdgeInsets(top: 20, left: 10, bottom: 20, right: 5)
    let layout = UICollectionViewFlowLayout()
    let frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let lists: [UIScrollView] = [
      UIScrollView(frame: frame), UITableView(frame: frame), UITextView(frame: frame),
      UICollectionView(frame: frame, collectionViewLayout: layout),
    ]
    for view in lists {
      view.contentInset = inset
      #expect(view.contentOffset == CGPoint(x: -10, y: -20), "\(type(of: view))")
      view.layoutIfNeeded()
      #expect(view.contentOffset == CGPoint(x: -10, y: -20), "\(type(of: view)), after a layout")
      view.contentInset = .zero
      #expect(view.contentOffset == .zero, "\(type(of: view))")
    }
    let scroll = make(UIScrollView())
    scroll.contentOffset = CGPoint(x: 30, y: 40)
    scroll.contentInset = inset
    #expect(scroll.contentOffset == CGPoint(x: 30, y: 40))
    scroll.contentOffset = CGPoint(x: -10, y: -20)
    scroll.contentInset.top = 50
    #expect(scroll.contentOffset == CGPoint(x: -10, y: -50))
    print("walk of insets that move the content: \(lists.count) members")
  }

  @Test("content that is smaller than the view is placed by the alignment point (F8.33)")
  func alignment() {
    let cases: [(CGPoint, CGSize, CGPoint)] = [
      (.zero, CGSize(width: 60, height: 50), .zero),
      (CGPoint(x: 0.5, y: 0.5), CGSize(width: 60, height: 50), CGPoint(x: -20, y: -25)),
      (CGPoint(x: 1, y: 1), CGSize(width: 60, height: 50), CGPoint(x: -40, y: -50)),
      (CGPoint(x: 0.5, y: 0.5), CGSize(width: 60, height: 300), CGPoint(x: -20, y: 0)),
    ]
    for (point, size, wanted) in cases {
      for isFirst in [false, true] {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        if isFirst { scroll.contentAlignmentPoint = point }
        scroll.contentSize = size
        scroll.contentAlignmentPoint = point
        #expect(scroll.contentOffset == wanted, "\(point) \(size)")
        scroll.frame.size = CGSize(width: 120, height: 100)
        #expect(scroll.contentOffset.x == wanted.x - 20 * point.x, "\(point) \(size)")
      }
    }
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentAlignmentPoint = CGPoint(x: 0.5, y: 0.5)
    scroll.contentInset.top = 20
    scroll.contentSize = CGSize(width: 100, height: 40)
    #expect(scroll.contentOffset.y == -40)
  }
}
