/// One large block in which the arrays of a solver begin that is about to take in very much.
///
/// The system gives memory page by page, each at its first use, and for a large system that costs about as much as solving it. A slab
/// asks for large pages, where the system has them; each comes at a fraction of the price of the small pages that it stands for.
///
/// The same list of arrays is gone through twice: while the slab is closed, what they take is summed; once it is open, each
/// gets its part.
@safe
struct MemorySlab: ~Copyable {
  /// Nil while the slab is closed.
  private var block: UnsafeMutableRawPointer?
  private var size = 0
  private var used = 0

  /// A closed slab.
  init() { unsafe block = nil }

  deinit {
    if let block = unsafe block { unsafe SystemMemory.release(block) }
  }

  /// Takes a block for what was summed, if it is so large that large pages are worth their room.
  ///
  /// Of a very large one too much would never be used, since what arrays need is only estimated; they grow in place instead.
  /// - Returns: Whether the slab is open now.
  mutating func open() -> Bool {
    guard used > SystemMemory.largePage / 3, used <= 16 * SystemMemory.largePage else {
      return false
    }
    size = (used + SystemMemory.largePage - 1) / SystemMemory.largePage * SystemMemory.largePage
    used = 0
    unsafe block = SystemMemory.largePages(size)
    return unsafe block != nil
  }

  /// Room for `count` elements, or nil if the slab is closed or used up.
  mutating func carve<Element>(_ count: Int, of type: Element.Type) -> UnsafeMutablePointer<
    Element
  >? {
    // Whole cache lines, so that arrays do not share one.
    let bytes = (count * MemoryLayout<Element>.stride + 63) & ~63
    let start = used
    guard let block = unsafe block else {
      used += bytes
      return nil
    }
    guard start + bytes <= size else { return nil }
    used += bytes
    // Inside the block, by the lines above, and aligned for any element.
    return unsafe (block + start).bindMemory(to: type, capacity: count)
  }
}
