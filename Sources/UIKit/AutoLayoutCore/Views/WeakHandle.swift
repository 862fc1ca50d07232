import ConstraintSolver
import LayoutEngine

/// A weak reference to a view, a guide or a controller, an index and a generation.
///
/// Unlike `weak`, it adds no side table, which slows down each later retain.
/// Copying needs no reference counting.
///
/// All of AutoLayout relies on these threading rules:
///
/// 1. Views, guides and controllers belong to the main actor, which makes, binds and walks handles.
/// 2. An object can be released on any thread: the `deinit` calls ``invalidate()``.
/// 3. ``isAlive`` and ``object`` can be used on any thread. ``object`` returns a retained reference
///    or nil, never an object that is deinitializing.
package struct WeakHandle: Hashable, BitwiseCopyable, Sendable {
  enum Kind: UInt8 {
    case view, guide, controller
  }

  /// Index, generation and kind: 32, 16 and 8 bits from the lowest on, and 0 above them.
  let bits: UInt64

  init(bits: UInt64) {
    self.bits = bits
  }

  private var index: UInt32 {
    @inline(__always) get { UInt32(truncatingIfNeeded: bits) }
  }

  private var generation: UInt16 {
    @inline(__always) get { UInt16(truncatingIfNeeded: bits >> 32) }
  }

  @inline(__always)
  private func isOf(_ kind: Kind) -> Bool { bits >> 48 == UInt64(kind.rawValue) }

  @unsafe private var slot: UnsafeMutablePointer<HandleSlot> {
    @inline(__always) get { unsafe HandleTable.slot(at: index) }
  }

  init(_ kind: Kind) {
    let (index, generation) = HandleTable.allocate()
    bits = UInt64(index) | UInt64(generation) << 32 | UInt64(kind.rawValue) << 48
  }

  func bind(to object: AnyObject) {
    unsafe HandleSlot.bind(slot, to: object)
  }

  /// Makes every copy return nil, before the object's deallocation; on any thread, once.
  func invalidate() {
    unsafe slot.pointee.endGeneration(generation)
    HandleTable.free(index, after: generation)
  }

  var isAlive: Bool {
    @inline(__always) get { unsafe slot.pointee.isCurrent(generation) }
  }

  var object: AnyObject? {
    unsafe slot.pointee.object(of: generation)
  }

  package var view: UIView? {
    guard isOf(.view), let object else { return nil }
    // Only a view makes a handle of this kind.
    return unsafe unsafeDowncast(object, to: UIView.self)
  }

  /// Calls `body` with the object if it is a live view, not retained.
  ///
  /// Main actor only; `body` must not run client code, and something must keep the view alive.
  @inline(__always)
  func withUnretainedView<Result>(_ body: (UIView) -> Result) -> Result? {
    let slot = unsafe slot
    guard isOf(.view), unsafe slot.pointee.isCurrent(generation) else { return nil }
    return unsafe slot.pointee.withUnretainedObject {
      // Only a view makes a handle of this kind.
      unsafe body(unsafeDowncast($0, to: UIView.self))
    }
  }

  @inline(__always)
  func withUnretainedViewAndParent<Result>(
    _ body: (UIView, _ parent: WeakHandle?) -> Result
  ) -> Result? {
    let slot = unsafe slot
    guard isOf(.view), unsafe slot.pointee.isCurrent(generation) else { return nil }
    return unsafe slot.pointee.withUnretainedObject {
      // Only a view makes a handle of this kind.
      unsafe body(unsafeDowncast($0, to: UIView.self), slot.pointee.parent)
    }
  }

  /// The object as a view in layout `number`; on the main actor, while something keeps it alive.
  @inline(__always)
  func view(inLayout number: UInt32?) -> UIView? {
    guard let number else { return view }
    let slot = unsafe slot
    guard isOf(.view),
      unsafe slot.pointee.isCurrent(generation) && slot.pointee.layoutNumber == number
    else { return nil }
    // Only a view makes a handle of this kind.
    return unsafe slot.pointee.withUnretainedObject {
      unsafe unsafeDowncast($0, to: UIView.self)
    }
  }

  package var guide: UILayoutGuide? {
    guard isOf(.guide), let object else { return nil }
    // Only a guide makes a handle of this kind.
    return unsafe unsafeDowncast(object, to: UILayoutGuide.self)
  }

  var controller: UIViewController? {
    guard isOf(.controller), let object else { return nil }
    // Only a controller makes a handle of this kind.
    return unsafe unsafeDowncast(object, to: UIViewController.self)
  }

  static func of(_ object: AnyObject?) -> WeakHandle? {
    if let view = object as? UIView { return view.weakHandle }
    return (object as? UILayoutGuide)?.weakHandle
  }

  /// The nearest window among the view and the ancestors.
  ///
  /// - Complexity: O(*d*), *d* the distance to it; O(1) in a tree that was never in a window.
  var nearestWindow: WeakHandle? {
    var handle = self
    // A deallocated window's views keep the flag; the walk finds that they have no window.
    guard !handle.traits.isDisjoint(with: [.isWindow, .mayBeInWindow]) else { return nil }
    while !handle.traits.contains(.isWindow) {
      guard let parent = handle.parent, parent.isAlive else { return nil }
      handle = parent
    }
    return handle
  }

  func isInside(_ outer: WeakHandle) -> Bool {
    var handle = self
    while handle != outer {
      guard let parent = handle.parent, parent.isAlive else { return false }
      handle = parent
    }
    return true
  }

  @inline(__always)
  func isRightInside(_ outer: WeakHandle) -> Bool { self == outer || isParent(outer) }

  @inline(__always)
  private func isParent(_ other: WeakHandle) -> Bool {
    guard let parent else { return false }
    return parent == other
  }

  /// The nearest view that contains both; nil in different trees.
  ///
  /// - Complexity: O(*d*), *d* the distance from the root; O(1) for neighbors.
  @inline(__always)
  func commonAncestor(with other: WeakHandle) -> WeakHandle? {
    if self == other { return self }
    // Look up each slot once: most constraints relate a view to the superview or a sibling.
    if let parent = other.parent {
      if parent == self { return self }
      if let own = self.parent {
        if own == other { return other }
        if own == parent { return own.isAlive ? own : nil }
      }
    } else if isParent(other) {
      return other
    }
    return distantCommonAncestor(with: other)
  }

  private func distantCommonAncestor(with other: WeakHandle) -> WeakHandle? {
    var (first, second) = (self, other)
    var (depth, otherDepth) = (distanceFromRoot, other.distanceFromRoot)
    while first != second {
      // The deeper handle moves up; on equal levels they alternate.
      if depth >= otherDepth {
        guard let parent = first.parent, parent.isAlive else { return nil }
        first = parent
        depth -= 1
      } else {
        guard let parent = second.parent, parent.isAlive else { return nil }
        second = parent
        otherDepth -= 1
      }
    }
    return first
  }

  private var distanceFromRoot: Int {
    var (distance, handle) = (0, self)
    while let parent = handle.parent, parent.isAlive {
      distance += 1
      handle = parent
    }
    return distance
  }

  var parent: WeakHandle? {
    get { unsafe slot.pointee.parent }
    nonmutating set { unsafe HandleSlot.setParent(newValue, in: slot) }
  }

  var ofViewOrOwner: WeakHandle? {
    @inline(__always) get {
      let slot = unsafe slot
      guard unsafe slot.pointee.isCurrent(generation) else { return nil }
      if isOf(.view) { return self }
      guard let parent = unsafe slot.pointee.parent, parent.isAlive else { return nil }
      return parent
    }
  }

  @MainActor var layoutView: UIView? {
    ofViewOrOwner?.view
  }

  var item: ItemID? {
    get { unsafe slot.pointee.item }
    nonmutating set { unsafe HandleSlot.setItem(newValue, in: slot) }
  }

  var layoutNumber: UInt32 {
    get { unsafe slot.pointee.layoutNumber }
    nonmutating set { unsafe slot.pointee.layoutNumber = newValue }
  }

  var traitsOfParent: HandleSlot.Traits? {
    guard let parent else { return nil }
    let slot = unsafe parent.slot
    return unsafe slot.pointee.isCurrent(parent.generation) ? slot.pointee.traits : nil
  }

  var traits: HandleSlot.Traits {
    get { unsafe slot.pointee.traits }
    nonmutating set { unsafe slot.pointee.traits = newValue }
  }

  /// The object's item in layout `number`, or nil; also nil for a scroll view.
  @inline(__always)
  func plainItem(inLayout number: UInt32) -> ItemID? {
    let slot = unsafe slot
    guard
      unsafe slot.pointee.isCurrent(generation) && slot.pointee.layoutNumber == number
        && !slot.pointee.traits.contains(.scrollsContent)
    else { return nil }
    return unsafe slot.pointee.item
  }
}
