import Foundation
import Synchronization
import Testing

@testable import AutoLayoutCore

@MainActor @Suite("Weak handles")
struct WeakHandleTests {
  @Test("a handle fits in eight bytes, stored or with an attribute")
  func size() {
    #expect(MemoryLayout<WeakHandle>.stride == 8)
    #expect(MemoryLayout<StoredHandle>.stride == 8)
    #expect(MemoryLayout<ConstraintSide>.stride == 8)
    #expect(MemoryLayout<HandleSlot>.stride == 32, "two in a cache line")
  }

  @Test("a stored handle is read back, together with the attribute")
  func storing() {
    let (view, guide, controller) = (UIView(), UILayoutGuide(), UIViewController())
    let handles: [WeakHandle?] = [
      nil, view.weakHandle, guide.weakHandle, controller.weakHandle,
    ]
    for handle in handles {
      #expect(StoredHandle(handle).handle == handle)
      for attribute in (0...20).compactMap(NSLayoutConstraint.Attribute.init(rawValue:)) {
        let side = ConstraintSide(handle, attribute)
        #expect(side.item == handle)
        #expect(side.attribute == attribute)
      }
    }
  }

  @Test("a handle reads nil once the object is gone, and never another object")
  func generations() {
    var handles: [WeakHandle] = []
    for _ in 0..<100 {
      let view = UIView()
      #expect(view.weakHandle.view === view)
      #expect(view.weakHandle.guide == nil)
      handles.append(view.weakHandle)
    }
    let view = UIView()
    #expect(handles.allSatisfy { !$0.isAlive && $0.object == nil && $0 != view.weakHandle })
    #expect(Set(handles).count == 100)
  }

  @Test("a slot whose generations are used up is not taken again")
  func usedUp() {
    let first = WeakHandle(.view)
    var last = first
    // The slot that was freed last is reused first; other suites may take a slot in between.
    for _ in 0..<70_000 {
      last.invalidate()
      last = WeakHandle(.view)
    }
    #expect(!first.isAlive)
    #expect(last.isAlive)
    last.invalidate()
  }

  @Test("a view that is being released is not returned")
  func going() {
    final class Probe: UIView {
      nonisolated(unsafe) static var seen: UIView?
      nonisolated(unsafe) static var wasAsked = false
      deinit {
        unsafe Self.wasAsked = true
        unsafe Self.seen = weakHandle.view
      }
    }
    do { _ = Probe() }
    #expect(unsafe Probe.wasAsked)
    #expect(unsafe Probe.seen == nil)
  }

  @Test("views may be released on several threads while others are made and laid out")
  func severalThreads() async {
    let post = Post()
    let threads = (0..<3).map { _ in
      Task.detached {
        while true {
          if post.takeOne() { continue }
          if post.isClosed.load(ordering: .acquiring) && !post.takeOne() { return }
          await Task.yield()
        }
      }
    }
    var handles: [WeakHandle] = []
    for round in 0..<300 {
      let tree = Self.tree()
      tree.layoutIfNeeded()
      #expect(tree.subviews[1].frame.minY == 40)
      handles.append(tree.weakHandle)
      handles.append(tree.subviews[1].weakHandle)
      post.send(tree)
      // Handles of trees that are being released.
      for handle in handles.suffix(20) {
        if let view = handle.view { #expect(view.weakHandle == handle) }
      }
      if round % 16 == 0 { await Task.yield() }
    }
    post.isClosed.store(true, ordering: .releasing)
    for thread in threads { await thread.value }
    #expect(post.count.load(ordering: .relaxed) == 300)
    #expect(handles.allSatisfy { !$0.isAlive && $0.view == nil })
  }

  private final class Post: @unchecked Sendable {
    private struct Letter: @unchecked Sendable {
      let view: UIView
    }

    /// A lock that the thread sanitizer supports, unlike `Mutex`.
    private let lock = NSLock()
    private var letters: [Letter] = []
    let isClosed = Atomic(false)
    let count = Atomic(0)

    @MainActor func send(_ view: UIView) {
      lock.withLock { letters.append(Letter(view: view)) }
    }

    func takeOne() -> Bool {
      guard lock.withLock({ letters.popLast() }) != nil else { return false }
      count.add(1, ordering: .relaxed)
      return true
    }
  }

  private static func tree() -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let upper = UIView()
    let lower = UIView()
    for view in [upper, lower] {
      root.addConstrained(view)
    }
    NSLayoutConstraint.activate([
      upper.topAnchor.constraint(equalTo: root.topAnchor),
      upper.heightAnchor.constraint(equalToConstant: 40),
      lower.topAnchor.constraint(equalTo: upper.bottomAnchor),
      lower.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
    ])
    return root
  }
}
