/// One large block in which the arrays of a solver begin that is about to take in very much.
///
/// The system gives memory page by page, each at its first use, and for a large system that costs about as much as solving it. A slab
/// asks for large pages, where the system has them; each comes at a fraction of the price of the small pages that it stands for.
@safe
struct MemorySlab: ~Copyable {
  private let block: UnsafeMutableRawPointer
  private let size: Int
  private var used = 0

  /// Takes a block, if it is so large that large pages are worth their room.
  ///
  /// Of a very large one too much would never be used, since what arrays need is only estimated; they grow in place instead.
  init?(bytes: Int) {
    guard bytes > SystemMemory.largePage / 3, bytes <= 16 * SystemMemory.largePage else {
      return nil
    }
    let rounded =
      (bytes + SystemMemory.largePage - 1) / SystemMemory.largePage * SystemMemory.largePage
    guard let block = unsafe SystemMemory.largePages(rounded) else { return nil }
    unsafe self.block = unsafe block
    size = rounded
  }

  deinit {
    unsafe SystemMemory.release(block)
  }

  /// Room for `count` elements, or nil if the slab is used up.
  mutating func carve<Element>(_ count: Int, of type: Element.Type) -> UnsafeMutablePointer<
    Element
  >? {
    // Whole cache lines, so that arrays do not share one.
    let bytes = (count * MemoryLayout<Element>.stride + 63) & ~63
    guard used + bytes <= size else { return nil }
    // Inside the block, by the line above, and aligned for any element.
    let start = unsafe (block + used).bindMemory(to: type, capacity: count)
    used += bytes
    return unsafe start
  }
}
