/// Where a list lies in its ``ListArena``.
struct List: BitwiseCopyable {
  var offset: Int32 = 0
  var count: Int32 = 0
  /// The room is `1 << sizeClass` elements; nothing is held below 0.
  var sizeClass: Int32 = -1

  @inline(__always) var capacity: Int32 { sizeClass < 0 ? 0 : 1 << sizeClass }
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
    if list.count == list.capacity { enlarge(&list) }
    elements[list.offset &+ list.count] = element
    list.count &+= 1
  }

  /// A list with room for `count` elements, empty.
  mutating func makeList(reserving count: Int32) -> List {
    var list = List()
    guard count > 0 else { return list }
    list.sizeClass = count == 1 ? 0 : Int32(32 - (count - 1).leadingZeroBitCount)
    list.offset = allocate(list.sizeClass)
    return list
  }

  /// Gives the room of `list` back and empties it.
  mutating func release(_ list: inout List) {
    if list.sizeClass >= 0 { free(list.offset, list.sizeClass) }
    list = List()
  }

  private mutating func enlarge(_ list: inout List) {
    let larger = Swift.max(list.sizeClass + 1, 1)
    let offset = allocate(larger)
    if list.count > 0 {
      elements.move(from: Int(list.offset), to: Int(offset), count: Int(list.count))
    }
    if list.sizeClass >= 0 { free(list.offset, list.sizeClass) }
    list.offset = offset
    list.sizeClass = larger
  }

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
    precondition(end <= Int(Int32.max), "the solver's arena is full")
    // Room is taken in large pieces; the contents do not matter before the first append.
    if end > elements.count { elements.extend(to: max(end, 64, 2 * elements.count)) }
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
