/// A growable array of plain values with one owner: no reference counting, no copy on write, every access checked.
@safe
struct FlatArray<Element: BitwiseCopyable>: ~Copyable {
  fileprivate var base: UnsafeMutablePointer<Element>
  private(set) var count: Int
  private var capacity: Int

  init() {
    unsafe base = UnsafeMutablePointer<Element>.allocate(capacity: 1)
    count = 0
    capacity = 1
  }

  init(repeating value: Element, count: Int) {
    self.init()
    grow(to: count, filling: value)
  }

  deinit { unsafe base.deallocate() }

  /// A second array with the same elements.
  func copy() -> FlatArray {
    var twin = FlatArray()
    twin.reserve(count)
    // Both buffers hold at least `count` elements.
    unsafe twin.base.update(from: base, count: count)
    twin.count = count
    return twin
  }

  subscript(index: Int) -> Element {
    @inline(__always) get {
      precondition(UInt(bitPattern: index) < UInt(bitPattern: count), "index out of range")
      // The line above keeps `index` inside the initialised part.
      return unsafe base[index]
    }
    @inline(__always) _modify {
      precondition(UInt(bitPattern: index) < UInt(bitPattern: count), "index out of range")
      // The line above keeps `index` inside the initialised part.
      yield unsafe &base[index]
    }
  }

  subscript(index: Int32) -> Element {
    @inline(__always) get { self[Int(index)] }
    @inline(__always) _modify { yield &self[Int(index)] }
  }

  var isEmpty: Bool { @inline(__always) get { count == 0 } }

  /// The size of the buffer in bytes.
  var footprint: Int { capacity * MemoryLayout<Element>.stride }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { reserve(count + 1) }
    // There is room for one more element now.
    unsafe (base + count).initialize(to: element)
    count += 1
  }

  /// Removes and returns the last element; nil when there is none.
  @inline(__always)
  mutating func popLast() -> Element? {
    guard count > 0 else { return nil }
    count -= 1
    // The element at the new `count` was the last initialised one.
    return unsafe base[count]
  }

  @inline(__always)
  mutating func removeAll() { count = 0 }

  /// Drops the elements from `newCount` on.
  mutating func truncate(to newCount: Int) {
    precondition(newCount >= 0 && newCount <= count, "cannot truncate to a larger count")
    count = newCount
  }

  /// Lengthens the array to `newCount` elements.
  mutating func grow(to newCount: Int, filling value: Element) {
    guard newCount > count else { return }
    reserve(newCount)
    // `reserve` made room for `newCount` elements; those up to `count` are initialised.
    unsafe (base + count).initialize(repeating: value, count: newCount - count)
    count = newCount
  }

  /// Lengthens the array to `newCount` elements of no particular value (zero bytes).
  mutating func extend(to newCount: Int) {
    guard newCount > count else { return }
    reserve(newCount)
    // `reserve` made room up to `newCount`; zero bytes are a value of every plain type used here.
    unsafe UnsafeMutableRawPointer(base + count).initializeMemory(
      as: UInt8.self, repeating: 0, count: (newCount - count) * MemoryLayout<Element>.stride)
    count = newCount
  }

  /// Makes room for `wanted` elements, doubling at least.
  mutating func reserve(_ wanted: Int) {
    guard wanted > capacity else { return }
    let room = Swift.max(wanted, capacity * 2, 16)
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: room)
    // The new buffer is larger than `count`; plain values may be moved by copying.
    unsafe larger.moveInitialize(from: base, count: count)
    unsafe base.deallocate()
    unsafe base = larger
    capacity = room
  }

  /// Copies `length` elements from `source` to `target`, which may not overlap.
  @inline(__always)
  mutating func move(from source: Int, to target: Int, count length: Int) {
    precondition(
      source >= 0 && target >= 0 && length >= 0 && source + length <= count
        && target + length <= count, "range out of bounds")
    // Both ranges are inside the initialised part, by the line above.
    unsafe (base + target).update(from: base + source, count: length)
  }

  /// Calls `body` with the elements, for tight loops.
  @inline(__always)
  func withSpan<Result>(_ body: (Span<Element>) -> Result) -> Result {
    // The buffer is not changed while `body` runs, because `self` is borrowed.
    unsafe body(Span(_unsafeStart: base, count: count))
  }
}

extension FlatArray<Double> {
  /// Adds `delta` times the rate of each entry of a list to the element that the entry names.
  /// - Returns: The smallest of the new elements, or 0.
  mutating func advance(
    along entries: borrowing FlatArray<RayEntry>, _ list: List, by delta: Double
  ) -> Double {
    let first = Int(list.offset)
    let last = first + Int(list.count)
    precondition(first >= 0 && last <= entries.count, "range out of bounds")
    let target = unsafe base
    let source = unsafe entries.base
    let limit = UInt(bitPattern: count)
    var lowest = 0.0
    var place = first
    while place < last {
      // `place` is inside the range checked above.
      let entry = unsafe source[place]
      let index = Int(entry.index)
      precondition(UInt(bitPattern: index) < limit, "index out of range")
      // The line above keeps `index` inside the initialised part.
      let value = unsafe target[index] + entry.rate * delta
      unsafe target[index] = value
      lowest = value < lowest ? value : lowest
      place += 1
    }
    return lowest
  }
}
