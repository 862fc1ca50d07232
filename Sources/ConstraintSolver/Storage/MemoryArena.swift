/// One block in which the arrays of a solver begin that is told how much it is about to take in.
///
/// For a small system, asking for a block for each of some forty arrays costs a tenth of solving
/// it. For a very large one it is the pages: the system gives them one by one, each at its first
/// use, and that costs about as much as the solving. There an arena asks for large pages, where the
/// system has them; each comes at a fraction of the price of the small pages that it stands for.
///
/// The same list of arrays is gone through twice: while the arena is closed, what they take is
/// summed; once it is open, each gets its part.
///
/// It is safe because parts do not overlap: `used` only grows, and stays at most `size`. The arena
/// and the arrays in it are fields of one solver, which is replaced as a whole and never in part;
/// so no array is used when its part is gone, and none gives its part back itself.
@safe
@usableFromInline
struct MemoryArena: ~Copyable {
  /// Nil while the arena is closed.
  @usableFromInline var block: UnsafeMutableRawPointer?
  private var size = 0
  private var used = 0

  /// How many elements an array begins with that mostly has few.
  static let fewElements = 32

  /// A closed arena.
  init() { unsafe block = nil }

  /// Whether there is a block, in which something may lie.
  var isOpen: Bool { unsafe block != nil }

  // Inlinable, since other modules of Embedded Swift have no table in which they would find it.
  @inlinable
  deinit {
    if let block = unsafe block { unsafe SystemMemory.release(block) }
  }

  /// Takes a block for what was summed, of large pages where it is large enough for them.
  ///
  /// Of a large block, what is never touched takes no memory, so it does not matter that what
  /// arrays need is only estimated.
  /// - Returns: Whether the arena is open now.
  mutating func open() -> Bool {
    guard unsafe block == nil, used > 0 else { return false }
    if used > SystemMemory.largePage / 2 {
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

  /// Room for `count` elements, or nil if the arena is closed or used up; what it holds is not
  /// initialised.
  mutating func allocate<Element>(_ count: Int, of type: Element.Type) -> UnsafeMutablePointer<
    Element
  >? {
    // Whole cache lines, so that arrays do not share one.
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
