/// A block that holds a solver's arrays, if the size was announced in advance.
///
/// For a small system, a separate allocation for each of some forty arrays costs a tenth of solving
/// it. For a very large system of constraints the pages matter: the operating system provides each
/// at first use, and that costs about as much as the solving. In that case an arena asks for large
/// pages, if the system has them; each costs a fraction of the small pages that it replaces.
///
/// The same list of arrays is visited twice: while the arena is closed, their sizes are summed;
/// once it is open, each gets a part.
///
/// It is safe because parts do not overlap: `used` only grows, and stays at most `size`. The arena
/// and the arrays in it are fields of the same solver, which is replaced as a whole and never in
/// part. So an array is never used after the part is gone, and never releases the part itself.
@safe
@usableFromInline
package struct MemoryArena: ~Copyable {
  /// Nil while the arena is closed.
  @usableFromInline var block: UnsafeMutableRawPointer?
  private var size = 0
  private var used = 0

  /// The initial capacity for arrays that mostly have few elements.
  static let fewElements = 32

  package init() { unsafe block = nil }

  var isOpen: Bool { unsafe block != nil }

  // Inlinable, since other modules of Embedded Swift have no table in which they would find it.
  @inlinable
  deinit {
    if let block = unsafe block { unsafe SystemMemory.release(block) }
  }

  /// Allocates a block of the summed size, with large pages if it is large enough for them.
  ///
  /// In a large block, untouched parts take no memory, so rough estimates of the array sizes are
  /// fine.
  /// - Returns: Whether the arena is open now.
  package mutating func open() -> Bool {
    guard unsafe block == nil, used > 0 else { return false }
    // A large page costs as much as some forty small pages.
    if used > SystemMemory.largePage / 4 {
      size = (used + SystemMemory.largePage - 1) / SystemMemory.largePage * SystemMemory.largePage
      unsafe block = SystemMemory.largePages(size)
      guard unsafe block != nil else { return false }
    } else {
      size = used
      unsafe block = SystemMemory.enlarged(nil, from: 0, to: size)
    }
    used = 0
    return true
  }

  /// Whether a closed arena's parts all fit into the rest of this arena.
  func hasRoom(for other: borrowing MemoryArena) -> Bool { isOpen && used + other.used <= size }

  /// Returns uninitialized room for `count` elements, or nil if the arena is closed or used up.
  mutating func allocate<Element>(_ count: Int, of type: Element.Type) -> UnsafeMutablePointer<
    Element
  >? {
    // Whole cache lines, so arrays do not share a line.
    let bytes = (count * MemoryLayout<Element>.stride + 63) & ~63
    guard let block = unsafe block else {
      used += bytes
      return nil
    }
    guard used + bytes <= size else { return nil }
    assert(used & 63 == 0 && count >= 0)
    // Inside the block, by the lines above, and aligned for any element, as the block is.
    let start = unsafe (block + used).bindMemory(to: type, capacity: count)
    used += bytes
    return unsafe start
  }
}
