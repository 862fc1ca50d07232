/// A list's place in the ``ListArena``.
struct List: BitwiseCopyable {
  var offset: Int32 = 0
  /// The count, and in the lowest five bits the size class plus 1, or 0 for a list with no block.
  private var packed: UInt32 = 0

  var count: Int32 {
    @inline(__always) get { Int32(truncatingIfNeeded: packed >> 5) }
    @inline(__always) set { packed = UInt32(truncatingIfNeeded: newValue) << 5 | packed & 31 }
  }

  /// The size class of the block, below 0 if the list has none.
  ///
  /// Blocks of up to 8 elements come in every size, larger blocks in powers of two.
  var sizeClass: Int32 {
    @inline(__always) get { Int32(truncatingIfNeeded: packed & 31) - 1 }
    @inline(__always) set { packed = packed & ~31 | UInt32(truncatingIfNeeded: newValue + 1) }
  }

  @inline(__always)
  static func capacity(ofClass sizeClass: Int32) -> Int32 {
    sizeClass < 8 ? sizeClass + 1 : 8 << (sizeClass - 7)
  }

  /// The capacity of the largest size class that five bits can name.
  static var largestCapacity: Int32 { 1 << 26 }

  /// The smallest size class that holds `count` elements, at least 1.
  @inline(__always)
  static func sizeClass(holding count: Int32) -> Int32 {
    count <= 8 ? count - 1 : Int32(truncatingIfNeeded: 36 - (count - 1).leadingZeroBitCount)
  }

  @inline(__always) var capacity: Int32 {
    List.capacity(ofClass: sizeClass)
  }

  /// Whether the list fills less than an eighth of a large block.
  @inline(__always) var hasExcess: Bool {
    sizeClass >= List.largeClass && count < capacity >> 3
  }

  /// The size class from which mostly empty blocks are shrunk: 256 elements.
  private static var largeClass: Int32 { 12 }

  /// The elements after the first, as a list that does not own a block.
  @inline(__always) var withoutFirst: List {
    var rest = List()
    rest.offset = offset + 1
    rest.count = count - 1
    return rest
  }

  /// The positions of the elements, in order.
  ///
  /// A loop over the positions borrows neither the arena nor the list: it may change elements and
  /// append to other lists. The count is fixed when the loop begins.
  @inline(__always) var positions: ListPositions { ListPositions(count: count) }
}

/// The positions in a list, as a sequence that is as fast as manual counting.
struct ListPositions: Sequence, IteratorProtocol {
  private var position: Int32 = 0
  private let end: Int32

  @inline(__always) init(count: Int32) { end = count }

  @inline(__always)
  mutating func next() -> Int32? {
    guard position < end else { return nil }
    defer { position &+= 1 }
    return position
  }
}

/// Many small growable lists in a shared buffer.
///
/// Blocks come in few sizes. Released blocks are kept in a chain per size, so memory stays flat
/// however often lists come and go.
struct ListArena<Element: BitwiseCopyable>: ~Copyable {
  private(set) var elements = FlatArray<Element>()
  /// The number of buffer elements that lists have used so far.
  private(set) var used = 0
  /// The first link of the chain of free blocks of each size, -1 for none; empty until a block is
  /// released.
  private var firstFree = FlatArray<Int32>()
  private var links = FlatArray<FreeBlock>()
  private var spareLink: Int32 = -1

  /// A link in a chain of free blocks; an unused link is in the chain of spare links.
  struct FreeBlock: BitwiseCopyable {
    var offset: Int32
    var next: Int32
  }

  /// The number of size classes that five bits can name, besides none.
  private static var sizeClassCount: Int { 31 }

  init() {}

  func copy() -> ListArena {
    var twin = ListArena()
    twin.elements = elements.copy()
    twin.used = used
    twin.firstFree = firstFree.copy()
    twin.links = links.copy()
    twin.spareLink = spareLink
    return twin
  }

  /// Allocates room for `count` elements in an arena; see ``FlatArray/begin(in:capacity:)``.
  mutating func begin(in arena: inout MemoryArena, capacity count: Int) {
    elements.begin(in: &arena, capacity: count)
    firstFree.begin(in: &arena, capacity: ListArena.sizeClassCount)
    links.begin(in: &arena, capacity: MemoryArena.fewElements)
  }

  mutating func reserve(_ count: Int) { elements.reserve(used + count) }

  var footprint: Int { elements.footprint + links.footprint }

  /// Accesses the element at an index below the list's capacity.
  subscript(list: List, index: Int32) -> Element {
    @inline(__always) get { elements[Int(list.offset &+ index)] }
    @inline(__always) _modify { yield &elements[Int(list.offset &+ index)] }
  }

  /// Appends an element to a list.
  /// - Complexity: O(1) amortized.
  @inline(__always)
  mutating func append(_ element: Element, to list: inout List) {
    if list.count == list.capacity { enlarge(&list, toHold: max(2 * list.count, 2)) }
    elements[Int(list.offset &+ list.count)] = element
    list.count &+= 1
  }

  @inline(__always)
  func withSpan<Result>(of list: List, _ body: (Span<Element>) -> Result) -> Result {
    elements.withSpan { body($0.extracting(Int(list.offset)..<Int(list.offset + list.count))) }
  }

  /// Whether a list with room for `count` elements fits into an arena of at most `limit` elements.
  @inline(__always)
  func canMakeList(reserving count: Int, within limit: Int) -> Bool {
    // Twice the count is more than any block for it takes.
    used + 2 * count <= limit || count == 0
      || !firstFree.isEmpty && firstFree[Int(List.sizeClass(holding: Int32(count)))] >= 0
  }

  mutating func makeList(reserving count: Int32) -> List {
    var list = List()
    guard count > 0 else { return list }
    list.sizeClass = List.sizeClass(holding: count)
    list.offset = allocate(list.sizeClass)
    return list
  }

  /// Reserves room for `count` elements in total.
  /// - Complexity: O(length of the list) if it moves.
  @inline(__always)
  mutating func reserve(_ count: Int32, in list: inout List) {
    if count > list.capacity { enlarge(&list, toHold: count) }
  }

  mutating func release(_ list: inout List) {
    if list.sizeClass >= 0 { free(list.offset, list.sizeClass) }
    list = List()
  }

  /// Moves a list that fills less than an eighth of a large block into a smaller block.
  ///
  /// A dense row may be solved for column after column, and each list keeps the block: otherwise
  /// thousands of short lists would occupy blocks for thousands of elements.
  /// - Complexity: O(length of the list) if it moves, which is less than the number of removed
  ///   elements.
  @inline(__always)
  mutating func giveBackExcess(of list: inout List) {
    if list.hasExcess { shrink(&list) }
  }

  @inline(never)
  private mutating func shrink(_ list: inout List) {
    var smaller = makeList(reserving: 2 * list.count)
    if list.count > 0 {
      elements.move(from: Int(list.offset), to: Int(smaller.offset), count: Int(list.count))
    }
    smaller.count = list.count
    free(list.offset, list.sizeClass)
    list = smaller
  }

  /// Moves a list into a block for at least `count` elements.
  /// - Complexity: O(length of the list).
  @inline(never)
  private mutating func enlarge(_ list: inout List, toHold count: Int32) {
    precondition(count <= List.largestCapacity, "a list of the solver is full")
    let larger = List.sizeClass(holding: count)
    let offset = allocate(larger)
    if list.count > 0 {
      elements.move(from: Int(list.offset), to: Int(offset), count: Int(list.count))
    }
    if list.sizeClass >= 0 { free(list.offset, list.sizeClass) }
    list.offset = offset
    list.sizeClass = larger
  }

  /// Returns the offset of a free block in a size class, or of the next block in the buffer.
  /// - Complexity: O(1) amortized.
  @inline(__always)
  private mutating func allocate(_ sizeClass: Int32) -> Int32 {
    let link = firstFree.isEmpty ? -1 : firstFree[Int(sizeClass)]
    if link >= 0 {
      let block = links[Int(link)]
      firstFree[Int(sizeClass)] = block.next
      links[Int(link)].next = spareLink
      spareLink = link
      return block.offset
    }
    let offset = used
    let end = offset + Int(List.capacity(ofClass: sizeClass))
    precondition(end <= Int(Int32.max), "the solver's arena is full")
    // The buffer grows in large pieces; the contents do not matter before the first append.
    if end > elements.count { elements.extend(to: end) }
    used = end
    return Int32(offset)
  }

  private mutating func free(_ offset: Int32, _ sizeClass: Int32) {
    firstFree.grow(to: ListArena.sizeClassCount, filling: -1)
    let block = FreeBlock(offset: offset, next: firstFree[Int(sizeClass)])
    if spareLink >= 0 {
      let link = spareLink
      spareLink = links[Int(link)].next
      links[Int(link)] = block
      firstFree[Int(sizeClass)] = link
    } else {
      firstFree[Int(sizeClass)] = Int32(links.count)
      links.append(block)
    }
  }
}
