#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#elseif canImport(WASILibc)
import WASILibc
#endif

/// Memory that grows in place where the system can do that.
///
/// Large blocks are remapped by the C library instead of being copied, which halves the memory that
/// a growing array touches. Where there is no C library, a larger block is allocated and the old
/// one copied.
///
/// Only ``FlatArray`` and ``MemoryArena`` call this, each for blocks that it alone has and of which
/// it knows the size. Blocks are aligned to 16 bytes at least, and not initialised.
@usableFromInline
enum SystemMemory {
  /// Lengthens a block, or makes one of nil; the bytes up to `old` stay, the others may be
  /// anything.
  /// - Complexity: O(`old`) if the block moves by copying, else O(1).
  static func enlarged(
    _ block: UnsafeMutableRawPointer?, from old: Int, to bytes: Int
  ) -> UnsafeMutableRawPointer {
    #if canImport(Glibc) || canImport(Musl) || canImport(Darwin) || canImport(WASILibc)
    // The old block is not used any more after this line.
    guard let larger = unsafe realloc(block, bytes) else { preconditionFailure("out of memory") }
    unsafe preferLargePages(larger, bytes)
    return unsafe larger
    #else
    let larger = UnsafeMutableRawPointer.allocate(byteCount: bytes, alignment: 16)
    if let block = unsafe block {
      // Both blocks hold at least `old` bytes.
      unsafe larger.copyMemory(from: block, byteCount: old)
      unsafe block.deallocate()
    }
    return unsafe larger
    #endif
  }

  /// Asks for large pages under a block that has room for several: each comes at a fraction of the
  /// price of the small ones that it stands for, and only when it is touched.
  private static func preferLargePages(_ block: UnsafeMutableRawPointer, _ bytes: Int) {
    #if canImport(Glibc)
    guard bytes >= 2 * largePage else { return }
    // For whole pages, and for all that the block stands in: a mapping of two parts would not grow
    // in place. Where the system does not follow the advice, the block is as good as any other.
    // Advice changes no contents, also not those of what else stands in the first and last page.
    let page = 4096
    let start = UInt(bitPattern: block) & ~UInt(page - 1)
    let end = (UInt(bitPattern: block) + UInt(bytes + page - 1)) & ~UInt(page - 1)
    _ = unsafe madvise(UnsafeMutableRawPointer(bitPattern: start), Int(end - start), MADV_HUGEPAGE)
    #endif
  }

  /// The size of a large page, in bytes.
  static let largePage = 1 << 21

  /// A block of whole large pages, or nil where the system has none or is out of memory.
  static func largePages(_ bytes: Int) -> UnsafeMutableRawPointer? {
    #if canImport(Glibc)
    // `bytes` is a multiple of the alignment, as the function demands.
    assert(bytes % largePage == 0)
    guard let block = unsafe aligned_alloc(largePage, bytes) else { return nil }
    // Where the system does not follow the advice, the block is as good as any other.
    _ = unsafe madvise(block, bytes, MADV_HUGEPAGE)
    return unsafe block
    #else
    return nil
    #endif
  }

  /// Gives back a block that ``enlarged(_:from:to:)`` or ``largePages(_:)`` has made.
  @usableFromInline
  static func release(_ block: UnsafeMutableRawPointer) {
    #if canImport(Glibc) || canImport(Musl) || canImport(Darwin) || canImport(WASILibc)
    unsafe free(block)
    #else
    unsafe block.deallocate()
    #endif
  }
}
