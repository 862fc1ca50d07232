import ConstraintSolver
import LayoutEngine

/// A weak reference to a view, a guide or a controller.
///
/// It replaces `weak` in layout: a weak reference adds a side table to its target, which slows down
/// each retain for the rest of its life. A handle belongs to one object, which invalidates it in
/// `deinit`. It is a plain value of eight bytes, an index into ``HandleTable`` and a generation.
/// Copying it needs no reference counting, and walking the tree along handles doesn't touch the
/// views.
///
/// All of AutoLayout relies on these threading rules:
///
/// 1. Views, guides and controllers belong to the main actor. There handles are made, bound and
/// walked (``parent``, ``item`` and the like).
/// 2. An object can be released on any thread, even while the main actor accesses it: its `deinit`
/// calls ``invalidate()``.
/// 3. ``isAlive`` and ``object`` can be used on any thread. ``object`` returns a retained reference
/// or nil, never an object that is deinitializing.
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

  /// The number of earlier objects in the slot.
  private var generation: UInt16 {
    @inline(__always) get { UInt16(truncatingIfNeeded: bits >> 32) }
  }

  @inline(__always)
  private func isOf(_ kind: Kind) -> Bool { bits >> 48 == UInt64(kind.rawValue) }

  @unsafe private var slot: UnsafeMutablePointer<HandleSlot> {
    @inline(__always) get { unsafe HandleTable.slot(at: index) }
  }

  /// Makes a handle that isn't bound to an object.
  init(_ kind: Kind) {
    let (index, generation) = HandleTable.allocate()
    bits = UInt64(index) | UInt64(generation) << 32 | UInt64(kind.rawValue) << 48
  }

  func bind(to object: AnyObject) {
    unsafe HandleSlot.bind(slot, to: object)
  }

  /// Makes every copy of the handle return nil, before the object's deallocation.
  ///
  /// Can be called on any thread, once.
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

  /// The object as a view, while it is alive.
  package var view: UIView? {
    guard isOf(.view), let object else { return nil }
    // Only a view makes a handle of this kind.
    return unsafe unsafeDowncast(object, to: UIView.self)
  }

  /// Calls `body` with the object if it is a live view; returns nil otherwise.
  ///
  /// The view isn't retained. Only the main actor may call this, `body` must not run client code,
  /// and something else must keep the view alive: its superview, during a pass, which retains the
  /// root; or the caller.
  @inline(__always)
  func withUnretainedView<Result>(_ body: (UIView) -> Result) -> Result? {
    let slot = unsafe slot
    guard isOf(.view), unsafe slot.pointee.isCurrent(generation) else { return nil }
    return unsafe slot.pointee.withUnretainedObject {
      // Only a view makes a handle of this kind.
      unsafe body(unsafeDowncast($0, to: UIView.self))
    }
  }

  /// Also passes the handle of the view's superview, like ``withUnretainedView(_:)`` otherwise.
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

  /// The object as a view, if it takes part in layout `number`; on the main actor, while something
  /// keeps it alive.
  ///
  /// A pass retains the root and therefore all its views; a superview retains its subviews. No
  /// other thread can deallocate them during this, so the view is retained like any other object.
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

}

/// The table's data about a live object, for the main actor only.
extension WeakHandle {
  /// The handle of a view's superview or a guide's owning view.
  var parent: WeakHandle? {
    get { unsafe slot.pointee.parent }
    nonmutating set { unsafe HandleSlot.setParent(newValue, in: slot) }
  }

  /// The handle of the view itself or of the guide's owning view.
  var ofViewOrOwner: WeakHandle? {
    @inline(__always) get {
      let slot = unsafe slot
      guard unsafe slot.pointee.isCurrent(generation) else { return nil }
      if isOf(.view) { return self }
      guard let parent = unsafe slot.pointee.parent, parent.isAlive else { return nil }
      return parent
    }
  }

  /// The view itself or the guide's owning view.
  @MainActor var layoutView: UIView? {
    ofViewOrOwner?.view
  }

  /// The item in the live engine of its tree.
  var item: ItemID? {
    get { unsafe slot.pointee.item }
    nonmutating set { unsafe HandleSlot.setItem(newValue, in: slot) }
  }

  /// The number of the object's layout; 0 for none.
  var layoutNumber: UInt32 {
    get { unsafe slot.pointee.layoutNumber }
    nonmutating set { unsafe slot.pointee.layoutNumber = newValue }
  }

  /// The flags of the parent; nil without a live parent.
  var traitsOfParent: HandleSlot.Traits? {
    guard let parent else { return nil }
    let slot = unsafe parent.slot
    return unsafe slot.pointee.isCurrent(parent.generation) ? slot.pointee.traits : nil
  }

  var traits: HandleSlot.Traits {
    get { unsafe slot.pointee.traits }
    nonmutating set { unsafe slot.pointee.traits = newValue }
  }

  /// The object's item in layout `number`; nil if it has none, is deallocated or the layout has no
  /// number.
  ///
  /// Also nil for a scroll view, whose edges may mean its content's.
  @inline(__always)
  func plainItem(inLayout number: UInt32?) -> ItemID? {
    guard let number else { return nil }
    let slot = unsafe slot
    guard
      unsafe slot.pointee.isCurrent(generation) && slot.pointee.layoutNumber == number
        && !slot.pointee.traits.contains(.scrollsContent)
    else { return nil }
    return unsafe slot.pointee.item
  }
}
