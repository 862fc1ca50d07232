import LayoutEngine
import Synchronization

/// The slots that weak handles lead to.
///
/// Slots are never given back, only used again, and never move: so whoever has a handle may ask
/// its slot at any time.
enum HandleTable {
  /// 1024 slots of 32 bytes: two of them in a cache line, none in two.
  private static let chunkBits: UInt32 = 10
  private static let chunkSize: UInt32 = 1 << chunkBits
  /// Room for 64 million objects at a time; memory is only taken for entries that are used.
  private static let chunkLimit = 1 << 16

  /// Where each chunk begins; nil until there is one.
  ///
  /// Safe: read without the lock, as this and each entry are written once, under the lock, before
  /// the first handle that needs them exists; and whoever has a handle got it after that. A
  /// variable, because a constant that is computed would be looked up by `swift_once`.
  private nonisolated(unsafe) static var chunks:
    UnsafeMutablePointer<UnsafeMutablePointer<HandleSlot>>?

  /// Slots that nobody has.
  private struct Unused {
    /// Those that somebody had.
    var indices: [UInt32] = []
    /// How many slots were ever taken.
    var taken: UInt32 = 0
  }

  /// Objects may go on any thread.
  private static let unused = Mutex(Unused())

  /// The slot at an index that ``allocate()`` gave.
  @inline(__always)
  static func slot(at index: UInt32) -> UnsafeMutablePointer<HandleSlot> {
    // Within bounds: `index` is below `taken`, so that its chunk is there.
    unsafe chunks.unsafelyUnwrapped[Int(index >> chunkBits)] + Int(index & (chunkSize - 1))
  }

  /// Takes a slot for a new object; on the main actor.
  static func allocate() -> (index: UInt32, generation: UInt16) {
    let index = unused.withLock { unused in
      if let index = unused.indices.popLast() { return index }
      let index = unused.taken
      if index & (chunkSize - 1) == 0 { addChunk(Int(index >> chunkBits)) }
      unused.taken += 1
      return index
    }
    let slot = unsafe slot(at: index)
    return (index, unsafe HandleSlot.beginGeneration(in: slot))
  }

  /// Gives back the slot of an object that is gone; on any thread.
  static func free(_ index: UInt32, after generation: UInt16) {
    // A slot whose generations are used up is not taken again: no handle may ever find another
    // object than its own.
    guard generation < .max else { return }
    unused.withLock { $0.indices.append(index) }
  }

  private static func addChunk(_ chunk: Int) {
    precondition(chunk < chunkLimit, "too many views")
    let bytes = Int(chunkSize) * MemoryLayout<HandleSlot>.stride
    let start = unsafe UnsafeMutableRawPointer.allocate(byteCount: bytes, alignment: 64)
      .bindMemory(to: HandleSlot.self, capacity: Int(chunkSize))
    for index in 0..<Int(chunkSize) { unsafe (start + index).initialize(to: HandleSlot()) }
    if unsafe chunks == nil {
      unsafe chunks = .allocate(capacity: chunkLimit)
    }
    // Within bounds by the precondition.
    unsafe (chunks.unsafelyUnwrapped + chunk).initialize(to: start)
  }
}

/// What handles of one object share.
///
/// `state` and `object` may be used on any thread, as described there; everything else belongs to
/// the main actor.
struct HandleSlot: ~Copyable {
  /// What is true or false of an object.
  struct Traits: OptionSet {
    let rawValue: UInt8

    static let isWindow = Traits(rawValue: 1)
    /// A view that scrolls its content.
    static let scrollsContent = Traits(rawValue: 2)
    /// A view that has extras, see ``ViewExtras``.
    static let hasExtras = Traits(rawValue: 4)
    /// A view that may be in a window: one without it is in none.
    static let mayBeInWindow = Traits(rawValue: 8)
  }

  /// Twice the number of objects that had the slot before, plus 1 while a thread reads `object`.
  ///
  /// Who changes it from even to odd has `object` for itself until it is even again. An object
  /// that goes waits for that, and then counts on: so it cannot go while it is read.
  private let state = Atomic<UInt32>(0)
  // In this order the slot takes 32 bytes.
  var layoutNumber: UInt32 = 0
  private var object: UnretainedObject?
  private var storedParent = StoredHandle(nil)
  var traits: Traits = []
  private var itemNumber = UInt32.max

  @inline(__always) var parent: WeakHandle? { storedParent.handle }

  @inline(__always) var item: ItemID? {
    itemNumber == .max ? nil : ItemID(raw: itemNumber)
  }

  // The next four change the slot field by field, and never as a whole, as a setter of a computed
  // property would: handles of objects that are gone may look at `state` meanwhile, on any thread.

  @inline(__always)
  static func setParent(_ parent: WeakHandle?, in slot: UnsafeMutablePointer<HandleSlot>) {
    unsafe slot.pointee.storedParent = StoredHandle(parent)
  }

  @inline(__always)
  static func setItem(_ item: ItemID?, in slot: UnsafeMutablePointer<HandleSlot>) {
    unsafe slot.pointee.itemNumber = item?.raw ?? .max
  }

  /// Begins the life of another object.
  static func beginGeneration(in slot: UnsafeMutablePointer<HandleSlot>) -> UInt16 {
    unsafe slot.pointee.storedParent = StoredHandle(nil)
    unsafe slot.pointee.layoutNumber = 0
    unsafe slot.pointee.itemNumber = .max
    unsafe slot.pointee.traits = []
    // The last one was no slot's, see ``HandleTable/free(_:after:)``.
    return unsafe UInt16(truncatingIfNeeded: slot.pointee.state.load(ordering: .acquiring) >> 1)
  }

  /// Notes the object; only its own initializer has the handle yet.
  static func bind(_ slot: UnsafeMutablePointer<HandleSlot>, to object: AnyObject) {
    unsafe slot.pointee.object = UnretainedObject(object)
    let state = unsafe slot.pointee.state.load(ordering: .relaxed)
    unsafe slot.pointee.state.store(state, ordering: .releasing)
  }

  /// Waits until nobody reads the object, and lets nobody read it from then on.
  func endGeneration(_ generation: UInt16) {
    let current = UInt32(generation) << 1
    // Those who read need a few instructions each.
    while !state.weakCompareExchange(
      expected: current, desired: current + 2, ordering: .acquiringAndReleasing
    ).exchanged {}
  }

  @inline(__always)
  func isCurrent(_ generation: UInt16) -> Bool {
    state.load(ordering: .acquiring) & ~1 == UInt32(generation) << 1
  }

  /// The object of a generation, retained; nil if it is gone or going.
  func object(of generation: UInt16) -> AnyObject? {
    let current = UInt32(generation) << 1
    while true {
      let (exchanged, found) = state.weakCompareExchange(
        expected: current, desired: current + 1, ordering: .acquiring)
      if exchanged { break }
      if found & ~1 != current { return nil }
    }
    let result = object?.retained
    state.store(current, ordering: .releasing)
    return result
  }

  /// Calls `body` with the object, which somebody else keeps; see
  /// ``WeakHandle/withUnretainedView(_:)``.
  @inline(__always)
  func withUnretainedObject<Result>(_ body: (AnyObject) -> Result) -> Result? {
    object?.with(body)
  }
}
