import ConstraintSolver
import LayoutEngine
import Synchronization

/// A reference that does not keep a view, a guide or a controller alive and reads nil once it is
/// gone.
///
/// It stands for `weak` where layout goes by: a weak reference gives its target a side table, which
/// makes every retain of it slow for the rest of its life. A handle belongs to one object, which
/// invalidates it when it goes. It is a plain value: copying it counts nothing, and the tree can be
/// walked along handles without touching the views.
@safe struct WeakHandle: Hashable, @unchecked Sendable {
  /// What a weakHandle belongs to.
  enum Kind: UInt8 {
    case view, guide, controller
  }

  private let word: WeakHandleWord

  /// Places are never given back, only used again.
  private var place: UnsafeMutablePointer<Place> {
    @inline(__always) get { unsafe word.address.assumingMemoryBound(to: Place.self) }
  }
  /// Which of the objects that had the place one after the other.
  private var generation: UInt16 { @inline(__always) get { word.generation } }
  private var kind: Kind { @inline(__always) get { word.kind } }

  /// A handle that is not tied to an object yet.
  init(_ kind: Kind) {
    let place = unsafe Place.take()
    word = unsafe WeakHandleWord(
      address: UnsafeMutableRawPointer(place), generation: place.pointee.generation, kind: kind)
  }

  /// Ties the handle to the object that it belongs to.
  func bind(to object: AnyObject) {
    unsafe place.pointee.object = Unmanaged.passUnretained(object)
  }

  /// Ends the handle: the object is going.
  func invalidate() {
    unsafe Place.giveBack(place)
  }

  /// Whether the object still lives.
  var isAlive: Bool {
    unsafe place.pointee.generation == generation
  }

  /// The object, while it lives.
  var object: AnyObject? {
    isAlive ? unsafe place.pointee.object?.takeUnretainedValue() : nil
  }

  /// The object as a view, while it lives.
  var view: UIView? {
    guard kind == .view, let object else { return nil }
    // Safe: only a view makes a handle of this kind.
    return unsafe unsafeDowncast(object, to: UIView.self)
  }

  /// Calls `body` with the object as a view, if it is one and lives; nil if not.
  ///
  /// The view is not counted, so `body` must not run client's code, which might let it go.
  @inline(__always)
  func withView<Result>(_ body: (UIView) -> Result) -> Result? {
    guard kind == .view, isAlive, let object = unsafe place.pointee.object else { return nil }
    // Safe: only a view makes a handle of this kind.
    return unsafe object._withUnsafeGuaranteedRef {
      unsafe body(unsafeDowncast($0, to: UIView.self))
    }
  }

  /// The object as a guide, while it lives.
  var guide: UILayoutGuide? {
    guard kind == .guide, let object else { return nil }
    // Safe: only a guide makes a handle of this kind.
    return unsafe unsafeDowncast(object, to: UILayoutGuide.self)
  }

  /// The object as a controller, while it lives.
  var controller: UIViewController? {
    guard kind == .controller, let object else { return nil }
    // Safe: only a controller makes a handle of this kind.
    return unsafe unsafeDowncast(object, to: UIViewController.self)
  }

  /// The handle of a view or a guide; nil for anything else.
  static func of(_ object: AnyObject?) -> WeakHandle? {
    if let view = object as? UIView { return view.weakHandle }
    return (object as? UILayoutGuide)?.weakHandle
  }
}

/// The tree of views, walked along weak handles.
extension WeakHandle {
  /// The handle of a view's superview, or of the view that owns a guide; of an object that lives.
  var parent: WeakHandle? {
    get { unsafe place.pointee.parent }
    nonmutating set { unsafe place.pointee.parent = newValue }
  }

  /// The view itself, or the view that owns the guide.
  var ofViewOrOwner: WeakHandle? {
    guard isAlive else { return nil }
    if kind == .view { return self }
    guard let parent, parent.isAlive else { return nil }
    return parent
  }

  /// The view itself, or the view that owns the guide.
  @MainActor var layoutView: UIView? {
    ofViewOrOwner?.view
  }

  /// The item of a view or a guide in the live engine of its tree.
  var item: ItemID? {
    get { unsafe place.pointee.hasItem ? ItemID(raw: place.pointee.item) : nil }
    nonmutating set {
      unsafe place.pointee.hasItem = newValue != nil
      unsafe place.pointee.item = newValue?.raw ?? 0
    }
  }

  /// The number of the layout that the object takes part in; 0 for none.
  var layoutNumber: UInt32 {
    get { unsafe place.pointee.layoutNumber }
    nonmutating set { unsafe place.pointee.layoutNumber = newValue }
  }

  /// The item, if layout `number` has one for the object; an object that is gone has none.
  ///
  /// A view that scrolls is not answered for: its edges may mean those of its content.
  @inline(__always)
  func plainItem(inLayout number: UInt32) -> ItemID? {
    guard
      unsafe place.pointee.generation == generation && place.pointee.hasItem
        && place.pointee.layoutNumber == number && !place.pointee.scrolls
    else { return nil }
    return unsafe ItemID(raw: place.pointee.item)
  }

  /// The nearest view around it or itself that is a window.
  var nearestWindow: WeakHandle? {
    var handle = self
    while unsafe !handle.place.pointee.isWindow {
      guard let parent = handle.parent, parent.isAlive else { return nil }
      handle = parent
    }
    return handle
  }

  /// Says that the view is a window.
  func markAsWindow() {
    unsafe place.pointee.isWindow = true
  }

  /// Says that the view scrolls its content.
  func markAsScrolling() {
    unsafe place.pointee.scrolls = true
  }

  /// Whether it is that of a view or lies inside it.
  func isInside(_ outer: WeakHandle) -> Bool {
    var handle = self
    while handle != outer {
      guard let parent = handle.parent, parent.isAlive else { return false }
      handle = parent
    }
    return true
  }

  /// That of the nearest view which contains both, each counting as inside itself; nil in different
  /// trees.
  func commonAncestor(with other: WeakHandle) -> WeakHandle? {
    if self == other || other.parent == self { return self }
    if parent == other { return other }
    if let parent, other.parent == parent { return parent.isAlive ? parent : nil }
    var (first, second) = (self, other)
    var (depth, otherDepth) = (distanceFromRoot, other.distanceFromRoot)
    while first != second {
      // The deeper one goes up; on one level both do in turn.
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
}

/// Where weak handles find their object.
///
/// A place outlives its object, so that handles may be asked at any time; the next object that
/// takes it is another generation.
@safe private struct Place {
  // Safe: the object gives its place back in its `deinit`, before its memory is; views live and die
  // on the main actor.
  var object: Unmanaged<AnyObject>?
  var parent: WeakHandle?
  var item: UInt32 = 0
  var layoutNumber: UInt32 = 0
  var generation: UInt16 = 0
  var hasItem = false
  var isWindow = false
  var scrolls = false

  /// Places that nobody has.
  @safe private struct Free: @unchecked Sendable {
    /// Those that somebody had.
    var places: [UnsafeMutablePointer<Place>] = unsafe []
    /// All blocks of places: words that name a place do not look like pointers to those who search
    /// memory for what is lost.
    var blocks: [UnsafeMutablePointer<Place>] = unsafe []
    /// How many places the last block has, and how many of them were taken so far.
    var blockSize = 0
    var taken = 0
  }

  /// Objects may go on any thread, as far as this is concerned.
  private static let free = Mutex(Free())

  static func take() -> UnsafeMutablePointer<Place> {
    unsafe free.withLock { free in
      if let place = unsafe free.places.popLast() { return unsafe place }
      if free.taken == free.blockSize {
        // Few blocks, so that what belongs together lies together; from some thousand views on, in
        // large pages.
        free.blockSize = min(max(128, 8 * free.blockSize), 1 << 16)
        unsafe free.blocks.append(block(of: free.blockSize))
        free.taken = 0
      }
      // Nobody has had the places from `taken` on.
      let place = unsafe free.blocks[free.blocks.count - 1] + free.taken
      unsafe place.initialize(to: Place())
      free.taken += 1
      return unsafe place
    }
  }

  private static func block(of count: Int) -> UnsafeMutablePointer<Place> {
    let bytes = count * MemoryLayout<Place>.stride
    if bytes % SystemMemory.largePage == 0, let block = unsafe SystemMemory.largePages(bytes) {
      return unsafe block.bindMemory(to: Place.self, capacity: count)
    }
    // No place lies in two cache lines.
    let block = UnsafeMutableRawPointer.allocate(byteCount: bytes, alignment: 64)
    return unsafe block.bindMemory(to: Place.self, capacity: count)
  }

  static func giveBack(_ place: UnsafeMutablePointer<Place>) {
    let generation = unsafe place.pointee.generation &+ 1
    unsafe place.pointee = Place()
    unsafe place.pointee.generation = generation
    // A place whose generations are used up is not taken again: no handle may ever find another
    // object than its own.
    guard generation != 0 else { return }
    free.withLock { unsafe $0.places.append(place) }
  }
}
