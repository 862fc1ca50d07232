/// Where a list lies in its ``ListArena``.
struct List: BitwiseCopyable {
  var offset: Int32 = 0
  /// The count, and in the lowest five bits the size class plus one.
  private var packed: UInt32 = 0

  var count: Int32 {
    @inline(__always) get { Int32(truncatingIfNeeded: packed >> 5) }
    @inline(__always) set { packed = UInt32(truncatingIfNeeded: newValue) << 5 | packed & 31 }
  }

  /// The room is `1 << sizeClass` elements; nothing is held below 0.
  var sizeClass: Int32 {
    @inline(__always) get { Int32(truncatingIfNeeded: packed & 31) - 1 }
    @inline(__always) set { packed = packed & ~31 | UInt32(truncatingIfNeeded: newValue + 1) }
  }

  @inline(__always) var capacity: Int32 {
    let tag = packed & 31
    return Int32(truncatingIfNeeded: (1 << tag) >> 1)
  }
}

/// Many small growable lists in one buffer.
///
/// Room comes in powers of two; given-back room waits in one chain for each size, so memory stays flat however often
/// lists come and go.
struct ListArena<Element: BitwiseCopyable>: ~Copyable {
  private(set) var elements = FlatArray<Element>()
  /// How many elements have been part of a list so far.
  private var used = 0
  /// The first link of the chain of free blocks of each size, -1 for none.
  private var firstFree = FlatArray<Int32>(repeating: -1, count: 31)
  private var links = FlatArray<FreeBlock>()
  private var spareLink: Int32 = -1

  struct FreeBlock: BitwiseCopyable {
    var offset: Int32
    var next: Int32
  }

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

  var footprint: Int { elements.footprint + links.footprint }

  subscript(list: List, index: Int32) -> Element {
    @inline(__always) get { elements[list.offset &+ index] }
    @inline(__always) _modify { yield &elements[list.offset &+ index] }
  }

  @inline(__always)
  mutating func append(_ element: Element, to list: inout List) {
    if list.count == list.capacity { enlarge(&list, toHold: list.count + 1) }
    elements[list.offset &+ list.count] = element
    list.count &+= 1
  }

  /// A list with room for `count` elements, empty.
  mutating func makeList(reserving count: Int32) -> List {
    var list = List()
    guard count > 0 else { return list }
    list.sizeClass = Self.sizeClass(holding: count)
    list.offset = allocate(list.sizeClass)
    return list
  }

  /// Makes room for `count` elements in all.
  @inline(__always)
  mutating func reserve(_ count: Int32, in list: inout List) {
    if count > list.capacity { enlarge(&list, toHold: count) }
  }

  /// Gives the room of `list` back and empties it.
  mutating func release(_ list: inout List) {
    if list.sizeClass >= 0 { free(list.offset, list.sizeClass) }
    list = List()
  }

  @inline(__always)
  private static func sizeClass(holding count: Int32) -> Int32 {
    // The lists of one arena together stay below 2^27 elements, which is what a list can count to.
    Int32(truncatingIfNeeded: 32 - (count - 1).leadingZeroBitCount)
  }

  @inline(never)
  private mutating func enlarge(_ list: inout List, toHold count: Int32) {
    let larger = Swift.max(Self.sizeClass(holding: count), 1)
    let offset = allocate(larger)
    if list.count > 0 {
      elements.move(from: Int(list.offset), to: Int(offset), count: Int(list.count))
    }
    if list.sizeClass >= 0 { free(list.offset, list.sizeClass) }
    list.offset = offset
    list.sizeClass = larger
  }

  @inline(__always)
  private mutating func allocate(_ sizeClass: Int32) -> Int32 {
    let link = firstFree[sizeClass]
    if link >= 0 {
      let block = links[link]
      firstFree[sizeClass] = block.next
      links[link].next = spareLink
      spareLink = link
      return block.offset
    }
    let offset = used
    let end = offset + (1 << Int(sizeClass))
    precondition(end < 1 << 27, "the solver's arena is full")
    // Room is taken in large pieces; the contents do not matter before the first append.
    if end > elements.count { elements.extend(to: end) }
    used = end
    return Int32(offset)
  }

  private mutating func free(_ offset: Int32, _ sizeClass: Int32) {
    let block = FreeBlock(offset: offset, next: firstFree[sizeClass])
    if spareLink >= 0 {
      let link = spareLink
      spareLink = links[link].next
      links[link] = block
      firstFree[sizeClass] = link
    } else {
      firstFree[sizeClass] = Int32(links.count)
      links.append(block)
    }
  }
}
