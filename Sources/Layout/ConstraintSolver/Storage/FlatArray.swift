/// A growable array of plain values with a single owner: no reference counting, no copy on write,
/// every access checked.
///
/// It is safe because `count <= capacity` always, the buffer has room for `capacity` elements, and
/// every index is checked against `count` first. The array cannot be copied, so the buffer has a
/// single owner. An own buffer comes from ``SystemMemory`` and is released once. A buffer in a
/// ``MemoryArena`` belongs to the arena, which has the same owner and outlives the array's use.
@safe
@usableFromInline
package struct FlatArray<Element: BitwiseCopyable>: ~Copyable {
  /// The buffer; nil exactly while `capacity` is 0.
  @usableFromInline var buffer: UnsafeMutablePointer<Element>?
  @usableFromInline package internal(set) var count = 0
  @usableFromInline var capacity = 0
  /// Whether an arena owns the buffer, and releases it.
  @usableFromInline var isInArena = false

  /// Makes an empty array; it allocates memory with the first element.
  @inlinable
  package init() { unsafe buffer = nil }

  /// The start of the buffer, or nil.
  @unsafe var start: UnsafeMutablePointer<Element>? {
    @inline(__always) get { unsafe buffer }
  }

  /// The start of the buffer if the array is not empty, for loops that keep it.
  ///
  /// It is valid until the array grows, for indices below `count`.
  @unsafe @usableFromInline var base: UnsafeMutablePointer<Element> {
    @inlinable @inline(__always) get { unsafe buffer.unsafelyUnwrapped }
  }

  init(repeating value: Element, count: Int) {
    self.init()
    grow(to: count, filling: value)
  }

  // Inlinable, since other modules of Embedded Swift have no table in which they would find it.
  @inlinable
  deinit {
    // An arena releases its buffers itself.
    if !isInArena, let block = unsafe buffer { unsafe SystemMemory.release(block) }
  }

  func copy() -> FlatArray {
    var twin = FlatArray()
    guard count > 0 else { return twin }
    twin.reserve(count)
    // Both buffers hold at least `count` elements, and `count` is not 0.
    unsafe twin.base.initialize(from: base, count: count)
    twin.count = count
    return twin
  }

  /// Accesses the element at an index below ``count``.
  @usableFromInline package subscript(index: Int) -> Element {
    @inlinable @inline(__always) get {
      precondition(UInt(bitPattern: index) < UInt(bitPattern: count), "index out of range")
      // The line above keeps `index` inside the initialized part.
      return unsafe base[index]
    }
    @inlinable @inline(__always) _modify {
      precondition(UInt(bitPattern: index) < UInt(bitPattern: count), "index out of range")
      // The line above keeps `index` inside the initialized part. The thread sanitizer of Swift 6.3
      // cannot compile an access through the getter itself.
      let start = unsafe base
      yield unsafe &start[index]
    }
  }

  package var isEmpty: Bool { @inlinable @inline(__always) get { count == 0 } }

  var footprint: Int { capacity * MemoryLayout<Element>.stride }

  @inlinable @inline(__always)
  package mutating func append(_ element: Element) {
    if count == capacity { reserve(count + 1) }
    // There is room for another element now.
    unsafe (base + count).initialize(to: element)
    count += 1
  }

  /// Appends a span's elements, which are in another array.
  /// - Complexity: O(length of the span).
  @inlinable
  package mutating func append(contentsOf elements: Span<Element>) {
    reserve(count + elements.count)
    unsafe elements.withUnsafeBufferPointer { source in
      guard let start = source.baseAddress else { return }
      // There is room for the elements now, and a span of others does not overlap the buffer.
      unsafe (base + count).initialize(from: start, count: source.count)
    }
    count += elements.count
  }

  /// Sets the element at any index, and fills a shorter array up to there.
  @inlinable @inline(__always)
  package mutating func set(_ element: Element, at index: Int, filling value: Element) {
    if index == count { return append(element) }
    while count <= index { append(value) }
    self[index] = element
  }

  @inlinable @inline(__always)
  package mutating func popLast() -> Element? {
    guard count > 0 else { return nil }
    count -= 1
    // The last initialized element was at the new `count`.
    return unsafe base[count]
  }

  /// Removes all elements and keeps the buffer.
  @inlinable @inline(__always)
  package mutating func removeAll() { count = 0 }

  /// Removes the element at an index below ``count``; the following elements move up.
  /// - Complexity: O(n).
  package mutating func remove(at index: Int) {
    move(from: index + 1, to: index, count: count - index - 1)
    count -= 1
  }

  mutating func swapAt(_ first: Int, _ second: Int) {
    let kept = self[first]
    self[first] = self[second]
    self[second] = kept
  }

  /// Removes the elements from `newCount` on.
  mutating func truncate(to newCount: Int) {
    precondition(newCount >= 0 && newCount <= count, "cannot truncate to a larger count")
    count = newCount
  }

  mutating func grow(to newCount: Int, filling value: Element) {
    guard newCount > count else { return }
    reserve(newCount)
    // `reserve` made room for `newCount` elements; the first `count` are initialized.
    unsafe (base + count).initialize(repeating: value, count: newCount - count)
    count = newCount
  }

  /// Lengthens the array to at least `newCount` elements, up to the capacity, with arbitrary
  /// contents: the caller writes each element before reading it.
  mutating func extend(to newCount: Int) {
    reserve(newCount)
    // All of the buffer may be written now; plain values need no initialization.
    count = capacity
  }

  /// Includes elements that were written after the last element through ``base``.
  @unsafe
  mutating func setCount(_ newCount: Int) {
    precondition(newCount >= count && newCount <= capacity, "count out of range")
    count = newCount
  }

  @inlinable @inline(__always)
  package mutating func reserve(_ wanted: Int) {
    if wanted > capacity { enlarge(to: wanted) }
  }

  /// Moves the elements into a buffer for `wanted` elements, at least twice as large as before.
  @usableFromInline @inline(never)
  mutating func enlarge(to wanted: Int) {
    let room = Swift.max(wanted, capacity * 2, 64)
    let stride = MemoryLayout<Element>.stride
    assert(MemoryLayout<Element>.alignment <= 16, "no block is aligned for the elements")
    // Plain values may be moved by copying their bytes, and the block is aligned for any of them.
    let own = isInArena ? nil : unsafe buffer
    let block = unsafe SystemMemory.enlarged(own, from: count * stride, to: room * stride)
    let start = unsafe block.bindMemory(to: Element.self, capacity: room)
    // The part in the arena stays there; it holds `count` elements, and the new block holds more.
    if isInArena, let old = unsafe buffer { unsafe start.initialize(from: old, count: count) }
    unsafe buffer = start
    capacity = room
    isInArena = false
  }

  /// Allocates room for `wanted` elements in an arena, if the array is empty and the arena has
  /// room.
  package mutating func begin(in arena: inout MemoryArena, capacity wanted: Int) {
    guard capacity == 0, wanted > 0, let start = unsafe arena.allocate(wanted, of: Element.self)
    else {
      return
    }
    unsafe buffer = start
    capacity = wanted
    isInArena = true
  }

  /// Copies `length` elements from `source` to `target`; the ranges may overlap.
  /// - Complexity: O(`length`).
  @inline(__always)
  mutating func move(from source: Int, to target: Int, count length: Int) {
    precondition(
      source >= 0 && target >= 0 && length >= 0 && source + length <= count
        && target + length <= count, "range out of bounds")
    guard length > 0 else { return }
    // Both ranges are inside the initialized part, by the lines above.
    unsafe (base + target).update(from: base + source, count: length)
  }

  @inlinable @inline(__always)
  package func withSpan<Result, Failure: Error>(
    _ body: (Span<Element>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard count > 0 else { return try body(Span()) }
    // `self` is borrowed, so the buffer does not change while `body` runs; and a span cannot escape
    // from it.
    return unsafe try body(Span(_unsafeStart: base, count: count))
  }
}
