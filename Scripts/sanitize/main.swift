import Foundation
import Synchronization

// Makes trees of views on this thread and lets them go on three others, while this one asks for
// them by their handles.

/// A tree that nobody else has any more.
struct Letter: @unchecked Sendable {
  let root: UIView
}

let letters = Mutex<[Letter]>([])
let isClosed = Atomic(false)
let count = Atomic(0)
let trees = 20_000

func takeOne() -> Bool {
  guard letters.withLock({ $0.popLast() }) != nil else { return false }
  count.add(1, ordering: .acquiringAndReleasing)
  return true
}

for _ in 0..<3 {
  Thread {
    while takeOne() || !isClosed.load(ordering: .acquiring) {}
  }.start()
}
var handles: [WeakHandle] = []
var found = 0
for _ in 0..<trees {
  let root = UIView()
  for _ in 0..<3 {
    let view = UIView()
    view.weakHandle.parent = root.weakHandle
    root.subviews.append(view)
  }
  precondition(root.subviews[1].weakHandle.isInside(root.weakHandle))
  handles = handles.suffix(40) + [root.weakHandle, root.subviews[1].weakHandle]
  letters.withLock { $0.append(Letter(root: root)) }
  for handle in handles {
    guard let view = handle.view else { continue }
    precondition(view.weakHandle == handle)
    found += 1
  }
}
isClosed.store(true, ordering: .releasing)
while count.load(ordering: .acquiring) < trees { usleep(1000) }
precondition(handles.allSatisfy { !$0.isAlive && $0.object == nil })
print("\(trees) trees let go on other threads, \(found) times asked for while they lived")
