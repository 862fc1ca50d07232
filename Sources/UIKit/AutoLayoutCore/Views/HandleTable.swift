import LayoutEngine
import Synchronization

/// The table of slots for weak handles, which are reused but never freed or moved.
enum HandleTable {
  private static let chunkBits: UInt32 = 10
  private static let chunkSize: UInt32 = 1 << chunkBits
  private static let chunkLimit = 1 << 16

  /// The start of each chunk; nil until it is allocated.
  ///
  /// Safe: reads need no lock. This and each entry are written once, under the lock, before the
  /// first handle that needs them exists. A computed constant would go through `swift_once`.
  private nonisolated(unsafe) static var chunks:
    UnsafeMutablePointer<UnsafeMutablePointer<HandleSlot>>?

  private struct Unused {
    var indices: [UInt32] = []
    var taken: UInt32 = 0
  }

  private static let unused = Mutex(Unused())

  @inline(__always)
  static func slot(at index: UInt32) -> UnsafeMutablePointer<HandleSlot> {
    // Within bounds: `index` is below `taken`, which means the chunk exists.
    unsafe chunks.unsafelyUnwrapped[Int(index >> chunkBits)] + Int(index & (chunkSize - 1))
  }

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

  static func free(_ index: UInt32, after generation: UInt16) {
    // A slot with exhausted generations isn't reused: a handle never finds another object.
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

/// The state that an object's handles share; only `state` and `object` are for any thread.
struct HandleSlot: ~Copyable {
  struct Traits: OptionSet {
    let rawValue: UInt8

    static let isWindow = Traits(rawValue: 1)
    static let scrollsContent = Traits(rawValue: 2)
    static let hasExtras = Traits(rawValue: 4)
    static let mayBeInWindow = Traits(rawValue: 8)
  }

  /// Twice the number of earlier objects in the slot, plus 1 while a thread reads `object`.
  ///
  /// A thread that changes it from even to odd has exclusive access to `object` until it is even
  /// again. Deallocation waits for an even value and increments it, which keeps the object alive
  /// during reads.
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

  // The next functions change the slot field by field: `state` is read on any thread.

  @inline(__always)
  static func setParent(_ parent: WeakHandle?, in slot: UnsafeMutablePointer<HandleSlot>) {
    unsafe slot.pointee.storedParent = StoredHandle(parent)
  }

  @inline(__always)
  static func setItem(_ item: ItemID?, in slot: UnsafeMutablePointer<HandleSlot>) {
    unsafe slot.pointee.itemNumber = item?.raw ?? .max
  }

  static func beginGeneration(in slot: UnsafeMutablePointer<HandleSlot>) -> UInt16 {
    unsafe slot.pointee.storedParent = StoredHandle(nil)
    unsafe slot.pointee.layoutNumber = 0
    unsafe slot.pointee.itemNumber = .max
    unsafe slot.pointee.traits = []
    // The maximum is never used for a slot, see ``HandleTable/free(_:after:)``.
    return unsafe UInt16(truncatingIfNeeded: slot.pointee.state.load(ordering: .acquiring) >> 1)
  }

  static func bind(_ slot: UnsafeMutablePointer<HandleSlot>, to object: AnyObject) {
    unsafe slot.pointee.object = UnretainedObject(object)
    let state = unsafe slot.pointee.state.load(ordering: .relaxed)
    unsafe slot.pointee.state.store(state, ordering: .releasing)
  }

  func endGeneration(_ generation: UInt16) {
    let current = UInt32(generation) << 1
    // Each reader needs only a few instructions.
    while !state.weakCompareExchange(
      expected: current, desired: current + 2, ordering: .acquiringAndReleasing
    ).exchanged {}
  }

  @inline(__always)
  func isCurrent(_ generation: UInt16) -> Bool {
    state.load(ordering: .acquiring) & ~1 == UInt32(generation) << 1
  }

  /// Returns the retained object of the generation; nil if it is deallocated or deinitializing.
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

  /// Calls `body` with the object, which the caller keeps alive.
  @inline(__always)
  func withUnretainedObject<Result>(_ body: (AnyObject) -> Result) -> Result? {
    object?.with(body)
  }
}
