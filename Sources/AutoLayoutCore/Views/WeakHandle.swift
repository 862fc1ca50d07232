import ConstraintSolver
import LayoutEngine

/// A reference that does not keep a view, a guide or a controller alive and reads nil once it is
/// gone.
///
/// It stands for `weak` in layout: a weak reference gives its target a side table, which makes
/// every retain of it slow for the rest of its life. A handle belongs to one object, which
/// invalidates it when it goes. It is a plain value of eight bytes, an index into ``HandleTable``
/// and a generation: copying it counts nothing, and the tree can be walked along handles without
/// touching the views.
///
/// Threads, as the whole of AutoLayout relies on it:
///
/// 1. Views, guides and controllers live on the main actor. There handles are made, bound and
///    walked (``parent``, ``item`` and the like).
/// 2. An object may be let go on any thread, also while the main actor asks for it: its `deinit`
///    calls ``invalidate()``.
/// 3. ``isAlive`` and ``object`` may be asked on any thread. ``object`` answers with a reference of
///    its own or with nil, never with an object that is on its way out.
package struct WeakHandle: Hashable, BitwiseCopyable, Sendable {
  /// What a handle belongs to.
  enum Kind: UInt8 {
    case view, guide, controller
  }

  /// Index, generation and kind: 32, 16 and 8 bits from the lowest on, and 0 above them.
  let bits: UInt64

  /// The handle that has given bits.
  init(bits: UInt64) {
    self.bits = bits
  }

  /// The slot in the table.
  private var index: UInt32 {
    @inline(__always) get { UInt32(truncatingIfNeeded: bits) }
  }

  /// Which of the objects that had the slot one after the other.
  private var generation: UInt16 {
    @inline(__always) get { UInt16(truncatingIfNeeded: bits >> 32) }
  }

  @inline(__always)
  private func isOf(_ kind: Kind) -> Bool { bits >> 48 == UInt64(kind.rawValue) }

  @unsafe private var slot: UnsafeMutablePointer<HandleSlot> {
    @inline(__always) get { unsafe HandleTable.slot(at: index) }
  }

  /// A handle that is not bound to an object yet.
  init(_ kind: Kind) {
    let (index, generation) = HandleTable.allocate()
    bits = UInt64(index) | UInt64(generation) << 32 | UInt64(kind.rawValue) << 48
  }

  /// Binds the handle to the object that it belongs to.
  func bind(to object: AnyObject) {
    unsafe HandleSlot.bind(slot, to: object)
  }

  /// Makes every copy of the handle read nil: the object is going.
  ///
  /// May be called on any thread, once.
  func invalidate() {
    unsafe slot.pointee.endGeneration(generation)
    HandleTable.free(index, after: generation)
  }

  /// Whether the object still lives.
  var isAlive: Bool {
    @inline(__always) get { unsafe slot.pointee.isCurrent(generation) }
  }

  /// The object, while it lives.
  var object: AnyObject? {
    unsafe slot.pointee.object(of: generation)
  }

  /// The object as a view, while it lives.
  package var view: UIView? {
    guard isOf(.view), let object else { return nil }
    // Only a view makes a handle of this kind.
    return unsafe unsafeDowncast(object, to: UIView.self)
  }

  /// Calls `body` with the object as a view, if it is one and lives; nil if not.
  ///
  /// The view is not retained. So only the main actor may ask, `body` must not run client code, and
  /// something else has to keep the view: its superview, inside a pass, which keeps the root; or
  /// the caller.
  @inline(__always)
  func withUnretainedView<Result>(_ body: (UIView) -> Result) -> Result? {
    let slot = unsafe slot
    guard isOf(.view), unsafe slot.pointee.isCurrent(generation) else { return nil }
    return unsafe slot.pointee.withUnretainedObject {
      // Only a view makes a handle of this kind.
      unsafe body(unsafeDowncast($0, to: UIView.self))
    }
  }

  /// The same with the handle of the view's superview.
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

  /// The object as a view, if layout `number` has it; on the main actor, while something keeps it.
  ///
  /// A pass keeps the root, and so every view of the tree; a superview keeps its subviews. Nothing
  /// can go meanwhile, on no thread, so that the view is retained like any other object.
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

  /// The object as a guide, while it lives.
  package var guide: UILayoutGuide? {
    guard isOf(.guide), let object else { return nil }
    // Only a guide makes a handle of this kind.
    return unsafe unsafeDowncast(object, to: UILayoutGuide.self)
  }

  /// The object as a controller, while it lives.
  var controller: UIViewController? {
    guard isOf(.controller), let object else { return nil }
    // Only a controller makes a handle of this kind.
    return unsafe unsafeDowncast(object, to: UIViewController.self)
  }

  /// The handle of a view or a guide; nil for anything else.
  static func of(_ object: AnyObject?) -> WeakHandle? {
    if let view = object as? UIView { return view.weakHandle }
    return (object as? UILayoutGuide)?.weakHandle
  }

}

/// What the table knows of an object that lives, for the main actor alone.
extension WeakHandle {
  /// The handle of a view's superview, or of the view that owns a guide.
  var parent: WeakHandle? {
    get { unsafe slot.pointee.parent }
    nonmutating set { unsafe HandleSlot.setParent(newValue, in: slot) }
  }

  /// The view itself, or the view that owns the guide.
  var ofViewOrOwner: WeakHandle? {
    @inline(__always) get {
      let slot = unsafe slot
      guard unsafe slot.pointee.isCurrent(generation) else { return nil }
      if isOf(.view) { return self }
      guard let parent = unsafe slot.pointee.parent, parent.isAlive else { return nil }
      return parent
    }
  }

  /// The view itself, or the view that owns the guide.
  @MainActor var layoutView: UIView? {
    ofViewOrOwner?.view
  }

  /// The item of a view or a guide in the live engine of its tree.
  var item: ItemID? {
    get { unsafe slot.pointee.item }
    nonmutating set { unsafe HandleSlot.setItem(newValue, in: slot) }
  }

  /// The number of the layout that the object takes part in; 0 for none.
  var layoutNumber: UInt32 {
    get { unsafe slot.pointee.layoutNumber }
    nonmutating set { unsafe slot.pointee.layoutNumber = newValue }
  }

  /// What is true or false of the parent; nil where there is none that lives.
  var traitsOfParent: HandleSlot.Traits? {
    guard let parent else { return nil }
    let slot = unsafe parent.slot
    return unsafe slot.pointee.isCurrent(parent.generation) ? slot.pointee.traits : nil
  }

  /// What is true or false of the object.
  var traits: HandleSlot.Traits {
    get { unsafe slot.pointee.traits }
    nonmutating set { unsafe slot.pointee.traits = newValue }
  }

  /// The item, if layout `number` has one for the object; an object that is gone has none, nor has
  /// a layout without a number.
  ///
  /// A view that scrolls is not answered for: its edges may mean those of its content.
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
