import Foundation
import Synchronization

// The main thread makes trees of views and walks them. Three threads release the trees in any
// order. Two more look up views by their handles all the time, also released views. Slots are
// reused while threads still hold older handles.

/// A tree that has no other references.
struct Letter: @unchecked Sendable {
  let root: UIView
}

let trees = 20_000
let letters = Mutex<[Letter]>([])
let recent = Mutex<[WeakHandle]>([])
let isClosed = Atomic(false)
let lettersTaken = Atomic(0)
let viewsFound = Atomic(0)
let readersLeft = Atomic(2)

func takeLetter() -> Bool {
  guard letters.withLock({ $0.popLast() }) != nil else { return false }
  lettersTaken.add(1, ordering: .acquiringAndReleasing)
  return true
}

/// Looks up a handle's object, which any thread may do.
func ask(_ handle: WeakHandle) {
  guard handle.isAlive, let object = handle.object else { return }
  // With our own reference the object stays alive while other threads release it.
  precondition((object as? UIView)?.weakHandle == handle, "a handle found another object")
  viewsFound.add(1, ordering: .relaxed)
}

for _ in 0..<3 {
  Thread {
    while takeLetter() || !isClosed.load(ordering: .acquiring) {}
  }.start()
}
for _ in 0..<2 {
  Thread {
    while !isClosed.load(ordering: .acquiring) { recent.withLock { $0 }.forEach(ask) }
    readersLeft.subtract(1, ordering: .acquiringAndReleasing)
  }.start()
}
var handles: [WeakHandle] = []
for _ in 0..<trees {
  let root = UIView()
  for _ in 0..<3 {
    let view = UIView()
    view.weakHandle.parent = root.weakHandle
    root.subviews.append(view)
  }
  precondition(root.subviews[1].weakHandle.isInside(root.weakHandle))
  handles = handles.suffix(40) + [root.weakHandle, root.subviews[1].weakHandle]
  recent.withLock { $0 = handles }
  letters.withLock { $0.append(Letter(root: root)) }
  handles.forEach(ask)
}
while lettersTaken.load(ordering: .acquiring) < trees { usleep(1000) }
isClosed.store(true, ordering: .releasing)
while readersLeft.load(ordering: .acquiring) > 0 { usleep(1000) }
precondition(handles.allSatisfy { !$0.isAlive && $0.object == nil }, "a handle outlived the view")
let found = viewsFound.load(ordering: .relaxed)
print("\(trees) trees released on other threads, \(found) lookups of live views")
